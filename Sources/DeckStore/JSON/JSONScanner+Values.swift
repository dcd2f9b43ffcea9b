// MARK: - Values

extension JSONScanner {
  /// Reads any value, however deep, and forgets it.
  ///
  /// Every string in it that is not a key is shown to the visitor first.
  mutating func skipValue(_ visit: (JSONString) -> Void = { _ in }) throws(DeckError) {
    // One bit an open container, the innermost lowest: 1 is an object. Depth is at most 64.
    var objects: UInt64 = 0
    var level = 0
    repeat {
      switch try peekKind() {
      case .object:
        try beginObject()
        objects = objects << 1 | 1
        level += 1
      case .array:
        try beginArray()
        objects <<= 1
        level += 1
      case .string: visit(try string())
      default: _ = try scalar()
      }
      while level > 0 {
        let goesOn = objects & 1 == 1 ? try nextKey() != nil : try nextElement()
        if goesOn { break }
        objects >>= 1
        level -= 1
      }
    } while level > 0
  }

  /// Reads a string, a number, `true`, `false` or `null`; the answer is where it stands.
  mutating func scalar() throws(DeckError) -> Range<Int> {
    let kind = try peekKind()
    let start = offset
    switch kind {
    case .string: _ = try string()
    case .number: try number()
    case .boolean where bytes[offset] == UInt8(ascii: "t"): try word("true")
    case .boolean: try word("false")
    case .null: try word("null")
    case .object, .array: throw unexpected(.value)
    }
    return start..<offset
  }

  private mutating func word(_ word: StaticString) throws(DeckError) {
    let rest = bytes[offset...].prefix(word.utf8CodeUnitCount)
    let isThere = word.withUTF8Buffer { $0.starts(with: rest) }
    guard isThere else { throw unexpected(.value) }
    offset += rest.count
    guard rest.count == word.utf8CodeUnitCount else { throw unexpected(.value) }
  }

  private mutating func number() throws(DeckError) {
    if isAt(UInt8(ascii: "-")) { offset += 1 }
    if isAt(UInt8(ascii: "0")) {
      offset += 1
      guard !isAtDigit else { throw unexpected(.numberWithoutLeadingZero) }
    } else {
      try digits()
    }
    if isAt(UInt8(ascii: ".")) {
      offset += 1
      try digits()
    }
    if isAt(UInt8(ascii: "e")) || isAt(UInt8(ascii: "E")) {
      offset += 1
      if isAt(UInt8(ascii: "+")) || isAt(UInt8(ascii: "-")) { offset += 1 }
      try digits()
    }
  }

  private mutating func digits() throws(DeckError) {
    guard isAtDigit else { throw unexpected(.digit) }
    while isAtDigit { offset += 1 }
  }

  private var isAtDigit: Bool {
    offset < bytes.count
      && (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[offset])
  }
}
