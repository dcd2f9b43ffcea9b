// MARK: - Going on after a fault of the grammar

extension DeckReader {
  /// Where the next card begins, if reading can go on there after a fault; the fault is told.
  ///
  /// After a fault nothing tells what is inside a text and what is not, so a card is found by its
  /// look: a brace and the first key of a card. Faults in between are not told.
  ///
  /// - Throws: The fault, when faults are not gathered, there is no room for more, or no card follows.
  mutating func recover(from fault: DeckError) throws(DeckError) -> Int {
    if case .tooMany(.cards, _, _) = fault { throw fault }
    guard gathersFaults, let start = Self.nextCard(in: scanner.bytes, from: scanner.offset) else {
      throw fault
    }
    try report(fault)
    return start
  }

  /// The first brace from an offset on that opens a card: not the value of a key (an example has the
  /// keys of a card), and followed by a card's key and a colon.
  ///
  /// - Complexity: O(n) in the bytes up to there.
  private static func nextCard(in bytes: [UInt8], from offset: Int) -> Int? {
    var last = lastVisible(before: offset, in: bytes)
    for index in offset..<bytes.count where !isSpace(bytes[index]) {
      if bytes[index] == UInt8(ascii: "{"), last != UInt8(ascii: ":"),
        startsWithCardKey(bytes, from: index + 1)
      {
        return index
      }
      last = bytes[index]
    }
    return nil
  }

  private static func lastVisible(before offset: Int, in bytes: [UInt8]) -> UInt8? {
    bytes[..<min(offset, bytes.count)].last { !isSpace($0) }
  }

  private static func startsWithCardKey(_ bytes: [UInt8], from offset: Int) -> Bool {
    let rest = bytes[offset...].drop(while: isSpace)
    return DeckKeys.card.contains { key in
      let quoted = "\"\(key)\"".utf8
      return rest.starts(with: quoted)
        && rest.dropFirst(quoted.count).first { !isSpace($0) } == UInt8(ascii: ":")
    }
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09
  }
}
