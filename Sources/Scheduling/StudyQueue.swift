/// Which card comes next: the queue of one deck on one study day.
///
/// Cards in steps of minutes come as soon as their time has come; else review cards due today, in an
/// order that the day decides, with new cards, in the deck's order, spread evenly among them. When
/// nothing else is left, a step may be taken up to 20 minutes early.
///
/// A value: it can be kept, compared, and every answer undone exactly. Making it costs one pass over
/// the cards that have a memory; an answer costs no more than the cards now in steps of minutes.
/// When the day is over (`day` is no longer that of the moment), make a new one.
public struct StudyQueue: Hashable, Sendable {
  /// Why a card is asked.
  public enum Kind: Hashable, Sendable {
    /// It has never been graded.
    case new
    /// It is in its steps of minutes.
    case learning
    /// It is due after days.
    case review
  }

  /// A card to be asked.
  public struct Item: Hashable, Sendable {
    /// The card's place in its deck.
    public var index: Int
    /// Why it is asked.
    public var kind: Kind

    /// Creates an item.
    public init(index: Int, kind: Kind) {
      self.index = index
      self.kind = kind
    }
  }

  /// How many cards are still to come today.
  public struct Counts: Hashable, Sendable {
    /// New cards within today's limit.
    public var new: Int
    /// Cards in steps of minutes, also those whose time has not come yet.
    public var learning: Int
    /// Review cards within today's limit.
    public var due: Int

    /// Creates counts.
    public init(new: Int, learning: Int, due: Int) {
      self.new = new
      self.learning = learning
      self.due = due
    }
  }

  /// How early a step may be taken when nothing else is left, in milliseconds.
  public static let learnAheadMilliseconds: Int64 = 20 * 60 * 1000

  /// The study day that the queue is for.
  public let day: StudyDay

  let cardCount: Int
  let memories: [Int: Memory]
  let began: Moment
  let reviewOrder: [Int]
  let totalNew: Int
  /// The memories since the queue was made, over `memories`.
  var answered: [Int: Memory] = [:]
  /// The cards in steps of minutes, the earliest first.
  var learning: [LearningEntry] = []
  var position: Position
  var changes: [Change] = []
  /// The cards put aside, in the order in which they come again.
  var setAside: [Int] = []

  /// How far the review cards and the new ones have been taken.
  struct Position: Hashable, Sendable {
    var nextReview = 0
    var reviewsLeft: Int
    var nextNew = 0
    var newLeft: Int
  }

  /// What an answer replaced.
  struct Change: Hashable, Sendable {
    var index: Int
    var answered: Memory?
    var position: Position
    var setAside: [Int]
  }

  /// Creates the queue.
  ///
  /// - Parameters:
  ///   - cardCount: The deck's number of cards.
  ///   - memories: The memory of each card that has one, by its place in the deck.
  ///   - now: The present.
  ///   - limits: How many cards a day may bring.
  ///   - done: What of that has been done today.
  public init(
    cardCount: Int, memories: [Int: Memory], now: Moment, limits: DailyLimits = DailyLimits(),
    done: DayProgress = DayProgress()
  ) {
    let due = DueCards(cardCount: max(0, cardCount), memories: memories, now: now)
    let reviews = max(0, limits.reviews.subtractingSaturated(max(0, done.reviews)))
    let new = max(0, limits.newCards.subtractingSaturated(max(0, done.newCards)))
    self.cardCount = max(0, cardCount)
    self.memories = memories
    day = now.studyDay
    began = now
    reviewOrder = due.reviewOrder(limit: reviews)
    totalNew = min(new, max(0, cardCount) - due.known)
    learning = due.learning
    position = Position(reviewsLeft: reviewOrder.count, newLeft: totalNew)
    settle()
  }

  /// The present memory of a card; nil for a new one.
  public func memory(of index: Int) -> Memory? { answered[index] ?? memories[index] }

  /// How many cards are still to come today.
  public var counts: Counts {
    Counts(new: position.newLeft, learning: learning.count, due: position.reviewsLeft)
  }

  /// The card to be asked now; nil when there is none (see `nextDue`).
  public func next(at now: Moment) -> Item? {
    if let first = learning.first(where: { !setAside.contains($0.index) }),
      first.due <= now.unixMilliseconds
    {
      return Item(index: first.index, kind: .learning)
    }
    if let item = nextOfTheDay ?? nextSetAside(at: now) { return item }
    if let first = learning.first,
      first.due <= now.advanced(byMilliseconds: Self.learnAheadMilliseconds).unixMilliseconds
    {
      return Item(index: first.index, kind: .learning)
    }
    return nil
  }

