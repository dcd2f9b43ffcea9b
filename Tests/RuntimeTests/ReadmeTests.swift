import Foundation
import StudyApp
import Testing

@Suite("The README")
struct ReadmeTests {
  private let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("README.md")

  @Test("Its table of keys is made from the key map")
  func showsKeys() throws {
    let text = try String(contentsOf: url, encoding: .utf8)
    let start = try #require(text.range(of: "<!-- keys -->\n"))
    let end = try #require(text.range(of: "<!-- /keys -->"))
    let table = KeyMap.markdown + "\n"
    let kept = text[start.upperBound..<end.lowerBound]
    if kept == table { return }
    if ProcessInfo.processInfo.environment["RECTO_RECORD_SNAPSHOTS"] == "1" {
      let updated = text[..<start.upperBound] + table + text[end.lowerBound...]
      try updated.write(to: url, atomically: true, encoding: .utf8)
    }
    Issue.record("the key map has changed; record snapshots to renew the table")
  }
}
