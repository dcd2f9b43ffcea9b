/// Type that is drawn from cells, many of them a letter, and the room that it asks for.
public struct DisplayType: Hashable, Sendable {
  /// The columns that a letter of ordinary width asks for, lest it cannot be read.
  public let columnsPerLetter: Double
  /// The height of a cell in columns.
  public let cellAspect: Double

  /// The longest headline that is set in display type, in bytes of UTF-8.
  ///
  /// More is not a headline, and letters that carry hundreds of marks are slow to shape.
  private static let longestHeadline = 320
  /// The height of a line of type in widths of a letter: bold letters are about 0.65 of their size
  /// wide, and lines 1.1 of it apart.
  private static let lineHeight = 1.7

  /// The type that a set of symbols can draw; nil when it is too coarse for letters.
  ///
  /// The room is what trials showed to be readable: the finer the symbols, the smaller the type.
  public init?(symbols: SymbolSet, cellAspect: Double) {
    switch symbols {
    case .ascii: return nil
    case .half: columnsPerLetter = 6
    case .block: columnsPerLetter = 4
    case .sextant: columnsPerLetter = 3.2
    case .octant, .braille: columnsPerLetter = 2.6
    }
    self.cellAspect = cellAspect
  }

  /// The size in points below which letters cannot be read; condensed ones are let be a little
  /// narrower than the room that is asked for.
  public var smallestSize: Double { columnsPerLetter * 1.35 }

  /// The fewest rows in which a headline can be set in so many columns; nil when words would have
  /// to be broken, when it is too long, and when there is nothing to set.
  ///
  /// - Complexity: O(n) in the length of the headline, which is bounded.
  public func rows(for headline: String, columns: Int) -> Int? {
    guard headline.utf8.count <= Self.longestHeadline, columns > 0,
      let lines = lineCount(of: headline, letters: Double(columns) / columnsPerLetter)
    else { return nil }
    return Int((Double(lines) * columnsPerLetter * Self.lineHeight / cellAspect).rounded(.up))
  }

  /// The lines that a headline takes; nil when a word is wider than a line, or there is none.
  private func lineCount(of headline: String, letters room: Double) -> Int? {
    var count = 1
    var line = 0.0
    /// What stands on the line after the last place where it may be broken.
    var tail = 0.0
    var isAfterWide = false
    var hasLetters = false
    for character in headline {
      if character.isNewline {
        if line > 0 { count += 1 }
        (line, tail, isAfterWide) = (0, 0, false)
        continue
      }
      let glyphs = character.isWhitespace ? [.space] : Glyph.glyphs(of: character)
      guard let glyph = glyphs.first else { continue }
      if glyph.width == 2 || isAfterWide { tail = 0 }
      isAfterWide = glyph.width == 2
      let width = glyphs.reduce(0) { $0 + Self.width(of: $1) }
      if glyph == .space {
        line += width
        tail = 0
        continue
      }
      hasLetters = true
      line += width
      tail += width
      guard line > room else { continue }
      guard tail <= room else { return nil }
      count += 1
      line = tail
    }
    return hasLetters ? count : nil
  }

  /// About how wide a letter is, in letters of ordinary width.
  private static func width(of glyph: Glyph) -> Double {
    guard glyph.width == 1 else { return 2 }
    guard let scalar = Unicode.Scalar(glyph.base), scalar.isASCII else { return 1 }
    switch Character(scalar) {
    case "i", "j", "l", "I", "'", ".", ",", ":", ";", "!", "|", " ": return 0.55
    case "f", "r", "t", "(", ")", "-", "/": return 0.7
    case "m", "w", "M", "W", "@", "%": return 1.45
    default: return 1
    }
  }
}
