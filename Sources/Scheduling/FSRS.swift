/// The Free Spaced Repetition Scheduler, version 6.
///
/// A card has a stability S in days and a difficulty D in 1...10. All numbers are doubles and
/// nothing is rounded on the way. Formulas: Jarrett Ye, "The Algorithm" (FSRS-6), in the wiki of
/// awesome-fsrs; S0, D0 and w are named as there.
public struct FSRS: MemoryModel, Hashable {
  /// The parameters.
  public let parameters: FSRSParameters

  /// The range of stabilities, in days.
  public static let stabilities = 0.001...36_500.0
  /// The range of difficulties.
  public static let difficulties = 1.0...10.0

  private let decay: Double
  private let factor: Double

  /// Creates the model.
  public init(parameters: FSRSParameters = .standard) {
    self.parameters = parameters
    decay = -parameters.weights[20]
    factor = power(0.9, 1 / decay) - 1
  }

  private var w: [Double] { parameters.weights }

  /// Whether grades on one day change the stability.
  public var learnsWithinDay: Bool { w[17] > 0 && w[18] > 0 }

  /// R(t, S) = (1 + factor t / S)^decay.
  public func retrievability(stability: Double, elapsedDays: Double) -> Double {
    let stability = stability.clamped(to: Self.stabilities)
    return power(1 + factor * max(0, elapsedDays) / stability, decay)
  }

  /// I(r, S) = S / factor (r^(1 / decay) - 1).
  public func interval(stability: Double, retention: Double) -> Double {
    stability / factor * (power(retention, 1 / decay) - 1)
  }

  /// S0 = w[G - 1]; D0 = w4 - e^(w5 (G - 1)) + 1.
  public func firstState(_ grade: Grade) -> MemoryState {
    MemoryState(
      stability: w[grade.rawValue - 1].clamped(to: Self.stabilities),
      difficulty: firstDifficulty(grade).clamped(to: Self.difficulties))
  }

  /// The state after a further grade; both formulas start from the state before it.
  public func nextState(_ state: MemoryState, grade: Grade, elapsedDays: Int) -> MemoryState {
    let stability = state.stability.clamped(to: Self.stabilities)
    let difficulty = state.difficulty.clamped(to: Self.difficulties)
    let next: Double
    if elapsedDays <= 0 {
      next = stabilityWithinDay(stability, grade: grade)
    } else {
      let chance = retrievability(stability: stability, elapsedDays: Double(elapsedDays))
      next =
        grade == .again
        ? stabilityWhenForgotten(stability, difficulty: difficulty, retrievability: chance)
        : stabilityWhenRecalled(
          stability, difficulty: difficulty, retrievability: chance, grade: grade)
    }
    return MemoryState(
      stability: next.clamped(to: Self.stabilities),
      difficulty: nextDifficulty(difficulty, grade: grade))
  }

  private func firstDifficulty(_ grade: Grade) -> Double {
    w[4] - exponential(w[5] * Double(grade.rawValue - 1)) + 1
  }

  /// Linear damping toward 10, then reversion toward the (unclamped) difficulty of Easy.
  func nextDifficulty(_ difficulty: Double, grade: Grade) -> Double {
    let change = -w[6] * Double(grade.rawValue - 3)
    let damped = difficulty + change * (10 - difficulty) / 9
    return (w[7] * firstDifficulty(.easy) + (1 - w[7]) * damped).clamped(to: Self.difficulties)
  }

  /// S e^(w17 (G - 3 + w18)) S^-w19, which never lowers S unless the card was forgotten.
  func stabilityWithinDay(_ stability: Double, grade: Grade) -> Double {
    let increase =
      exponential(w[17] * (Double(grade.rawValue - 3) + w[18])) * power(stability, -w[19])
    return stability * (grade == .again ? increase : max(increase, 1))
  }

  func stabilityWhenRecalled(
    _ stability: Double, difficulty: Double, retrievability: Double, grade: Grade
  ) -> Double {
    let penalty = grade == .hard ? w[15] : 1
    let bonus = grade == .easy ? w[16] : 1
    let surprise = exponential(w[10] * (1 - retrievability)) - 1
    let increase =
      exponential(w[8]) * (11 - difficulty) * power(stability, -w[9]) * surprise * penalty * bonus
    return stability * (1 + increase)
  }

  func stabilityWhenForgotten(
    _ stability: Double, difficulty: Double, retrievability: Double
  ) -> Double {
    let afterLapse =
      w[11] * power(difficulty, -w[12]) * (power(stability + 1, w[13]) - 1)
      * exponential(w[14] * (1 - retrievability))
    return min(afterLapse, stability / exponential(w[17] * w[18]))
  }
}
