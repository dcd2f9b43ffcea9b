import CardCore
import Terminal
import TestSupport
import Testing

struct `Decoding input` {
  private static let escape = "\u{1B}"

  private static let keys: [(String, [Key])] = [
    ("a", [.character("a")]), ("é漢😀", [.character("é"), .character("漢"), .character("😀")]),
    (" ", [.character(" ")]), ("\r", [.enter]), ("\n", [.enter]), ("\t", [.tab]),
    ("\u{7F}", [.backspace]), ("\u{8}", [.backspace]), ("\u{0}", []),
    ("\u{1}", [.control("a")]), ("\u{3}", [.control("c")]), ("\u{1A}", [.control("z")]),
    ("\u{1C}", [.control("\\")]), ("\u{1F}", [.control("_")]),
    ("\(escape)[A", [.up]), ("\(escape)OA", [.up]), ("\(escape)[B", [.down]),
    ("\(escape)OB", [.down]), ("\(escape)[C", [.right]), ("\(escape)OD", [.left]),
    ("\(escape)[H", [.home]), ("\(escape)OF", [.end]), ("\(escape)[1~", [.home]),
    ("\(escape)[3~", [.delete]), ("\(escape)[4~", [.end]), ("\(escape)[5~", [.pageUp]),
    ("\(escape)[6~", [.pageDown]), ("\(escape)[7~", [.home]), ("\(escape)[8~", [.end]),
    ("\(escape)[Z", [.backTab]), ("\(escape)[1;2Z", [.backTab]), ("\(escape)OM", [.enter]),
    ("\(escape)OP", [.function(1)]), ("\(escape)[15~", [.function(5)]),
    ("\(escape)[24~", [.function(12)]), ("\(escape)[[C", [.function(3)]),
    ("\(escape)[1;5A", [.up]), ("\(escape)[1;2D", [.left]), ("\(escape)[3;5~", [.delete]),
    ("\(escape)[1;2P", [.function(1)]),
  ]

  /// Replies, reports and unknown sequences, none of which is a key.
  private static let swallowed = [
    "\(escape)]10;rgb:1234/5678/9abc\u{7}", "\(escape)]11;rgb:12/34\(escape)\\",
    "\(escape)]11;?\u{7}", "\(escape)]11;#\(String(repeating: "12", count: 200))\u{7}",
    "\(escape)]11;rgb:12/34/56\u{0}\u{7}", "\(escape)]11;rgb:12/34/é\u{7}",
    "\(escape)]52;c;MTIzNA==\u{7}", "\(escape)P>|term(1234)\(escape)\\",
    "\(escape)P1$r1;2;3m\(escape)\\", "\(escape)_G1=2;3\(escape)\\", "\(escape)^1234\(escape)\\",
    "\(escape)X1234\(escape)\\", "\(escape)[?62;1;4c", "\(escape)[>41;354;0c",
    "\(escape)[27;5;49~", "\(escape)[49;5u", "\(escape)[24;80R", "\(escape)[1;1R",
    "\(escape)[?2026;2$y", "\(escape)[2026;2$y", "\(escape)[I", "\(escape)[O", "\(escape)[0n",
    "\(escape)[2~", "\(escape)[99~", "\(escape)[12;34;56;78z", "\(escape)[<1;;M",
    "\(escape)[<1234;1;1M", "\(escape)1", "\(escape)q", "\(escape)Oq", "\(escape)[[Z",
    "\(escape)é", "\(escape)[M\u{1F}11", "\(escape)[1;2;3A", "\(escape)[201~", "\u{85}", "\u{9B}",
    "\(escape)[\(String(repeating: "1;", count: 200))m",
  ]

  private func events(_ text: String) -> [InputEvent] {
    var decoder = InputDecoder()
    return decoder.decode(text.utf8) + decoder.flush()
  }

  @Test("keys are known by their sequences", arguments: keys)
  func known(text: String, keys: [Key]) {
    #expect(events(text) == keys.map { .key($0) })
  }

  @Test("replies and unknown sequences are no keys, and end where they end", arguments: swallowed)
  func unknown(text: String) {
    #expect(events(text + "x") == [.key(.character("x"))])
  }

