/// Builds a sanitised text scalar by scalar; it knows what has been kept so far.
struct DisplayTextWriter {
  /// The text so far.
  private(set) var text = ""
  private let keepsLineBreaks: Bool
  private var last: Unicode.Scalar?
  private var marks = 0
  private var joiners = 0
  private var isAfterReturn = false

  /// Starts with an empty text.
  init(keepsLineBreaks: Bool) {
    self.keepsLineBreaks = keepsLineBreaks
  }

  /// Takes the next scalar, given the one that comes after it.
  mutating func write(_ scalar: Unicode.Scalar, before next: Unicode.Scalar?) {
    let wasAfterReturn = isAfterReturn
    isAfterReturn = scalar == "\r"
    switch DisplayScalar(scalar) {
    case .plain: keep(scalar)
    case .mark: writeMark(scalar)
    case .conjoining: writeConjoining(scalar)
    case .lineBreak:
      if scalar != "\n" || !wasAfterReturn { keep(keepsLineBreaks ? "\n" : " ") }
    case .space: keep(" ")
    case .picture(let picture): keep(picture)
    case .number: writeNumber(of: scalar)
    case .ignorable: break
    case .joiner: if let next { writeJoiner(scalar, before: next) }
    case .emojiSelector: writeSelector(scalar, before: next)
    }
  }

  private mutating func keep(_ scalar: Unicode.Scalar) {
    text.unicodeScalars.append(scalar)
    if last != "\u{200D}" { joiners = 0 }
    last = scalar
    marks = 0
  }

  private mutating func attach(_ scalar: Unicode.Scalar) {
    text.unicodeScalars.append(scalar)
    last = scalar
  }

  private mutating func writeMark(_ scalar: Unicode.Scalar) {
    if last == nil || last == " " || last == "\n" { keep("\u{25CC}") }
    guard marks < DisplayText.maximumMarks else { return }
    marks += 1
    attach(scalar)
  }

  private mutating func writeConjoining(_ scalar: Unicode.Scalar) {
    guard marks < DisplayText.maximumMarks else { return }
    let before = marks
    keep(scalar)
    marks = before + 1
  }

  private mutating func writeNumber(of scalar: Unicode.Scalar) {
    for shown in "<\(DisplayText.digits(of: scalar))>".unicodeScalars { keep(shown) }
  }

  /// A non-joiner stays between letters (Persian); a joiner inside an emoji, and after a virama.
  private mutating func writeJoiner(_ scalar: Unicode.Scalar, before next: Unicode.Scalar) {
    guard let last, joiners < DisplayText.maximumJoiners else { return }
    let isWanted =
      next.properties.isAlphabetic
      && (scalar == "\u{200C}"
        ? last.properties.isAlphabetic || DisplayScalar(last) == .mark
        : last.properties.canonicalCombiningClass == .virama)
    let isInEmoji =
      scalar == "\u{200D}" && next.isEmojiPart && (last.isEmojiPart || last == "\u{FE0F}")
    guard isWanted || isInEmoji else { return }
    joiners += 1
    attach(scalar)
  }

  /// The emoji selector stays behind an emoji, and in a keycap such as `1️⃣`.
  private mutating func writeSelector(_ scalar: Unicode.Scalar, before next: Unicode.Scalar?) {
    guard let last else { return }
    let isKeycap = last.properties.isEmoji && next == "\u{20E3}"
    guard last.isEmojiPart || isKeycap else { return }
    attach(scalar)
  }
}

extension Unicode.Scalar {
  /// Whether it is a picture, alone or in a sequence; digits, `#` and `*` are not.
  fileprivate var isEmojiPart: Bool { value > 0x7F && properties.isEmoji }
}
