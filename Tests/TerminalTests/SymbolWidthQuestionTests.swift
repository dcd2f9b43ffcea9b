import Terminal
import Testing

struct `The width of symbols` {
  private func asked() -> SymbolWidthQuestion {
    var question = SymbolWidthQuestion(isWanted: true)
    question.didAsk()
    return question
  }

  @Test("is asked once, and only where it is wanted")
  func isDue() {
    #expect(SymbolWidthQuestion(isWanted: true).isDue)
    #expect(!SymbolWidthQuestion(isWanted: false).isDue)
    #expect(!asked().isDue)
  }

  @Test(
    "follows from where the cursor went",
    arguments: [(3, 1), (4, 2), (5, 2), (1, nil), (2, nil), (6, nil), (0, nil), (80, nil)])
  func columns(column: Int, expected: Int?) {
    var question = asked()
    #expect(question.columns(from: CursorReport(row: 2, column: column)) == expected)
  }

  @Test("is not taken from reports that answer nothing")
  func others() {
    let report = CursorReport(row: 2, column: 5)
    var unasked = SymbolWidthQuestion(isWanted: true)
    #expect(unasked.columns(from: report) == nil)
    var question = asked()
    #expect(question.columns(from: CursorReport(row: 1, column: 5)) == nil)
    #expect(question.columns(from: report) == 2)
    #expect(question.columns(from: report) == nil)
  }

  @Test(
    "comes in the terminal's report of its cursor, which is no key",
    arguments: [
      ("\u{1B}[2;5R", CursorReport(row: 2, column: 5)),
      ("\u{1B}[2;5R\u{1B}[24;80R", CursorReport(row: 24, column: 80)),
      ("\u{1B}[2R", nil), ("\u{1B}[?2;5R", nil), ("\u{1B}[2;5;1R", nil), ("\u{1B}[;R", nil),
      ("\u{1B}[2;99999999999999999999R", nil), ("2;5R", nil),
    ])
  func reports(bytes: String, expected: CursorReport?) {
    var decoder = InputDecoder()
    let events = decoder.decode(bytes.utf8)
    if bytes.hasPrefix("\u{1B}") { #expect(events == []) }
    #expect(decoder.takeCursorReport() == expected)
    #expect(decoder.takeCursorReport() == nil)
  }
}
