internal import DeckStore
internal import Scheduling
internal import StudyApp

/// The library's list in the making: names first, then one deck after the other.
struct LibraryListing {
  /// The list as it is known now.
  private(set) var entries: [LibraryEntry]
  private var next = 0
  private var summaries: [String: DeckProgress]?

  /// Starts with the files' names.
  init(files: [DeckFile]) {
    entries = files.map { file in
      LibraryEntry(
        path: file.path, title: file.stem, isBundled: file.isBundled, content: .unread)
    }
  }

  /// Whether every deck has been read.
  var isComplete: Bool { next >= entries.count }

  /// Reads the next deck and what is known of its cards.
  mutating func readNext(from library: DeckLibrary, store: any ProgressStoring, now: Now) {
    guard !isComplete else { return }
    defer { next += 1 }
    do {
      let loaded = try library.open(entries[next].path)
      entries[next].title = loaded.title
      entries[next].content = .deck(try counts(of: loaded, store: store, now: now))
    } catch let problem as DeckProblem {
      entries[next].content = .broken(reason: problem.message)
    } catch let error as ProgressError {
      entries[next].content = .broken(reason: error.message)
    } catch {
      entries[next].content = .broken(reason: "\(error)")
    }
  }

  private mutating func counts(
    of loaded: LoadedDeck, store: any ProgressStoring, now: Now
  ) throws(ProgressError) -> LibraryEntry.Counts {
    let known = try store.knownProgress(of: loaded, now: now.moment)
    if summaries == nil { summaries = try store.summaries() }
    let due = known.memories.values.count {
      $0.due.studyDay(utcOffsetSeconds: now.moment.utcOffsetSeconds) <= now.day
    }
    return LibraryEntry.Counts(
      cards: loaded.deck.cards.count, due: due,
      new: loaded.deck.cards.count - known.memories.count,
      lastStudied: summaries?[loaded.identity]?.lastStudied)
  }
}
