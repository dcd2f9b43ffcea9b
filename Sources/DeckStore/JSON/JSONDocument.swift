/// A JSON file as a tree that knows which bytes every value takes.
///
/// Order, unknown keys, numbers and white space stay as they are written, so that an edit can
/// replace the bytes of one value and leave all others alone. A value takes 16 bytes.
public struct JSONDocument: Sendable {
  /// The file.
  public let bytes: [UInt8]
  /// The values in the order of the file, keys among them, each followed by what is inside it.
  private(set) var nodes: [Node] = []

  /// A value or a key.
  struct Node: Sendable {
    /// What it is; keys are strings.
    var kind: JSONKind
    /// Its first byte.
    var start: UInt32
    /// The byte after its last one.
    var end: UInt32
    /// The index of the first node that is not inside it.
    var next: UInt32
  }

  /// Reads a file.
  ///
  /// Throws the first fault, with line and column.
  public init(_ bytes: [UInt8]) throws(DeckError) {
    guard bytes.count <= DeckLimits.fileBytes else {
      throw .fileTooLarge(bytes: bytes.count, limit: DeckLimits.fileBytes)
    }
    self.bytes = bytes
    var scanner = JSONScanner(bytes)
    try read(&scanner)
    try scanner.end()
  }

  /// The outermost value.
  public var root: Value { Value(document: self, index: 0) }

  /// The file with the bytes of one value replaced.
  ///
  /// Expects a value of this document.
  public func replacing(_ value: Value, with replacement: [UInt8]) -> [UInt8] {
    var edited = bytes
    edited.replaceSubrange(value.range, with: replacement)
    return edited
  }

  private mutating func read(_ scanner: inout JSONScanner) throws(DeckError) {
    var open: [Int] = []
    repeat {
      try readValue(&scanner, into: &open)
      while let container = open.last {
        if try goesOn(&scanner, in: container) { break }
        close(container, at: scanner.offset)
        open.removeLast()
      }
    } while !open.isEmpty
  }

  private mutating func readValue(
    _ scanner: inout JSONScanner, into open: inout [Int]
  ) throws(DeckError) {
    let kind = try scanner.peekKind()
    let start = scanner.offset
    switch kind {
    case .object, .array:
      open.append(nodes.count)
      if kind == .object { try scanner.beginObject() } else { try scanner.beginArray() }
    default: _ = try scanner.scalar()
    }
    append(kind, start..<scanner.offset)
  }

  private mutating func goesOn(
    _ scanner: inout JSONScanner, in container: Int
  ) throws(DeckError) -> Bool {
    guard nodes[container].kind == .object else { return try scanner.nextElement() }
    guard let key = try scanner.nextKey() else { return false }
    append(.string, (key.start - 1)..<(key.end + 1))
    return true
  }

  private mutating func append(_ kind: JSONKind, _ range: Range<Int>) {
    nodes.append(
      Node(
        kind: kind, start: UInt32(clamping: range.lowerBound),
        end: UInt32(clamping: range.upperBound), next: UInt32(clamping: nodes.count + 1)))
  }

  private mutating func close(_ index: Int, at offset: Int) {
    nodes[index].end = UInt32(clamping: offset)
    nodes[index].next = UInt32(clamping: nodes.count)
  }
}

extension JSONDocument {
  /// A value in a document.
  public struct Value: Sendable {
    private let document: JSONDocument
    private let index: Int

    init(document: JSONDocument, index: Int) {
      self.document = document
      self.index = index
    }

    /// What it is.
    public var kind: JSONKind { document.nodes[index].kind }

    /// Its bytes in the file, quotes, braces and brackets included.
    public var range: Range<Int> {
      Int(document.nodes[index].start)..<Int(document.nodes[index].end)
    }

    /// The contents of a string; nil for other values.
    public var text: String? {
      guard kind == .string else { return nil }
      var scanner = JSONScanner(document.bytes, at: range.lowerBound)
      return (try? scanner.string())?.text(in: document.bytes)
    }

    /// The elements of an array, or the keys and values of an object in turn; else nothing.
    private var children: [Value] {
      var children: [Value] = []
      var child = index + 1
      while child < Int(document.nodes[index].next) {
        children.append(Value(document: document, index: child))
        child = Int(document.nodes[child].next)
      }
      return children
    }

    /// The elements of an array; none for other values.
    public var elements: [Value] { kind == .array ? children : [] }

    /// The keys and values of an object in the file's order; none for other values.
    public var members: [(key: Value, value: Value)] {
      guard kind == .object else { return [] }
      let children = children
      return stride(from: 0, to: children.count - 1, by: 2).map {
        (children[$0], children[$0 + 1])
      }
    }

    /// The value of a key of an object; nil when it has none.
    public subscript(key: String) -> Value? {
      members.first { $0.key.text?.utf8.elementsEqual(key.utf8) == true }?.value
    }
  }
}
