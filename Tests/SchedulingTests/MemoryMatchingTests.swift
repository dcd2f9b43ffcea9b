import Testing

@testable import Scheduling

struct MemoryMatchingTests {
  typealias Texts = MemoryMatching.Texts

  /// A memory that can be told from others by its count of reviews.
  func memory(_ number: Int) -> Memory {
    Memory(
      stability: 1, difficulty: 5, phase: .review, due: .on(StudyDay(number: 1)), intervalDays: 1,
      lastReview: Moment(unixMilliseconds: 0, utcOffsetSeconds: 0), reviewCount: number,
      lapseCount: 0)
  }

  func match(_ stored: [Texts], _ cards: [Texts]) -> [Int: Int] {
    let memories = stored.enumerated().map { number, texts in
      StoredMemory(
        card: CardIdentity(deck: "d", id: texts.id, front: texts.front, back: texts.back),
        memory: memory(number))
    }
    return MemoryMatching.memories(from: memories, cardCount: cards.count) { cards[$0] }
      .mapValues(\.reviewCount)
  }

  @Test("Unchanged cards are found wherever they moved")
  func unchanged() {
    let cards = (0..<50).map { Texts(id: nil, front: "f\($0)", back: "b\($0 % 7)") }
    let moved = Array(cards.reversed())
    let expected = Dictionary(uniqueKeysWithValues: (0..<50).map { (49 - $0, $0) })
    #expect(match(cards, moved) == expected)
  }

  @Test("An id holds when both texts change")
  func byID() {
    let stored = [
      Texts(id: "a", front: "uno", back: "one"), Texts(id: "b", front: "dos", back: "2"),
    ]
    let cards = [Texts(id: "b", front: "uno", back: "one"), Texts(id: "a", front: "x", back: "y")]
    #expect(match(stored, cards) == [0: 1, 1: 0])
  }

  @Test("A card keeps its memory when one text is edited, or when it is given an id")
  func edited() {
    let stored = [
      Texts(id: nil, front: "perro", back: "dog"), Texts(id: nil, front: "g", back: "c"),
    ]
    let cards = [
      Texts(id: nil, front: "el perro", back: "dog"), Texts(id: "g", front: "g", back: "k"),
    ]
    #expect(match(stored, cards) == [0: 0, 1: 1])
  }

  @Test("An equal answer counts only where no other card could be meant")
  func ambiguous() {
    let dog = Texts(id: nil, front: "perro", back: "dog")
    let changed = [
      Texts(id: nil, front: "can", back: "dog"), Texts(id: nil, front: "x", back: "dog"),
    ]
    #expect(match([dog], changed) == [:])
    #expect(match([dog, Texts(id: nil, front: "chucho", back: "dog")], [changed[0]]) == [:])
    // The other card with this answer is known by its front, so the one left over is meant.
    #expect(match([dog], [changed[0], dog]) == [1: 0])
    #expect(
      match([dog, Texts(id: nil, front: "chucho", back: "dog")], [changed[0], dog]) == [0: 1, 1: 0])
  }

  @Test("Two cards with one front are told apart by their answers")
  func sameFront() {
    let orange = Texts(id: nil, front: "naranja", back: "orange (fruit)")
    let color = Texts(id: nil, front: "naranja", back: "orange (colour)")
    #expect(match([color], [orange, color]) == [1: 0])
    #expect(match([color, orange], [orange, color]) == [0: 1, 1: 0])
  }

  @Test("Cards with different ids are different cards")
  func differentIDs() {
    let stored = [Texts(id: "a", front: "banco", back: "bank")]
    #expect(match(stored, [Texts(id: "b", front: "banco", back: "bank")]) == [:])
    #expect(match(stored, [Texts(id: nil, front: "banco", back: "bank")]) == [0: 0])
  }

  @Test("Nothing is asked of the cards when nothing is stored")
  func empty() {
    let none = MemoryMatching.memories(from: [], cardCount: 1_000_000) { _ in
      Issue.record("a card was asked for")
      return Texts(id: nil, front: "", back: "")
    }
    #expect(none.isEmpty)
    #expect(match([Texts(id: nil, front: "a", back: "b")], []) == [:])
  }
}
