/// Breaks text into lines of cells.
///
/// Lines end at spaces, before and after wide characters (but not before closing marks or after
/// opening ones), and, where a word is wider than the line, between any two characters.
enum LineBreaker {
  /// The lines of a text, none wider than `width` columns; an empty text has none.
  ///
  /// - Complexity: O(n) in the length of the text.
  static func lines(
    of text: String, width: Int, setting: some TextSetting = PlainTextSetting()
  ) -> [[Glyph]] {
    var builder = LineBuilder(width: max(1, width))
    if let breaks = setting.breakOpportunities(in: text) {
      builder.takesBreaks = true
      for (character, mayBreak) in zip(text, breaks) {
        if mayBreak { builder.allowBreak() }
        builder.append(character)
      }
    } else if text.utf8.allSatisfy({ $0 < 0x80 }) {
      // In ASCII every scalar is a character, and finding the borders of characters is slow.
      for byte in text.utf8 { builder.append(ascii: byte) }
    } else {
      for character in text { builder.append(character) }
    }
    builder.endLine()
    return builder.lines.map { setting.visualOrder(of: $0, inParagraph: text) }
  }

  /// The columns that glyphs take together.
  static func columns(of glyphs: [Glyph]) -> Int {
    glyphs.reduce(0) { $0 + Int($1.width) }
  }
}

/// A line under construction, and those before it.
private struct LineBuilder {
  let width: Int
  /// Whether lines may end only where it is allowed from outside.
  var takesBreaks = false
  private(set) var lines: [[Glyph]] = []
  private var line: [Glyph] = []
  private var columns = 0
  /// How many glyphs of the line may stay when it has to be broken.
  private var lastBreak: Int?

  init(width: Int) {
    self.width = width
  }

  mutating func append(_ character: Character) {
    if character.isNewline {
      endLine()
    } else if character.isWhitespace {
      appendSpace()
    } else {
      append(Glyph.glyphs(of: character))
    }
  }

  mutating func append(ascii byte: UInt8) {
    switch byte {
    case 0x21..<0x7F: append([Glyph(narrow: Unicode.Scalar(byte))])
    case 0x20, 0x09: appendSpace()
    case 0x0A...0x0D: endLine()
    default: append([.replacement])
    }
  }

  private mutating func appendSpace() {
    guard !line.isEmpty, line.last != .space else { return }
    line.append(.space)
    columns += 1
    if !takesBreaks { lastBreak = line.count }
  }

  /// Lets the line end before what comes next.
  mutating func allowBreak() {
    if !line.isEmpty { lastBreak = line.count }
  }

  /// Appends the glyphs of a character, which stay together.
  private mutating func append(_ character: [Glyph]) {
    // What is wider than the whole line cannot be shown at all.
    let isTooWide = LineBreaker.columns(of: character) > width
    let glyphs = isTooWide ? [Glyph.replacement] : character
    guard let first = glyphs.first else { return }
    if !takesBreaks, let last = line.last, last != .space, last.width == 2 || first.width == 2,
      !Self.isClosing(first), !Self.isOpening(last)
    {
      lastBreak = line.count
    }
    let added = LineBreaker.columns(of: glyphs)
    if columns + added > width { breakLine(before: first) }
    // What had to stay together may still be too much for one line.
    if columns + added > width { endLine() }
    line += glyphs
    columns += added
  }

  mutating func endLine() {
    while line.last == .space { line.removeLast() }
    if !line.isEmpty { lines.append(line) }
    line = []
    columns = 0
    lastBreak = nil
  }

  private mutating func breakLine(before next: Glyph) {
    var end = lastBreak ?? line.count
    while end > 1, line[end - 1].joinsNext || (end < line.count ? line[end] : next).isSign {
      end -= 1
    }
    let rest = Array(line[end...])
    line.removeSubrange(end...)
    endLine()
    line = rest
    columns = LineBreaker.columns(of: rest)
  }

  private static func isClosing(_ glyph: Glyph) -> Bool {
    switch glyph.base {
    case 0x21, 0x29, 0x2C, 0x2E, 0x3A, 0x3B, 0x3F, 0x5D, 0x7D, 0x2019, 0x201D, 0x3001, 0x3002,
      0x3005, 0x3009, 0x300B, 0x300D, 0x300F, 0x3011, 0x3015, 0x30FC, 0xFF01, 0xFF09, 0xFF0C,
      0xFF0E,
      0xFF1A, 0xFF1B, 0xFF1F:
      return true
    default: return false
    }
  }

  private static func isOpening(_ glyph: Glyph) -> Bool {
    switch glyph.base {
    case 0x28, 0x5B, 0x7B, 0x2018, 0x201C, 0x3008, 0x300A, 0x300C, 0x300E, 0x3010, 0x3014, 0xFF08:
      return true
    default: return false
    }
  }
}
