internal import CardCore
internal import Terminal

extension AppModel {
  /// Reacts to something that happened, and tells what is to be done outside.
  public mutating func update(_ message: Message, at now: Now) -> [Effect] {
    defer { settle(at: now) }
    let isNewDay = day.map { $0 < now.day } ?? false
    day = now.day
    switch message {
    case .started: return (context.startsInLibrary ? [.listLibrary] : []) + [.backUp]
    case .tick: return isNewDay ? beginDay(now: now) : []
    case .input(let event): return update(event, now: now)
    case .libraryListed(let entries): list(entries)
    case .deckOpened(let opened, let purpose): open(opened, for: purpose, now: now)
    case .galleryOpened(let name): enter(.demo(DemoScreen(effect: name)))
    case .deckFailed(let reason): notify(reason)
    case .reviewRecorded(let id): recorded(id: id, now: now)
    case .recordingFailed(let id, let reason):
      changeStudy { $0.recordingFailed(id: id, reason: reason, context: $1, now: now) }
    case .reviewUndone(let id): undone(id: id, now: now)
    case .undoingFailed(_, let reason):
      changeStudy { study, _ in study.notice = reason }
    case .backUpFailed(let reason): notify(reason)
    }
    return []
  }

  private mutating func update(_ event: InputEvent, now: Now) -> [Effect] {
    switch event {
    case .key(let key): return update(key, now: now)
    case .mouse(let mouse): return update(mouse, now: now)
    case .resize(let size):
      context.size = size
      dropGrip(at: now.seconds)
      return []
    case .resumed:
      // The pause is not part of the answer's time.
      changeStudy { study, _ in study.table.current?.shownAt = now.seconds }
      return []
    case .background(let color):
      follow(background: color)
      return []
    case .symbols(let symbols):
      context.capabilities.symbols = symbols
      return []
    case .paste: return []
    case .hangup: return [.quit(signal: nil)]
    case .terminate(let signal): return [.quit(signal: signal)]
    }
  }

  /// Lets the hand let go of whatever it holds.
  mutating func dropGrip(at seconds: Double) {
    switch screen {
    case .study(var study):
      study.table.dropGrip(at: seconds)
      screen = .study(study)
    case .browse(var browse):
      browse.table.dropGrip(at: seconds)
      screen = .browse(browse)
    case .demo(var demo):
      demo.letGo(at: seconds)
      screen = .demo(demo)
    case .library, .summary, .wall: break
    }
  }

  /// Lets go of what has come to rest, and asks a card again whose time has come.
  private mutating func settle(at now: Now) {
    switch screen {
    case .study(var study):
      study.table.settle(at: now.seconds)
      screen = .study(study)
    case .summary(var summary):
      guard let seconds = summary.secondsUntilNextCard(at: now), seconds <= 0 else { return }
      // A step's time has come: the session can go on.
      summary.study.deal(context: context, now: now)
      screen = .summary(SummaryScreen(study: summary.study, now: now))
    case .browse(var browse):
      browse.table.settle(at: now.seconds)
      screen = .browse(browse)
    case .demo(var demo):
      demo.note(at: now.seconds)
      screen = .demo(demo)
    case .library, .wall: break
    }
  }
}
