import CardCore
import Testing

@Suite("Effects")
struct MotionEffectTests {
  private static let size = Size(width: 56, height: 30)
  private static let heart = MotionPath.heart(center: Point(x: 4, y: 9), width: 90)

  private static func seen(_ x: Double, _ y: Double, by transform: ProjectionTransform) -> Point {
    Point(x: x, y: y).applying(transform).point ?? Point(x: .nan, y: .nan)
  }

  @Test(
    "A card on a path keeps its area, and its centre lies on the path",
    arguments: [PathEffect.Orientation.upright, .alongPath, .turningWithPath])
  func path(orientation: PathEffect.Orientation) {
    for step in 0...200 {
      let progress = Double(step) / 200
      let effect = PathEffect(path: Self.heart, progress: progress, orientation: orientation)
      let transform = effect.effectValue(size: Self.size)
      #expect(isNear(transform.determinant, 1, 1e-12))
      let center = Self.seen(28, 15, by: transform)
      let place = Self.heart.point(at: progress)
      #expect(isNear(center.x, place.x + 28, 1e-9) && isNear(center.y, place.y + 15, 1e-9))
    }
  }

  @Test("Along a path, the right of the card points forward")
  func alongPath() {
    let down = MotionPath.line(from: .zero, to: Point(x: 0, y: 10))
    func right(_ orientation: PathEffect.Orientation) -> Point {
      let transform = PathEffect(path: down, progress: 0.5, orientation: orientation)
        .effectValue(size: Self.size)
      return Self.seen(29, 15, by: transform)
    }
    #expect(isNear(right(.alongPath).x, 28, 1e-9) && isNear(right(.alongPath).y, 21, 1e-9))
    #expect(isNear(right(.upright).x, 29, 1e-9) && isNear(right(.upright).y, 20, 1e-9))
    #expect(isNear(right(.turningWithPath).x, 29, 1e-9))
  }

  @Test("In a bend the card is slimmer along the path and broader across")
  func squash() {
    let circle = MotionPath.arc(center: .zero, radius: 28, from: .zero, to: .degrees(360))
    let effect = PathEffect(
      path: circle, progress: 0.25, orientation: .alongPath,
      squash: CurvatureSquash(gain: 0.1, greatest: 1))
    let transform = effect.effectValue(size: Self.size)
    #expect(isNear(transform.m11, -1 / 1.2, 1e-6))
    #expect(isNear(transform.m22, -1.2, 1e-6))
    let scale = CurvatureSquash(gain: 5, greatest: 0.35).scale(bend: -1, extent: 50)
    #expect(scale.across == 1.35 && isNear(scale.along * scale.across, 1, 1e-12))
    #expect(CurvatureSquash.rigid.scale(bend: 3, extent: 9) == (1, 1))
    #expect(CurvatureSquash(gain: .nan).scale(bend: .nan, extent: .nan) == (1, 1))
  }

  @Test("An effect is animated whole")
  func animated() {
    let flat = Rotation3DEffect(.zero, axis: .vertical, perspective: 0.5)
    let turned = Rotation3DEffect(.degrees(180), axis: .vertical, perspective: 0.5)
    var effect = AnimatedValue(flat)
    effect.animate(to: turned, with: .linear(duration: 1), at: 0)
    let middle = effect.value(at: 0.25)
    #expect(isNear(middle.angle.degrees, 45, 1e-12))
    #expect(middle.axis == .vertical)
    #expect(
      middle.effectValue(size: Self.size).isClose(
        to: .rotation3D(.degrees(45), axis: .vertical, perspective: 0.5, size: Self.size),
        within: 1e-12))
    #expect(effect.value(at: 1) == turned)
  }

  @Test("Offsets, scales and opacities do what they say")
  func flat() {
    let offset = OffsetEffect(UnitPoint(x: 0.5, y: -1)).effectValue(size: Self.size)
    #expect(Self.seen(1, 1, by: offset) == Point(x: 29, y: -29))
    let scale = ScaleEffect(0.5, anchor: .bottomTrailing).effectValue(size: Self.size)
    #expect(Self.seen(56, 30, by: scale) == Point(x: 56, y: 30))
    #expect(Self.seen(0, 0, by: scale) == Point(x: 28, y: 15))
    #expect(OpacityEffect(3).appearance(size: Self.size).opacity == 1)
    #expect(OpacityEffect(.nan).appearance(size: Self.size).opacity == 0)
    #expect(
      OpacityEffect(0).interpolated(to: OpacityEffect(1), amount: 0.25) == OpacityEffect(0.25))
  }
}

