public import Scheduling
public import StudyApp

/// Carries effects out on deck files and the store of progress.
///
/// Listing the library shows the files' names at once and then reads one deck a step, so that
/// the first frame waits for nothing.
public struct ProgramEffects: EffectRunning {
  private let library: DeckLibrary
  private let store: any ProgressStoring
  /// The files to list instead of the library's, when the person has named some.
  private let chosenFiles: [DeckFile]?
  /// How much is studied in a day, for the list's numbers.
  private let limits: DailyLimits
  private var listing: LibraryListing?
  private var isBackUpDue = false

  /// Creates a runner.
  public init(
    library: DeckLibrary, store: any ProgressStoring, limits: DailyLimits = DailyLimits(),
    chosenFiles: [DeckFile]? = nil
  ) {
    self.limits = limits
    self.library = library
    self.store = store
    self.chosenFiles = chosenFiles
  }

  /// Whether a copy is to be kept, or deck files are still to be read for the library's list.
  public var hasWork: Bool { isBackUpDue || listing?.isComplete == false }

  /// Reads the next deck file of the library's list, or keeps the day's copy.
  public mutating func doWork(at now: Now) -> [Message] {
    if var listing, !listing.isComplete {
      listing.readNext(from: library, store: store, now: now)
      self.listing = listing
      return [.libraryListed(listing.entries)]
    }
    return isBackUpDue ? backUp(on: now.day) : []
  }

  private mutating func backUp(on day: StudyDay) -> [Message] {
    isBackUpDue = false
    do throws(ProgressError) {
      try store.backUp(on: day)
      return []
    } catch {
      return [.backUpFailed(reason: error.message)]
    }
  }

  /// Carries an effect out and tells the program what came of it.
  public mutating func run(_ effect: Effect, at now: Now) -> [Message] {
    switch effect {
    case .listLibrary:
      let listing = LibraryListing(
        files: chosenFiles ?? library.deckFiles(), limits: limits)
      self.listing = listing
      return [.libraryListed(listing.entries)]
    case .openDeck(let path, let purpose): return [open(path, for: purpose, now: now)]
    case .record(let review): return [record(review)]
    case .undo(let review): return [undo(review, now: now)]
    case .backUp:
      isBackUpDue = true
      return []
    case .captureMouse, .suspend, .quit: return []
    }
  }

  private func open(_ path: String, for purpose: DeckPurpose, now: Now) -> Message {
    do {
      let loaded = try library.open(path)
      let progress = try store.knownProgress(of: loaded, now: now.moment)
      let reviews = try store.reviews(ofDeck: loaded.identity, on: now.moment.studyDay)
      return .deckOpened(
        OpenedDeck(
          path: path, title: loaded.title, identity: loaded.identity, deck: loaded.deck,
          memories: progress.memories, today: progress.today, reviewsOfToday: reviews),
        purpose: purpose)
    } catch let problem as DeckProblem {
      return .deckFailed(reason: problem.message)
    } catch let error as ProgressError {
      return .deckFailed(reason: error.message)
    } catch {
      return .deckFailed(reason: "\(error)")
    }
  }

  private func record(_ review: Review) -> Message {
    do throws(ProgressError) {
      try store.record(review)
      return .reviewRecorded(id: review.id)
    } catch {
      return .recordingFailed(id: review.id, reason: error.message)
    }
  }

  private func undo(_ review: Review, now: Now) -> Message {
    do throws(ProgressError) {
      try store.undo(review, at: now.moment)
      return .reviewUndone(id: review.id)
    } catch {
      return .undoingFailed(id: review.id, reason: error.message)
    }
  }
}
