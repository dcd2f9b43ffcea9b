import DeckStore
import Foundation
import Testing

@Suite("The decks that come with the program")
struct DeckFilesTests {
  static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Decks")

  static let names: [String] = {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".json") && $0 != "deck.schema.json" }.sorted()
  }()

  private func bytes(_ name: String) throws -> [UInt8] {
    Array(try Data(contentsOf: Self.folder.appendingPathComponent(name)))
  }

  @Test("A deck has no faults and no warnings", arguments: names)
  func isSound(_ name: String) throws {
    let bytes = try bytes(name)
    #expect(Deck.diagnose(bytes).map { $0.message(file: name) } == [])
    #expect(Deck.warnings(bytes).map { $0.message(file: name) } == [])
  }

  @Test("A deck says what it is, and its id is its file's name", arguments: names)
  func saysWhatItIs(_ name: String) throws {
    let deck = try Deck.decode(bytes(name))
    #expect(deck.id.map { $0 + ".json" } == name)
    #expect(deck.title?.isEmpty == false)
    #expect(deck.description?.isEmpty == false)
    #expect(!deck.cards.isEmpty)
    for tag in [deck.languages.front, deck.languages.back] {
      let language = try #require(tag).split(separator: "-").first.map(String.init) ?? ""
      #expect(Locale.LanguageCode(language).isISOLanguage, "\(language)")
    }
  }

  @Test("No two cards of a deck ask the same", arguments: names)
  func asksOnce(_ name: String) throws {
    let fronts = try Deck.decode(bytes(name)).cards.map(\.front)
    let twice = Dictionary(grouping: fronts) { $0 }.filter { $0.value.count > 1 }.keys.sorted()
    #expect(twice == [])
  }

  @Test(
    "A deck is in NFC, ends with a line break and has no tab or carriage return", arguments: names)
  func isTidy(_ name: String) throws {
    let bytes = try bytes(name)
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(Array(text.precomposedStringWithCanonicalMapping.utf8) == bytes)
    #expect(bytes.last == 0x0A)
    #expect(!bytes.contains(0x09) && !bytes.contains(0x0D))
  }

  @Test("Tags are lower case and without spaces", arguments: names)
  func tagsAreTidy(_ name: String) throws {
    let tags = Set(try Deck.decode(bytes(name)).cards.flatMap(\.tags))
    #expect(tags.filter { $0 != $0.lowercased() || $0.contains(" ") } == [])
  }
}
