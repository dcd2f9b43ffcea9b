public import Scheduling

/// A store for tests, which keeps everything in memory and fails when told to.
public final class InMemoryProgressStore: ProgressStoring {
  /// The log, oldest first.
  public private(set) var entries: [LogEntry] = []
  /// What every call throws until it is set to nil; nothing is changed then.
  public var failure: ProgressError?
  private let initial: [StoredMemory]

  /// Creates a store that knows these memories, of which its log tells nothing.
  public init(memories: [StoredMemory] = []) {
    initial = memories
  }

  public func memories(ofDeck deck: String) throws(ProgressError) -> [StoredMemory] {
    try failIfTold()
    var rows = initial
    for case .review(let review) in entries {
      let row = rows.firstIndex { isSame($0, review) }
      let state = undone.contains(review.id) ? row.map { rows[$0].memory } : review.after
      guard let memory = state ?? review.before else { continue }
      let stored = StoredMemory(card: review.card, memory: memory)
      if let row { rows[row] = stored } else { rows.append(stored) }
    }
    return rows.filter { $0.card.deck == deck }
  }

  public func record(_ review: Review) throws(ProgressError) {
    try failIfTold()
    if !reviews.contains(where: { $0.id == review.id }) { entries.append(.review(review)) }
  }

  public func undo(_ review: Review, at moment: Moment) throws(ProgressError) {
    try failIfTold()
    guard reviews.contains(where: { $0.id == review.id }) else {
      throw .failed(path: "memory", reason: "the review to take back is not in the log")
    }
    if !undone.contains(review.id) { entries.append(.undo(reviewID: review.id, moment: moment)) }
  }

  public func summaries() throws(ProgressError) -> [String: DeckProgress] {
    try failIfTold()
    var summaries: [String: DeckProgress] = [:]
    for review in reviews where !undone.contains(review.id) {
      let known = summaries[review.card.deck]
      let last = [known?.lastStudied, review.moment].compactMap(\.self)
        .max { $0.unixMilliseconds < $1.unixMilliseconds }
      summaries[review.card.deck] = DeckProgress(
        lastStudied: last, reviewCount: (known?.reviewCount ?? 0) + 1)
    }
    return summaries
  }

  public func log() throws(ProgressError) -> [LogEntry] {
    try failIfTold()
    return entries
  }

  private var reviews: [Review] {
    entries.compactMap { if case .review(let review) = $0 { review } else { nil } }
  }

  private var undone: Set<String> {
    Set(entries.compactMap { if case .undo(let id, _) = $0 { id } else { nil } })
  }

  /// Whether a row is the card of a review: the same id, or texts, or an edited text.
  private func isSame(_ row: StoredMemory, _ review: Review) -> Bool {
    guard row.card.deck == review.card.deck else { return false }
    if let left = row.card.id, let right = review.card.id { return left == right }
    let sameFront = row.card.front == review.card.front
    let sameBack = row.card.back == review.card.back
    return sameFront && sameBack || (sameFront || sameBack) && row.memory == review.before
  }

  private func failIfTold() throws(ProgressError) {
    if let failure { throw failure }
  }
}
