internal import Scheduling

/// The derived states in the table `memory`: one row a card, the state after its newest review.
///
/// Both recording and rebuilding go through `apply` and `takeBack`, in the log's order, so that the
/// same log always gives the same rows.
struct MemoryTable {
  let database: SQLiteDatabase
  let log: ReviewLog

  /// A card's row.
  struct Row {
    var card: Int64
    var review: Int64?
    var memory: Memory
  }

  private static let update: String = {
    let places = [String](repeating: "?", count: 5 + MemoryColumns.count)
    return """
      UPDATE memory SET (card_id, front, back, review, \(MemoryColumns.names()))
        = (\(places.dropLast().joined(separator: ", "))) WHERE card = ?
      """
  }()

  private static let insertion: String = {
    let places = [String](repeating: "?", count: 5 + MemoryColumns.count)
    return """
      INSERT INTO memory (deck, card_id, front, back, review, \(MemoryColumns.names()))
        VALUES (\(places.joined(separator: ", ")))
      """
  }()

  private static let restoring: String = {
    let places = [String](repeating: "?", count: 1 + MemoryColumns.count)
    return """
      UPDATE memory SET (review, \(MemoryColumns.names()))
        = (\(places.joined(separator: ", "))) WHERE card = ?
      """
  }()

  /// The memories of a deck.
  func memories(ofDeck deck: String) throws(ProgressError) -> [StoredMemory] {
    var memories: [StoredMemory] = []
    let sql = """
      SELECT card_id, front, back, \(MemoryColumns.names()) FROM memory WHERE deck = ? ORDER BY card
      """
    try database.query(sql, [.text(deck)]) { row throws(ProgressError) in
      guard let memory = MemoryColumns.memory(row, from: 3) else { return }
      memories.append(
        StoredMemory(
          card: CardIdentity(
            deck: deck, id: row.optionalText(0), front: row.text(1), back: row.text(2)),
          memory: memory))
    }
    return memories
  }

  /// The row of the card that a review is about; nil when it has none yet.
  ///
  /// By id, else by both texts, else, for a card whose text was edited, by the unchanged text and
  /// the state that the review started from. Cards with different ids are different cards.
  func row(for review: Review) throws(ProgressError) -> Row? {
    let card = review.card
    let id = SQLiteValue.optional(card.id)
    let deck = SQLiteValue.text(card.deck)
    if card.id != nil {
      let sameID = try rows("deck = ? AND card_id = ?", [deck, id])
      if let row = sameID.first { return row }
    }
    let mayBeSame = "deck = ? AND (card_id IS NULL OR ? IS NULL)"
    let sameTexts = try rows(
      mayBeSame + " AND front = ? AND back = ?", [deck, id, .text(card.front), .text(card.back)])
    if let row = sameTexts.first { return row }
    guard let before = review.before else { return nil }
    let sameFront = try rows(mayBeSame + " AND front = ?", [deck, id, .text(card.front)])
    if let row = sameFront.first(where: { $0.memory == before }) { return row }
    let sameBack = try rows(mayBeSame + " AND back = ?", [deck, id, .text(card.back)])
    return sameBack.first { $0.memory == before }
  }

  private func rows(
    _ condition: String, _ values: [SQLiteValue]
  ) throws(ProgressError) -> [Row] {
    var rows: [Row] = []
    let sql = """
      SELECT card, review, \(MemoryColumns.names()) FROM memory WHERE \(condition) ORDER BY card
      """
    try database.query(sql, values) { row throws(ProgressError) in
      guard let memory = MemoryColumns.memory(row, from: 2) else { return }
      let review = row.isNull(1) ? nil : row.integer(1)
      rows.append(Row(card: row.integer(0), review: review, memory: memory))
    }
    return rows
  }

  /// Puts the state after a review in the card's row.
  ///
  /// When the row no longer holds the state that the review started from, another program graded the
  /// card meanwhile: then the review of the later moment wins, and of equal moments the one logged
  /// later. Both stay in the log.
  func apply(_ review: Review, number: Int64, to row: Row?) throws(ProgressError) {
    let card = review.card
    let texts: [SQLiteValue] = [
      .optional(card.id), .text(card.front), .text(card.back), .integer(number),
    ]
    let state = MemoryColumns.values(review.after)
    guard let row else {
      return try database.run(Self.insertion, [.text(card.deck)] + texts + state)
    }
    let isNewest = review.moment.unixMilliseconds >= row.memory.lastReview.unixMilliseconds
    guard row.memory == review.before || isNewest else { return }
    try database.run(Self.update, texts + state + [.integer(row.card)])
  }

  /// Puts back the state before a review that was taken back, if it led to the card's state.
  ///
  /// Reviews before it that were taken back too are passed over.
  ///
  /// - Parameter limit: The number of the row that takes the review back.
  func takeBack(_ number: Int64, at limit: Int64) throws(ProgressError) {
    let card = try database.integer("SELECT card FROM memory WHERE review = ?", [.integer(number)])
    guard card != 0 else { return }
    var number = number
    while let entry = try log.review(number) {
      guard let previous = entry.previous, previous < number else {
        return try restore(entry.review.before, review: nil, to: card)
      }
      if try !log.isUndone(previous, before: limit), let state = try log.review(previous)?.review {
        return try restore(state.after, review: previous, to: card)
      }
      number = previous
    }
  }

  private func restore(
    _ memory: Memory?, review: Int64?, to card: Int64
  ) throws(ProgressError) {
    guard let memory else {
      return try database.run("DELETE FROM memory WHERE card = ?", [.integer(card)])
    }
    let values = [review.map { .integer($0) } ?? .null] + MemoryColumns.values(memory)
    try database.run(Self.restoring, values + [.integer(card)])
  }

  /// Makes all rows anew from the log.
  func rebuild() throws(ProgressError) {
    try database.run("DELETE FROM memory")
    try log.replay(
      review: { number, review throws(ProgressError) in
        try apply(review, number: number, to: row(for: review))
      },
      undo: { number, undone throws(ProgressError) in try takeBack(undone, at: number) })
  }
}
