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
  var offset: Int
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

  /// How many objects and arrays are open at a place.
  struct Level {
    fileprivate var depth: Int
    fileprivate var objects: Int

    /// The level inside an array at this one.
    var inArray: Level { Level(depth: depth + 1, objects: objects) }
  }

  /// The level of the present place.
  var level: Level { Level(depth: depth, objects: keys.openCount) }

  /// Goes on at an element of an array of some level, as if nothing had come before it there.
  mutating func goOn(atElement offset: Int, level: Level) {
    self.offset = offset
    depth = level.depth
    keys.settle(at: level.objects)
    isJustOpened = true
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

  /// Whether a byte comes next.
  func isAt(_ byte: UInt8) -> Bool { offset < bytes.count && bytes[offset] == byte }

  /// Reads a byte.
  mutating func read(
    _ byte: UInt8, _ expected: DeckError.Expectation
  ) throws(DeckError) {
    guard isAt(byte) else { throw unexpected(expected) }
    offset += 1
  }

  private mutating func skipWhitespace() {
    while offset < bytes.count {
      switch bytes[offset] {
      case 0x20, 0x0A, 0x0D, 0x09: offset += 1
      default: return
      }
    }
  }
}
