import Foundation
import Testing

@Suite("The program on the command line")
struct CommandLineTests {
  @Test("The version is printed")
  func version() throws {
    let result = try RectoProgram().run("--version")
    #expect(result.status == 0)
    #expect(result.output.wholeMatch(of: /recto \d+\.\d+\.\d+\n/) != nil)
    #expect(result.errors.isEmpty)
  }

  @Test("Help goes to standard output", arguments: ["--help", "-h", "help"])
  func help(word: String) throws {
    let result = try RectoProgram().run(word)
    #expect(result.status == 0)
    #expect(result.output.contains("recto study DECK…"))
    #expect(result.errors.isEmpty)
  }

  @Test("Words that are not understood end with status 2 and an advice")
  func usage() throws {
    let result = try RectoProgram().run("stduy")
    #expect(
      result
        == .init(
          status: 2, output: "",
          errors: "recto: there is no command 'stduy'\ndid you mean 'recto study'?\n"))
  }

  @Test("Control characters of the command line are not sent to the terminal")
  func sanitizes() throws {
    let result = try RectoProgram().run("\u{1B}]0;title\u{07}")
    #expect(result.status == 2)
    #expect(!result.errors.contains("\u{1B}") && !result.errors.contains("\u{07}"))
  }

  @Test("Without a terminal, studying ends with status 2 and no escape sequence")
  func needsTerminal() throws {
    let program = try RectoProgram()
    for words in [[], ["study", try program.writeDeck(cards: 2)]] {
      let result = words.isEmpty ? try program.run() : try program.run(words[0], words[1])
      #expect(result.status == 2)
      #expect(result.output.isEmpty)
      #expect(result.errors.hasPrefix("recto: studying needs a terminal"))
    }
  }

  @Test("A deck that is whole passes the check in silence")
  func checksGood() throws {
    let program = try RectoProgram()
    let result = try program.run("check", try program.writeDeck(cards: 3))
    #expect(result == .init(status: 0, output: "", errors: ""))
  }

  @Test("A picture that is missing is told, though its card can be studied")
  func checksPictures() throws {
    let program = try RectoProgram()
    let deck = try program.write(
      #"{"cards": [{"front": "a", "back": "b", "image": "bat.png"}]}"#, to: "pictured.json")
    let result = try program.run("check", deck)
    #expect(
      result
        == .init(
          status: 0, output: "\(deck): card 1: bat.png is missing or cannot be read\n", errors: ""))
  }

  @Test("Each fault is told by file, line and column, and the status is 65")
  func checksBad() throws {
    let program = try RectoProgram()
    let good = try program.writeDeck(cards: 3, to: "good.json")
    let bad = try program.write(
      "{\"cards\": [\n  {\"front\": 5, \"back\": \"b\"},\n  {\"front\": \"c\"}\n]}", to: "bad.json")
    let result = try program.run("check", good, bad)
    #expect(result.status == 65)
    let lines = result.output.split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines.first?.hasPrefix("\(bad):2:13: ") == true)
    #expect(lines.last?.hasPrefix("\(bad):3:") == true)
  }

  @Test("What is only worth a look is told, and is no fault")
  func checksKeys() throws {
    let program = try RectoProgram()
    let deck = try program.write(
      "{\"cards\": [\n  {\"front\": \"a\", \"back\": \"b\", \"hnit\": \"c\"}\n]}", to: "a.json")
    let result = try program.run("check", deck)
    #expect(
      result
        == .init(
          status: 0,
          output: "\(deck):2:31: warning: the key 'hnit' means nothing to Recto; "
            + "did you mean \"hint\"?\n", errors: ""))
  }

  @Test("A pipe or a device in the place of a deck is refused at once", .timeLimit(.minutes(1)))
  func refusesPipes() throws {
    let program = try RectoProgram()
    let pipe = program.folder + "/pipe.json"
    try #require(mkfifo(pipe, 0o600) == 0)
    for path in [pipe, "/dev/zero"] {
      let result = try program.run("check", path)
      #expect(result.status == 65)
      #expect(
        result.output == "\(path): expected a file, found a folder, a pipe or a device\n")
    }
  }

  @Test("A folder stands for the decks in it")
  func checksFolders() throws {
    let program = try RectoProgram()
    let empty = try program.run("check", program.folder)
    #expect(empty.status == 65)
    #expect(empty.errors.contains("expected deck files"))
    _ = try program.writeDeck(cards: 2, to: "good.json")
    #expect(try program.run("check", program.folder).status == 0)
  }

  @Test("A full disk is noticed", .enabled(if: access("/dev/full", W_OK) == 0))
  func noticesFullDisk() throws {
    let full = try #require(FileHandle(forWritingAtPath: "/dev/full"))
    let result = try RectoProgram().run("--help", output: full)
    #expect(result.status == 1)
    #expect(
      result.errors
        == "recto: standard output cannot be written: No space left on device\n")
  }

  @Test("A reader that goes early is no fault")
  func toleratesClosedPipe() throws {
    let pipe = Pipe()
    try pipe.fileHandleForReading.close()
    let result = try RectoProgram().run(
      "frame", "--format", "json", output: pipe.fileHandleForWriting)
    #expect(result.status == 0)
    #expect(result.errors.isEmpty)
  }

  @Test("A frame is drawn without a terminal and without any progress kept")
  func drawsFrame() throws {
    let program = try RectoProgram()
    let result = try program.run("frame", try program.writeDeck(cards: 2), "--card", "2")
    #expect(result.status == 0)
    let lines = result.output.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count == 25)
    #expect(result.output.contains("front 2"))
    #expect(!FileManager.default.fileExists(atPath: program.folder + "/data"))
  }

  @Test("An effect is recorded into a file, and a folder is not replaced")
  func records() throws {
    let program = try RectoProgram()
    let path = program.folder + "/tilt.svg"
    let words = ["demo", "tilt", "--size", "30x10", "--record"]
    #expect(
      try program.run(words[0], words[1], words[2], words[3], words[4], path)
        == .init(status: 0, output: "", errors: ""))
    #expect(try String(contentsOfFile: path, encoding: .utf8).hasPrefix("<svg "))
    try FileManager.default.removeItem(atPath: path)
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
    let refused = try program.run(words[0], words[1], words[2], words[3], words[4], path)
    #expect(refused.status == 1)
    #expect(
      refused.errors == "recto: \(path): expected a file, found a folder, a pipe or a device\n")
  }

  @Test("A picture of pixels goes to standard output as it is")
  func drawsPixels() throws {
    let program = try RectoProgram()
    let path = program.folder + "/card.png"
    _ = FileManager.default.createFile(atPath: path, contents: nil)
    let file = try #require(FileHandle(forWritingAtPath: path))
    let result = try program.run("frame", "--blank", "--format", "png", output: file)
    #expect(result.status == 0 && result.errors.isEmpty)
    let bytes = try #require(FileManager.default.contents(atPath: path))
    #expect(bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]))
    #expect(bytes.suffix(8) == Data([0x49, 0x45, 0x4E, 0x44, 0xAE, 0x42, 0x60, 0x82]))
  }

  @Test("A frame of a broken deck ends with status 65")
  func refusesBrokenDeck() throws {
    let program = try RectoProgram()
    let bad = try program.write("{", to: "bad.json")
    let result = try program.run("frame", bad)
    #expect(result.status == 65)
    #expect(result.errors.hasPrefix("recto: \(bad):1:2: "))
  }

  @Test("The doctor works without a terminal and makes nothing")
  func doctor() throws {
    let program = try RectoProgram()
    _ = try program.writeDeck(cards: 1)
    program.environment["RECTO_DECKS"] = program.folder
    let result = try program.run("doctor")
    #expect(result.status == 0, "\(result)")
    #expect(result.errors.isEmpty)
    #expect(result.output.contains("/data/recto/progress.db: not made yet"))
    #expect(result.output.hasSuffix("All is well.\n"))
    #expect(!FileManager.default.fileExists(atPath: program.folder + "/data"))
  }

  @Test("The doctor finds a damaged store and ends with status 1")
  func doctorFindsDamage() throws {
    let program = try RectoProgram()
    let folder = program.folder + "/data/recto"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    _ = try program.write(
      "This is no database, whatever its name may say.", to: "data/recto/progress.db")
    let result = try program.run("doctor", "--json")
    #expect(result.status == 1)
    let object =
      try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any]
    #expect((object?["progress"] as? [String: Any])?["state"] as? String == "unusable")
    #expect((object?["problems"] as? [String])?.isEmpty == false)
  }

  @Test("The bundled decks are found and have no fault")
  func checksBundledDecks() throws {
    let program = try RectoProgram()
    let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let folder = package.appendingPathComponent("Decks").path
    for name in try FileManager.default.contentsOfDirectory(atPath: folder)
    where name.hasSuffix(".json") && !name.hasSuffix(".schema.json") {
      let result = try program.run("check", folder + "/" + name)
      #expect(result == .init(status: 0, output: "", errors: ""), "\(name)")
    }
    #expect(try program.run("frame", "spanish-first-words").status == 0)
  }
}
