/// What a screen with so many colours can show between two of them.
struct Tones {
  /// The blends for edges.
  let edge: BlendLevels
  /// The blends for ink and rule.
  let ink: BlendLevels
  /// How much more ink counts than there is: without greys, the thin strokes of small letters would
  /// be lost.
  let inkGain: Float
  /// What pictures are dithered with where colours are few.
  let dither: PaletteDither?
  /// Whether tones can be told apart that differ as little as those of paper.
  let showsGrain: Bool

  /// The tones of a depth.
  ///
  /// Few blends of ink keep frames small. Sixteen colours have one grey between light and dark;
  /// eight have none, and blends would come out in whatever colour is near.
  init(_ depth: ColorDepth) {
    showsGrain = depth == .truecolor
    dither = PaletteDither(depth)
    switch depth {
    case .truecolor, .palette256:
      (edge, ink, inkGain) = (BlendLevels(steps: 16), BlendLevels(steps: 8), 1)
    case .palette16:
      (edge, ink, inkGain) = (BlendLevels(steps: 2), BlendLevels(steps: 2), 1.3)
    case .palette8, .none:
      (edge, ink, inkGain) = (BlendLevels(steps: 1), BlendLevels(steps: 1), 1.9)
    }
  }
}
