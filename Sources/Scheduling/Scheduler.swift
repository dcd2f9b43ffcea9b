/// Decides when a card is asked again.
///
/// The memory model says how long a card will be remembered; the scheduler adds the steps of minutes,
/// study days, the order Hard < Good < Easy, the longest interval, and the spreading of intervals.
/// The rules are those of Anki 26.9 with FSRS. A value without state: the same arguments give the
/// same answer.
public struct Scheduler: Sendable {
  /// The settings, with every number in its range.
  public let settings: SchedulerSettings
  /// The model of forgetting.
  public let model: any MemoryModel

  /// Creates a scheduler that remembers with FSRS-6.
  public init(settings: SchedulerSettings = SchedulerSettings()) {
    let parameters = settings.parameters.limited(toRelearningSteps: settings.relearningSteps.count)
    self.init(settings: settings, model: FSRS(parameters: parameters))
  }

  /// Creates a scheduler with another model of forgetting.
  public init(settings: SchedulerSettings, model: any MemoryModel) {
    self.settings = settings.normalized
    self.model = model
  }

  /// The memory after a grade.
  ///
  /// - Parameters:
  ///   - memory: The memory before; nil for a card met for the first time.
  ///   - grade: The grade.
  ///   - moment: When it is given. A clock set back counts as no time passed.
  ///   - fuzzSeed: Spreads intervals of 2.5 days and more (`CardIdentity.fuzzSeed`); nil for not.
  public func next(
    _ memory: Memory?, grade: Grade, at moment: Moment, fuzzSeed: UInt64?
  ) -> Memory {
    Answer(scheduler: self, memory: memory, moment: moment, fuzzSeed: fuzzSeed).memory(after: grade)
  }

  /// The memory after each grade, to be shown before one is given.
  public func preview(
    _ memory: Memory?, at moment: Moment, fuzzSeed: UInt64? = nil
  ) -> [Grade: Memory] {
    let answer = Answer(scheduler: self, memory: memory, moment: moment, fuzzSeed: fuzzSeed)
    return Dictionary(uniqueKeysWithValues: Grade.allCases.map { ($0, answer.memory(after: $0)) })
  }

  /// The chance of remembering a card now, 0...1.
  public func retrievability(_ memory: Memory, at moment: Moment) -> Double {
    model.retrievability(
      stability: memory.stability,
      elapsedDays: Double(Self.elapsedDays(since: memory.lastReview, to: moment)))
  }

  /// Whether a card was forgotten so often that it should rather be rewritten.
  public func isLeech(_ memory: Memory) -> Bool {
    settings.leechThreshold > 0 && memory.lapseCount >= settings.leechThreshold
  }

  /// The study days between two moments, never negative.
  static func elapsedDays(since earlier: Moment, to later: Moment) -> Int {
    max(0, later.studyDay.days(since: earlier.studyDay))
  }
}
