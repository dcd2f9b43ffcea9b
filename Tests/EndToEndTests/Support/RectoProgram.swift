import CardCore
import Foundation
import Runtime

/// The built program, run with folders of its own so that nothing of the person's is touched.
final class RectoProgram {
  /// What a run has left behind.
  struct Result: Equatable {
    var status: Int32
    var output: String
    var errors: String
  }

  /// A temporary folder, removed in the end.
  let folder: String
  /// The whole environment of every run.
  var environment: [String: String]

  init() throws {
    folder = NSTemporaryDirectory() + "recto-" + UUID().uuidString.prefix(8)
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    environment = [
      "HOME": folder, "XDG_DATA_HOME": folder + "/data", "PATH": "/usr/bin:/bin",
      "TERM": "xterm-256color", "LANG": "C.UTF-8", "TZ": "UTC",
      // Letters that are drawn cannot be read from the screen.
      "RECTO_HEADLINE": "text",
    ]
  }

  /// The program without motion and in all colours, whose screens are soon as they will stay.
  static func still() throws -> RectoProgram {
    let program = try RectoProgram()
    program.environment["COLORTERM"] = "truecolor"
    program.environment["RECTO_MOTION"] = "none"
    return program
  }

  deinit {
    try? FileManager.default.removeItem(atPath: folder)
  }

  /// The program's path: beside the bundle of tests.
  static var path: String {
    let bundle = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
    let beside = bundle.deletingLastPathComponent().appendingPathComponent("recto").path
    if FileManager.default.isExecutableFile(atPath: beside) { return beside }
    let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    return package.appendingPathComponent(".build/debug/recto").path
  }

  /// Writes a file into the temporary folder and returns its path.
  func write(_ text: String, to name: String) throws -> String {
    let path = folder + "/" + name
    try text.write(toFile: path, atomically: false, encoding: .utf8)
    return path
  }

  /// Writes a deck of numbered cards and returns its path.
  func writeDeck(cards: Int, to name: String = "deck.json") throws -> String {
    let list = (1...max(1, cards)).map { "{\"front\": \"front \($0)\", \"back\": \"back \($0)\"}" }
    return try write(
      "{\"title\": \"Numbers\", \"cards\": [\n\(list.joined(separator: ",\n"))\n]}", to: name)
  }

  /// Starts the program in a terminal of its own.
  func start(_ arguments: [String]) throws -> PseudoTerminal {
    try PseudoTerminal(
      running: Self.path, arguments: arguments, environment: environment,
      size: CellSize(columns: 80, rows: 24))
  }

  /// Runs the program to its end without a terminal.
  func run(_ arguments: String..., output: FileHandle? = nil) throws -> Result {
    try run(arguments, output: output)
  }

  /// Runs the program to its end without a terminal.
  func run(_ arguments: [String], output: FileHandle? = nil) throws -> Result {
    let outputPath = folder + "/output-" + UUID().uuidString
    let errorPath = folder + "/errors-" + UUID().uuidString
    let status = ChildProcess.run(
      Self.path, arguments, environment: environment,
      output: output.map { .descriptor($0.fileDescriptor) } ?? .file(outputPath),
      errors: .file(errorPath))
    return Result(
      status: status,
      output: (try? String(contentsOfFile: outputPath, encoding: .utf8)) ?? "",
      errors: (try? String(contentsOfFile: errorPath, encoding: .utf8)) ?? "")
  }
}