@Suite("Transition")
struct MotionTransitionTests {
  private static let size = Size(width: 56, height: 30)
  private static let catalogue: [(Transition, String)] = [
    (.identity, "identity"), (.opacity, "opacity"), (.scale, "scale"),
    (.move(edge: .top), "move"), (.push(from: .trailing), "push"), (.flip(), "flip"),
    (.flip(.back, axis: .horizontal), "flip back"), (.page(), "page"), (.page(.back), "page back"),
    (Transition.opacity.combined(with: .move(edge: .leading)), "combined"),
    (.asymmetric(insertion: .scale, removal: .opacity), "asymmetric"),
  ]

  @Test("A card that has come, and one that has not begun to go, are at rest", arguments: catalogue)
  func rest(transition: Transition, name: String) {
    for appearance in [
      transition.insertion(at: 1, size: Self.size), transition.removal(at: 0, size: Self.size),
    ] {
      #expect(appearance.transform.isClose(to: .identity, within: 1e-12))
      #expect(appearance.opacity == 1)
    }
  }

  @Test(
    "A flip shows one side at a time, and both are one turning card",
    arguments: TurnDirection.allCases)
  func flip(direction: TurnDirection) {
    let transition = Transition.flip(direction, perspective: 0.4)
    let sign = direction == .forward ? 1.0 : -1
    for step in 0...100 where step != 50 {
      let progress = Double(step) / 100
      let old = transition.removal(at: progress, size: Self.size)
      let new = transition.insertion(at: progress, size: Self.size)
      #expect(old.opacity + new.opacity == 1)
      #expect((old.opacity == 1) == (progress < 0.5))
      #expect(
        old.transform.isClose(
          to: .rotation3D(
            .degrees(180 * sign * progress), axis: .vertical, perspective: 0.4, size: Self.size),
          within: 1e-9))
      let mounted = ProjectionTransform.reflection(
        about: .vertical, through: Point(x: 28, y: 15)
      ).concatenating(old.transform)
      #expect(new.transform.isClose(to: mounted, within: 1e-9))
    }
  }

  @Test("A page turns about its left edge over the next one, and comes back the same way")
  func page() {
    for step in 0...20 {
      let progress = Double(step) / 20
      let old = Transition.page(.forward).removal(at: progress, size: Self.size)
      #expect(Transition.page(.forward).insertion(at: progress, size: Self.size) == .identity)
      #expect(old.elevation == 1)
      let hinge = Point(x: 0, y: 15).applying(old.transform).point
      #expect(hinge.map { isNear($0.x, 0, 1e-9) && isNear($0.y, 15, 1e-9) } == true)
      let back = Transition.page(.back).insertion(at: 1 - progress, size: Self.size)
      #expect(back.transform.isClose(to: old.transform, within: 1e-9))
    }
    let lifted = Transition.page().removal(at: 0.25, size: Self.size).transform
    let corner = Point(x: 56, y: 0).applying(lifted)
    #expect(corner.w < 1, "the free edge comes nearer")
  }

  @Test("What is pushed goes out opposite to where the new one comes in")
  func push() {
    let transition = Transition.push(from: .trailing)
    #expect(transition.insertion(at: 0, size: Self.size).transform.m31 == 56)
    #expect(transition.removal(at: 1, size: Self.size).transform.m31 == -56)
    #expect(transition.insertion(at: 0.25, size: Self.size).transform.m31 == 42)
    let up = Transition.move(edge: .top)
    #expect(up.removal(at: 1, size: Self.size).transform.m32 == -30)
  }

  @Test("Combined transitions do both, asymmetric ones come and go differently")
  func combined() {
    let both = Transition.opacity.combined(with: .move(edge: .leading))
    let seen = both.insertion(at: 0.25, size: Self.size)
    #expect(isNear(seen.opacity, 0.25, 1e-12) && seen.transform.m31 == -42)
    let odd = Transition.asymmetric(insertion: .move(edge: .bottom), removal: .opacity)
    #expect(odd.insertion(at: 0, size: Self.size).transform.m32 == 30)
    #expect(odd.removal(at: 1, size: Self.size) == Appearance(opacity: 0))
  }

  @Test("Equal transitions are equal, others are not")
  func equality() {
    for (index, left) in Self.catalogue.enumerated() {
      for (other, right) in Self.catalogue.enumerated() {
        #expect((left.0 == right.0) == (index == other), "\(left.1), \(right.1)")
      }
    }
    #expect(Transition.move(edge: .top) == .move(edge: .top))
    #expect(Transition.flip() != .flip(perspective: 0.1))
  }

  @Test(
    "No progress makes an unusable appearance", arguments: catalogue,
    [Double.nan, .infinity, -.infinity, 1.3, -0.2])
  func badInput(transition: (Transition, String), progress: Double) {
    for size in [Self.size, .zero] {
      let appearances = [
        transition.0.insertion(at: progress, size: size),
        transition.0.removal(at: progress, size: size),
      ]
      for appearance in appearances {
        #expect(appearance.transform.isFinite)
        #expect((0...1).contains(appearance.opacity))
      }
    }
  }
}