  /// The review or new card whose kind has the larger share left, reviews first.
  private var nextOfTheDay: Item? {
    let newReady = position.newLeft - setAside.count { kind(of: $0) == .new }
    let reviewsReady = position.reviewsLeft - setAside.count { kind(of: $0) == .review }
    let takesNew = newReady * max(1, reviewOrder.count) > reviewsReady * max(1, totalNew)
    if newReady > 0, takesNew {
      return Item(index: position.nextNew, kind: .new)
    }
    guard reviewsReady > 0 else { return nil }
    return Item(index: reviewOrder[position.nextReview], kind: .review)
  }

  /// Takes over the memory after a card's grade; any card may be answered, not only the next.
  public mutating func answer(_ index: Int, memory: Memory) {
    guard (0..<cardCount).contains(index) else { return }
    changes.append(
      Change(index: index, answered: answered[index], position: position, setAside: setAside))
    if self.memory(of: index) == nil {
      position.newLeft = max(0, position.newLeft - 1)
    } else if answered[index] == nil, isWaitingForReview(index) {
      position.reviewsLeft -= 1
    }
    setAside.removeAll { $0 == index }
    replace(index, with: memory)
    settle()
  }

  /// Puts a card behind all others of the day without grading it; putting it aside again puts it
  /// behind those that were put aside meanwhile.
  public mutating func postpone(_ index: Int) {
    guard (0..<cardCount).contains(index) else { return }
    setAside.removeAll { $0 == index }
    setAside.append(index)
    settle()
  }

  /// Takes the last answer back and returns its card; nil when there is none.
  @discardableResult
  public mutating func undo() -> Int? {
    guard let change = changes.popLast() else { return nil }
    replace(change.index, with: change.answered)
    position = change.position
    setAside = change.setAside
    return change.index
  }

  /// When the next card comes, as seen now; nil when the deck is empty.
  ///
  /// One pass over all memories: to be asked at a session's end, not for each card.
  public func nextDue(after now: Moment) -> Memory.Due? {
    if next(at: now) != nil { return .at(unixMilliseconds: now.unixMilliseconds) }
    if let first = learning.first { return .at(unixMilliseconds: first.due) }
    let tomorrow = day.advanced(by: 1)
    var earliest: StudyDay?
    var known = 0
    func consider(_ memory: Memory) {
      known += 1
      let due = memory.due.studyDay(utcOffsetSeconds: now.utcOffsetSeconds)
      let next = DueCards.isFromTheFuture(memory, now: now) ? tomorrow : max(tomorrow, due)
      earliest = min(earliest ?? next, next)
    }
    for (index, memory) in memories where (0..<cardCount).contains(index) {
      consider(answered[index] ?? memory)
    }
    for (index, memory) in answered where memories[index] == nil { consider(memory) }
    if known < cardCount { earliest = tomorrow }
    return earliest.map { .on($0) }
  }

  // MARK: Keeping in order

  private func isWaitingForReview(_ index: Int) -> Bool {
    (setAside.contains(index) && kind(of: index) == .review)
      || reviewOrder[position.nextReview...].contains(index)
  }

  /// Why a card that was put aside is asked, when its time comes.
  private func kind(of index: Int) -> Kind {
    switch memory(of: index)?.phase {
    case nil: .new
    case .review: .review
    case .learning, .relearning: .learning
    }
  }

  /// The first card put aside whose time has come.
  private func nextSetAside(at now: Moment) -> Item? {
    let index = setAside.first { index in
      learning.first { $0.index == index }.map { $0.due <= now.unixMilliseconds } ?? true
    }
    return index.map { Item(index: $0, kind: kind(of: $0)) }
  }

  /// Moves both positions to the next card that has not been answered.
  private mutating func settle() {
    while position.nextReview < reviewOrder.count,
      answered[reviewOrder[position.nextReview]] != nil
        || setAside.contains(reviewOrder[position.nextReview])
    {
      position.nextReview += 1
    }
    while position.nextNew < cardCount,
      memory(of: position.nextNew) != nil || setAside.contains(position.nextNew)
    {
      position.nextNew += 1
    }
  }

  /// The card's place among the steps of minutes; nil when it is in none today.
  ///
  /// An answer of this session is never from the future, however long the session lasts.
  private func learningEntry(_ index: Int) -> LearningEntry? {
    if let memory = answered[index] {
      return LearningEntry(index: index, memory: memory, now: memory.lastReview)
    }
    return memories[index].flatMap { LearningEntry(index: index, memory: $0, now: began) }
  }

  private mutating func replace(_ index: Int, with memory: Memory?) {
    if let place = learning.firstIndex(where: { $0.index == index }) { learning.remove(at: place) }
    answered[index] = memory
    if let entry = learningEntry(index) {
      learning.insert(entry, at: learning.partitioningIndex { $0 >= entry })
    }
  }
}
