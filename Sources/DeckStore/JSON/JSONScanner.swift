/// Reads JSON bytes step by step: RFC 8259 to the letter, with a place for every fault.
///
/// The caller asks for what it expects (`beginObject`, `nextKey`, `string`, `skipValue`, …); the
/// scanner never recurses, allocates nothing for values that are skipped, and refuses nesting beyond
/// `maximumDepth`, duplicate keys, invalid UTF-8 and lone surrogates. A byte order mark is skipped.
struct JSONScanner {
  /// The most objects and arrays inside one another.
  static let maximumDepth = 64
  /// The most keys of one object.
  static let maximumKeys = 10_000
  /// U+FEFF in UTF-8.
  static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// The file.
  let bytes: [UInt8]
  /// The next byte to be read.
  private(set) var offset: Int
  private var depth = 0
  private var isJustOpened = false
  private var keys = JSONKeys()
  private var locator = TextLocator()

  /// Starts at the beginning of a file.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    offset = bytes.starts(with: Self.byteOrderMark) ? Self.byteOrderMark.count : 0
  }

  /// Starts at a value inside a file that was read before.
  init(_ bytes: [UInt8], at offset: Int) {
    self.bytes = bytes
    self.offset = offset
  }

  /// The line and column of a byte.
  mutating func position(of offset: Int) -> TextPosition {
    locator.position(of: offset, in: bytes)
  }

  /// The kind of the value that comes next; nothing is read but white space.
  ///
  /// Throws that something else was expected when no value begins here.
  mutating func peekKind(
    orExpect expected: DeckError.Expectation = .value
  ) throws(DeckError) -> JSONKind {
    skipWhitespace()
    guard offset < bytes.count else { throw unexpected(expected) }
    switch bytes[offset] {
    case UInt8(ascii: "{"): return .object
    case UInt8(ascii: "["): return .array
    case UInt8(ascii: "\""): return .string
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return .number
    case UInt8(ascii: "t"), UInt8(ascii: "f"): return .boolean
    case UInt8(ascii: "n"): return .null
    default: throw unexpected(expected)
    }
  }

  /// Makes sure that nothing but white space follows.
  mutating func end() throws(DeckError) {
    skipWhitespace()
    guard offset == bytes.count else { throw unexpected(.endOfFile) }
  }
}

// MARK: - Objects and arrays

extension JSONScanner {
  /// Reads `{`.
  mutating func beginObject() throws(DeckError) {
    skipWhitespace()
    try open(UInt8(ascii: "{"))
    keys.open()
  }

  /// Reads the next key and its colon, or the object's `}`: then the answer is nil.
  mutating func nextKey() throws(DeckError) -> JSONString? {
    skipWhitespace()
    if isAt(UInt8(ascii: "}")) {
      keys.close()
      close()
      return nil
    }
    if isJustOpened {
      guard isAt(UInt8(ascii: "\"")) else { throw unexpected(.keyOrBrace) }
    } else {
      try read(UInt8(ascii: ","), .commaOrBrace)
      skipWhitespace()
      guard isAt(UInt8(ascii: "\"")) else { throw unexpected(.keyAfterComma) }
    }
    isJustOpened = false
    let key = try string()
    try add(key)
    skipWhitespace()
    try read(UInt8(ascii: ":"), .colon)
    return key
  }

  /// Reads `[`.
  mutating func beginArray() throws(DeckError) {
    skipWhitespace()
    try open(UInt8(ascii: "["))
  }

  /// Goes to the next element, or reads the array's `]`: then the answer is false.
  mutating func nextElement() throws(DeckError) -> Bool {
    skipWhitespace()
    if isAt(UInt8(ascii: "]")) {
      close()
      return false
    }
    guard !isJustOpened else {
      isJustOpened = false
      return true
    }
    try read(UInt8(ascii: ","), .commaOrBracket)
    skipWhitespace()
    guard !isAt(UInt8(ascii: "]")) else { throw unexpected(.valueAfterComma) }
    return true
  }

  private mutating func open(_ byte: UInt8) throws(DeckError) {
    let start = offset
    try read(byte, .value)
    guard depth < Self.maximumDepth else {
      throw .nestedTooDeeply(limit: Self.maximumDepth, at: position(of: start))
    }
    depth += 1
    isJustOpened = true
  }

  private mutating func close() {
    offset += 1
    depth -= 1
    isJustOpened = false
  }

