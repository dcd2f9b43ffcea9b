internal import CardCore

/// A rectangle of one colour in a picture.
struct ColoredRectangle: Hashable {
  var color: Color
  var left: Double
  var top: Double
  var right: Double
  var bottom: Double

  /// Joins what lies side by side, then what lies above each other, where the whole is a rectangle.
  ///
  /// - Complexity: O(n log n).
  static func joined(_ rectangles: [ColoredRectangle]) -> [ColoredRectangle] {
    let across = rectangles.sorted { $0.orderAcross < $1.orderAcross }
    let rows = join(across, edge: \.right, next: \.left) {
      $0.top == $1.top && $0.bottom == $1.bottom
    }
    let along = rows.sorted { $0.orderAlong < $1.orderAlong }
    return join(along, edge: \.bottom, next: \.top) { $0.left == $1.left && $0.right == $1.right }
  }

  private static func join(
    _ sorted: [ColoredRectangle], edge: WritableKeyPath<Self, Double>, next: KeyPath<Self, Double>,
    where isAligned: (Self, Self) -> Bool
  ) -> [ColoredRectangle] {
    var result: [ColoredRectangle] = []
    for rectangle in sorted {
      if let last = result.last, last.color == rectangle.color, isAligned(last, rectangle),
        last[keyPath: edge] == rectangle[keyPath: next]
      {
        result[result.count - 1][keyPath: edge] = rectangle[keyPath: edge]
      } else {
        result.append(rectangle)
      }
    }
    return result
  }

  private var number: Double {
    Double(color.red) * 65_536 + Double(color.green) * 256 + Double(color.blue)
  }

  private var orderAcross: (Double, Double, Double, Double) { (number, top, bottom, left) }

  private var orderAlong: (Double, Double, Double, Double) { (number, left, right, top) }
}
