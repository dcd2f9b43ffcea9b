// MARK: - Cards

extension DeckReader {
  /// Reads one card, from its brace on; a field that is missing or faulty stays 0.
  mutating func card() throws(DeckError) -> CardFields {
    let start = scanner.offset
    var fields = CardFields(start: UInt32(clamping: start))
    try scanner.beginObject()
    while let key = try scanner.nextKey() {
      try readField(key, into: &fields)
    }
    if !fields.hasFront { try report(.missing(.front, at: scanner.position(of: start))) }
    if !fields.hasBack { try report(.missing(.back, at: scanner.position(of: start))) }
    return fields
  }

  private mutating func readField(
    _ key: JSONString, into fields: inout CardFields
  ) throws(DeckError) {
    let bytes = scanner.bytes
    if key.equals("front", in: bytes) {
      fields.hasFront = true
      fields.front = try offset(.front, isRequired: true)
    } else if key.equals("back", in: bytes) {
      fields.hasBack = true
      (fields.back, fields.firstBack) = try back()
    } else if key.equals("reading", in: bytes) {
      fields.reading = try offset(.reading, isRequired: false)
    } else if key.equals("example", in: bytes) {
      try readExample(into: &fields)
    } else if key.equals("hint", in: bytes) {
      fields.hint = try offset(.hint, isRequired: false)
    } else if key.equals("tags", in: bytes) {
      fields.tags = try tags()
    } else if key.equals("id", in: bytes) {
      fields.id = try offset(.id, isRequired: false)
    } else if key.equals("image", in: bytes) {
      fields.image = try offset(.image, isRequired: false)
    } else {
      try scanner.skipValue()
    }
  }

  private mutating func offset(
    _ field: DeckError.Field, isRequired: Bool
  ) throws(DeckError) -> UInt32 {
    guard let text = try text(field, isRequired: isRequired) else { return 0 }
    return UInt32(clamping: text.start - 1)
  }

  private mutating func back() throws(DeckError) -> (back: UInt32, first: UInt32) {
    guard try scanner.peekKind() == .array else {
      let text = try offset(.back, isRequired: true)
      return (text, text)
    }
    let start = scanner.offset
    let list = try list(.back, of: .answers, limit: DeckLimits.answers)
    if list.count == 0 { try report(.empty(.back, at: scanner.position(of: start))) }
    return (UInt32(clamping: start), list.first)
  }

  private mutating func tags() throws(DeckError) -> UInt32 {
    guard try begins(.array, of: .tags, isRequired: false) else { return 0 }
    let start = scanner.offset
    _ = try list(.tags, of: .tags, limit: DeckLimits.tags)
    return UInt32(clamping: start)
  }

  private mutating func list(
    _ field: DeckError.Field, of counted: DeckError.Counted, limit: Int
  ) throws(DeckError) -> (count: Int, first: UInt32) {
    var count = 0
    var first: UInt32 = 0
    try scanner.beginArray()
    while try scanner.nextElement() {
      count += 1
      if count == limit + 1 {
        try report(.tooMany(counted, limit: limit, at: scanner.position(of: scanner.offset)))
      }
      let element = try offset(field, isRequired: true)
      if first == 0 { first = element }
    }
    return (count, first)
  }

  private mutating func readExample(into fields: inout CardFields) throws(DeckError) {
    guard try begins(.object, of: .example, isRequired: false) else { return }
    let start = scanner.offset
    var hasFront = false
    try scanner.beginObject()
    while let key = try scanner.nextKey() {
      if key.equals("front", in: scanner.bytes) {
        hasFront = true
        fields.exampleFront = try offset(.exampleFront, isRequired: false)
      } else if key.equals("back", in: scanner.bytes) {
        fields.exampleBack = try offset(.exampleBack, isRequired: false)
      } else {
        try scanner.skipValue()
      }
    }
    if !hasFront { try report(.missing(.exampleFront, at: scanner.position(of: start))) }
  }
}
