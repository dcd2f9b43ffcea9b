/// How alike two words are.
public enum EditDistance {
  /// The least number of inserted, deleted, replaced or swapped letters that makes one of another.
  ///
  /// The optimal string alignment distance. Words are short: O(n · m).
  public static func between(_ left: String, _ right: String) -> Int {
    let left = Array(left)
    let right = Array(right)
    var rows = [Array(0...right.count)]
    for (index, letter) in left.enumerated() {
      var row = [index + 1]
      for (other, candidate) in right.enumerated() {
        var best = min(row[other], rows[index][other + 1]) + 1
        best = min(best, rows[index][other] + (letter == candidate ? 0 : 1))
        if index > 0, other > 0, letter == right[other - 1], left[index - 1] == candidate {
          best = min(best, rows[index - 1][other - 1] + 1)
        }
        row.append(best)
      }
      rows.append(row)
    }
    return rows[left.count][right.count]
  }

  /// The candidate that a mistyped word most likely stands for; nil when none is near.
  public static func nearest(to word: String, among candidates: [String]) -> String? {
    guard word.unicodeScalars.count <= 40 else { return nil }
    let ranked = candidates.map { (name: $0, distance: between(word, $0)) }
    guard let best = ranked.min(by: { $0.distance < $1.distance }) else { return nil }
    return best.distance <= max(1, word.count / 3) ? best.name : nil
  }
}
