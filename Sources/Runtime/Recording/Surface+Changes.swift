internal import CardCore

extension Surface {
  /// Which cells look different than in another surface of the same size, row by row.
  ///
  /// Both halves of a wide glyph go together, before or after the change.
  func changes(since old: Surface) -> [Bool] {
    guard old.size == size else { return cells.map { _ in true } }
    var result = zip(cells, old.cells).map { $0 != $1 }
    for index in result.indices.dropFirst()
    where cells[index].glyph == .continuation && result[index] != result[index - 1] {
      result[index - 1] = true
      result[index] = true
    }
    return result
  }
}
