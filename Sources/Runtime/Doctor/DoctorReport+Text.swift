internal import CardCore
internal import DeckStore
internal import StudyApp
internal import Terminal

extension DoctorReport {
  /// The report for people: sections of two columns; safe to be shown, each line with its break.
  public var text: String {
    let sections = [
      ("Versions", parts.map { ($0.name, $0.version) }), ("Folders", folderRows),
      ("Terminal", terminalRows), ("Theme", themeRows),
      ("Fonts", fontRows),
    ]
    let width = sections.flatMap(\.1).map { DisplayWidth.columns(of: $0.0) }.max() ?? 0
    var lines: [String] = []
    for (title, rows) in sections {
      lines.append(title)
      lines += rows.map { name, value in
        let gap = String(repeating: " ", count: width - DisplayWidth.columns(of: name) + 2)
        return "  " + name + gap + value
      }
    }
    lines.append(problems.isEmpty ? "All is well." : "Problems")
    lines += problems.map { "  " + $0 }
    return lines.map { DisplayText.sanitized($0) + "\n" }.joined()
  }

  private var folderRows: [(String, String)] {
    guard let folders else { return [("data", "none: there is no home folder")] }
    return [
      ("data", folders.data), ("your decks", Self.text(of: ownDecks)),
      ("bundled decks", Self.text(of: bundledDecks)),
      ("progress", folders.progress + ": " + progressText),
    ]
  }

  private var progressText: String {
    switch progress {
    case .missing: "not made yet"
    case .empty: "an empty file, which counts as not made yet"
    case .sound(let count, let isReadOnly):
      "opens and is sound, \(count) entries" + (isReadOnly ? ", may only be read" : "")
    case .unusable: "cannot be used"
    }
  }

  private static func text(of folder: DeckFolder?) -> String {
    guard let folder else { return "not found" }
    return "\(folder.path): "
      + (folder.deckCount.map { $0 == 1 ? "1 deck" : "\($0) decks" } ?? "not there")
  }

  private var terminalRows: [(String, String)] {
    let name = terminal.name.isEmpty ? "unknown" : terminal.name
    return [
      ("type", terminal.isDescribed ? name : "\(name), which the system does not describe"),
      ("connected", terminal.isConnected ? "yes" : "no: input or output is no terminal"),
      ("size", terminal.size.map { "\($0.columns)×\($0.rows)" } ?? "not told"),
      ("colours", Self.text(terminal.colors) { $0.rawValue }),
      ("symbols", Self.text(terminal.symbols) { $0.rawValue }),
      ("symbol width", Self.text(terminal.symbolWidth) { Self.columns($0) }),
      ("Unicode", Self.text(terminal.unicode) { $0 ? "yes" : "no" }),
      ("cell height", Self.text(terminal.cellAspect) { "\(Self.rounded($0)) widths" }),
      ("mouse", Self.text(terminal.mouse) { $0 ? "yes" : "no" }),
      ("background", Self.text(terminal.background) { $0?.hexadecimal ?? "not known yet" }),
    ]
  }

  private var themeRows: [(String, String)] {
    switch theme {
    case .automatic:
      let start = theme.theme(onBackground: terminal.background.value).name
      return [("colours", "auto: as the terminal's background, \(start) at first")]
    case .fixed(let theme): return [("colours", theme.name + ": RECTO_THEME is set")]
    }
  }

  private var fontRows: [(String, String)] {
    if fonts.isEmpty { return [("all scripts", "no fonts: headlines are the terminal's own text")] }
    return fonts.map { ($0.script, $0.name ?? "none: headlines are the terminal's own text") }
  }

  private static func text<Value>(
    _ decision: TerminalDecision<Value>, _ name: (Value) -> String
  ) -> String {
    "\(name(decision.value)): \(decision.reason)"
  }

  private static func columns(_ width: Int?) -> String {
    width.map { $0 == 1 ? "1 column" : "\($0) columns" } ?? "not known"
  }

  private static func rounded(_ value: Double) -> Double { (value * 100).rounded() / 100 }
}
