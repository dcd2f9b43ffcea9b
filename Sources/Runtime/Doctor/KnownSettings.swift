internal import CardCore
internal import StudyApp

/// The settings that are made in the environment, and what they may be.
public enum KnownSettings {
  private static let values: [(name: String, isKnown: @Sendable (String) -> Bool)] = [
    ("RECTO_THEME", { ThemeChoice(named: $0) != nil }),
    ("RECTO_MOTION", { MotionSetting(rawValue: $0) != nil }),
    ("RECTO_FLIP", { FlipStyle(rawValue: $0) != nil }),
    ("RECTO_HEADLINE", { HeadlineStyle(rawValue: $0) != nil }),
    ("RECTO_COLORS", { ColorDepth(rawValue: $0) != nil }),
    ("RECTO_SYMBOLS", { SymbolSet(rawValue: $0) != nil }),
  ]

  /// The settings that are not understood, as `NAME=value`; an empty one counts as not set.
  public static func unknown(variable: (String) -> String?) -> [String] {
    values.compactMap { name, isKnown in
      guard let value = variable(name), !value.isEmpty, !isKnown(value) else { return nil }
      return "\(name)=\(value)"
    }
  }
}
