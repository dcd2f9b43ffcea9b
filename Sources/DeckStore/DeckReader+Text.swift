// MARK: - Values of the right kind

extension DeckReader {
  /// Whether a value of the right kind comes next; another one is told and skipped.
  ///
  /// `null` is the same as no value where none is required.
  mutating func begins(
    _ kind: JSONKind, of field: DeckError.Field, isRequired: Bool
  ) throws(DeckError) -> Bool {
    let found = try scanner.peekKind()
    if found == kind { return true }
    if found != .null || isRequired {
      try report(.wrongKind(field, found: found, at: scanner.position(of: scanner.offset)))
    }
    try scanner.skipValue()
    return false
  }

  /// Reads the text of a field and checks it; a faulty one is told, and the answer is nil.
  ///
  /// A blank text is the same as no value where none is required.
  mutating func text(
    _ field: DeckError.Field, isRequired: Bool
  ) throws(DeckError) -> JSONString? {
    guard try begins(.string, of: field, isRequired: isRequired) else { return nil }
    let text = try scanner.string()
    if !isRequired, text.isBlank(in: scanner.bytes) { return nil }
    guard let fault = fault(of: text, in: field) else { return text }
    try report(fault)
    return nil
  }

  /// Whether a text has too many bytes of UTF-8, however much longer escapes make it in the file.
  private func isTooLong(_ text: JSONString) -> Bool {
    let written = text.end - text.start
    if written <= DeckLimits.fieldBytes { return false }
    // An escape has at most six bytes for one of the text.
    return written > 6 * DeckLimits.fieldBytes
      || text.text(in: scanner.bytes).utf8.count > DeckLimits.fieldBytes
  }

  private mutating func fault(of text: JSONString, in field: DeckError.Field) -> DeckError? {
    let bytes = scanner.bytes
    if isTooLong(text) {
      return .tooLong(
        field, limit: DeckLimits.fieldBytes, at: scanner.position(of: text.start - 1))
    }
    if text.mayStackMarks, let mark = text.markBeyond(DeckLimits.marks, in: bytes) {
      return .tooMany(.marks, limit: DeckLimits.marks, at: scanner.position(of: mark))
    }
    if text.isBlank(in: bytes) {
      return .empty(field, at: scanner.position(of: text.start - 1))
    }
    guard let rule = FieldRule(of: field), !rule.allows(text.unescaped(in: bytes)) else {
      return nil
    }
    return .invalid(field, text.text(in: bytes), at: scanner.position(of: text.start - 1))
  }
}
