/// A deck's file, and where its cards are in it.
///
/// Only made by `DeckReader`, once it has checked every card; so what is read again here is valid.
struct CardFile: Hashable, Sendable {
  /// Where the parts of a card start that a walk over all cards needs; 0 is "has none".
  struct Outline: Hashable, Sendable {
    /// The card's opening brace.
    var start: UInt32
    /// The opening quote of its `id`.
    var id: UInt32
    /// The opening quote of its `front`.
    var front: UInt32
    /// The opening quote of its first answer.
    var back: UInt32
  }

  /// The whole file.
  let bytes: [UInt8]
  /// The cards, in the file's order.
  let cards: [Outline]

  /// The key of a card.
  func key(at index: Int) -> Card.Key {
    let card = cards[index]
    return Card.Key(
      id: text(at: card.id), front: text(at: card.front) ?? "", back: text(at: card.back) ?? "")
  }

  /// The whole card.
  func card(at index: Int) -> Card {
    let start = Int(cards[index].start)
    guard var reader = try? DeckReader(bytes, maximumFaults: 0, at: start),
      let fields = try? reader.card()
    else { return Card(front: "", back: [""]) }
    return Card(
      id: text(at: fields.id), front: text(at: fields.front) ?? "",
      back: texts(at: fields.back), reading: text(at: fields.reading),
      example: text(at: fields.exampleFront).map {
        Card.Example(front: $0, back: text(at: fields.exampleBack))
      },
      hint: text(at: fields.hint), tags: texts(at: fields.tags), image: text(at: fields.image))
  }

  /// The bytes of a card, braces included.
  func range(at index: Int) -> Range<Int> {
    let start = Int(cards[index].start)
    var scanner = JSONScanner(bytes, at: start)
    guard (try? scanner.skipValue()) != nil else { return start..<start }
    return start..<scanner.offset
  }

  private func text(at offset: UInt32) -> String? {
    guard offset > 0 else { return nil }
    var scanner = JSONScanner(bytes, at: Int(offset))
    return (try? scanner.string())?.text(in: bytes)
  }

  private func texts(at offset: UInt32) -> [String] {
    guard offset > 0, bytes[Int(offset)] == UInt8(ascii: "[") else {
      return text(at: offset).map { [$0] } ?? []
    }
    var scanner = JSONScanner(bytes, at: Int(offset))
    var texts: [String] = []
    guard (try? scanner.beginArray()) != nil else { return [] }
    while (try? scanner.nextElement()) == true, let element = try? scanner.string() {
      texts.append(element.text(in: bytes))
    }
    return texts
  }
}
