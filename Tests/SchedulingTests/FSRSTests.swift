import Testing

@testable import Scheduling

struct FSRSTests {
  let oracle: FSRSOracle

  init() throws {
    oracle = try fixture("fsrs6_vectors.json", as: FSRSOracle.self)
  }

  @Test("Every sequence of grades gives py-fsrs's stability and difficulty")
  func sequences() throws {
    var compared = 0
    for sequence in oracle.cases {
      let model = FSRS(parameters: try FSRSParameters(sequence.scheduler.parameters))
      var state: MemoryState?
      for step in sequence.reviews {
        let grade = try #require(Grade(rawValue: step.rating))
        let elapsed = step.elapsedDays ?? 0
        if let state, let expected = step.retrievabilityBefore {
          #expect(
            agree(
              model.retrievability(stability: state.stability, elapsedDays: Double(elapsed)),
              expected), "\(sequence.id)")
        }
        let next =
          state.map { model.nextState($0, grade: grade, elapsedDays: elapsed) }
          ?? model.firstState(grade)
        // py-fsrs knows no longest stability; beyond ours its sequence goes its own way.
        if step.py.stability > FSRS.stabilities.upperBound {
          #expect(next.stability == FSRS.stabilities.upperBound, "\(sequence.id)")
          break
        }
        #expect(agree(next.stability, step.py.stability), "\(sequence.id)")
        #expect(agree(next.difficulty, step.py.difficulty), "\(sequence.id)")
        compared += 1
        state = next
      }
    }
    #expect(oracle.cases.count == 221)
    #expect(compared > 2200)
  }

  @Test("Retrievability and interval agree row by row")
  func curve() throws {
    for row in oracle.unit.retrievability {
      let model = try model(decay: row.w20)
      let chance = model.retrievability(
        stability: try #require(row.s), elapsedDays: try #require(row.t))
      #expect(agree(chance, try #require(row.r)))
    }
    for row in oracle.unit.nextInterval {
      let model = try model(decay: row.w20)
      let interval = model.interval(
        stability: try #require(row.s), retention: try #require(row.dr))
      #expect(agree(interval, try #require(row.unrounded)))
    }
    #expect(oracle.unit.retrievability.count == 108)
    #expect(oracle.unit.nextInterval.count == 126)
  }

  @Test("First state and difficulty agree row by row")
  func difficulty() throws {
    for row in oracle.unit.initial {
      let state = try model(row).firstState(try grade(row))
      #expect(agree(state.stability, try #require(row.s)))
      #expect(agree(state.difficulty, try #require(row.d)))
    }
    for row in oracle.unit.nextDifficulty {
      let difficulty = try model(row).nextDifficulty(try #require(row.d), grade: try grade(row))
      #expect(agree(difficulty, try #require(row.newDifficulty)))
    }
    #expect(oracle.unit.initial.count + oracle.unit.nextDifficulty.count == 72)
  }

  @Test("Stability after recall, lapse and a grade on the same day agrees row by row")
  func stability() throws {
    for row in oracle.unit.recall {
      let next = try model(row).stabilityWhenRecalled(
        try #require(row.s), difficulty: try #require(row.d), retrievability: try #require(row.r),
        grade: try grade(row))
      #expect(agree(next.clamped(to: 0.001...1e12), try #require(row.newStability)))
    }
    for row in oracle.unit.forget {
      let next = try model(row).stabilityWhenForgotten(
        try #require(row.s), difficulty: try #require(row.d), retrievability: try #require(row.r))
      #expect(agree(next.clamped(to: FSRS.stabilities), try #require(row.newStability)))
    }
    for row in oracle.unit.shortTerm {
      let next = try model(row).stabilityWithinDay(try #require(row.s), grade: try grade(row))
      #expect(agree(next.clamped(to: 0.001...1e12), try #require(row.newStability)))
    }
    #expect(oracle.unit.recall.count == 1296)
    #expect(oracle.unit.forget.count == 432)
    #expect(oracle.unit.shortTerm.count == 72)
  }

  @Test("The known answers of the reference implementations hold", arguments: [true, false])
  func knownAnswers(withinDay: Bool) throws {
    var weights = FSRSParameters.standard.weights
    if !withinDay { weights.replaceSubrange(17...19, with: [0, 0, 0]) }
    let model = FSRS(parameters: try FSRSParameters(weights))
    var state = model.firstState(.again)
    for elapsed in [0, 1, 3, 8, 21] {
      state = model.nextState(state, grade: .good, elapsedDays: elapsed)
    }
    #expect(abs(state.stability - (withinDay ? 53.62691 : 53.335106)) < 1e-4)
    #expect(abs(state.difficulty - 6.3574867) < 1e-4)
    #expect(model.learnsWithinDay == withinDay)
  }

  @Test("Hard on the same day never lowers stability, and a lapse never raises it")
  func monotonic() {
    let model = FSRS()
    for stability in [0.001, 0.3, 2, 40, 900, 36_500] {
      for difficulty in [1, 4.5, 10.0] {
        let state = MemoryState(stability: stability, difficulty: difficulty)
        #expect(model.nextState(state, grade: .hard, elapsedDays: 0).stability >= stability)
        #expect(model.nextState(state, grade: .again, elapsedDays: 9).stability <= stability)
      }
    }
  }

  @Test(
    "States that are no numbers give states in range",
    arguments: [Double.nan, .infinity, -.infinity, 0, -5, 1e300])
  func hostileStates(number: Double) {
    for grade in Grade.allCases {
      for elapsed in [Int.min, -1, 0, 1, Int.max] {
        let next = FSRS().nextState(
          MemoryState(stability: number, difficulty: number), grade: grade, elapsedDays: elapsed)
        #expect(FSRS.stabilities.contains(next.stability))
        #expect(FSRS.difficulties.contains(next.difficulty))
      }
    }
  }

  private func model(_ row: FSRSOracle.Row) throws -> FSRS {
    let set = try #require(row.w)
    return FSRS(parameters: try FSRSParameters(oracle.unitParameters[set]))
  }

  private func model(decay: Double?) throws -> FSRS {
    var weights = FSRSParameters.standard.weights
    weights[20] = try #require(decay)
    return FSRS(parameters: try FSRSParameters(weights))
  }

  private func grade(_ row: FSRSOracle.Row) throws -> Grade {
    let rating = try #require(row.rating)
    return try #require(Grade(rawValue: rating))
  }
}
