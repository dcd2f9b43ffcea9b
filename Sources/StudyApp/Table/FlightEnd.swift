internal import CardCore
internal import Scheduling

/// Where a graded card flies, in card sizes: the better it was known, the higher.
enum FlightEnd {
  /// The end for a grade.
  static func of(_ grade: Grade) -> Point {
    switch grade {
    case .again: Point(x: -1.2, y: 1.5)
    case .hard: Point(x: -1.5, y: 0.6)
    case .good: Point(x: -1.5, y: -0.2)
    case .easy: Point(x: -1.3, y: -1.4)
    }
  }

  /// The end for a leaf that is turned over: it goes on to the left while it turns.
  static let leaf = Point(x: -0.5, y: 0)

  /// The end for a card put aside.
  static let aside = Point(x: 1.5, y: 0.4)
}
