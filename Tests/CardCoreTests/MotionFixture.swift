import Foundation
import Testing

/// The tables of numbers in `Fixtures/Motion`.
enum MotionFixture {
  /// The rows of a table with a header, each by the name of its column.
  static func rows(_ name: String) throws -> [[String: String]] {
    let text = try String(contentsOf: url(name), encoding: .utf8)
    let lines = text.split(whereSeparator: \.isNewline).map(fields)
    let header = try #require(lines.first)
    return lines.dropFirst().map { Dictionary(uniqueKeysWithValues: zip(header, $0)) }
  }

  /// A decoded file, whose `snake_case` keys become `snakeCase`.
  static func json<T: Decodable>(_ name: String, as type: T.Type) throws -> T {
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    return try decoder.decode(type, from: Data(contentsOf: url(name)))
  }

  private static func url(_ name: String) -> URL {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Fixtures/Motion/\(name)")
  }

  /// The fields of a line; a field in quotation marks may hold commas.
  private static func fields(_ line: Substring) -> [String] {
    var result = [""]
    var isQuoted = false
    for character in line {
      if character == "\"" {
        isQuoted.toggle()
      } else if character == ",", !isQuoted {
        result.append("")
      } else {
        result[result.count - 1].append(character)
      }
    }
    return result
  }
}

extension [String: String] {
  /// The number in a column.
  func number(_ column: String) throws -> Double {
    try #require(self[column].flatMap(Double.init))
  }
}

/// Whether two numbers differ by no more than a tolerance, absolutely or in proportion.
func isNear(_ left: Double, _ right: Double, _ tolerance: Double) -> Bool {
  abs(left - right) <= tolerance * max(1, abs(right))
}
