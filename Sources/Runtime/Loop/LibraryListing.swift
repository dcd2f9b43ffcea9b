internal import DeckStore
internal import Scheduling
internal import StudyApp

/// The library's list in the making: names first, then one deck after the other.
struct LibraryListing {
  /// The list as it is known now.
  private(set) var entries: [LibraryEntry]
  private var next = 0
  private var summaries: [String: DeckProgress]?
  private let limits: DailyLimits

  /// Starts with the files' names.
  init(files: [DeckFile], limits: DailyLimits) {
    self.limits = limits
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
      entries[next].description = loaded.deck.description ?? ""
      entries[next].content = .deck(try counts(of: loaded, store: store, now: now))
    } catch let problem as DeckProblem {
      entries[next].content = .broken(reason: Self.short(problem.message, path: entries[next].path))
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
    let today = StudyQueue(
      cardCount: loaded.deck.cards.count, memories: known.memories, now: now.moment,
      limits: limits, done: known.today
    ).counts
    return LibraryEntry.Counts(
      cards: loaded.deck.cards.count, due: today.due + today.learning, new: today.new,
      lastStudied: summaries?[loaded.identity]?.lastStudied)
  }

  /// A message with the file's name in the place of its whole path, which would fill the screen.
  private static func short(_ message: String, path: String) -> String {
    let shown = DisplayText.sanitized(path)
    guard message.hasPrefix(shown) else { return message }
    return DisplayText.sanitized(FilePath.name(of: path)) + message.dropFirst(shown.count)
  }
}
