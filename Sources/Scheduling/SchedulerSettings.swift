/// What a person may choose about scheduling.
public struct SchedulerSettings: Hashable, Sendable {
  /// The chance of remembering at which a card is asked again, 0.70...0.99.
  public var desiredRetention: Double
  /// The steps of a new card, in seconds; none sends it straight to days.
  public var learningSteps: [Int]
  /// The steps of a forgotten card, in seconds.
  public var relearningSteps: [Int]
  /// The longest interval, in days, 1...36 500.
  public var maximumIntervalDays: Int
  /// How many times a card may be forgotten before it counts as a leech; 0 for never.
  public var leechThreshold: Int
  /// The parameters of the memory model.
  public var parameters: FSRSParameters

  /// Creates settings; numbers outside their ranges are moved into them by the scheduler.
  public init(
    desiredRetention: Double = 0.9, learningSteps: [Int] = [60, 600],
    relearningSteps: [Int] = [600], maximumIntervalDays: Int = 36_500, leechThreshold: Int = 8,
    parameters: FSRSParameters = .standard
  ) {
    self.desiredRetention = desiredRetention
    self.learningSteps = learningSteps
    self.relearningSteps = relearningSteps
    self.maximumIntervalDays = maximumIntervalDays
    self.leechThreshold = leechThreshold
    self.parameters = parameters
  }

  /// The settings with every number in its range; steps last from a second to a year.
  var normalized: SchedulerSettings {
    var settings = self
    settings.desiredRetention = desiredRetention.clamped(to: 0.70...0.99)
    settings.learningSteps = learningSteps.map { $0.clamped(to: 1...31_536_000) }
    settings.relearningSteps = relearningSteps.map { $0.clamped(to: 1...31_536_000) }
    settings.maximumIntervalDays = maximumIntervalDays.clamped(to: 1...36_500)
    return settings
  }
}
