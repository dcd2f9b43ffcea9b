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

  /// Creates the glyph of a character; nil when the character has no width of its own.
  ///
  /// Clusters on whose width terminals disagree (joined emoji, flags, skin tones) keep their base
  /// only. Control and other unprintable characters become `replacement`.
  public init?(_ character: Character) {
    guard let first = character.unicodeScalars.first else { return nil }
    switch DisplayWidth.columns(of: first) {
    case .some(0): return nil
    case .some(let columns): self.init(base: first.value, width: UInt8(columns))
    case .none: self = .replacement
    }
    guard base != Glyph.replacement.base else { return }
    appendMarks(of: character)
  }

  private mutating func appendMarks(of character: Character) {
    var count = 0
    for scalar in character.unicodeScalars.dropFirst() {
      guard count < 4, DisplayWidth.isCombiningMark(scalar) else { continue }
      switch count {
      case 0: mark1 = scalar.value
      case 1: mark2 = scalar.value
      case 2: mark3 = scalar.value
      default: mark4 = scalar.value
      }
      count += 1
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

  /// Whether the glyph shows nothing.
  public var isBlank: Bool { base == 0x20 || base == 0 }
}
