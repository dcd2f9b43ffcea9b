internal import CardCore
internal import Scheduling

/// Where a graded card flies, in card sizes: the better it was known, the higher.
enum FlightEnd {
  /// The end for a grade.
  static func of(_ grade: Grade) -> Point {
    switch grade {
    case .again: FlightEffect.grades[0].end
    case .hard: FlightEffect.grades[1].end
    case .good: FlightEffect.grades[2].end
    case .easy: FlightEffect.grades[3].end
    }
  }

  /// The end for a leaf that is turned over: it goes on to the left while it turns.
  static let leaf = Point(x: -0.5, y: 0)

  /// The end for a card put aside.
  static let aside = Point(x: 1.5, y: 0.4)
}
