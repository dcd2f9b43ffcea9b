internal import CardCore
internal import Terminal

extension AppModel {
  /// Reacts to a key.
  mutating func update(_ key: Key, now: Now) -> [Effect] {
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
    switch command {
    case nil: return []
    case .help:
      helpScroll = 0
      dropGrip(at: now.seconds)
      return []
    case .mouse:
      context.isMouseCaptured.toggle()
      dropGrip(at: now.seconds)
      return [.captureMouse(context.isMouseCaptured)]
    case .some(let command): return update(command, key: key, now: now)
    }
  }

  private mutating func closeOrScrollHelp(_ key: Key, scroll: Int) {
    let limit = HelpOverlay.largestScroll(context: screen.keyContext, size: context.size)
    switch key {
    case .down, .character("j"): helpScroll = min(limit, scroll + 1)
    case .up, .character("k"): helpScroll = max(0, scroll - 1)
    default: helpScroll = nil
    }
  }

  private mutating func update(_ command: Command, key: Key, now: Now) -> [Effect] {
    switch screen {
    case .library(let library): return update(library, command)
    case .study(let study): return update(study, command, now: now)
    case .summary(let summary): return update(summary, command, now: now)
    case .browse(let browse): return update(browse, command, now: now)
    case .wall(let wall): return update(wall, command, now: now)
    case .demo(var demo):
      if command == .back { return leave(now: now) }
      demo.update(command, key: key, context: context, now: now)
      screen = .demo(demo)
      return []
    }
  }

  private mutating func update(_ library: LibraryScreen, _ command: Command) -> [Effect] {
    if command == .demo {
      enter(.demo(DemoScreen()))
      return []
    }
    var library = library
    let rows = LibraryScreen.listRows(inRows: context.size.rows)
    let effects = library.update(command, pageRows: rows)
    screen = .library(library)
    return effects
  }

  private mutating func update(_ study: StudyScreen, _ command: Command, now: Now) -> [Effect] {
    var study = study
    switch command {
    case .back:
      end(study, now: now)
      return []
    case .wall:
      dropGrip(at: now.seconds)
      enter(.wall(wall(of: study.session, at: study.table.current?.index ?? 0, now: now)))
      return []
    default:
      let effects = study.update(command, context: &context, now: now)
      show(study, now: now)
      return effects
    }
  }

  private mutating func update(
    _ summary: SummaryScreen, _ command: Command, now: Now
  ) -> [Effect] {
    switch command {
    case .undo:
      var summary = summary
      let effects = summary.study.undo()
      screen = .summary(summary)
      return effects
    case .resume:
      continueStudy(summary, now: now)
      return []
    case .proceed: return leave(now: now)
    default: return []
    }
  }

  private mutating func update(_ browse: BrowseScreen, _ command: Command, now: Now) -> [Effect] {
    var browse = browse
    switch command {
    case .back: return leave(now: now)
    case .wall:
      if case .wall(var wall)? = below.last {
        wall.choose(browse.index)
        below[below.count - 1] = .wall(wall)
        return leave(now: now)
      }
      dropGrip(at: now.seconds)
      enter(
        .wall(
          WallScreen(
            deck: browse.deck, title: browse.title, retrievability: browse.retrievability,
            selection: browse.index)))
    default:
      browse.update(command, context: context, now: now)
      screen = .browse(browse)
    }
    return []
  }

  private mutating func update(_ wall: WallScreen, _ command: Command, now: Now) -> [Effect] {
    var wall = wall
    switch command {
    case .back: return leave(now: now)
    case .open: pick(wall.selection, from: wall, now: now)
    default:
      wall.update(command, context: context, now: now)
      screen = .wall(wall)
    }
    return []
  }
}
