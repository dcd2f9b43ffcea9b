extension AppModel {
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
  mutating func recorded(id: String, now: Now) {
    guard case .study(var study) = screen else { return }
    study.recorded(id: id, context: context, now: now)
    show(study, now: now)
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
    case .library, .browse, .wall, .demo: break
    }
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
    case .library: return [.listLibrary, .backUp]
    case .summary(var summary):
      summary.study.session.turnToDay(of: now.moment)
      if summary.study.isFinished { summary.study.deal(context: context, now: now) }
      screen = .summary(SummaryScreen(study: summary.study, now: now))
    case .study, .browse, .wall, .demo: break
    }
    return [.backUp]
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
    case .library, .browse, .wall, .demo: break
    }
  }
}
