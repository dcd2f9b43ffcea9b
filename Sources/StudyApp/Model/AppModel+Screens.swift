internal import DeckStore
internal import Scheduling

extension AppModel {
  /// Shows a screen over the present one; nothing lies below the first.
  mutating func enter(_ next: Screen) {
    if case .library = screen, !context.startsInLibrary {
      screen = next
      return
    }
    below.append(screen)
    screen = next
  }

  /// Goes back to the screen below, or out.
  mutating func leave(now: Now) -> [Effect] {
    guard let previous = below.popLast() else { return [.quit(signal: nil)] }
    screen = previous
    if case .library = previous { return [.listLibrary] }
    return []
  }

  /// Shows a list of decks.
  mutating func list(_ entries: [LibraryEntry]) {
    guard case .library(var library) = screen else { return }
    library.show(entries)
    screen = .library(library)
  }

  /// Shows a deck that has been opened.
  mutating func open(_ opened: OpenedDeck, for purpose: DeckPurpose, now: Now) {
    switch purpose {
    case .study:
      let session = StudySession(opened, scheduler: scheduler, limits: limits, now: now.moment)
      let study = StudyScreen(session: session, context: context, now: now)
      enter(.study(study))
      show(study, now: now)
    case .browse:
      enter(
        .browse(
          BrowseScreen(
            deck: opened.deck, title: opened.title,
            retrievability: retrievability(opened.memories, now: now), context: context, now: now)))
    case .wall:
      enter(
        .wall(
          WallScreen(
            deck: opened.deck, title: opened.title,
            retrievability: retrievability(opened.memories, now: now))))
    }
  }

  /// Tells the person something on the screen that is shown.
  mutating func notify(_ text: String) {
    if case .library(var library) = screen {
      library.notice = text
      screen = .library(library)
    } else {
      changeStudy { study, _ in study.notice = text }
    }
  }

  /// The wall of the deck that is studied.
  func wall(of session: StudySession, at index: Int, now: Now) -> WallScreen {
    WallScreen(
      deck: session.deck, title: session.title,
      retrievability: retrievability(session.memories, now: now), selection: index)
  }

  /// Opens the deck at a card of the wall, in the book that the wall was reached from if any.
  mutating func pick(_ place: Int, from wall: WallScreen, now: Now) {
    guard wall.deck.cards.indices.contains(place) else { return }
    let browse = BrowseScreen(
      deck: wall.deck, title: wall.title, retrievability: wall.retrievability, index: place,
      context: context, now: now)
    if case .browse? = below.last {
      below.removeLast()
      screen = .browse(browse)
    } else {
      screen = .wall(wall)
      enter(.browse(browse))
    }
  }

  /// The chance that each card will be remembered a week from now, if it is not asked before.
  ///
  /// Right after an answer everything is remembered; after a week it shows how firmly.
  private func retrievability(_ memories: [Int: Memory], now: Now) -> [Int: Double] {
    let later = now.moment.advanced(byMilliseconds: 7 * 86_400_000)
    return memories.mapValues { scheduler.retrievability($0, at: later) }
  }
}
