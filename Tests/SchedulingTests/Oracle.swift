import Foundation

/// Reads a file of numbers kept beside the tests.
func fixture<Value: Decodable>(_ name: String, as type: Value.Type) throws -> Value {
  let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Fixtures").appendingPathComponent(name)
  return try JSONDecoder().decode(type, from: Data(contentsOf: url))
}

/// Whether two numbers agree to one part in 10⁹.
func agree(_ left: Double, _ right: Double) -> Bool {
  abs(left - right) <= 1e-9 * max(1, abs(right))
}
