internal import CardCore
internal import StudyApp

/// The settings that are made in the environment, and what they may be.
public enum KnownSettings {
  private static let names: [(variable: String, values: [String])] = [
    ("RECTO_THEME", ThemeChoice.names),
    ("RECTO_MOTION", MotionSetting.allCases.map(\.rawValue)),
    ("RECTO_FLIP", FlipStyle.allCases.map(\.rawValue)),
    ("RECTO_HEADLINE", HeadlineStyle.allCases.map(\.rawValue)),
    ("RECTO_COLORS", ColorDepth.allCases.map(\.rawValue)),
    ("RECTO_SYMBOLS", SymbolSet.allCases.map(\.rawValue)),
  ]

  /// What is told of settings that are not understood, a sentence each; an empty one counts as not
  /// set.
  ///
  /// They keep nobody from studying, other than wrong options: they were not typed just now, and may
  /// be meant for another version. Values are quoted as they are; the sentences must go through the
  /// sanitiser.
  public static func complaints(variable: (String) -> String?) -> [String] {
    names.compactMap { name, values in
      guard let value = variable(name), !value.isEmpty, !values.contains(value) else { return nil }
      return "\(name): expected one of \(OptionValues.list(values)), found '\(value)', "
        + "which counts as not set"
    }
  }
}
