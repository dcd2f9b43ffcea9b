import CardCore
import Runtime
import StudyApp
import Testing

@Suite("The command line")
struct ArgumentParserTests {
  @Test(
    "Words are understood",
    arguments: [
      ([], .session(.library, SessionOptions())),
      (["study", "a.json", "b"], .session(.study(decks: ["a.json", "b"]), SessionOptions())),
      (["study", "--", "--odd--"], .session(.study(decks: ["--odd--"]), SessionOptions())),
      (["browse", "a.json"], .session(.browse(deck: "a.json"), SessionOptions())),
      (["demo"], .session(.demo(effect: nil), SessionOptions())),
      (["demo", "curl"], .session(.demo(effect: "curl"), SessionOptions())),
      (["check", "a.json"], .check(files: ["a.json"])),
      (["log"], .log),
      (["log", "--json"], .log),
      (["bench"], .bench),
      (["draw-svg", "64", "32", "8.0", "4.0"], .drawSVG(box: ["64", "32", "8.0", "4.0"])),
      (["doctor"], .doctor(asJSON: false)),
      (["doctor", "--json"], .doctor(asJSON: true)),
      (["--version"], .version),
      (["-V"], .version),
      (["frame"], .frame(FrameOptions())),
    ] as [([String], Invocation)])
  func understands(words: [String], command: Invocation) throws {
    #expect(try ArgumentParser.parse(words) == command)
  }

  @Test("Every option of a frame is read, with its value after a blank or an equals sign")
  func readsFrameOptions() throws {
    var expected = FrameOptions()
    expected.content = .card(deck: "d.json", number: 3)
    expected.size = CellSize(columns: 200, rows: 50)
    expected.cardSize = CellSize(columns: 56, rows: 15)
    expected.cellAspect = 1.9
    expected.turn = .degrees(-40.5)
    expected.axis = Vector3(x: 1, y: 0, z: -1)
    expected.anchor = UnitPoint(x: 0, y: 0.5)
    expected.anchorZ = -2
    expected.perspective = 1
    expected.tilt = Point(x: -0.5, y: 1)
    expected.symbols = .sextant
    expected.colors = .palette256
    expected.theme = .light
    expected.headline = .display
    expected.format = .json
    let words = """
      frame d.json --card 3 --size=200x50 --card-size 56x15 --cell-aspect 1.9 --turn -40.5
      --axis 1,0,-1 --anchor 0,0.5 --anchor-z=-2 --perspective 1 --tilt=-0.5,1 --symbols sextant
      --colors 256 --theme light --headline display --format json
      """.split(whereSeparator: \.isWhitespace).map(String.init)
    #expect(try ArgumentParser.parse(words) == .frame(expected))
  }

  @Test("A frame's content is a card, two texts, or bare paper")
  func readsFrameContent() throws {
    func content(_ words: [String]) throws -> FrameOptions.Content? {
      guard case .frame(let options) = try ArgumentParser.parse(["frame"] + words) else {
        return nil
      }
      return options.content
    }
    #expect(try content([]) == .card(deck: nil, number: 1))
    #expect(try content(["--front", "a", "--back", "b"]) == .texts(front: "a", back: "b"))
    #expect(try content(["--back="]) == .texts(front: "", back: ""))
    #expect(try content(["--blank"]) == .blank)
  }

