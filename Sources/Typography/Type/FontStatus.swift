internal import CPangoCairo

/// Which fonts large headlines are set in, for people who ask why something looks as it does.
public struct FontStatus: Hashable, Sendable {
  /// A script and the font for it.
  public struct Choice: Hashable, Sendable {
    /// The script's English name.
    public let script: String
    /// The font; nil when none has its letters.
    public let font: String?
  }

  /// The fonts, script by script; empty when there are no fonts at all.
  public let choices: [Choice]

  /// Some letters of each script that a deck is likely to be in.
  private static let samples: [(script: String, text: String)] = [
    ("Latin", "Aaß"), ("Greek", "Ωω"), ("Cyrillic", "Жж"), ("Hebrew", "שלום"), ("Arabic", "سلام"),
    ("Devanagari", "हिन्दी"), ("Thai", "ไทย"), ("Chinese", "汉字"), ("Japanese", "かな漢字"),
    ("Korean", "한글"), ("Emoji", "🙂"),
  ]

  /// Looks for fonts.
  ///
  /// - Complexity: Opens a font for every script: some 100 ms where there are many.
  public init(fonts selection: FontSelection = .system) {
    guard let fonts = FontMap(selection) else {
      choices = []
      return
    }
    choices = Self.samples.map { sample in
      let layout = TypeLayout(sample.text, fonts: fonts)
      layout?.setFont(size: 16, width: .normal)
      return Choice(
        script: sample.script,
        font: layout.flatMap { $0.hasUnknownLetters ? nil : $0.fontName })
    }
  }

  /// One line for each script, or one that says that there are no fonts.
  public var lines: [String] {
    if choices.isEmpty { return ["no fonts: headlines are set in the terminal's characters"] }
    return choices.map { choice in
      "\(choice.script): \(choice.font ?? "none, headlines in the terminal's characters")"
    }
  }
}
