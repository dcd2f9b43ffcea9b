import Testing

@testable import Scheduling

struct StudyQueueTests {
  /// 2026-11-30 12:00 UTC.
  let noon = Moment(unixMilliseconds: 1_796_040_000_000, utcOffsetSeconds: 0)
  let scheduler = Scheduler()

  func review(dueIn days: Int, gradedDaysAgo: Int = 10) -> Memory {
    Memory(
      stability: 10, difficulty: 5, phase: .review, due: .on(noon.studyDay.advanced(by: days)),
      intervalDays: max(1, gradedDaysAgo + days),
      lastReview: minutes(-gradedDaysAgo * 1440), reviewCount: 3, lapseCount: 0)
  }

  func step(dueInMinutes due: Int, gradedMinutesAgo: Int = 5) -> Memory {
    Memory(
      stability: 1, difficulty: 5, phase: .learning(step: 1),
      due: .at(unixMilliseconds: minutes(due).unixMilliseconds), intervalDays: 0,
      lastReview: minutes(-gradedMinutesAgo), reviewCount: 1, lapseCount: 0)
  }

  func minutes(_ minutes: Int) -> Moment {
    noon.advanced(byMilliseconds: Int64(minutes) * 60_000)
  }

  /// Grades every card Good or as told until nothing is left, half a minute each.
  func study(
    _ queue: inout StudyQueue, from start: Moment, limit: Int = 1000,
    grade: (StudyQueue.Item) -> Grade = { _ in .good }
  ) -> [StudyQueue.Item] {
    var items: [StudyQueue.Item] = []
    var now = start
    while items.count < limit, let item = queue.next(at: now) {
      items.append(item)
      let memory = scheduler.next(
        queue.memory(of: item.index), grade: grade(item), at: now, fuzzSeed: nil)
      queue.answer(item.index, memory: memory)
      now = now.advanced(byMilliseconds: 30_000)
    }
    return items
  }

