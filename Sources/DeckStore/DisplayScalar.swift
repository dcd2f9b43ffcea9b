/// What becomes of a scalar when a text is made safe for a terminal.
enum DisplayScalar: Equatable {
  /// It stays.
  case plain
  /// A combining mark: it stays while there are not too many.
  case mark
  /// A Hangul vowel or final that joins the letter before it: counted like a mark.
  case conjoining
  /// A line or paragraph break.
  case lineBreak
  /// It becomes a space.
  case space
  /// It becomes a visible picture of itself.
  case picture(Unicode.Scalar)
  /// It becomes its number, such as `<202E>`.
  case number
  /// It is dropped: nothing of it would be seen.
  case ignorable
  /// A zero width joiner or non-joiner.
  case joiner
  /// U+FE0F, which asks for a coloured picture.
  case emojiSelector

  /// What becomes of a scalar.
  ///
  /// The tables of the standard library are asked last: letters of the common scripts, which are
  /// nearly all there is, are told from their value.
  init(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x20...0x7E, 0xA1...0xAC, 0xAE...0x2FF: self = .plain
    case 0x3A3...0x482, 0x48A...0x52F, 0x5D0...0x5EA, 0x621...0x64A: self = .plain
    case 0xE01...0xE30, 0x1E00...0x1EFF, 0x2010...0x2027: self = .plain
    case 0x3001...0x3029, 0x3041...0x3096, 0x309B...0x30FF: self = .plain
    case 0x3400...0x9FFF, 0xAC00...0xD7A3: self = .plain
    case 0x0A, 0x0D, 0x85, 0x2028, 0x2029: self = .lineBreak
    case 0x09: self = .space
    case 0x00...0x1F: self = Self.picture(of: 0x2400 + scalar.value)
    case 0x7F: self = Self.picture(of: 0x2421)
    case 0x80...0x9F: self = .number
    case 0x200C, 0x200D: self = .joiner
    case 0x200E, 0x200F, 0x061C: self = .ignorable
    case 0x202A...0x202E, 0x2066...0x2069: self = .number
    case 0xFE0F: self = .emojiSelector
    case 0x115F, 0x1160, 0x3164, 0xFFA0: self = .ignorable
    case 0x1161...0x11FF, 0xD7B0...0xD7C6, 0xD7CB...0xD7FB: self = .conjoining
    default: self.init(byCategoryOf: scalar.properties)
    }
  }

  /// Beyond the Hangul fillers above, only marks, formats and the unassigned may be ignorable.
  private init(byCategoryOf properties: Unicode.Scalar.Properties) {
    switch properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark:
      self = properties.isDefaultIgnorableCodePoint ? .ignorable : .mark
    case .control, .format, .privateUse, .surrogate, .unassigned:
      self = properties.isDefaultIgnorableCodePoint ? .ignorable : .number
    default: self = .plain
    }
  }

  private static func picture(of value: UInt32) -> DisplayScalar {
    Unicode.Scalar(value).map { .picture($0) } ?? .number
  }
}
