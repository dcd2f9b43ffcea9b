public import Terminal

/// Something that a person can tell the program to do with a key.
public enum Command: String, Hashable, Sendable, CaseIterable {
  /// Turn the card over, or grade it Good once its answer has been seen.
  case turnOrGood
  /// Turn the card over, send a wave through the wall, or play an effect.
  case turnOver
  /// Grade Again.
  case gradeAgain
  /// Grade Hard.
  case gradeHard
  /// Grade Good.
  case gradeGood
  /// Grade Easy.
  case gradeEasy
  /// Take the last grade back.
  case undo
  /// Put the card aside for later in the session.
  case later
  /// Show the card's hint.
  case hint
  /// Turn the card back a little.
  case scrubBack
  /// Turn the card on a little.
  case scrubForward
  /// Tilt to the left.
  case tiltLeft
  /// Tilt downward.
  case tiltDown
  /// Tilt upward.
  case tiltUp
  /// Tilt to the right.
  case tiltRight
  /// Scroll a long card, or move in a list, upward.
  case up
  /// Scroll a long card, or move in a list, downward.
  case down
  /// Move up a page in a list.
  case pageUp
  /// Move down a page in a list.
  case pageDown
  /// To the next leaf, or to the right.
  case next
  /// To the leaf before, or to the left.
  case previous
  /// To the first.
  case first
  /// To the last.
  case last
  /// Open what is chosen.
  case open
  /// Leaf through the deck.
  case browse
  /// See all cards of the deck at once.
  case wall
  /// See the gallery of effects.
  case demo
  /// Show or hide the list of effects.
  case list
  /// Choose the curve of an effect.
  case chooseCurve
  /// Go to the next screen.
  case proceed
  /// Go on with a session that was ended early.
  case resume
  /// Take the mouse, or hand it back to the terminal for selecting text.
  case mouse
  /// Show or hide the keys.
  case help
  /// Leave the screen.
  case back
  /// Stop the program for a while.
  case suspend
  /// Leave the program at once.
  case quit
}

/// Where a key means something.
public enum KeyContext: String, Hashable, Sendable, CaseIterable {
  /// In the list of decks.
  case library = "Library"
  /// While studying.
  case study = "Study"
  /// At the end of a session.
  case summary = "Summary"
  /// While leafing through a deck.
  case browse = "Browse"
  /// Before the wall of a deck.
  case wall = "Wall"
  /// In the gallery of effects.
  case demo = "Gallery"
  /// On every screen.
  case everywhere = "Everywhere"
}

/// One line of the key map.
public struct KeyBinding: Hashable, Sendable {
  /// What the keys do.
  public var command: Command
  /// Where.
  public var context: KeyContext
  /// The keys, the one to be shown first.
  public var keys: [Key]
  /// The keys as they are shown.
  public var keysText: String
  /// What happens, in a few words.
  public var explanation: String
}

/// Which key does what: help screen, hints and the README's table are made from it.
public enum KeyMap {
  /// Every binding, in the order in which they are shown.
  public static let standard: [KeyBinding] =
    study + library + summary + browse + wall + demo + everywhere

  /// What a key does in a context; nil when it does nothing there.
  public static func command(for key: Key, in context: KeyContext) -> Command? {
    standard.first { $0.context == context && $0.keys.contains(key) }?.command
      ?? everywhere.first { $0.keys.contains(key) }?.command
  }

  /// The key table in Markdown, as the README shows it.
  public static var markdown: String {
    var lines = ["| where | key | what it does |", "|---|---|---|"]
    for binding in standard {
      lines.append("| \(binding.context.rawValue) | \(binding.keysText) | \(binding.explanation) |")
    }
    return lines.joined(separator: "\n")
  }

  private static let study =
    [
      bind(
        .turnOrGood, .study, [.character(" "), .enter], "Space, Enter",
        "turn the card over; then: grade it Good"),
      bind(.gradeAgain, .study, [.character("1")], "1", "grade Again: not remembered"),
      bind(.gradeHard, .study, [.character("2")], "2", "grade Hard"),
      bind(.gradeGood, .study, [.character("3")], "3", "grade Good"),
      bind(.gradeEasy, .study, [.character("4")], "4", "grade Easy"),
      bind(.undo, .study, [.character("u")], "u", "take the last grade back"),
      bind(.later, .study, [.character("s")], "s", "put the card aside for later"),
      bind(.hint, .study, [.character("h")], "h", "show the hint, if the card has one"),
    ] + inHand(.study) + [
      bind(.wall, .study, [.character("g")], "g", "all cards of the deck at once"),
      bind(
        .back, .study, [.character("q"), .escape], "q, Esc", "end the session, see its summary"),
    ]

