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
    let faces = FrameText.sampleFaces(theme: options.theme)
    var progress = AnimatedValue(0.0)
    for target in [1.0, 0.0] {
      duration += Self.pause
      progress.animate(to: target, with: effect.animation, at: duration)
      let end = min(progress.settleTime ?? duration, duration + Self.longestWay)
      // The first frame of all, then the steps of the way, the last one at rest.
      let steps = max(1, Int(((end - duration) * rate).rounded(.up)))
      for step in (frames.isEmpty ? 0 : 1)...steps {
        let time = duration + Double(step) / rate
        var options = options
        options.effect?.progress = step == steps ? target : progress.value(at: time)
        var surface = renderer.render(FrameScene(options, faces: faces).picture)
        surface.quantizeColors(to: depth)
        append(surface, at: frames.isEmpty ? 0 : time)
      }
      duration += Double(steps) / rate
      progress.snap(to: target)
    }
  }

  private mutating func append(_ surface: Surface, at time: Double) {
    if frames.last?.surface != surface { frames.append(Frame(time: time, surface: surface)) }
  }
}
