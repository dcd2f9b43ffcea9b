internal import CardCore
internal import Terminal

extension AppModel {
  /// Chooses the colours by the terminal's background, unless the person has chosen some.
  ///
  /// Everything else goes on as it is, also cards in the air.
  mutating func follow(background: Color) {
    context.capabilities.background = background
    guard context.followsBackground else { return }
    let theme = ThemeChoice.automatic.theme(onBackground: background)
    guard theme != context.theme else { return }
    context.theme = theme
    screen.useColors(of: theme)
    for index in below.indices { below[index].useColors(of: theme) }
  }
}

extension Screen {
  /// Prints the cards on the screen anew; what is drawn afresh every time needs no change.
  fileprivate mutating func useColors(of theme: Theme) {
    switch self {
    case .study(var study):
      study.table.useColors(of: theme)
      self = .study(study)
    case .summary(var summary):
      summary.study.table.useColors(of: theme)
      self = .summary(summary)
    case .browse(var browse):
      browse.table.useColors(of: theme)
      self = .browse(browse)
    case .library, .wall, .demo: break
    }
  }
}