  private mutating func add(_ key: JSONString) throws(DeckError) {
    guard keys.count < Self.maximumKeys else {
      throw .tooMany(.keys, limit: Self.maximumKeys, at: position(of: key.start - 1))
    }
    if let earlier = keys.add(key, in: bytes) {
      throw .duplicateKey(
        key.text(in: bytes), first: position(of: earlier.start - 1),
        at: position(of: key.start - 1))
    }
  }
}

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
    let start = offset
    let isThere = word.withUTF8Buffer { letters in
      bytes[start...].starts(with: letters)
    }
    guard isThere else { throw unexpected(.value) }
    offset += word.utf8CodeUnitCount
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

// MARK: - Strings

extension JSONScanner {
  /// A run of bytes beyond ASCII that is shorter than this holds at most 30 scalars.
  private static let shortRun = 62

  /// Reads a string.
  mutating func string() throws(DeckError) -> JSONString {
    try read(UInt8(ascii: "\""), .value)
    var string = JSONString(start: offset, end: offset, hasEscapes: false, mayStackMarks: false)
    while true {
      offset = endOfPlainASCII(from: offset)
      guard offset < bytes.count else { throw unexpected(.endOfString) }
      switch bytes[offset] {
      case UInt8(ascii: "\""):
        string.end = offset
        offset += 1
        return string
      case UInt8(ascii: "\\"):
        try escape()
        string.hasEscapes = true
        string.mayStackMarks = true
      case ..<0x20: throw unexpected(.escapedControl)
      default:
        let start = offset
        try multibyteScalars()
        if offset - start >= Self.shortRun { string.mayStackMarks = true }
      }
    }
  }

  /// The first byte from an offset on that is a quote, a backslash, a control or beyond ASCII.
  private func endOfPlainASCII(from start: Int) -> Int {
    bytes.withUnsafeBytes { buffer in
      var offset = start
      while offset + 8 <= buffer.count {
        let word = buffer.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
        let special = Self.specialBytes(in: UInt64(littleEndian: word))
        guard special == 0 else { return offset + special.trailingZeroBitCount / 8 }
        offset += 8
      }
      while offset < buffer.count, Self.specialBytes(in: UInt64(buffer[offset]) | Self.spaces) == 0
      {
        offset += 1
      }
      return offset
    }
  }

  /// Seven spaces above an empty byte.
  private static let spaces: UInt64 = 0x2020_2020_2020_2000

  /// The high bit of every byte that ends a run of plain ASCII.
  ///
  /// Only the lowest one is exact, as a borrow may mark a byte above it: the lowest is what is asked.
  private static func specialBytes(in word: UInt64) -> UInt64 {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let quotes = (word ^ (ones &* 0x22)) &- ones
    let backslashes = (word ^ (ones &* 0x5C)) &- ones
    let controls = word &- (ones &* 0x20)
    return (quotes | backslashes | controls | word) & (ones &* 0x80)
  }

  private mutating func escape() throws(DeckError) {
    let escape = JSONEscape(at: offset, in: bytes, end: bytes.count)
    guard !escape.isLoneSurrogate else { throw .loneSurrogate(at: position(of: offset)) }
    guard escape.length > 0 else {
      offset += 1
      throw unexpected(isAt(UInt8(ascii: "u")) ? .hexadecimalDigits : .escape)
    }
    offset += escape.length
  }

  private mutating func multibyteScalars() throws(DeckError) {
    while offset < bytes.count, bytes[offset] >= 0x80 {
      let length = UTF8Scalar.length(at: offset, in: bytes)
      guard length > 0 else { throw .invalidUTF8(bytes[offset], at: position(of: offset)) }
      offset += length
    }
  }
}

// MARK: - Bytes

extension JSONScanner {
  /// What is wrong at the present place.
  mutating func unexpected(_ expected: DeckError.Expectation) -> DeckError {
    let place = position(of: offset)
    guard offset < bytes.count else { return .unexpected(.endOfFile, expected, at: place) }
    guard let scalar = UTF8Scalar.scalar(at: offset, in: bytes) else {
      return .invalidUTF8(bytes[offset], at: place)
    }
    return .unexpected(.scalar(scalar), expected, at: place)
  }

  private func isAt(_ byte: UInt8) -> Bool { offset < bytes.count && bytes[offset] == byte }

  private mutating func read(
    _ byte: UInt8, _ expected: DeckError.Expectation
  ) throws(DeckError) {
    guard isAt(byte) else { throw unexpected(expected) }
    offset += 1
  }

  fileprivate mutating func skipWhitespace() {
    while offset < bytes.count {
      switch bytes[offset] {
      case 0x20, 0x0A, 0x0D, 0x09: offset += 1
      default: return
      }
    }
  }
}
