import DeckStore
import Testing

@Suite("After a fault of the grammar")
struct DeckRecoveryTests {
  /// A file with faults in some lines, and the lines and columns that are told.
  static let files: [(file: String, places: [String])] = [
    (
      "{\"cards\":[\n{\"front\":\"a\" \"back\":\"b\"},\n{\"front\":\"\",\"back\":\"b\"}\n]}",
      ["2:14", "3:10"]
    ),
    (
      "{\"cards\":[\n{\"front\":\"a\",\"back\":\"b\"}\n{\"front\":\"c\",\"back\":5}\n]}",
      ["3:1", "3:21"]
    ),
    ("{\"cards\":[\n{\"front\":\"a,\"back\":\"b\"},\n{\"front\":\"c\"}\n]}", ["2:14", "3:1"]),
    ("{\"cards\":[\n{\"front\":\"a\",\"back\":\"b},\n{\"back\":\"c\"}\n]}", ["2:25", "3:1"]),
    (
      "{\"cards\":[\n{\"front\":\"a\",\"back\":\"b\",\n{\"front\":1,\"back\":\"c\"}\n]}",
      ["3:1", "3:10"]
    ),
    (
      "{\"cards\":[\n// one\n{\"front\":1,\"back\":\"b\"},\n{\"id\":2}\n]}",
      ["2:1", "3:10", "4:7", "4:1", "4:1"]
    ),
    (
      "{\"cards\":[\n{\"front\":\"a\",\"back\":\"b\"}],\n{\"front\":\"\",\"back\":\"b\"}\n]}",
      ["3:1", "3:10"]
    ),
    ("{\"title\": Words,\n\"cards\":[\n{\"front\":\"\",\"back\":\"b\"}\n]}", ["1:11", "3:10"]),
    (
      "{\"cards\":[\n{'front':'a','back':'b'},\n{'front':'c','back':'d'},\n{\"front\":\"\",\"back\":\"b\"}\n]}",
      ["2:2", "4:10"]
    ),
    (
      "{\"cards\":[\n{\"front\":\"a\",\"front\":\"b\"},\n{\"front\":\"\",\"back\":\"b\"}\n]}",
      ["2:14", "3:10"]
    ),
    (
      "{\"cards\":[\n{\"front\":\"a\",\"back\":\"b\",,\"example\":{\"front\":\"\"}},\n{\"front\":\"\",\"back\":\"b\"}\n]}",
      ["2:25", "3:10"]
    ),
    (
      "{\"cards\":[\n{\"front\":\"\\x\",\"back\":\"b\"},\n{\"front\":\"a\",\"back\":\"\"}\n],",
      ["2:12", "3:21", "4:3"]
    ),
    (
      "{\"cards\":[\n{\"front\":\"a\",\"back\":\"b\"}]},\n{\"front\":\"\",\"back\":\"b\"}\n]}",
      ["2:27", "3:10"]
    ),
    ("{\"cards\":[\n{\"front\":\"a\" \"back\":\"b\"}\n]}", ["2:14"]),
  ]

  private func places(of file: String) -> [String] {
    Deck.diagnose(Array(file.utf8)).map { fault in
      fault.position.map { "\($0.line):\($0.column)" } ?? "file"
    }
  }

  @Test("reading goes on with the next card", arguments: files)
  func goesOn(_ file: (file: String, places: [String])) {
    #expect(places(of: file.file) == file.places)
    let first = #expect(throws: DeckError.self) { try Deck.decode(Array(file.file.utf8)) }
    #expect(Deck.diagnose(Array(file.file.utf8)).first == first)
  }

  @Test("no fault is told of cards that have none, whichever byte of others is lost")
  func tellsNothingOfGoodCards() {
    let card =
      #"{ "front": "el {gato}", "back": ["the cat", "cat"], "example": { "front": "a" } },"#
    for dropped in card.indices {
      var lines = ["{ \"cards\": ["]
      for number in 2...19 {
        var line = card.replacing("el", with: "el \(number)")
        if number == 7 || number == 13 {
          line = card
          line.remove(at: dropped)
          line = line.replacing("gato", with: "gato \(number)")
        }
        lines.append(line)
      }
      lines += ["{ \"front\": \"last\", \"back\": \"\" }", "] }"]
      let faults = Deck.diagnose(Array(lines.joined(separator: "\n").utf8))
      let told = Set(faults.compactMap { $0.position?.line })
      #expect(told.subtracting([7, 8, 13, 14]) == [20], "without byte \(card[...dropped])")
    }
  }

  @Test("the list is still bounded", arguments: [1, 2, 100])
  func bounded(_ maximum: Int) {
    let file = "{\"cards\":[" + String(repeating: "{\"front\":},\n", count: 500) + "]}"
    #expect(Deck.diagnose(Array(file.utf8), maximum: maximum).count == maximum)
  }
}
