/// What one cell shows: a base character with at most four marks, one or two columns wide.
///
/// A plain value without references, so that grids of them copy and compare quickly.
/// Four marks are what a terminal cell of ncurses holds.
public struct Glyph: Hashable, Sendable {
  /// The base character's scalar value; 0 in the second cell of a wide glyph.
  public private(set) var base: UInt32
  /// The columns the glyph takes: 1 or 2; 0 for the second cell of a wide glyph.
  public private(set) var width: UInt8
  private var mark1: UInt32 = 0
  private var mark2: UInt32 = 0
  private var mark3: UInt32 = 0
  private var mark4: UInt32 = 0

  /// An empty cell.
  public static let space = Glyph(base: 0x20, width: 1)
  /// The second cell of a glyph that is two columns wide.
  public static let continuation = Glyph(base: 0, width: 0)
  /// What stands for a character that must not or cannot be shown.
  public static let replacement = Glyph(base: 0xFFFD, width: 1)

  private init(base: UInt32, width: UInt8) {
    self.base = base
    self.width = width
  }

  /// Creates a glyph of one column from a scalar known to be printable and narrow.
  public init(narrow scalar: Unicode.Scalar) {
    base = scalar.value
    width = 1
  }

  /// Creates the glyph of a character's first cell; nil when the character has no width of its own.
  public init?(_ character: Character) {
    guard let first = Self.glyphs(of: character).first else { return nil }
    self = first
  }

  /// The glyphs of a character; none when it has no width of its own.
  ///
  /// Most characters have one. Where letters and signs with a width of their own form a cluster, as in
  /// Devanagari, Tamil and Thai, each has its cell, as on the terminal. Clusters on whose width
  /// terminals disagree are shown otherwise: flags as the letters of their country, joined emoji and
  /// skin tones by their base only. Control and other unprintable characters become `replacement`.
  public static func glyphs(of character: Character) -> [Glyph] {
    var scalars = character.unicodeScalars.makeIterator()
    guard let first = scalars.next() else { return [] }
    if flagLetters.contains(first.value) { return flag(character) }
    guard let columns = DisplayWidth.columns(of: first) else { return [.replacement] }
    guard columns > 0 else { return [] }
    var glyphs = [Glyph(base: first.value, width: UInt8(columns))]
    while let scalar = scalars.next() {
      if DisplayWidth.isCombiningMark(scalar) || DisplayWidth.isNonJoiner(scalar, after: first) {
        glyphs[glyphs.count - 1].append(mark: scalar.value)
      } else if let columns = DisplayWidth.columnsInCluster(of: scalar) {
        glyphs.append(Glyph(base: scalar.value, width: UInt8(columns)))
      }
    }
    return glyphs
  }

  /// The regional indicators, two of which make a flag.
  private static let flagLetters: ClosedRange<UInt32> = 0x1F1E6...0x1F1FF

  /// The letters of a flag's country.
  private static func flag(_ character: Character) -> [Glyph] {
    character.unicodeScalars.compactMap { scalar in
      guard flagLetters.contains(scalar.value) else { return nil }
      return Unicode.Scalar(0x41 + scalar.value - flagLetters.lowerBound).map(Glyph.init(narrow:))
    }
  }

  private mutating func append(mark: UInt32) {
    if mark1 == 0 {
      mark1 = mark
    } else if mark2 == 0 {
      mark2 = mark
    } else if mark3 == 0 {
      mark3 = mark
    } else if mark4 == 0 {
      mark4 = mark
    }
  }

  /// The glyph with another base of the same width, such as a bracket turned round; the marks stay.
  public func replacingBase(with scalar: Unicode.Scalar) -> Glyph {
    var glyph = self
    glyph.base = scalar.value
    return glyph
  }

  /// The scalars of the glyph, base first; empty for a continuation.
  public var scalars: [Unicode.Scalar] {
    [base, mark1, mark2, mark3, mark4].filter { $0 != 0 }.compactMap(Unicode.Scalar.init)
  }

  /// The glyph as text; empty for a continuation.
  public var text: String {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars)
    return String(view)
  }

  /// Whether what follows is written below or into this one, so that no line may end between them: the
  /// signs of Khmer and Burmese that stack consonants are clusters of their own for Unicode.
  var joinsNext: Bool {
    [mark1, mark2, mark3, mark4].contains { $0 == 0x17D2 || $0 == 0x1039 }
  }

  /// Whether the glyph is a sign of the one before, though with a cell of its own, so that no line may
  /// begin with it.
  var isSign: Bool {
    Unicode.Scalar(base)?.properties.generalCategory == .spacingMark
  }

  /// Whether the glyph shows nothing.
  public var isBlank: Bool { base == 0x20 || base == 0 }
}
