internal import CardCore
internal import StudyApp
internal import Terminal

extension DoctorReport {
  /// The report for programs: one JSON object.
  ///
  /// What was decided is an object of `value` and `because`; what is not known is `null`.
  public var json: String {
    JSONText.object([
      ("versions", JSONText.object(parts.map { ($0.name, JSONText.quoted($0.version)) })),
      ("folders", folderJSON), ("progress", progressJSON), ("terminal", terminalJSON),
      ("theme", JSONText.quoted(theme.name)), ("fonts", fontJSON),
      ("problems", JSONText.array(problems.map { JSONText.quoted($0) })),
    ])
  }

  private var folderJSON: String {
    JSONText.object([
      ("data", JSONText.quoted(folders?.data)), ("decks", Self.json(ownDecks)),
      ("bundledDecks", Self.json(bundledDecks)),
    ])
  }

  private static func json(_ folder: DeckFolder?) -> String {
    guard let folder else { return "null" }
    return JSONText.object([
      ("path", JSONText.quoted(folder.path)),
      ("decks", folder.deckCount.map(String.init) ?? "null"),
    ])
  }

  private var progressJSON: String {
    let path = ("path", JSONText.quoted(folders?.progress))
    switch progress {
    case .missing: return JSONText.object([path, ("state", "\"missing\"")])
    case .empty: return JSONText.object([path, ("state", "\"empty\"")])
    case .sound(let count, let isReadOnly):
      return JSONText.object([
        path, ("state", "\"sound\""), ("entries", "\(count)"), ("isReadOnly", "\(isReadOnly)"),
      ])
    case .unusable(let reason):
      return JSONText.object([
        path, ("state", "\"unusable\""), ("reason", JSONText.quoted(reason)),
      ])
    }
  }

  private var terminalJSON: String {
    JSONText.object([
      ("type", JSONText.quoted(terminal.name)), ("isDescribed", "\(terminal.isDescribed)"),
      ("isConnected", "\(terminal.isConnected)"),
      ("columns", terminal.size.map { "\($0.columns)" } ?? "null"),
      ("rows", terminal.size.map { "\($0.rows)" } ?? "null"),
      ("colors", Self.json(terminal.colors) { JSONText.quoted($0.rawValue) }),
      ("symbols", Self.json(terminal.symbols) { JSONText.quoted($0.rawValue) }),
      ("symbolWidth", Self.json(terminal.symbolWidth) { $0.map(String.init) ?? "null" }),
      ("unicode", Self.json(terminal.unicode) { "\($0)" }),
      ("cellAspect", Self.json(terminal.cellAspect) { JSONText.number($0) }),
      ("mouse", Self.json(terminal.mouse) { "\($0)" }),
      ("background", Self.json(terminal.background) { JSONText.quoted($0?.hexadecimal) }),
    ])
  }

  private static func json<Value>(
    _ decision: TerminalDecision<Value>, _ value: (Value) -> String
  ) -> String {
    JSONText.object([
      ("value", value(decision.value)), ("because", JSONText.quoted(decision.reason)),
    ])
  }

  private var fontJSON: String {
    JSONText.object(fonts.map { ($0.script, JSONText.quoted($0.name)) })
  }
}
