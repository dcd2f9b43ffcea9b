public import CardCore
internal import StudyApp

/// An effect played there and back by its own animation, frame by frame.
public struct EffectRecording: Sendable {
  /// The screen from a moment on.
  public struct Frame: Hashable, Sendable {
    /// Seconds from the start.
    public var time: Double
    /// What the screen shows.
    public var surface: Surface
  }

  /// The frames that differ from the one before; the first is at time 0.
  public private(set) var frames: [Frame] = []
  /// The length in seconds, with the pauses at either end.
  public private(set) var duration = 0.0
  /// The effect's name for people.
  public let title: String
  /// The height of a cell in widths.
  public let cellAspect: Double
  /// The colours that the frames are made of.
  public let depth: ColorDepth
  /// The colours of cells without colours.
  public let colors: TerminalColors

  /// The pause before each way, in seconds.
  static let pause = 0.8
  /// No way is longer, in seconds, whatever the animation.
  static let longestWay = 10.0

  /// Plays an effect.
  ///
  /// - Parameters:
  ///   - options: The picture; the progress of its effect is of no account.
  ///   - framesPerSecond: How often the screen is looked at, 1...60.
  ///   - textures: Where the print of cards comes from.
  ///   - setting: Breaks lines and orders letters.
  /// - Returns: nil when no effect is named.
  public init?(
    _ options: FrameOptions, framesPerSecond: Double = 25,
    textures: any TextureSource = PlainTextureSource(),
    setting: any TextSetting = PlainTextSetting()
  ) {
    let rate = framesPerSecond >= 1 ? min(framesPerSecond, 60) : 1
    guard let effect = options.effect.flatMap({ CardEffects.named($0.name) }) else { return nil }
    title = effect.title
    cellAspect = options.cellAspect
    depth = options.colors
    colors = TerminalColors(foreground: options.theme.text, background: options.theme.table)
    var renderer = Renderer(
      cellAspect: options.cellAspect, symbols: options.symbols, headline: options.headline,
      textures: textures)
    renderer.setting = setting
    renderer.colorDepth = options.colors
    let faces = FrameText.sampleFaces(theme: options.theme)
    play(effect.animation, framesPerSecond: rate) { progress in
      var options = options
      options.effect?.progress = progress
      var surface = renderer.render(FrameScene(options, faces: faces).picture)
      surface.quantizeColors(to: options.colors)
      return surface
    }
  }

  /// Takes the frames of both ways, each after a pause.
  private mutating func play(
    _ animation: Animation, framesPerSecond rate: Double, drawing surface: (Double) -> Surface
  ) {
    append(surface(0), at: 0)
    var progress = AnimatedValue(0.0)
    for target in [1.0, 0.0] {
      duration += Self.pause
      progress.animate(to: target, with: animation, at: duration)
      let end = min(progress.settleTime ?? duration, duration + Self.longestWay)
      let steps = max(1, Int(((end - duration) * rate).rounded(.up)))
      for step in 1...steps {
        let time = duration + Double(step) / rate
        append(surface(step == steps ? target : progress.value(at: time)), at: time)
      }
      duration += Double(steps) / rate
      progress.snap(to: target)
    }
  }

  private mutating func append(_ surface: Surface, at time: Double) {
    if frames.last?.surface != surface { frames.append(Frame(time: time, surface: surface)) }
  }
}
