/// Reads a deck in JSON in one pass over its bytes, and checks it on the way.
///
/// Faults are thrown at once, or gathered up to a maximum. After a fault of the grammar reading goes on
/// with the next card, and ends where there is none.
struct DeckReader {
  /// The faults that were met so far.
  private(set) var faults: [DeckError] = []
  /// The place in the file.
  var scanner: JSONScanner
  private let maximumFaults: Int
  /// Whether reading goes on after a fault.
  var gathersFaults: Bool { maximumFaults > 0 }
  private var cards: [CardFile.Outline] = []
  private var identities = CardIdentities()

  /// Starts at the beginning of a file, or at a card inside it that was read before.
  init(_ bytes: [UInt8], maximumFaults: Int, at offset: Int? = nil) throws(DeckError) {
    self.maximumFaults = maximumFaults
    if let offset {
      scanner = JSONScanner(bytes, at: offset)
      return
    }
    guard bytes.count <= DeckLimits.fileBytes else {
      throw .fileTooLarge(bytes: bytes.count, limit: DeckLimits.fileBytes)
    }
    guard !Self.isWide(bytes) else { throw .wideEncoding }
    scanner = JSONScanner(bytes)
  }

  /// Tells a fault: gathers it while there is room, else throws it.
  mutating func report(_ fault: DeckError) throws(DeckError) {
    guard faults.count < maximumFaults else { throw fault }
    faults.append(fault)
  }

  private static func isWide(_ bytes: [UInt8]) -> Bool {
    guard bytes.count >= 2 else { return false }
    let marks: [[UInt8]] = [[0xFF, 0xFE], [0xFE, 0xFF]]
    return marks.contains { bytes.starts(with: $0) } || bytes[0] == 0 || bytes[1] == 0
  }
}

// MARK: - The deck

extension DeckReader {
  /// Reads the whole file.
  mutating func deck() throws(DeckError) -> Deck {
    var deck = Deck(cards: [])
    var hasCards = false
    let kind = try scanner.peekKind(orExpect: .object)
    let start = scanner.offset
    guard kind == .object else {
      throw .wrongKind(.deck, found: kind, at: scanner.position(of: start))
    }
    try scanner.beginObject()
    let level = scanner.level
    var isInCards = false
    while true {
      do throws(DeckError) {
        if isInCards { try readElements() }
        try readMembers(into: &deck, hasCards: &hasCards)
        try scanner.end()
        break
      } catch {
        let card = try recover(from: error)
        scanner.goOn(atElement: card, level: level.inArray)
        isInCards = true
        hasCards = true
      }
    }
    if !hasCards { try report(.missing(.cards, at: scanner.position(of: start))) }
    deck.cards = Deck.Cards(CardFile(bytes: scanner.bytes, cards: cards))
    return deck
  }

  private mutating func readMembers(
    into deck: inout Deck, hasCards: inout Bool
  ) throws(DeckError) {
    while let key = try scanner.nextKey() {
      if key.equals("cards", in: scanner.bytes) {
        hasCards = true
        try readCards()
      } else {
        try readHead(key, into: &deck)
      }
    }
  }

  private mutating func readHead(_ key: JSONString, into deck: inout Deck) throws(DeckError) {
    let bytes = scanner.bytes
    if key.equals("id", in: bytes) {
      deck.id = try text(.deckID, isRequired: false)?.text(in: bytes)
    } else if key.equals("title", in: bytes) {
      deck.title = try text(.title, isRequired: false)?.text(in: bytes)
    } else if key.equals("description", in: bytes) {
      deck.description = try text(.description, isRequired: false)?.text(in: bytes)
    } else if key.equals("languages", in: bytes) {
      deck.languages = try languages()
    } else {
      try scanner.skipValue()
    }
  }

  private mutating func languages() throws(DeckError) -> Deck.Languages {
    var languages = Deck.Languages()
    guard try begins(.object, of: .languages, isRequired: false) else { return languages }
    let bytes = scanner.bytes
    try scanner.beginObject()
    while let key = try scanner.nextKey() {
      if key.equals("front", in: bytes) {
        languages.front = try text(.frontLanguage, isRequired: false)?.text(in: bytes)
      } else if key.equals("back", in: bytes) {
        languages.back = try text(.backLanguage, isRequired: false)?.text(in: bytes)
      } else {
        try scanner.skipValue()
      }
    }
    return languages
  }

  private mutating func readCards() throws(DeckError) {
    guard try begins(.array, of: .cards, isRequired: true) else { return }
    try scanner.beginArray()
    try readElements()
  }

  /// Reads the elements of `cards`, the present one first.
  private mutating func readElements() throws(DeckError) {
    let level = scanner.level
    while true {
      do throws(DeckError) {
        guard try scanner.nextElement() else { return }
        try readElement()
      } catch {
        let card = try recover(from: error)
        scanner.goOn(atElement: card, level: level)
      }
    }
  }

  private mutating func readElement() throws(DeckError) {
    guard try begins(.object, of: .card, isRequired: true) else { return }
    guard cards.count < DeckLimits.cards else {
      throw .tooMany(
        .cards, limit: DeckLimits.cards, at: scanner.position(of: scanner.offset))
    }
    let faultsBefore = faults.count
    let card = try card()
    guard faults.count == faultsBefore else { return }
    try checkIdentity(of: card)
    cards.append(
      CardFile.Outline(start: card.start, id: card.id, front: card.front, back: card.firstBack))
  }

  private mutating func checkIdentity(of card: CardFields) throws(DeckError) {
    let bytes = scanner.bytes
    let offset = card.id > 0 ? card.id : card.front
    var identity = JSONScanner(bytes, at: Int(offset))
    let text = try identity.string().text(in: bytes)
    guard let first = identities.add(text, isID: card.id > 0, at: offset, in: bytes) else {
      return
    }
    let place = scanner.position(of: Int(offset))
    let earlier = scanner.position(of: Int(first))
    try report(
      card.id > 0
        ? .duplicateID(text, first: earlier, at: place)
        : .duplicateFront(text, first: earlier, at: place))
  }
}
