/// A change to how a card is seen: where, how large, how it lies in space, and how plainly.
///
/// An effect is a value that animates by its `animatableData`, so an `AnimatedValue` can hold it.
public protocol PanelEffect: Animatable, Hashable, Sendable {
  /// How a card of a size, in points, is seen; its top left corner is the origin.
  func appearance(size: Size) -> Appearance
}