  @Test("An effect is recorded in the kind of film that the file's name ends with")
  func readsRecording() throws {
    var frame = FrameOptions()
    frame.content = .samples
    frame.effect = .init(name: "curl", progress: 0)
    frame.theme = .light
    frame.headline = .display
    let words = ["demo", "curl", "--theme", "light", "--record"]
    #expect(
      try ArgumentParser.parse(words + ["a.SVG"])
        == .record(RecordingOptions(frame: frame, path: "a.SVG", kind: .svg)))
    #expect(
      try ArgumentParser.parse(words + ["a.cast"])
        == .record(RecordingOptions(frame: frame, path: "a.cast", kind: .cast)))
  }

  @Test(
    "What cannot be understood is refused with a sentence and an advice",
    arguments: [
      (["stduy"], "there is no command 'stduy'\ndid you mean 'recto study'?"),
      (["xyzzy"], "there is no command 'xyzzy'\nsee 'recto --help'"),
      (
        ["my/deck.json"],
        "there is no command 'my/deck.json'\ndid you mean 'recto study my/deck.json'?"
      ),
      (["--versoin"], "there is no option '--versoin'\ndid you mean '--version'?"),
      (["help", "chekc"], "there is no command 'chekc'\ndid you mean 'recto check'?"),
      (["study"], "DECK… is missing\nsee 'recto study --help'"),
      (["frame", "a", "b"], "'b' is one word too many\nsee 'recto frame --help'"),
      (["frame", "--trun", "3"], "there is no option '--trun'\ndid you mean '--turn'?"),
      (["frame", "--turn"], "--turn needs a value: --turn DEG\nsee 'recto frame --help'"),
      (
        ["frame", "--turn", "--blank"],
        "--turn needs a value: --turn DEG\nsee 'recto frame --help'"
      ),
      (["frame", "--blank=1"], "--blank takes no value\nsee 'recto frame --help'"),
      (
        ["frame", "--turn", "1", "--turn", "2"], "--turn is given twice\nsee 'recto frame --help'"
      ),
      (
        ["frame", "--blank", "--front", "a"],
        "--blank and --front cannot be given together\nsee 'recto frame --help'"
      ),
      (
        ["frame", "d.json", "--back", "a"],
        "DECK and --back cannot be given together\nsee 'recto frame --help'"
      ),
      (
        ["demo", "--record", "a.gif"],
        """
        --record: expected a file that ends in .svg or .cast, found 'a.gif'
        see 'recto demo --help'
        """
      ),
      (
        ["demo", "--record", "a.svg", "--progress", "0"],
        "--record and --progress cannot be given together\nsee 'recto demo --help'"
      ),
      (
        ["frame", "--symbols", "emoji"],
        """
        --symbols: expected one of ascii, half, block, sextant, octant or braille, found 'emoji'
        see 'recto frame --help'
        """
      ),
    ] as [([String], String)])
  func refuses(words: [String], message: String) {
    let error = #expect(throws: UsageError.self) { try ArgumentParser.parse(words) }
    #expect(error?.message == message)
  }

  @Test(
    "Numbers that are none, not finite or absurd are refused",
    arguments: [
      "--turn nan", "--turn inf", "--turn 1e300", "--turn x", "--turn 1,2", "--card 0",
      "--card 99999999999999999999", "--size 0x5", "--size 80", "--size 80x24x1", "--size -1x5",
      "--size 1001x10", "--size 10x501", "--card-size 9999999x9", "--cell-aspect 0",
      "--cell-aspect -2", "--axis 1,2", "--axis 1,,2", "--axis nan,0,1", "--anchor 1,2,3",
      "--perspective -1", "--perspective inf", "--tilt 2,0", "--tilt 0,", "--anchor-z 1e9",
      "--turn +5", "--turn 0x10", "--turn 1e1", "--card +1", "--card 0x1", "--size +8x2",
      "--tilt 0.1,+0.2",
    ])
  func refusesNumbers(words: String) {
    let words = words.split(separator: " ").map(String.init)
    let error = #expect(throws: UsageError.self) {
      try ArgumentParser.parse(["frame"] + words)
    }
    #expect(error?.message.hasPrefix("\(words[0]): expected ") == true)
  }

  @Test(
    "Every command explains itself",
    arguments: ["study", "browse", "demo", "check", "frame", "log", "bench"])
  func explains(command: String) throws {
    let asked = try ArgumentParser.parse([command, "--help"])
    #expect(try ArgumentParser.parse(["help", command]) == asked)
    guard case .help(let text) = asked else {
      Issue.record("no help for \(command)")
      return
    }
    #expect(text.hasPrefix("Usage: recto \(command) "))
    #expect(text.split(separator: "\n").allSatisfy { $0.count <= 80 })
  }

  @Test("The overview names the commands but not the hidden ones")
  func overview() throws {
    guard case .help(let text) = try ArgumentParser.parse(["--help"]) else {
      Issue.record("no help")
      return
    }
    for name in ["recto study DECK…", "recto check FILE…", "recto frame [DECK]", "recto log"] {
      #expect(text.contains(name))
    }
    #expect(!text.contains("bench") && !text.contains("draw-svg"))
  }
}
