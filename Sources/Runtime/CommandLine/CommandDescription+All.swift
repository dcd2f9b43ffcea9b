internal import CardCore
internal import StudyApp

extension CommandDescription {
  /// The program without a command.
  static let library = CommandDescription(
    name: "", summary: "opens the library of decks",
    details: """
      Decks are looked for in the folder named by RECTO_DECKS, else among those that come with
      the program, and in $XDG_DATA_HOME/recto/decks (~/.local/share/recto/decks).
      """,
    options: SessionOptions.descriptions)

  /// Every command, in the order of the help.
  static let all: [CommandDescription] = [
    CommandDescription(
      name: "study", operands: "DECK…", operandCount: 1...1000,
      summary: "studies the cards that are due",
      details: """
        DECK is a deck file, a folder of them, or a deck of the library by its name.
        One deck is studied at once; several are listed as a library of their own.
        """,
      options: SessionOptions.descriptions),
    CommandDescription(
      name: "browse", operands: "DECK", operandCount: 1...1,
      summary: "leafs through a deck without asking or grading",
      details: "DECK is a deck file, or a deck of the library by its name.",
      options: SessionOptions.descriptions),
    CommandDescription(
      name: "demo", operands: "[NAME]", operandCount: 0...1,
      summary: "shows the gallery of effects",
      details: """
        NAME is an effect to begin with. With --progress one picture of it is printed
        instead, and with --record it is recorded there and back: FILE.svg is a picture
        that moves, FILE.cast a film of asciinema. Neither needs a terminal.

        The effects:
        """ + "\n\n" + effectNames,
      options: SessionOptions.descriptions + [
        .init("--progress", "P", help: "print the effect at a progress, 0…1"),
        .init("--record", "FILE", help: "record the effect as FILE.svg or FILE.cast"),
      ] + picture.filter { $0.name != "--theme" && $0.name != "--headline" }),
    CommandDescription(
      name: "check", operands: "FILE…", operandCount: 1...1000,
      summary: "checks deck files and names every fault by line and column",
      details: "Ends with status 65 when a file has a fault."),
    frame,
    CommandDescription(
      name: "log", summary: "prints every answer ever given, oldest first",
      details: "One JSON object a line (JSON Lines).",
      options: [.init("--json", help: "print JSON Lines")]),
    CommandDescription(
      name: "doctor", summary: "tells what was found and chosen: folders, terminal, theme, fonts",
      details: "Ends with status 1 when something keeps the program from working as it should.",
      options: [.init("--json", help: "print one JSON object")]),
    CommandDescription(
      name: "bench", summary: "measures drawing and storing against their budgets",
      isHidden: true),
    CommandDescription(
      name: "draw-svg", operands: "WIDTH HEIGHT SCALE-X SCALE-Y", operandCount: 4...4,
      summary: "draws an SVG from standard input, for the program itself",
      details: """
        Prints its pixels in a format of the program's own. A process that does nothing
        else can be ended when an SVG takes too long.
        """, isHidden: true),
  ]

  private static let frame = CommandDescription(
    name: "frame", operands: "[DECK]", operandCount: 0...1,
    summary: "prints one picture of a card, without a terminal",
    details: """
      The card comes from DECK (the library's first when none is named), from --front
      and --back, or is bare white paper with --blank.
      """,
    options: [
      .init("--card", "N", help: "the card of the deck, from 1 (default 1)"),
      .init("--front", "TEXT", help: "the text of the front"),
      .init("--back", "TEXT", help: "the text of the back"),
      .init("--blank", help: "a bare white card on black"),
      .init("--turn", "DEG", help: "the turn in degrees (default 0)"),
      .init("--axis", "X,Y,Z", help: "the axis of the turn (default 0,1,0)"),
      .init("--anchor", "X,Y", help: "what stays in place, 0…1 each (default 0.5,0.5)"),
      .init("--anchor-z", "Z", help: "its depth in columns (default 0)"),
      .init("--perspective", "P", help: "0 is none (default 0.5)"),
      .init("--tilt", "X,Y", help: "the pointer's place from the middle, -1…1"),
      .init("--effect", "NAME", help: "an effect of 'recto demo' instead of a turn"),
      .init("--progress", "P", help: "how far the effect has come, 0…1 (default 0)"),
    ] + picture)

  /// The options about a picture as a whole.
  private static let picture: [Option] = [
    .init("--size", "CxR", help: "the picture's columns and rows (default 80x24)"),
    .init("--card-size", "CxR", help: "the card's columns and rows (56x15 in 80x24)"),
    .init("--cell-aspect", "H", help: "a cell's height in widths (default 2)"),
    .init("--symbols", "SET", help: "ascii, half, block, sextant, octant or braille"),
    .init("--colors", "N", help: "truecolor, 256, 16, 8 or none"),
    .init("--theme", "NAME", help: ThemeChoice.names.joined(separator: ", ")),
    .init("--headline", "KIND", help: "display or text"),
    .init("--format", "KIND", help: "text, ansi, json, svg or png (default text)"),
  ]

  /// The names of all effects, wrapped.
  private static var effectNames: String {
    var lines = [""]
    for name in CardEffects.all.map(\.name) {
      let last = lines[lines.count - 1]
      if last.count + name.count > 76 {
        lines.append(name)
      } else {
        lines[lines.count - 1] = last.isEmpty ? name : last + " " + name
      }
    }
    return lines.joined(separator: "\n")
  }

  /// The description of a command by its name.
  static func named(_ name: String) -> CommandDescription? { all.first { $0.name == name } }
}
