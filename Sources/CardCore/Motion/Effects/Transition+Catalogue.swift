extension Transition {
  /// Fades in and out.
  public static let opacity = modifier(active: OpacityEffect(0), identity: OpacityEffect(1))

  /// Grows from nothing and shrinks to it.
  public static let scale = scale(0)

  /// Grows from a size and shrinks to it.
  public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> Transition {
    modifier(active: ScaleEffect(scale, anchor: anchor), identity: ScaleEffect(1, anchor: anchor))
  }

  /// Comes in over a side and goes out over it.
  public static func move(edge: Edge) -> Transition {
    modifier(
      active: OffsetEffect(edge.outward), identity: OffsetEffect(UnitPoint(x: 0, y: 0)))
  }

  /// Comes in over a side and pushes what was there out over the other.
  public static func push(from edge: Edge) -> Transition {
    asymmetric(insertion: move(edge: edge), removal: move(edge: edge.opposite))
  }

  /// Turns over: what goes and what comes are the two sides of one card.
  ///
  /// - Parameters:
  ///   - direction: Forward takes the right edge (or the top) away first, and back turns the other
  ///     way.
  ///   - axis: The axis in the plane that the card turns about.
  ///   - perspective: How strong the perspective is.
  public static func flip(
    _ direction: TurnDirection = .forward, axis: Vector3 = .vertical, perspective: Double = 0.5
  ) -> Transition {
    let half = direction == .forward ? 180.0 : -180
    func side(_ degrees: Double) -> OneSidedEffect {
      OneSidedEffect(
        rotation: Rotation3DEffect(.degrees(degrees), axis: axis, perspective: perspective))
    }
    return asymmetric(
      insertion: modifier(active: side(-half), identity: side(0)),
      removal: modifier(active: side(half), identity: side(0)))
  }

  /// Turns a page about its left edge: forward the old page lifts and turns away over the new one,
  /// back the page from before turns over onto the one that goes.
  ///
  /// - Parameter perspective: How strong the perspective is; below 0.35 even a wide page, which
  ///   comes near to the eye, stays within bounds.
  public static func page(
    _ direction: TurnDirection = .forward, perspective: Double = 0.3
  ) -> Transition {
    func leaf(_ degrees: Double) -> OneSidedEffect {
      OneSidedEffect(
        rotation: Rotation3DEffect(
          .degrees(degrees), axis: .vertical, anchor: .leading, perspective: perspective),
        elevation: 1)
    }
    let turn = modifier(active: leaf(-180), identity: leaf(0))
    switch direction {
    case .forward: return asymmetric(insertion: .identity, removal: turn)
    case .back: return asymmetric(insertion: turn, removal: .identity)
    }
  }
}
