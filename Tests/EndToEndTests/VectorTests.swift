import CardCore
import Foundation
import Runtime
import Testing

@Suite(
  "A card with an SVG that takes minutes to draw", .serialized, .timeLimit(.minutes(2)),
  .enabled(if: ProcessTable.isAvailable))
struct VectorTests {
  /// The colours of the pictures after it as backgrounds.
  private static let green = "48;2;30;200;30m"
  private static let red = "48;2;200;30;30m"

  private let program: RectoProgram
  private let deck: String

  init() throws {
    program = try RectoProgram.still()
    deck = try program.write(
      """
      {"title": "Slow", "cards": [
        {"front": "front 1", "back": "back 1", "image": "slow.svg"},
        {"front": "front 2", "back": "back 2", "image": "green.svg"},
        {"front": "front 3", "back": "back 3", "image": "red.png"}
      ]}
      """, to: "deck.json")
    let steps = (0..<2000).map {
      "<feTurbulence baseFrequency=\"0.05\" numOctaves=\"100\" seed=\"\($0)\"/>"
    }
    _ = try program.write(
      Self.drawing(
        "<filter id=\"slow\">\(steps.joined())</filter>"
          + "<rect width=\"64\" height=\"64\" filter=\"url(#slow)\"/>"), to: "slow.svg")
    _ = try program.write(
      Self.drawing("<rect width=\"64\" height=\"64\" fill=\"#1ec81e\"/>"), to: "green.svg")
    let picture = LargePicture.png(width: 64, height: 64, color: [200, 30, 30])
    try Data(picture).write(to: URL(fileURLWithPath: program.folder + "/red.png"))
  }

  private static func drawing(_ content: String) -> String {
    "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"64\" height=\"64\">\(content)</svg>"
  }

  private func study() throws -> PseudoTerminal {
    try program.start(["study", deck])
  }

  /// Turns the card over, and waits until another process draws its picture.
  private func turnSlowCard(_ terminal: PseudoTerminal) throws -> Int32 {
    #expect(terminal.readText(until: "front 1", wait: .seconds(10)).contains("front 1"))
    terminal.type(" ")
    #expect(terminal.readText(until: "back 1", wait: .seconds(10)).contains("back 1"))
    #expect(wait { !ProcessTable.children(of: terminal.process).isEmpty })
    return try #require(ProcessTable.children(of: terminal.process).first)
  }

  private func wait(until condition: () -> Bool) -> Bool {
    for _ in 0..<500 {
      if condition() { return true }
      usleep(10_000)
    }
    return false
  }

  @Test("It is given up, the next pictures come, and then nothing is left running")
  func givesUp() throws {
    let terminal = try study()
    _ = try turnSlowCard(terminal)
    let start = ContinuousClock.now
    #expect(terminal.readText(until: "to draw", wait: .seconds(10)).contains("to draw"))
    #expect(ContinuousClock.now - start < .seconds(6))
    #expect(ProcessTable.children(of: terminal.process).isEmpty)
    let descriptors = ProcessTable.descriptorCount(of: terminal.process)
    for (number, color) in [(2, Self.green), (3, Self.red)] {
      terminal.type("4")
      #expect(terminal.readText(until: "front \(number)").contains("front \(number)"))
      terminal.type(" ")
      #expect(terminal.readText(until: color, wait: .seconds(5)).contains(color))
    }
    _ = terminal.readText(wait: .milliseconds(300))
    let before = ProcessTable.processorTime(of: terminal.process)
    #expect(terminal.read(within: .milliseconds(500)).isEmpty)
    #expect(ProcessTable.processorTime(of: terminal.process) - before <= 5)
    #expect(ProcessTable.children(of: terminal.process).isEmpty)
    #expect(ProcessTable.descriptorCount(of: terminal.process) == descriptors)
  }

  @Test("While it is drawn keys act, and leaving ends the drawing too")
  func leaves() throws {
    let terminal = try study()
    let drawing = try turnSlowCard(terminal)
    terminal.type("4")
    #expect(terminal.readText(until: "front 2").contains("front 2"))
    #expect(ProcessTable.isRunning(drawing))
    terminal.type("\u{3}")
    #expect(wait { terminal.checkEnding() != nil && !ProcessTable.isRunning(drawing) })
  }

  @Test("When the program is killed the drawing ends too")
  func killed() throws {
    let terminal = try study()
    let drawing = try turnSlowCard(terminal)
    let start = ContinuousClock.now
    terminal.send(signal: SIGKILL)
    #expect(wait { !ProcessTable.isRunning(drawing) })
    // Sooner than by the limits of the drawing itself.
    #expect(ContinuousClock.now - start < .seconds(1.5))
  }

  @Test("A frame without a terminal does not wait for it either")
  func frame() throws {
    let start = ContinuousClock.now
    let result = try program.run("frame", "--turn", "180", deck)
    #expect(result.status == 0)
    #expect(result.output.contains("slow.svg takes too"))
    #expect(ContinuousClock.now - start < .seconds(6))
  }
}
