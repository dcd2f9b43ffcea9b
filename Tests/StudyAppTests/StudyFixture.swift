import CardCore
import DeckStore
import Scheduling
import StudyApp
import Terminal

/// A program with a small deck, driven by hand: every message comes with its time.
struct StudyFixture {
  var model: AppModel
  var seconds = 100.0
  /// The effects so far, oldest first.
  var effects: [Effect] = []
  /// Whether gradings reach the disk.
  var storeWorks = true

  static let start = Moment(unixMilliseconds: 1_796_000_000_000, utcOffsetSeconds: 3600)

  init(
    cards: [Card] = StudyFixture.cards, size: CellSize = CellSize(columns: 80, rows: 24),
    symbols: SymbolSet = .block, theme: Theme = .dark, followsBackground: Bool = false,
    motion: MotionSetting = .full, startsInLibrary: Bool = false, opens: Bool = true,
    purpose: DeckPurpose = .study,
    sways: Bool = false, memories: [Int: Memory] = [:], today: DayProgress = DayProgress(),
    reviewsOfToday: [Review] = []
  ) {
    var context = AppContext(
      size: size,
      capabilities: TerminalCapabilities(
        colorDepth: .truecolor, symbols: symbols, showsUnicode: true, cellAspect: 2),
      theme: theme, motion: motion, startsInLibrary: startsInLibrary,
      identifiers: ReviewIdentifiers(seed: (7, 0)))
    context.followsBackground = followsBackground
    context.sways = sways
    model = AppModel(context: context, scheduler: Scheduler(), limits: DailyLimits())
    if opens {
      send(
        .deckOpened(
          OpenedDeck(
            path: "/decks/words.json", title: "Words", identity: "words",
            deck: Deck(title: "Words", cards: Deck.Cards(cards)), memories: memories,
            today: today, reviewsOfToday: reviewsOfToday), purpose: purpose))
      wait(2)
    }
  }

  static let cards = [
    Card(
      front: "el murciélago", back: ["the bat", "bat"], reading: "/muɾˈsjelaɣo/",
      example: Card.Example(
        front: "El murciélago vuela de noche.", back: "The bat flies at night."),
      hint: "it sleeps upside down", tags: ["animals"]),
    Card(front: "la llave", back: ["the key"]),
    Card(front: "図書館", back: ["library"], reading: "としょかん"),
  ]

  var now: Now {
    Now(
      seconds: seconds,
      moment: Moment(
        unixMilliseconds: Self.start.unixMilliseconds + Int64(seconds * 1000),
        utcOffsetSeconds: Self.start.utcOffsetSeconds))
  }

  /// Tells the program something, and answers what it asks of the store at once.
  mutating func send(_ message: Message) {
    let wanted = model.update(message, at: now)
    effects += wanted
    for effect in wanted {
      switch effect {
      case .record(let review):
        send(
          storeWorks
            ? .reviewRecorded(id: review.id)
            : .recordingFailed(id: review.id, reason: "The disk is full."))
      case .undo(let review): send(.reviewUndone(id: review.id))
      default: break
      }
    }
  }

  mutating func press(_ keys: Key...) {
    for key in keys { send(.input(.key(key))) }
  }

  mutating func mouse(_ kind: MouseEvent.Kind, _ column: Int, _ row: Int) {
    send(.input(.mouse(MouseEvent(kind, at: CellPoint(column: column, row: row)))))
  }

  mutating func wait(_ duration: Double) {
    seconds += duration
    send(.tick)
  }

  /// The screen as it is now.
  func surface() -> Surface {
    var renderer = Renderer()
    return renderer.render(model.view(at: now))
  }

  var text: String { surface().text }

  /// The screen as a terminal with fewer symbols shows it.
  func text(symbols: SymbolSet) -> String {
    var renderer = Renderer(symbols: symbols)
    return renderer.render(model.view(at: now)).text
  }

  /// The grades that were recorded.
  var grades: [Grade] {
    effects.compactMap { if case .record(let review) = $0 { review.grade } else { nil } }
  }
}
