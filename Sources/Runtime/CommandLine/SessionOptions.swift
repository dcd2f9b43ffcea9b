public import CardCore
public import Scheduling
public import StudyApp

/// What a person has chosen for a run with a terminal.
public struct SessionOptions: Hashable, Sendable {
  /// The colours.
  public var theme = ThemeChoice.automatic
  /// How much moves.
  public var motion = MotionSetting.full
  /// How a key turns a card over.
  public var flip = FlipStyle.vertical
  /// What headlines are set in.
  public var headline = HeadlineStyle.display
  /// Whether a card left alone sways a little.
  public var sways = false
  /// How much is studied in a day.
  public var limits = DailyLimits()

  /// Creates the options that hold when nothing is chosen.
  public init() {}

  /// Reads the options of a command over the variables of the environment.
  ///
  /// - Parameter variable: The value of an environment variable; one that is not understood counts
  ///   as not set, since it may be meant for another version.
  init(_ parsed: ParsedWords, variable: (String) -> String?) throws(UsageError) {
    if let theme = variable("RECTO_THEME").flatMap(ThemeChoice.init(named:)) { self.theme = theme }
    if let motion = variable("RECTO_MOTION").flatMap(MotionSetting.init) { self.motion = motion }
    if let flip = variable("RECTO_FLIP").flatMap(FlipStyle.init) { self.flip = flip }
    if let headline = variable("RECTO_HEADLINE").flatMap(HeadlineStyle.init) {
      self.headline = headline
    }
    let values = OptionValues(parsed)
    theme = try values.theme("--theme") ?? theme
    motion = try values.choice("--motion", MotionSetting.self) ?? motion
    flip = try values.choice("--flip", FlipStyle.self) ?? flip
    headline = try values.choice("--headline", HeadlineStyle.self) ?? headline
    sways = values.text("--sway") != nil
    limits.newCards = try values.integer("--new", in: 0...200_000) ?? limits.newCards
    limits.reviews = try values.integer("--reviews", in: 0...200_000) ?? limits.reviews
  }

  /// How the options are described.
  static let descriptions: [CommandDescription.Option] = [
    .init("--theme", "NAME", help: ThemeChoice.names.joined(separator: ", ")),
    .init("--motion", "HOW", help: "full, reduced (sides cross-fade) or none"),
    .init("--flip", "STYLE", help: FlipStyle.allCases.map(\.rawValue).joined(separator: ", ")),
    .init("--headline", "KIND", help: "display (large letters) or text"),
    .init("--sway", help: "a card left alone sways a little"),
    .init("--new", "N", help: "new cards a day (default 20)"),
    .init("--reviews", "N", help: "cards asked again a day (default 200)"),
  ]
}
