/// What was measured over the angles of a scene, ours and theirs.
struct Comparison: CustomStringConvertible {
  /// The sums of one side.
  struct Total {
    /// The processor time.
    var seconds = 0.0
    fileprivate var light = 0.0
    fileprivate var code = 0.0
    fileprivate var unknownCells = 0
    fileprivate var count = 0.0

    /// Adds a frame's error.
    mutating func add(_ error: PictureError) {
      light += error.light
      code += error.code
      unknownCells += error.unknownCells
      count += 1
    }
  }

  var ours = Total()
  var theirs = Total()

  /// Whether we take at most a tenth of their time, and make at most their error in light.
  var isWithinGoal: Bool {
    10 * ours.seconds <= theirs.seconds && ours.light <= theirs.light
  }

  /// Times, errors, and ours as shares of theirs.
  var description: String {
    let time = column("ms", 1000 * ours.seconds, 1000 * theirs.seconds)
    let light = column("error in light", ours.light, theirs.light)
    let code = column("in code values", ours.code, theirs.code)
    let unknown = ours.unknownCells + theirs.unknownCells
    let note = unknown > 0 ? "; \(unknown) cells of unknown shape count as without error" : ""
    return time + light + code + note
  }

  private func column(_ name: String, _ our: Double, _ their: Double) -> String {
    let mine = our / ours.count
    let other = their / theirs.count
    let digits = 100.0
    let values = "\((digits * mine).rounded() / digits) / \((digits * other).rounded() / digits)"
    let ratio = "= \((1000 * our / their).rounded() / 1000)"
    return CompareWithChafa.padded("\(name) \(values) \(ratio)", to: 41)
  }
}