  @Test("An untouched deck brings its first cards in order, up to the day's limit")
  func newCards() {
    var queue = StudyQueue(
      cardCount: 50, memories: [:], now: noon, limits: DailyLimits(newCards: 3))
    #expect(queue.counts == StudyQueue.Counts(new: 3, learning: 0, due: 0))
    let items = study(&queue, from: noon)
    #expect(Array(items.prefix(3)) == [0, 1, 2].map { StudyQueue.Item(index: $0, kind: .new) })
    #expect(
      Array(items.dropFirst(3)) == [0, 1, 2].map { StudyQueue.Item(index: $0, kind: .learning) })
    #expect(queue.counts == StudyQueue.Counts(new: 0, learning: 0, due: 0))
    #expect(queue.nextDue(after: minutes(3)) == .on(noon.studyDay.advanced(by: 1)))
  }

  @Test("What was done today counts against the limits")
  func doneToday() {
    let memories = Dictionary(uniqueKeysWithValues: (0..<10).map { ($0, review(dueIn: 0)) })
    let queue = StudyQueue(
      cardCount: 30, memories: memories, now: noon, limits: DailyLimits(newCards: 5, reviews: 8),
      done: DayProgress(newCards: 2, reviews: 3))
    #expect(queue.counts == StudyQueue.Counts(new: 3, learning: 0, due: 5))
    let exhausted = StudyQueue(
      cardCount: 30, memories: memories, now: noon, limits: DailyLimits(newCards: 5, reviews: 8),
      done: DayProgress(newCards: 9, reviews: Int.max))
    #expect(exhausted.next(at: noon) == nil)
    #expect(exhausted.nextDue(after: noon) == .on(noon.studyDay.advanced(by: 1)))
  }

  @Test("A step whose time has come goes first, one that has not waits, the last may be early")
  func steps() {
    let queue = StudyQueue(
      cardCount: 4,
      memories: [0: review(dueIn: 0), 1: step(dueInMinutes: 15), 2: step(dueInMinutes: -1)],
      now: noon, limits: DailyLimits(newCards: 0))
    #expect(queue.next(at: noon) == StudyQueue.Item(index: 2, kind: .learning))
    var rest = queue
    rest.answer(2, memory: review(dueIn: 3))
    #expect(rest.next(at: noon) == StudyQueue.Item(index: 0, kind: .review))
    rest.answer(0, memory: review(dueIn: 3))
    #expect(rest.next(at: noon) == StudyQueue.Item(index: 1, kind: .learning))
    #expect(rest.next(at: minutes(-6)) == nil)
    #expect(
      rest.nextDue(after: minutes(-6)) == .at(unixMilliseconds: minutes(15).unixMilliseconds))
  }

  @Test("Cards of later days stay away, also those in a step of a day")
  func later() {
    var tomorrow = step(dueInMinutes: 0)
    tomorrow.due = .on(noon.studyDay.advanced(by: 1))
    var today = tomorrow
    today.due = .on(noon.studyDay)
    let queue = StudyQueue(
      cardCount: 3, memories: [0: review(dueIn: 2), 1: tomorrow, 2: today], now: noon)
    #expect(queue.counts == StudyQueue.Counts(new: 0, learning: 1, due: 0))
    #expect(queue.next(at: noon) == StudyQueue.Item(index: 2, kind: .learning))
    var done = queue
    done.answer(2, memory: review(dueIn: 3))
    #expect(done.next(at: noon) == nil)
    #expect(done.nextDue(after: noon) == .on(noon.studyDay.advanced(by: 1)))
  }

  @Test("New cards are spread evenly among the reviews")
  func interleaved() {
    let memories = Dictionary(uniqueKeysWithValues: (0..<30).map { ($0, review(dueIn: 0)) })
    var queue = StudyQueue(
      cardCount: 60, memories: memories, now: noon, limits: DailyLimits(newCards: 10))
    var items: [StudyQueue.Item] = []
    while let item = queue.next(at: noon) {
      items.append(item)
      queue.answer(item.index, memory: review(dueIn: 5, gradedDaysAgo: 0))
    }
    let places = items.indices.filter { items[$0].kind == .new }
    #expect(places.count == 10 && items.count == 40)
    for (number, place) in places.enumerated() {
      #expect(abs(place - number * 4) <= 2)
    }
    #expect(items.filter { $0.kind == .new }.map(\.index) == Array(30..<40))
  }

  @Test("The day decides the order of the reviews")
  func dayOrder() {
    let memories = Dictionary(uniqueKeysWithValues: (0..<40).map { ($0, review(dueIn: -3)) })
    func order(_ now: Moment) -> [Int] {
      StudyQueue(cardCount: 40, memories: memories, now: now).reviewOrder
    }
    #expect(order(noon) == order(minutes(300)))
    #expect(order(noon) != order(minutes(1440)))
    #expect(order(noon) != Array(0..<40))
    #expect(order(noon).sorted() == Array(0..<40))
  }

  @Test("When more is due than the day may bring, the longest overdue come")
  func overdue() {
    let memories = Dictionary(uniqueKeysWithValues: (0..<100).map { ($0, review(dueIn: -$0)) })
    let queue = StudyQueue(
      cardCount: 100, memories: memories, now: noon, limits: DailyLimits(reviews: 7))
    #expect(queue.reviewOrder.sorted() == Array(93..<100))
  }

  @Test("Undoing every answer restores every earlier queue exactly")
  func undo() {
    var memories = Dictionary(uniqueKeysWithValues: (0..<12).map { ($0, review(dueIn: 0)) })
    memories[12] = step(dueInMinutes: 2)
    memories[13] = step(dueInMinutes: -2)
    let start = StudyQueue(
      cardCount: 30, memories: memories, now: noon, limits: DailyLimits(newCards: 6))
    var states = [start]
    var queue = start
    var now = noon
    var answered: [Int] = []
    while let item = queue.next(at: now), states.count < 200 {
      let grade = Grade.allCases[(item.index * 7 + states.count) % 4]
      let memory = scheduler.next(
        queue.memory(of: item.index), grade: grade, at: now, fuzzSeed: nil)
      queue.answer(item.index, memory: memory)
      answered.append(item.index)
      states.append(queue)
      now = now.advanced(byMilliseconds: 45_000)
    }
    #expect(answered.count > 25)
    while let index = answered.popLast() {
      #expect(queue == states.removeLast())
      #expect(queue.undo() == index)
    }
    #expect(queue == start)
    #expect(queue.undo() == nil)
  }

  @Test("Any card may be answered, and is not asked again; places outside the deck are ignored")
  func outOfOrder() {
    let memories = [0: review(dueIn: 0), 1: review(dueIn: 0), 2: review(dueIn: 9)]
    var queue = StudyQueue(
      cardCount: 6, memories: memories, now: noon, limits: DailyLimits(newCards: 2))
    let start = queue
    let second = queue.reviewOrder[1]
    queue.answer(second, memory: review(dueIn: 5))
    queue.answer(3, memory: review(dueIn: 5))
    queue.answer(2, memory: review(dueIn: 5))
    queue.answer(99, memory: review(dueIn: 5))
    queue.answer(-1, memory: review(dueIn: 5))
    #expect(queue.counts == StudyQueue.Counts(new: 1, learning: 0, due: 1))
    var rest: Set<Int> = []
    while let item = queue.next(at: noon) {
      rest.insert(item.index)
      queue.answer(item.index, memory: review(dueIn: 5))
    }
    #expect(rest == [start.reviewOrder[0], 4])
    while queue.undo() != nil {}
    #expect(queue == start)
  }

  @Test("A review answered out of turn and again in its steps counts once")
  func answeredTwice() {
    let memories = Dictionary(uniqueKeysWithValues: (0..<3).map { ($0, review(dueIn: 0)) })
    var queue = StudyQueue(cardCount: 3, memories: memories, now: noon)
    let last = queue.reviewOrder[2]
    queue.answer(last, memory: step(dueInMinutes: 10))
    #expect(queue.counts == StudyQueue.Counts(new: 0, learning: 1, due: 2))
    queue.answer(last, memory: review(dueIn: 5))
    #expect(queue.counts == StudyQueue.Counts(new: 0, learning: 0, due: 2))
  }

  @Test("A step graded late in a long session still waits its time")
  func longSession() {
    var queue = StudyQueue(
      cardCount: 2, memories: [:], now: noon, limits: DailyLimits(newCards: 1))
    let later = minutes(300)
    queue.answer(0, memory: scheduler.next(nil, grade: .again, at: later, fuzzSeed: nil))
    #expect(queue.learning.map(\.due) == [later.unixMilliseconds + 60_000])
  }

  @Test("A clock that was ahead by years loses no card, and brings none back for ever")
  func clockAhead() {
    var future = review(dueIn: 4000, gradedDaysAgo: -3900)
    let queue = StudyQueue(cardCount: 1, memories: [0: future], now: noon)
    #expect(queue.next(at: noon) == StudyQueue.Item(index: 0, kind: .review))
    let next = scheduler.next(future, grade: .good, at: noon, fuzzSeed: nil)
    #expect(StudyQueue(cardCount: 1, memories: [0: next], now: noon).next(at: noon) == nil)
    future = review(dueIn: 20, gradedDaysAgo: -1)
    #expect(StudyQueue(cardCount: 1, memories: [0: future], now: noon).next(at: noon) == nil)
    let wait = step(dueInMinutes: 100_010, gradedMinutesAgo: -100_000)
    let learning = StudyQueue(cardCount: 1, memories: [0: wait], now: noon).learning
    #expect(learning.map(\.due) == [minutes(10).unixMilliseconds])
  }

  @Test("A memory of a card that the deck no longer has is ignored")
  func outside() {
    let queue = StudyQueue(
      cardCount: 2, memories: [7: review(dueIn: 0), -1: review(dueIn: 0)], now: noon)
    #expect(queue.counts == StudyQueue.Counts(new: 2, learning: 0, due: 0))
    let empty = StudyQueue(cardCount: -3, memories: [:], now: noon)
    #expect(empty.next(at: noon) == nil && empty.nextDue(after: noon) == nil)
  }
}

struct SelectionTests {
  @Test("The smallest are kept, whatever the order", arguments: [0, 1, 5, 50, 99, 100, 200])
  func keepSmallest(limit: Int) {
    for seed in 0..<40 {
      var numbers = (0..<100).map { ($0 * (seed + 3) * 7919) % (seed % 2 == 0 ? 101 : 9) }
      let expected = Array(numbers.sorted().prefix(limit))
      numbers.keepSmallest(limit)
      #expect(numbers.sorted() == expected)
    }
  }
}
