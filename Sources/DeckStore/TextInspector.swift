/// Looks at the texts of a file, one after the other, for what its author cannot see.
struct TextInspector {
  /// What was found.
  private(set) var warnings: [DeckWarning] = []
  private let bytes: [UInt8]
  private let maximum: Int
  private var locator = TextLocator()
  private lazy var composed = Self.composedCharacters()

  /// Starts with a file; a byte order mark is the first thing found.
  init(_ bytes: [UInt8], maximum: Int) {
    self.bytes = bytes
    self.maximum = maximum
    if maximum > 0, bytes.starts(with: JSONScanner.byteOrderMark) {
      warnings.append(.byteOrderMark)
    }
  }

  /// Looks at a text of the file; those with more marks in a row than a deck may have are skipped.
  mutating func inspect(_ string: JSONString) {
    guard warnings.count < maximum, string.start < string.end else { return }
    let text = string.text(in: bytes)
    if Self.hasSpaceAtEnds(text) {
      warnings.append(.spaceAtEnds(text, at: locator.position(of: string.start - 1, in: bytes)))
    }
    guard string.hasEscapes || text.utf8.contains(where: { $0 >= 0x80 }) else { return }
    guard string.markBeyond(DeckLimits.marks, in: bytes) == nil else { return }
    findInvisible(in: string, text)
    findDecomposed(in: string, text)
  }

  private mutating func findInvisible(in string: JSONString, _ text: String) {
    // The sanitiser knows which joiners are at home in a word or an emoji: only others count.
    let kept = DisplayText.sanitized(text).unicodeScalars.count(where: Self.isShaping)
    let hasStrayJoiner = text.unicodeScalars.count(where: Self.isShaping) > kept
    var found: [(Unicode.Scalar, Int)] = []
    string.forEachScalar(in: bytes) { scalar, offset in
      switch DisplayScalar(scalar) {
      case .picture, .number, .ignorable: found.append((scalar, offset))
      case .joiner where hasStrayJoiner, .emojiSelector where hasStrayJoiner:
        found.append((scalar, offset))
      default: break
      }
      return found.count < 10
    }
    for (scalar, offset) in found where warnings.count < maximum {
      warnings.append(.invisible(scalar, at: locator.position(of: offset, in: bytes)))
    }
  }

  /// Whether a scalar is one of those that shape the characters around them.
  private static func isShaping(_ scalar: Unicode.Scalar) -> Bool {
    let kind = DisplayScalar(scalar)
    return kind == .joiner || kind == .emojiSelector
  }

  private mutating func findDecomposed(in string: JSONString, _ text: String) {
    guard warnings.count < maximum else { return }
    for character in text where character.unicodeScalars.count > 1 {
      guard composed.contains(character) else { continue }
      let place = locator.position(of: string.start - 1, in: bytes)
      warnings.append(.decomposed(String(character), at: place))
      return
    }
  }

  private static func hasSpaceAtEnds(_ text: String) -> Bool {
    text.first?.isWhitespace == true || text.last?.isWhitespace == true
  }

  /// The single scalars that a decomposed character can be equal to: Latin, Greek, Cyrillic, kana.
  ///
  /// Swift's own equality is canonical equivalence, so that a set of these finds their other form.
  private static func composedCharacters() -> Set<Character> {
    let blocks: [ClosedRange<UInt32>] = [
      0xC0...0x24F, 0x370...0x4FF, 0x1E00...0x1FFF, 0x3040...0x30FF,
    ]
    var characters: Set<Character> = []
    for value in blocks.joined() {
      guard let scalar = Unicode.Scalar(value), scalar.properties.isAlphabetic,
        !scalar.properties.isFullCompositionExclusion
      else { continue }
      characters.insert(Character(scalar))
    }
    return characters
  }
}
