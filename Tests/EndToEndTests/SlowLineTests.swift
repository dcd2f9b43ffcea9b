import Foundation
import Testing

@Suite(
  "A slow line", .serialized, .enabled(if: TmuxWindow.isAvailable), .timeLimit(.minutes(3)))
struct SlowLineTests {
  /// A word of the help screen, which a key shows at once.
  private static let help = Array("remembered".utf8)

  private let program: RectoProgram
  private let deck: String

  init() throws {
    program = try RectoProgram()
    deck = try program.writeDeck(cards: 3)
  }

  private func study(bytesPerSecond: Int) throws -> SlowTerminal {
    let line = try SlowTerminal(program, ["study", deck], bytesPerSecond: bytesPerSecond)
    line.takeUntilQuiet()
    return line
  }

  /// The sizes of the frames that end in some bytes, in bytes.
  private func frames(in bytes: [UInt8]) -> [Int] {
    var sizes: [Int] = []
    var rest = bytes[...]
    while let end = rest.firstRange(of: SlowTerminal.frameEnd) {
      sizes.append(end.upperBound - rest.startIndex)
      rest = rest[end.upperBound...]
    }
    return sizes
  }

  /// What a terminal shows that was sent the bytes.
  private func picture(of bytes: [UInt8]) throws -> String {
    let path = program.folder + "/bytes"
    try Data(bytes).write(to: URL(fileURLWithPath: path))
    // The title comes last: once it is there, everything before it is drawn.
    let window = TmuxWindow(
      program, running: "cat \(path); printf '\\033]2;all drawn\\033\\\\'; read end")
    _ = window.wait { _ in window.ask("#{pane_title}") == "all drawn" }
    return window.screen
  }

  /// Presses a key in the middle of a turn and expects its effect right after the frame under way.
  private func expectKeyToActAtOnce(on line: SlowTerminal, pause: Bool = false) throws {
    let known = frames(in: line.taken)
    line.type(" ")
    let turning = line.take(seconds: 0.4)
    if pause { usleep(1_000_000) }
    line.type("?")
    let shown = line.take(seconds: 30) { $0.firstRange(of: Self.help) != nil }
    try #require(shown.firstRange(of: Self.help) != nil)
    let before = frames(in: shown)
    // The frame that was under way; on a line like this there may be one more in the buffers.
    #expect(before.count <= 2)
    let largest = max(frames(in: line.taken).max() ?? 0, known.max() ?? 0)
    #expect(before.reduce(0, +) <= 2 * largest)
    #expect(turning.count > 0)
    line.type("?")
    line.takeUntilQuiet()
    let screen = try picture(of: line.taken)
    #expect(screen.contains("back 1"))
    #expect(screen.contains("Good"))
    #expect(!screen.contains("remembered"))
  }

  @Test("of few bytes a second skips frames and never queues them", arguments: [960, 4800])
  func slow(bytesPerSecond: Int) throws {
    let line = try study(bytesPerSecond: bytesPerSecond)
    try expectKeyToActAtOnce(on: line)
  }

  @Test("that stands still for a second does not queue the frames of that second")
  func stalls() throws {
    let line = try study(bytesPerSecond: 2_000_000)
    try expectKeyToActAtOnce(on: line, pause: true)
  }

  @Test("shows whole turns in few frames, and a terminal near by in many")
  func skips() throws {
    var counts: [Int] = []
    for rate in [4800, 2_000_000] {
      let line = try study(bytesPerSecond: rate)
      let known = frames(in: line.taken).count
      line.type(" ")
      line.takeUntilQuiet()
      counts.append(frames(in: line.taken).count - known)
    }
    #expect((2...8).contains(counts[0]))
    #expect(counts[1] > 15)
  }
}
