internal import CardCore
internal import Terminal

extension AppModel {
  /// Reacts to something that happened, and tells what is to be done outside.
  public mutating func update(_ message: Message, at now: Now) -> [Effect] {
    defer { settle(at: now) }
    let isNewDay = day.map { $0 < now.day } ?? false
    day = now.day
    switch message {
    case .started: return context.startsInLibrary ? [.listLibrary] : []
    case .tick: return isNewDay ? beginDay(now: now) : []
    case .input(let event): return update(event, now: now)
    case .libraryListed(let entries):
      guard case .library(var library) = screen else { return [] }
      library.show(entries)
      screen = .library(library)
      return []
    case .deckOpened(let opened):
      open(opened, now: now)
      return []
    case .deckFailed(let reason): return deckFailed(reason)
    case .reviewRecorded(let id): return recorded(id: id, now: now)
    case .recordingFailed(let id, let reason):
      changeStudy { $0.recordingFailed(id: id, reason: reason, context: $1, now: now) }
      return []
    case .reviewUndone(let id):
      undone(id: id, now: now)
      return []
    case .undoingFailed(_, let reason):
      changeStudy { study, _ in study.notice = reason }
      return []
    }
  }

  private mutating func update(_ event: InputEvent, now: Now) -> [Effect] {
    switch event {
    case .key(let key): return update(key, now: now)
    case .mouse(let mouse): return update(mouse, now: now)
    case .resize(let size):
      context.size = size
      changeStudy { study, _ in study.table.dropGrip(at: now.seconds) }
      return []
    case .resumed:
      // The pause is not part of the answer's time.
      changeStudy { study, _ in study.table.current?.shownAt = now.seconds }
      return []
    case .paste: return []
    case .hangup: return [.quit(signal: nil)]
    case .terminate(let signal): return [.quit(signal: signal)]
    }
  }

  private mutating func update(_ key: Key, now: Now) -> [Effect] {
    let command = KeyMap.command(for: key, in: screen.keyContext)
    switch command {
    case .quit: return [.quit(signal: nil)]
    case .suspend: return [.suspend]
    default: break
    }
    if let scroll = helpScroll {
      closeOrScrollHelp(key, scroll: scroll)
      return []
    }
    guard let command else { return [] }
    switch command {
    case .help:
      helpScroll = 0
      changeStudy { study, _ in study.table.dropGrip(at: now.seconds) }
    case .mouse:
      context.isMouseCaptured.toggle()
      changeStudy { study, _ in study.table.dropGrip(at: now.seconds) }
      return [.captureMouse(context.isMouseCaptured)]
    default: return update(command, now: now)
    }
    return []
  }

  private mutating func closeOrScrollHelp(_ key: Key, scroll: Int) {
    let limit = HelpOverlay.largestScroll(context: screen.keyContext, rows: context.size.rows)
    switch key {
    case .down, .character("j"): helpScroll = min(limit, scroll + 1)
    case .up, .character("k"): helpScroll = max(0, scroll - 1)
    default: helpScroll = nil
    }
  }

  private mutating func update(_ command: Command, now: Now) -> [Effect] {
    switch screen {
    case .library(var library):
      let rows = LibraryScreen.listRows(inRows: context.size.rows)
      let effects = library.update(command, pageRows: rows)
      screen = .library(library)
      return effects
    case .study(var study):
      if command == .back {
        end(study, now: now)
        return []
      }
      let effects = study.update(command, context: &context, now: now)
      show(study, now: now)
      return effects
    case .summary(var summary):
      if command == .undo {
        let effects = summary.study.undo()
        screen = .summary(summary)
        return effects
      }
      if command == .resume {
        continueStudy(summary, now: now)
        return []
      }
      return command == .proceed ? leaveSummary() : []
    }
  }

  private mutating func update(_ mouse: MouseEvent, now: Now) -> [Effect] {
    guard context.isMouseCaptured, helpScroll == nil else { return [] }
    switch screen {
    case .library(var library):
      let rows = LibraryScreen.listRows(inRows: context.size.rows)
      let effects: [Effect]
      switch mouse.kind {
      case .press(.left):
        let row = mouse.position.row - LibraryScreen.firstRow(inRows: context.size.rows)
        effects = (0..<rows).contains(row) ? library.click(row: row, listRows: rows) : []
      case .wheelUp: effects = library.update(.up, pageRows: rows)
      case .wheelDown: effects = library.update(.down, pageRows: rows)
      default: effects = []
      }
      screen = .library(library)
      return effects
    case .study(var study):
      let effects = study.update(mouse, context: &context, now: now)
      show(study, now: now)
      return effects
    case .summary: return []
    }
  }
}
