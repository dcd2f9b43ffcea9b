public import CardCore

/// Which colours a person wants.
public enum ThemeChoice: Hashable, Sendable {
  /// Light or dark, as the terminal is.
  case automatic
  /// Always the same.
  case fixed(Theme)

  /// The name of the choice that follows the terminal.
  public static let automaticName = "auto"

  /// Every name that a choice can be made by.
  public static let names = [automaticName] + Theme.all.map(\.name)

  /// The choice of a name; nil when nothing has it.
  public init?(named name: String) {
    if name == Self.automaticName {
      self = .automatic
    } else if let theme = Theme.named(name) {
      self = .fixed(theme)
    } else {
      return nil
    }
  }

  /// The name that the choice is made by.
  public var name: String {
    switch self {
    case .automatic: Self.automaticName
    case .fixed(let theme): theme.name
    }
  }

  /// The colours on a background; dark where it is not known.
  public func theme(onBackground background: Color?) -> Theme {
    switch self {
    case .automatic: background?.isLight == true ? .light : .dark
    case .fixed(let theme): theme
    }
  }
}
