import CardCore
import Foundation
import Runtime
import StudyApp
import Terminal
import Testing

@Suite("The doctor")
struct DoctorReportTests {
  private static func facts(
    _ variables: [String: String] = ["TERM": "xterm-256color", "COLORTERM": "truecolor"],
    isDescribed: Bool = true, isConnected: Bool = true, size: CellSize? = nil,
    symbolWidth: Int? = 1
  ) -> TerminalFacts {
    TerminalFacts(
      environment: TerminalEnvironment(
        variables: variables, codeset: "UTF-8", describedColors: isDescribed ? 256 : 0),
      isDescribed: isDescribed, isConnected: isConnected, size: size,
      cellAspect: CellAspect.decision(columns: 80, rows: 24, pixelWidth: 0, pixelHeight: 0),
      symbolWidth: TerminalDecision(symbolWidth, because: "the terminal was asked")
    ) { _ in 1 }
  }

  private static func report(
    progress: DoctorReport.Progress = .sound(entryCount: 12, isReadOnly: false),
    terminal: TerminalFacts = facts(size: CellSize(columns: 80, rows: 24)),
    decks: Int? = 10, fonts: [DoctorReport.Font] = []
  ) -> DoctorReport {
    let folders = DataFolders(data: "/home/ada/.local/share/recto")
    return DoctorReport(
      parts: [
        .init(name: "Recto", version: "0.1.0"), .init(name: "ncurses", version: "ncurses 6.4"),
      ],
      folders: folders, ownDecks: .init(path: folders.decks, deckCount: nil),
      bundledDecks: .init(path: "/usr/share/recto/Decks", deckCount: decks), progress: progress,
      terminal: terminal, theme: .automatic, fonts: fonts, unknownSettings: [])
  }

  @Test("Tells people what was found, chosen, and why")
  func text() {
    let fonts = [
      DoctorReport.Font(script: "Latin", name: "DejaVu Sans"), .init(script: "Thai", name: nil),
    ]
    let expected = """
      Versions
        Recto          0.1.0
        ncurses        ncurses 6.4
      Folders
        data           /home/ada/.local/share/recto
        your decks     /home/ada/.local/share/recto/decks: not there
        bundled decks  /usr/share/recto/Decks: 10 decks
        progress       /home/ada/.local/share/recto/progress.db: opens and is sound, 12 entries
      Terminal
        type           xterm-256color
        connected      yes
        size           80×24
        colours        truecolor: COLORTERM is truecolor
        symbols        block: nearly every font has them
        symbol width   1 column: the terminal was asked
        Unicode        yes: the locale's encoding is UTF-8
        cell height    2.0 widths: the window does not tell its pixels
        mouse          yes: clicks and drags are asked for
        background     not known yet: the terminal is asked at the start
      Theme
        colours        auto: as the terminal's background, dark at first
      Fonts
        Latin          DejaVu Sans
        Thai           none: headlines are the terminal's own text
      All is well.

      """
    #expect(Self.report(fonts: fonts).text == expected)
    #expect(Self.report().text.contains("\nFonts\n  all scripts    no fonts: "))
  }

  @Test("Tells programs the same, as one JSON object")
  func json() throws {
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(Self.report().json.utf8))
        as? [String: Any])
    #expect(
      Set(object.keys)
        == ["versions", "folders", "progress", "terminal", "theme", "fonts", "problems"])
    #expect((object["versions"] as? [String: String])?["Recto"] == "0.1.0")
    #expect((object["progress"] as? [String: Any])?["entries"] as? Int == 12)
    let terminal = try #require(object["terminal"] as? [String: Any])
    #expect(terminal["columns"] as? Int == 80)
    let colors = try #require(terminal["colors"] as? [String: String])
    #expect(colors == ["value": "truecolor", "because": "COLORTERM is truecolor"])
    #expect((terminal["background"] as? [String: Any])?["value"] is NSNull)
    #expect((object["problems"] as? [Any])?.isEmpty == true)
  }

  @Test(
    "Names what keeps the program from working",
    arguments: [
      (report(progress: .missing), []), (report(progress: .empty), []),
      (report(progress: .unusable(reason: "the store is damaged")), ["the store is damaged"]),
      (
        report(progress: .sound(entryCount: 0, isReadOnly: true)),
        [
          "/home/ada/.local/share/recto/progress.db: may only be read, so no answer can be kept"
        ]
      ),
      (report(decks: nil), ["there are no decks; name their folder in RECTO_DECKS"]),
      (
        report(terminal: facts(["TERM": "odd"], isDescribed: false)),
        ["the system does not describe terminals of the type 'odd'"]
      ),
      (
        report(terminal: facts([:], isDescribed: false)),
        ["TERM is not set, so the terminal's type is not known"]
      ),
      (report(terminal: facts([:], isDescribed: false, isConnected: false)), []),
    ])
  func problems(report: DoctorReport, expected: [String]) {
    #expect(report.problems == expected)
    let isWell = report.text.hasSuffix("All is well.\n")
    #expect(isWell == expected.isEmpty)
    for problem in expected { #expect(report.text.contains("\n  \(problem)\n")) }
  }

  @Test("Without a home it says so")
  func noHome() {
    var report = Self.report()
    report.folders = nil
    report.ownDecks = nil
    report.progress = .missing
    #expect(
      report.problems == [
        "there is no home folder; set HOME or XDG_DATA_HOME to an absolute path"
      ])
    #expect(report.json.contains("\"data\":null"))
  }

  @Test("Nothing of the environment reaches the terminal as a control sequence")
  func sanitizes() {
    let evil = "\u{1B}]0;x\u{7}\u{9B}31m"
    var report = Self.report(
      terminal: Self.facts(["TERM": evil, "COLORTERM": evil], isDescribed: false))
    report.folders = DataFolders(data: "/" + evil)
    report.unknownSettings = ["RECTO_THEME=\(evil)"]
    for text in [report.text, report.json] {
      #expect(!text.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" || $0 == "\u{9B}" })
    }
  }

  @Test("Settings that are not understood are named")
  func settings() {
    let variables = [
      "RECTO_THEME": "pink", "RECTO_MOTION": "none", "RECTO_COLORS": "", "RECTO_SYMBOLS": "dots",
      "RECTO_FLIP": "vertical",
    ]
    let complaints = KnownSettings.complaints { variables[$0] }
    #expect(
      complaints == [
        "RECTO_THEME: expected one of auto, dark, light, high-contrast or colorblind, "
          + "found 'pink', which counts as not set",
        "RECTO_SYMBOLS: expected one of ascii, half, block, sextant, octant or braille, "
          + "found 'dots', which counts as not set",
      ])
    var report = Self.report()
    report.unknownSettings = complaints
    #expect(report.problems == complaints)
  }
}
