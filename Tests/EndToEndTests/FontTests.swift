import Foundation
import Testing

/// A font that machines that run the tests have been given.
private let soundFont = [
  "/usr/share/fonts/truetype/dejavu/DejaVuSans-Bold.ttf",
  "/System/Library/Fonts/Supplemental/Arial Bold.ttf",
].first { FileManager.default.isReadableFile(atPath: $0) }

@Suite("Fonts that cannot be used", .enabled(if: soundFont != nil), .timeLimit(.minutes(1)))
struct FontTests {
  private let program: RectoProgram
  private let bytes: Data

  /// Makes a folder with a single font the only one that there is.
  init() throws {
    program = try RectoProgram()
    bytes = try Data(contentsOf: URL(fileURLWithPath: soundFont ?? ""))
    try FileManager.default.createDirectory(
      atPath: program.folder + "/fonts", withIntermediateDirectories: true)
    program.environment["FONTCONFIG_FILE"] = try program.write(
      """
      <?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>
      <dir>\(program.folder)/fonts</dir><cachedir>\(program.folder)/cache</cachedir>
      </fontconfig>
      """, to: "fonts.conf")
  }

  private func write(_ content: Data) throws {
    // In place, so that the index of fonts goes on naming the file.
    try content.write(to: URL(fileURLWithPath: program.folder + "/fonts/only.ttf"))
  }

  /// What is drawn, and what the report says of Latin or of all scripts.
  private func look() throws -> (frame: RectoProgram.Result, fonts: String) {
    let report = try program.run("doctor").output.split(separator: "\n")
    let start = report.firstIndex { $0 == "Fonts" } ?? report.startIndex
    return (
      try program.run("frame", "--headline", "display", "--front", "Hello"),
      report.dropFirst(start + 1).first.map(String.init) ?? ""
    )
  }

  @Test("A sound font sets the headline, and complaints of libraries reach no screen")
  func sound() throws {
    try write(bytes)
    let (frame, fonts) = try look()
    #expect(frame.status == 0 && frame.errors.isEmpty)
    #expect(!frame.output.contains("Hello"))
    #expect(fonts.contains("Latin") && !fonts.contains("none"))
  }

  @Test(
    "With a font that is damaged before or after it was indexed, headlines are text",
    arguments: [false, true], [0, 300, 60_000])
  func damaged(isIndexed: Bool, length: Int) throws {
    if isIndexed {
      try write(bytes)
      _ = try look()
    }
    try write(bytes.prefix(length))
    let (frame, fonts) = try look()
    #expect(frame.status == 0 && frame.errors.isEmpty)
    #expect(frame.output.contains("Hello"))
    #expect(fonts.contains("no fonts: headlines are the terminal's own text"))
  }

  @Test("A font whose letters have lost their shapes sets no headline")
  func shapeless() throws {
    // The outlines, but not the table of where they lie, become zeros: letters without contours.
    let table = try #require(bytes.range(of: Data("glyf".utf8), in: 0..<1024))
    func number(at index: Int) -> Int { bytes[index..<(index + 4)].reduce(0) { $0 << 8 | Int($1) } }
    let start = number(at: table.lowerBound + 8)
    let length = number(at: table.lowerBound + 12)
    var emptied = bytes
    emptied.replaceSubrange(start..<(start + length), with: Data(count: length))
    try write(emptied)
    let (frame, _) = try look()
    #expect(frame.status == 0 && frame.output.contains("Hello"))
  }
}
