import Scheduling
import Testing

@Suite("Errors of the progress store")
struct ProgressErrorTests {
  @Test("are told in one line, also when SQLite gives several")
  func oneLine() {
    let reason = "*** in database main ***\nTree 2 page 3: bad\r\nPage 4: never used\n"
    let shown = "*** in database main *** Tree 2 page 3: bad Page 4: never used"
    for error in [
      ProgressError.damaged(path: "/p", reason: reason),
      .failed(path: "/p", reason: reason), .unavailable(path: "/p", reason: reason),
    ] {
      #expect(error.message.contains("(\(shown))"))
      #expect(error.message.split(whereSeparator: \.isNewline).count == 1)
    }
  }
}
