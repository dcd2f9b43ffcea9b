import CardCore
import DeckStore
import Runtime
import Testing

@Suite("The library of decks")
struct DeckLibraryTests {
  private static let deck = #"{"title":"T","cards":[{"front":"a","back":"b"}]}"#
  private static let named = #"{"id":"own-id","cards":[{"front":"a","back":"b"}]}"#

  private func library(_ files: [String: String]) -> DeckLibrary {
    DeckLibrary(
      files: InMemoryFileSystem(files), bundledFolder: "/app/Decks", personalFolder: "/me/decks")
  }

  @Test("The person's own decks come first and hide bundled ones of the same name")
  func lists() {
    let library = library([
      "/app/Decks/a.json": Self.deck, "/app/Decks/b.json": Self.deck,
      "/app/Decks/deck.schema.json": "{}", "/app/Decks/note.txt": "", "/app/Decks/.x.json": "",
      "/me/decks/b.json": Self.deck, "/me/decks/z.JSON": Self.deck,
    ])
    #expect(
      library.deckFiles() == [
        DeckFile(path: "/me/decks/b.json", isBundled: false),
        DeckFile(path: "/me/decks/z.JSON", isBundled: false),
        DeckFile(path: "/app/Decks/a.json", isBundled: true),
      ])
  }

  @Test("Missing folders are an empty library")
  func isEmpty() {
    #expect(library([:]).deckFiles().isEmpty)
    let none = DeckLibrary(
      files: InMemoryFileSystem(), bundledFolder: nil, personalFolder: nil)
    #expect(none.deckFiles().isEmpty)
  }

  @Test("Words mean files, folders, and decks of the library by name or identity")
  func findsByWord() throws {
    let library = library([
      "/app/Decks/a.json": Self.deck, "/me/decks/mine.json": Self.named,
      "/f/1.json": Self.deck, "/f/2.json": Self.deck,
    ])
    func paths(_ words: [String]) throws -> [String] {
      try library.deckFiles(named: words).map(\.path)
    }
    #expect(try paths(["/f/2.json"]) == ["/f/2.json"])
    #expect(try paths(["/f/2.json", "/f"]) == ["/f/2.json", "/f/1.json"])
    #expect(try paths(["a"]) == ["/app/Decks/a.json"])
    #expect(try paths(["mine", "own-id"]) == ["/me/decks/mine.json"])
    #expect(try library.deckFiles(named: ["/app/Decks/a.json"]).map(\.isBundled) == [true])
  }

  @Test("What is not there is named, with what may have been meant")
  func namesUnknown() {
    let library = library(["/app/Decks/spanish.json": Self.deck, "/f/x.txt": ""])
    #expect(throws: DeckProblem.unknownName("spansih", suggestion: "spanish")) {
      try library.deckFiles(named: ["spansih"])
    }
    #expect(
      DeckProblem.unknownName("spansih", suggestion: "spanish").message
        == "spansih: there is no such deck; did you mean 'spanish'?")
    #expect(throws: DeckProblem.noDecks(folder: "/f")) { try library.deckFiles(named: ["/f"]) }
    #expect(throws: DeckProblem.file(.notFound(path: "/n.json"))) { try library.open("/n.json") }
  }

  @Test("A deck is known by its id, else by its file's name")
  func identifies() throws {
    let library = library(["/d/plain.json": Self.deck, "/d/other.json": Self.named])
    let plain = try library.open("/d/plain.json")
    #expect([plain.identity, plain.title] == ["plain", "T"])
    let other = try library.open("/d/other.json")
    #expect([other.identity, other.title] == ["own-id", "other"])
  }

  @Test("Every fault of a file is told by line and column, without control characters")
  func checks() {
    let files = InMemoryFileSystem([
      "/bad\u{1B}.json": "{\"cards\": [\n{\"front\": \"\", \"back\": \"b\"},\n{\"front\": \"c\"}]}",
      "/good.json": Self.deck, "/deck.xyz": "",
    ])
    #expect(DeckCheck.findings(inFile: "/good.json", files: files) == .init())
    let faults = DeckCheck.findings(inFile: "/bad\u{1B}.json", files: files).faults
    #expect(faults.count == 2)
    #expect(faults.first?.hasPrefix("/bad␛.json:2:") == true)
    #expect(faults.last?.hasPrefix("/bad␛.json:3:") == true)
    #expect(DeckCheck.findings(inFile: "/deck.xyz", files: files).faults.count == 1)
    #expect(
      DeckCheck.findings(inFile: "/none.json", files: files).faults
        == ["/none.json: there is no such file or folder"])
  }

  @Test("Pictures that cannot be shown are worth a look, with the number of their card")
  func checksPictures() {
    let cards = """
      {"cards": [{"front": "a", "back": "b"}, {"front": "c", "back": "d", "image": "bat.png"}]}
      """
    let files = InMemoryFileSystem(["/d/deck.json": cards])
    let found = DeckCheck.findings(inFile: "/d/deck.json", files: files) { picture in
      "\(picture.path) of \(picture.folder) is missing\u{1B}"
    }
    #expect(found == .init(warnings: ["/d/deck.json: card 2: bat.png of /d is missing␛"]))
  }
}
