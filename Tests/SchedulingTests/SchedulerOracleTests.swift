import Testing

@testable import Scheduling

struct SchedulerOracleTests {
  // Anki keeps stability to 4 and difficulty to 3 decimals and goes on from the rounded values, in
  // single precision. So the memory before each answer takes Anki's rounded values, and what comes
  // out must agree to half a unit of the last decimal kept, plus single precision.
  @Test("Every answer is scheduled as Anki schedules it")
  func anki() throws {
    let oracle = try fixture("anki_sched_vectors.json", as: AnkiOracle.self)
    var answers = 0
    for (number, sequence) in oracle.sequences.enumerated() {
      let scheduler = try scheduler(for: sequence)
      var memory: Memory?
      for (position, row) in sequence.reviews.enumerated() {
        let grade = try #require(Grade(rawValue: row.rating))
        let wasReview = memory?.phase == .review
        var next = scheduler.next(
          memory, grade: grade, at: Moment(unixMilliseconds: row.time * 1000, utcOffsetSeconds: 0),
          fuzzSeed: nil)
        let label: Comment = "sequence \(number) answer \(position)"
        #expect(outcome(next) == expected(row, sequence), label)
        #expect(abs(next.stability - row.data.s) <= 0.5e-4 + 1e-5 * row.data.s, label)
        #expect(abs(next.difficulty - row.data.d) <= 0.5e-3 + 1e-5, label)
        if wasReview, row.type == 3, !sequence.relearningMinutes.isEmpty {
          let days = scheduler.model.interval(
            stability: next.stability, retention: sequence.desiredRetention
          ).roundedDays
          #expect(max(1, days) == row.interval, label)
        }
        next.stability = row.data.s
        next.difficulty = row.data.d
        memory = next
        answers += 1
      }
    }
    #expect(oracle.sequences.count == 56)
    #expect(answers == 529)
  }

  private struct Outcome: Equatable {
    var phase: Memory.Phase
    var due: Memory.Due
    var intervalDays: Int
    var reviewCount: Int
    var lapseCount: Int
  }

  private func outcome(_ memory: Memory) -> Outcome {
    Outcome(
      phase: memory.phase, due: memory.due, intervalDays: memory.intervalDays,
      reviewCount: memory.reviewCount, lapseCount: memory.lapseCount)
  }

  private func expected(_ row: AnkiOracle.Row, _ sequence: AnkiOracle.Sequence) -> Outcome {
    let steps = (row.type == 1 ? sequence.learningMinutes : sequence.relearningMinutes).count
    let step = max(0, steps - row.left % 1000)
    let created = StudyDay(
      containing: Moment(unixMilliseconds: sequence.created * 1000, utcOffsetSeconds: 0))
    let phases: [Int: Memory.Phase] = [1: .learning(step: step), 3: .relearning(step: step)]
    return Outcome(
      phase: phases[row.type] ?? .review,
      due: row.queue == 1
        ? .at(unixMilliseconds: row.due * 1000) : .on(created.advanced(by: Int(row.due))),
      intervalDays: row.type == 2 ? row.interval : 0, reviewCount: row.reps, lapseCount: row.lapses)
  }

  private func scheduler(for sequence: AnkiOracle.Sequence) throws -> Scheduler {
    Scheduler(
      settings: SchedulerSettings(
        desiredRetention: sequence.desiredRetention,
        learningSteps: sequence.learningMinutes.map { Int($0 * 60) },
        relearningSteps: sequence.relearningMinutes.map { Int($0 * 60) },
        maximumIntervalDays: sequence.maximumInterval,
        parameters: sequence.parameters.isEmpty
          ? .standard : try FSRSParameters(sequence.parameters)))
  }
}