  private static let library = [
    bind(.open, .library, [.enter, .character(" ")], "Enter, Space", "study the chosen deck"),
    bind(.browse, .library, [.character("b")], "b", "leaf through the chosen deck"),
    bind(.wall, .library, [.character("g")], "g", "all cards of the chosen deck at once"),
    bind(.demo, .library, [.character("d")], "d", "the gallery of effects"),
    bind(.up, .library, [.up, .character("k")], "↑, k", "choose the deck above"),
    bind(.down, .library, [.down, .character("j")], "↓, j", "choose the deck below"),
    bind(.pageUp, .library, [.pageUp], "Page Up", "a page up"),
    bind(.pageDown, .library, [.pageDown], "Page Down", "a page down"),
    bind(.back, .library, [.character("q"), .escape], "q, Esc", "leave the program"),
  ]

  private static let summary = [
    bind(
      .proceed, .summary, [.enter, .character(" "), .character("q"), .escape],
      "Enter, q", "leave the summary"),
    bind(.resume, .summary, [.character("c")], "c", "go on with the session"),
    bind(.undo, .summary, [.character("u")], "u", "take the last grade back"),
  ]

  private static let browse =
    [
      bind(.next, .browse, [.right, .pageDown], "→, Page Down", "turn to the next leaf"),
      bind(.previous, .browse, [.left, .pageUp], "←, Page Up", "turn back a leaf"),
      bind(.turnOver, .browse, [.character(" "), .enter], "Space, Enter", "turn the card over"),
      bind(.wall, .browse, [.character("g")], "g", "all cards of the deck at once"),
    ] + ends(.browse) + inHand(.browse) + [leave(.browse)]

  private static let wall =
    [
      bind(.previous, .wall, [.left], "←", "choose the card to the left"),
      bind(.next, .wall, [.right], "→", "choose the card to the right"),
      bind(.up, .wall, [.up, .character("k")], "↑, k", "choose the card above"),
      bind(.down, .wall, [.down, .character("j")], "↓, j", "choose the card below"),
      bind(.pageUp, .wall, [.pageUp], "Page Up", "a page up"),
      bind(.pageDown, .wall, [.pageDown], "Page Down", "a page down"),
      bind(.open, .wall, [.enter], "Enter", "leaf through the deck from the chosen card"),
      bind(.turnOver, .wall, [.character(" ")], "Space", "a wave turns all cards over"),
    ] + ends(.wall) + [leave(.wall)]

  private static let demo =
    [
      bind(.turnOver, .demo, [.character(" "), .enter], "Space, Enter", "play, there and back"),
      bind(.up, .demo, [.up, .left, .character("k")], "↑, ←, k", "the effect before"),
      bind(.down, .demo, [.down, .right, .character("j")], "↓, →, j", "the next effect"),
      bind(.list, .demo, [.tab, .character("l")], "Tab, l", "the list of all effects"),
      bind(.scrubBack, .demo, [.character("[")], "[", "back a little"),
      bind(.scrubForward, .demo, [.character("]")], "]", "on a little"),
      bind(
        .chooseCurve, .demo, (1...9).map { .character(Character("\($0)")) }, "1–9",
        "choose the curve"),
    ] + ends(.demo) + [leave(.demo)]

  private static func ends(_ context: KeyContext) -> [KeyBinding] {
    [
      bind(.first, context, [.home], "Home", "to the first"),
      bind(.last, context, [.end], "End", "to the last"),
    ]
  }

  /// The keys for a card in hand.
  private static func inHand(_ context: KeyContext) -> [KeyBinding] {
    [
      bind(.scrubBack, context, [.character("[")], "[", "turn the card back by hand"),
      bind(.scrubForward, context, [.character("]")], "]", "turn the card on by hand"),
      bind(.tiltLeft, context, [.character("H")], "H", "tilt left"),
      bind(.tiltDown, context, [.character("J")], "J", "tilt down"),
      bind(.tiltUp, context, [.character("K")], "K", "tilt up"),
      bind(.tiltRight, context, [.character("L")], "L", "tilt right"),
      bind(.up, context, [.up, .character("k")], "↑, k", "scroll a long card up"),
      bind(.down, context, [.down, .character("j")], "↓, j", "scroll a long card down"),
    ]
  }

  private static func leave(_ context: KeyContext) -> KeyBinding {
    bind(.back, context, [.character("q"), .escape], "q, Esc", "back")
  }

  private static let everywhere = [
    bind(
      .mouse, .everywhere, [.character("m")], "m",
      "give the mouse to the terminal for selecting, or take it back"),
    bind(.help, .everywhere, [.character("?"), .function(1)], "?", "show these keys"),
    bind(.suspend, .everywhere, [.control("z")], "Ctrl-Z", "stop for a while; `fg` continues"),
    bind(.quit, .everywhere, [.control("c")], "Ctrl-C", "leave the program at once"),
  ]

  private static func bind(
    _ command: Command, _ context: KeyContext, _ keys: [Key], _ keysText: String,
    _ explanation: String
  ) -> KeyBinding {
    KeyBinding(
      command: command, context: context, keys: keys, keysText: keysText, explanation: explanation)
  }
}
