/// A turn of which only the front is seen.
///
/// Two of them, half a turn apart, are the two sides of one card: one vanishes where the other
/// comes into sight, at the animated place and not at half of the time.
struct OneSidedEffect: PanelEffect {
  /// The turn.
  var rotation: Rotation3DEffect
  /// How high the card lies while it turns.
  var elevation = 0.0

  var animatableData: Rotation3DEffect.AnimatableData {
    get { rotation.animatableData }
    set { rotation.animatableData = newValue }
  }

  func appearance(size: Size) -> Appearance {
    let transform = rotation.effectValue(size: size)
    return Appearance(
      transform: transform, opacity: transform.determinant > 0 ? 1 : 0, elevation: elevation)
  }
}
