/// A card in steps of minutes and when its time comes, in milliseconds since 1970 UTC.
struct LearningEntry: Hashable, Sendable, Comparable {
  var due: Int64
  var index: Int

  /// Creates the entry of a card that is in steps of minutes today; nil for every other card.
  ///
  /// A memory from the future means that the clock was set back: then the wait begins now.
  init?(index: Int, memory: Memory, now: Moment) {
    guard memory.phase != .review else { return nil }
    self.index = index
    switch memory.due {
    case .at(let unixMilliseconds):
      let wait = max(0, unixMilliseconds.subtractingSaturated(memory.lastReview.unixMilliseconds))
      let isFromTheFuture = memory.lastReview.milliseconds(since: now) > DueCards.clockTolerance
      due = isFromTheFuture ? now.advanced(byMilliseconds: wait).unixMilliseconds : unixMilliseconds
    case .on(let day):
      guard day <= now.studyDay || DueCards.isFromTheFuture(memory, now: now) else { return nil }
      due = now.studyDay.start(utcOffsetSeconds: now.utcOffsetSeconds).unixMilliseconds
    }
  }

  static func < (left: LearningEntry, right: LearningEntry) -> Bool {
    (left.due, left.index) < (right.due, right.index)
  }
}

/// The cards of a deck that are due today.
struct DueCards {
  /// The cards with a memory.
  var known = 0
  /// Those in steps of minutes, the earliest first.
  var learning: [LearningEntry] = []
  private var reviews: [ReviewEntry] = []

  /// A clock may run a day ahead, or a traveller's be set back, without being called wrong.
  static let dayTolerance: Int64 = 86_400_000
  /// A step may have been graded by a clock that ran a little ahead.
  static let clockTolerance: Int64 = 60_000

  private struct ReviewEntry: Comparable {
    var day: Int
    var order: UInt64
    var index: Int

    static func < (left: ReviewEntry, right: ReviewEntry) -> Bool {
      (left.day, left.order, left.index) < (right.day, right.order, right.index)
    }
  }

  /// Whether a memory was made by a clock that was more than a day ahead; its card is due at once.
  static func isFromTheFuture(_ memory: Memory, now: Moment) -> Bool {
    memory.lastReview.milliseconds(since: now) > dayTolerance
  }

  init(cardCount: Int, memories: [Int: Memory], now: Moment) {
    let today = now.studyDay
    let seed = IntervalFuzz.mixed(UInt64(bitPattern: Int64(today.number)))
    for (index, memory) in memories where (0..<cardCount).contains(index) {
      known += 1
      if memory.phase != .review {
        if let entry = LearningEntry(index: index, memory: memory, now: now) {
          learning.append(entry)
        }
        continue
      }
      let day = memory.due.studyDay(utcOffsetSeconds: now.utcOffsetSeconds)
      guard day <= today || Self.isFromTheFuture(memory, now: now) else { continue }
      let order = IntervalFuzz.mixed(seed ^ UInt64(bitPattern: Int64(index)))
      reviews.append(ReviewEntry(day: min(day, today).number, order: order, index: index))
    }
    learning.sort()
  }

  /// The review cards in today's order; beyond the limit those stay that came due last.
  ///
  /// Linear in the cards due, and only what is kept is sorted.
  func reviewOrder(limit: Int) -> [Int] {
    var kept = reviews
    kept.keepSmallest(limit)
    return kept.sorted { ($0.order, $0.index) < ($1.order, $1.index) }.map(\.index)
  }
}

extension Memory.Due {
  /// The study day on which the card is due.
  public func studyDay(utcOffsetSeconds: Int) -> StudyDay {
    switch self {
    case .on(let day): day
    case .at(let unixMilliseconds):
      Moment(unixMilliseconds: unixMilliseconds, utcOffsetSeconds: utcOffsetSeconds).studyDay
    }
  }
}
