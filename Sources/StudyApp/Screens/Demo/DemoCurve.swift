internal import CardCore

/// A curve that a person can choose in the gallery.
struct DemoCurve: Sendable {
  /// The name, as in code; nil stands for the effect's own curve.
  let name: String
  /// The curve; nil is the effect's own.
  let animation: Animation?

  /// The choices, the first by key 1.
  static let all = [
    DemoCurve(name: "its own curve", animation: nil),
    DemoCurve(name: "smooth", animation: .smooth),
    DemoCurve(name: "snappy", animation: .snappy),
    DemoCurve(name: "bouncy", animation: .bouncy),
    DemoCurve(name: "interactiveSpring", animation: .interactiveSpring),
    DemoCurve(name: "linear", animation: .linear(duration: 1)),
    DemoCurve(name: "easeIn", animation: .easeIn(duration: 1)),
    DemoCurve(name: "easeOut", animation: .easeOut(duration: 1)),
    DemoCurve(name: "easeInOut", animation: .easeInOut(duration: 1)),
  ]
}
