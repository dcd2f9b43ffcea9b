extension AppModel {
  /// Starts a session.
  mutating func open(_ opened: OpenedDeck, now: Now) {
    let session = StudySession(opened, scheduler: scheduler, limits: limits, now: now.moment)
    show(StudyScreen(session: session, context: context, now: now), now: now)
  }

  /// Tells that a deck cannot be opened; without a library to show it in, the program ends.
  mutating func deckFailed(_ reason: String) -> [Effect] {
    guard case .library(var library) = screen else { return [] }
    library.notice = reason
    screen = .library(library)
    return []
  }

  /// Shows a session, or its summary when nothing is left to answer.
  mutating func show(_ study: StudyScreen, now: Now) {
    if study.isFinished {
      end(study, now: now)
    } else {
      screen = .study(study)
    }
  }

  /// Ends a session and shows what it brought.
  mutating func end(_ study: StudyScreen, now: Now) {
    var study = study
    study.table.clearAway()
    study.notice = nil
    screen = .summary(SummaryScreen(study: study, now: now))
  }

  /// Moves on, now that a grade is on disk.
  mutating func recorded(id: String, now: Now) -> [Effect] {
    guard case .study(var study) = screen else { return [] }
    study.recorded(id: id, context: context, now: now)
    show(study, now: now)
    return []
  }

  /// Brings a card back, also out of the summary.
  mutating func undone(id: String, now: Now) {
    switch screen {
    case .study(var study):
      study.undone(id: id, context: context, now: now)
      screen = .study(study)
    case .summary(var summary):
      summary.study.undone(id: id, context: context, now: now)
      screen = .study(summary.study)
    case .library: break
    }
  }

  /// Goes from the summary to the library, or out.
  mutating func leaveSummary() -> [Effect] {
    guard context.startsInLibrary else { return [.quit(signal: nil)] }
    screen = .library(LibraryScreen())
    return [.listLibrary]
  }

  /// Goes on with a session that was ended early, or whose next card has come.
  mutating func continueStudy(_ summary: SummaryScreen, now: Now) {
    var study = summary.study
    study.deal(context: context, now: now)
    show(study, now: now)
  }

  /// Brings up to date what depends on the day, now that a new one has begun.
  mutating func beginDay(now: Now) -> [Effect] {
    switch screen {
    case .library: return [.listLibrary]
    case .summary(var summary):
      summary.study.session.turnToDay(of: now.moment)
      if summary.study.isFinished { summary.study.deal(context: context, now: now) }
      screen = .summary(SummaryScreen(study: summary.study, now: now))
    case .study: break
    }
    return []
  }

  /// Changes the session that is on the screen or behind its summary, if there is one.
  mutating func changeStudy(_ change: (inout StudyScreen, AppContext) -> Void) {
    switch screen {
    case .study(var study):
      change(&study, context)
      screen = .study(study)
    case .summary(var summary):
      change(&summary.study, context)
      screen = .summary(summary)
    case .library: break
    }
  }

  /// Lets go of what has come to rest, and asks a card again whose time has come.
  mutating func settle(at now: Now) {
    switch screen {
    case .study(var study):
      study.table.settle(at: now.seconds)
      screen = .study(study)
    case .summary(var summary):
      guard let seconds = summary.secondsUntilNextCard(at: now), seconds <= 0 else { return }
      // A step's time has come: the session can go on.
      summary.study.deal(context: context, now: now)
      screen = .summary(SummaryScreen(study: summary.study, now: now))
    case .library: break
    }
  }
}
