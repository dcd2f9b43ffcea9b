/// The colours of a panel, cell by cell: even light, or light that changes across it.
struct PanelLight {
  /// The colours without the gradient.
  let even: PanelInks
  /// The gradient; nil for even light.
  private let gradient: Gradient?
  /// The paper's grain; nil where none shows.
  private let grain: PaperGrain?

  /// Whether the light is the same everywhere.
  var isEven: Bool { gradient == nil }

  /// Works out the colours of a panel.
  ///
  /// - Parameters:
  ///   - paper: The colours at rest.
  ///   - shade: The light on the panel.
  ///   - shading: How it changes across the panel.
  ///   - pose: Where the panel is seen.
  ///   - showsGrain: Whether the screen can tell tones apart that differ as little as paper's.
  init(_ paper: Paper, shade: Double, shading: Shading?, pose: PanelPose, showsGrain: Bool) {
    even = PanelInks(paper, shade: shade)
    grain =
      showsGrain && shading == nil ? PaperGrain(paper, shade: even.inkShade, pose: pose) : nil
    if let shading, let toSheet = pose.toSheet {
      gradient = Gradient(shading, paper: paper, shade: shade, toSheet: toSheet, box: pose.box)
    } else {
      gradient = nil
    }
  }

  /// The colour of bare paper in a cell.
  @inline(__always)
  func paper(column: Int, row: Int, inks: PanelInks) -> Color {
    grain?.color(column: column, row: row) ?? inks.paper
  }

  /// The colours in a cell.
  @inline(__always)
  func inks(column: Int, row: Int) -> PanelInks {
    gradient?.inks(column: column, row: row) ?? even
  }

  /// A gradient in steps, each with its colours.
  private struct Gradient {
    /// How finely light is told apart: a sixteenth of the light at rest.
    static let steps = 16.0

    let toMeasure: ProjectionTransform
    let isRadial: Bool
    let stops: [Shading.Stop]
    let lowest: Int
    let colors: [PanelInks]

    init?(
      _ shading: Shading, paper: Paper, shade: Double, toSheet: ProjectionTransform, box: Size
    ) {
      let stops = shading.stops.filter { $0.location.isFinite && $0.light.isFinite }
      guard let measure = Self.measure(shading.shape, box: box),
        let least = stops.map(\.light).min(), let most = stops.map(\.light).max()
      else { return nil }
      self.stops = stops
      if case .radial = shading.shape { isRadial = true } else { isRadial = false }
      toMeasure = toSheet.concatenating(measure)
      guard toMeasure.isFinite else { return nil }
      lowest = Self.step(least)
      colors = (lowest...max(lowest, Self.step(most))).map {
        PanelInks(paper, shade: shade, light: Double($0) / Self.steps)
      }
    }

    /// Maps the sheet so that x is the place along a line, or the distance from the origin is.
    private static func measure(_ shape: Shading.Shape, box: Size) -> ProjectionTransform? {
      switch shape {
      case .linear(let from, let to):
        let dx = (to.x - from.x) * box.width
        let dy = (to.y - from.y) * box.height
        let square = dx * dx + dy * dy
        guard square > 0 else { return nil }
        let (ax, ay) = (dx * box.width / square, dy * box.height / square)
        return ProjectionTransform(ax, 0, 0, ay, 0, 0, -from.x * ax - from.y * ay, 0, 1)
      case .radial(let center, let radius):
        let reach = radius * max(box.width, box.height)
        guard reach > 0 else { return nil }
        let (ax, ay) = (box.width / reach, box.height / reach)
        return ProjectionTransform(ax, 0, 0, 0, ay, 0, -center.x * ax, -center.y * ay, 1)
      }
    }

    private static func step(_ light: Double) -> Int {
      // Nothing below zero is left, so that half a step more rounds to the nearest.
      Int(light.clamped(to: 0...2) * steps + 0.5)
    }

    @inline(__always)
    func inks(column: Int, row: Int) -> PanelInks {
      let place = Point(x: Double(column) + 0.5, y: Double(row) + 0.5).applying(toMeasure)
      let x = place.x / place.w
      let y = place.y / place.w
      let along = isRadial ? (x * x + y * y).squareRoot() : x
      let index = Self.step(light(at: along)) - lowest
      return colors[min(max(index, 0), colors.count - 1)]
    }

    private func light(at location: Double) -> Double {
      var before = stops[0]
      // Written so that a place that is no number has the light of the first stop.
      guard location > before.location else { return before.light }
      for stop in stops.dropFirst() {
        if location < stop.location {
          let share = (location - before.location) / (stop.location - before.location)
          return before.light + (stop.light - before.light) * share
        }
        before = stop
      }
      return before.light
    }
  }
}
