public import StudyApp
public import Terminal

/// What the program has found and chosen, for people who wonder why something is as it is.
public struct DoctorReport: Hashable, Sendable {
  /// A part of the program and its version.
  public struct Part: Hashable, Sendable {
    /// What it is called.
    public var name: String
    /// Its version.
    public var version: String

    /// Creates a part.
    public init(name: String, version: String) {
      self.name = name
      self.version = version
    }
  }

  /// A folder of decks.
  public struct DeckFolder: Hashable, Sendable {
    /// Where it is.
    public var path: String
    /// How many deck files are in it; nil when it cannot be read, or is not there.
    public var deckCount: Int?

    /// Creates a description of a folder.
    public init(path: String, deckCount: Int?) {
      self.path = path
      self.deckCount = deckCount
    }
  }

  /// The store of progress.
  public enum Progress: Hashable, Sendable {
    /// Nothing was studied yet; the file will be made then.
    case missing
    /// The file is there with nothing in it; it will be made a store like a missing one.
    case empty
    /// The store opens, and its structure passed the check.
    case sound(entryCount: Int, isReadOnly: Bool)
    /// The store cannot be used; the reason says why and what to do.
    case unusable(reason: String)
  }

  /// A script and the font for its headlines.
  public struct Font: Hashable, Sendable {
    /// The script's English name.
    public var script: String
    /// The font; nil when none has its letters.
    public var name: String?

    /// Creates a choice.
    public init(script: String, name: String?) {
      self.script = script
      self.name = name
    }
  }

  /// The program, and the libraries that it uses.
  public var parts: [Part]
  /// The person's folders; nil when there is no home.
  public var folders: DataFolders?
  /// The person's own decks; nil when there is no home.
  public var ownDecks: DeckFolder?
  /// The decks that come with the program; nil when they are not found.
  public var bundledDecks: DeckFolder?
  /// The store of progress.
  public var progress: Progress
  /// The terminal.
  public var terminal: TerminalFacts
  /// The colours that the environment asks for.
  public var theme: ThemeChoice
  /// The fonts of headlines, script by script; empty when there are none at all.
  public var fonts: [Font]
  /// What is told of settings of the environment that are not understood, a sentence each.
  public var unknownSettings: [String]

  /// Creates a report.
  public init(
    parts: [Part], folders: DataFolders?, ownDecks: DeckFolder?, bundledDecks: DeckFolder?,
    progress: Progress, terminal: TerminalFacts, theme: ThemeChoice, fonts: [Font],
    unknownSettings: [String]
  ) {
    self.parts = parts
    self.folders = folders
    self.ownDecks = ownDecks
    self.bundledDecks = bundledDecks
    self.progress = progress
    self.terminal = terminal
    self.theme = theme
    self.fonts = fonts
    self.unknownSettings = unknownSettings
  }
}
