internal import CardCore

/// What stands for motion where it is reduced: the print of what was seen fades out, and that of
/// what is to be seen fades in.
struct CrossFade: Equatable, Sendable {
  private var share = AnimatedValue(1.0)

  /// How long the whole takes, in seconds.
  static let duration = 0.18

  /// Nothing fades.
  static let none = CrossFade()

  private init() {}

  /// Starts to fade from what was seen to what is to be seen.
  init(startingAt seconds: Double) {
    share = AnimatedValue(0)
    share.animate(to: 1, with: .linear(duration: Self.duration), at: seconds)
  }

  /// Starts to fade in what comes to where nothing was.
  init(appearingAt seconds: Double) {
    share = AnimatedValue(0.5)
    share.animate(to: 1, with: .linear(duration: Self.duration / 2), at: seconds)
  }

  /// Whether nothing fades any more.
  func isSettled(at seconds: Double) -> Bool { share.isSettled(at: seconds) }

  /// Whether what was seen is still what shows.
  func showsOld(at seconds: Double) -> Bool { share.value(at: seconds) < 0.5 }

  /// How strongly print shows, 0...1.
  func inkOpacity(at seconds: Double) -> Double {
    min(1, abs(2 * share.value(at: seconds) - 1))
  }
}
