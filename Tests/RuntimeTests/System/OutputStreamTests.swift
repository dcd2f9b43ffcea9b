import Foundation
import Runtime
import Testing

@Suite("Writing results", .serialized)
struct OutputStreamTests {
  @Test("A text of any length arrives whole")
  func arrivesWhole() throws {
    let path = NSTemporaryDirectory() + "recto-" + UUID().uuidString
    defer { try? FileManager.default.removeItem(atPath: path) }
    let text = String(repeating: "é\u{0}x", count: 100_000)
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL, 0o600)
    try #require(descriptor >= 0)
    try OutputStream(descriptor: descriptor).write(text)
    close(descriptor)
    #expect(try String(contentsOfFile: path, encoding: .utf8) == text)
  }

  @Test("A full disk is told", .enabled(if: access("/dev/full", W_OK) == 0))
  func tellsFullDisk() throws {
    let descriptor = open("/dev/full", O_WRONLY)
    try #require(descriptor >= 0)
    defer { close(descriptor) }
    #expect(throws: OutputStream.Failure.failed(reason: "No space left on device")) {
      try OutputStream(descriptor: descriptor).write("x")
    }
  }

  @Test("A reader that has gone is no failure of the system")
  func noticesClosedPipe() throws {
    OutputStream.ignoreBrokenPipes()
    var ends: [Int32] = [0, 0]
    try #require(pipe(&ends) == 0)
    close(ends[0])
    defer { close(ends[1]) }
    let stream = OutputStream(descriptor: ends[1])
    #expect(throws: OutputStream.Failure.closed) { try stream.write("x") }
  }
}