  @Test(
    "the background's colour is an event, and ends where it ends",
    arguments: ["\u{7}", "\u{1B}\\"])
  func background(end: String) {
    #expect(
      events("\(Self.escape)]11;rgb:1e1e/2020/ffff\(end)x")
        == [.background(Color(hex: 0x1E20FF)), .key(.character("x"))])
    #expect(events("\(Self.escape)]11;rgb:1e1e/2020/ffff") == [])
  }

  @Test("it does not matter how the bytes are split")
  func split() {
    let background = "\(Self.escape)]11;rgb:12/34/56\(Self.escape)\\"
    let all = Self.keys.map(\.0) + Self.swallowed + [background]
    let text = all.map { $0 + "x" }.joined() + "\(Self.escape)[200~12\(Self.escape)[201~"
    var whole = InputDecoder()
    let expected = whole.decode(text.utf8)
    var single = InputDecoder()
    #expect(text.utf8.flatMap { single.decode([$0]) } == expected)
    #expect(single.patience == nil)
  }

  @Test("an unfinished sequence is given up without a key, except a lone Escape")
  func unfinished() {
    for text in Self.swallowed + Self.keys.map(\.0) where text.hasPrefix(Self.escape) {
      let bytes = Array(text.utf8)
      for length in 2..<bytes.count {
        var decoder = InputDecoder()
        let early = decoder.decode(bytes[..<length])
        guard decoder.patience != nil else { continue }
        #expect(early + decoder.flush() == [], "\(text.dropFirst().prefix(20)) cut at \(length)")
        #expect(decoder.patience == nil)
        #expect(decoder.decode("x".utf8) == [.key(.character("x"))])
      }
    }
    #expect(events(Self.escape) == [.key(.escape)])
    #expect(events(Self.escape + Self.escape) == [.key(.escape), .key(.escape)])
    #expect(events("\(Self.escape)\(Self.escape)[A") == [.key(.escape), .key(.up)])
  }

  @Test("waits at most 25 ms after an Escape")
  func patience() {
    var decoder = InputDecoder()
    #expect(decoder.patience == nil)
    _ = decoder.decode([0x1B])
    #expect(decoder.patience == .milliseconds(25))
    _ = decoder.flush()
    #expect(decoder.patience == nil)
  }

  @Test("a sequence that begins inside another ends the first")
  func interrupted() {
    #expect(events("\(Self.escape)[12\(Self.escape)[A") == [.key(.up)])
    #expect(events("\(Self.escape)O\(Self.escape)[A") == [.key(.up)])
  }

  @Test("a paste is one event, with plain line ends and nothing else that controls")
  func paste() {
    let text =
      "\(Self.escape)[200~1\r2\u{3}\(Self.escape)[A\(Self.escape)[20é\u{9B}3\(Self.escape)[201~x"
    #expect(events(text) == [.paste("1\n2[A[20é3"), .key(.character("x"))])
    #expect(events("\(Self.escape)[200~\(Self.escape)[201~") == [.paste("")])
    #expect(
      events("\(Self.escape)[200~a\(Self.escape)\(Self.escape)[201~") == [.paste("a")])
  }

  @Test("a paste has bounds, and ends when nothing more comes")
  func boundedPaste() {
    let long = String(repeating: "1", count: InputDecoder.pasteLimit + 5000)
    #expect(
      events("\(Self.escape)[200~\(long)\(Self.escape)[201~") == [
        .paste(String(repeating: "1", count: InputDecoder.pasteLimit))
      ])
    #expect(events("\(Self.escape)[200~123") == [.paste("123")])
  }

  @Test("broken UTF-8 vanishes without its neighbours")
  func brokenText() {
    var decoder = InputDecoder()
    let bytes: [UInt8] = [
      0x61, 0xFF, 0x62, 0xC3, 0x63, 0xC0, 0x80, 0xED, 0xA0, 0x80, 0xF4, 0x90, 0x80, 0x80, 0xE2,
      0x82, 0x64, 0xF0, 0x9F, 0x98, 0x80,
    ]
    let keys: [Key] = ["a", "b", "c", "d", "😀"].map { .character($0) }
    #expect(decoder.decode(bytes) == keys.map { .key($0) })
  }

  @Test("a terminal's own sequences come first")
  func ownSequences() {
    var decoder = InputDecoder(knownSequences: [
      Array("\(Self.escape)[7~".utf8): .pageUp, Array("\(Self.escape)[99~".utf8): .function(9),
      Array("x".utf8): .up,
    ])
    let events = decoder.decode("\(Self.escape)[7~\(Self.escape)[99~x".utf8)
    #expect(events == [.key(.pageUp), .key(.function(9)), .key(.character("x"))])
  }

  @Test("mouse reports are followed, in both encodings")
  func mouse() {
    let place = CellPoint(column: 0, row: 0)
    let expected: [InputEvent] = [
      .mouse(MouseEvent(.press(.left), at: place)), .mouse(MouseEvent(.release(.left), at: place)),
    ]
    #expect(events("\(Self.escape)[<0;1;1M\(Self.escape)[<0;1;1m") == expected)
    #expect(events("\(Self.escape)[M !!\(Self.escape)[M#!!") == expected)
    var decoder = InputDecoder()
    _ = decoder.decode("\(Self.escape)[<0;1;1M".utf8)
    #expect(decoder.cancelMouse() == [expected[1]])
  }

  @Test("any bytes are taken, and a fresh start is always found", arguments: 0..<50)
  func anything(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    let likely: [UInt8] = Array("\u{1B}[]OPM<;0129~mAZ\u{7}\\?$".utf8)
    var decoder = InputDecoder()
    for _ in 0..<2000 {
      let isLikely = Bool.random(using: &generator)
      let byte =
        isLikely
        ? likely.randomElement(using: &generator) : UInt8.random(in: 0...255, using: &generator)
      _ = decoder.decode([byte ?? 0])
    }
    _ = decoder.flush()
    #expect(decoder.patience == nil)
    #expect(decoder.decode("x".utf8) == [.key(.character("x"))])
  }
}
