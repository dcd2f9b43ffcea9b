import Testing

@testable import Scheduling

@Suite("Cards put aside")
struct StudyQueuePostponeTests {
  private let cards = StudyQueueTests()

  @Test("A new card put aside comes after the other new ones, within the day's limit")
  func newCard() {
    var queue = StudyQueue(
      cardCount: 50, memories: [:], now: cards.noon, limits: DailyLimits(newCards: 3))
    queue.postpone(0)
    #expect(queue.counts == StudyQueue.Counts(new: 3, learning: 0, due: 0))
    let items = cards.study(&queue, from: cards.noon, grade: { _ in .easy })
    #expect(items == [1, 2, 0].map { StudyQueue.Item(index: $0, kind: .new) })
    #expect(queue.counts == StudyQueue.Counts(new: 0, learning: 0, due: 0))
  }

  @Test("Review cards put aside come last, in the order in which they were put aside")
  func reviewCards() throws {
    let memories = Dictionary(uniqueKeysWithValues: (0..<4).map { ($0, cards.review(dueIn: 0)) })
    var queue = StudyQueue(cardCount: 4, memories: memories, now: cards.noon)
    let first = try #require(queue.next(at: cards.noon)).index
    queue.postpone(first)
    let second = try #require(queue.next(at: cards.noon)).index
    queue.postpone(second)
    #expect(queue.counts.due == 4)
    let order = cards.study(&queue, from: cards.noon).map(\.index)
    #expect(order.suffix(2) == [first, second])
    #expect(Set(order) == [0, 1, 2, 3])
    #expect(queue.counts.due == 0)
  }

  @Test("A card of steps put aside waits for the others and counts as no review")
  func learningCard() {
    let memories = [0: cards.step(dueInMinutes: -1), 1: cards.review(dueIn: 0)]
    var queue = StudyQueue(
      cardCount: 2, memories: memories, now: cards.noon)
    #expect(queue.next(at: cards.noon)?.index == 0)
    queue.postpone(0)
    #expect(queue.next(at: cards.noon)?.index == 1)
    let order = cards.study(&queue, from: cards.noon).map(\.index)
    #expect(order == [1, 0])
    #expect(queue.counts == StudyQueue.Counts(new: 0, learning: 0, due: 0))
  }

  @Test("The only card stays, and undoing an answer restores what was put aside")
  func onlyCardAndUndo() {
    var queue = StudyQueue(cardCount: 2, memories: [:], now: cards.noon)
    queue.postpone(0)
    queue.postpone(1)
    #expect(queue.next(at: cards.noon)?.index == 0)
    let before = queue
    queue.answer(0, memory: cards.review(dueIn: 3, gradedDaysAgo: 0))
    #expect(queue.next(at: cards.noon)?.index == 1)
    queue.undo()
    #expect(queue == before)
    queue.postpone(-1)
    queue.postpone(99)
    #expect(queue == before)
  }
}
