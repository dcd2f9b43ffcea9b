internal import CardCore

extension Cell {
  /// Whether the foreground can be seen although the glyph is a space.
  var showsForegroundWhenBlank: Bool {
    !attributes.isDisjoint(with: [.underline, .reverse])
  }

  /// The cell that looks the same and changes the fewest colours after another was written.
  ///
  /// A space looks the same in any foreground, and half a block like the other half with its
  /// colours exchanged. A colour that does not change costs no bytes.
  func cheapest(after previous: Cell) -> Cell {
    if glyph == .space && !showsForegroundWhenBlank {
      var cell = self
      cell.foreground = previous.foreground
      return cell
    }
    guard attributes.isEmpty, let opposite = oppositeBlock, foreground != nil, background != nil
    else { return self }
    var exchanged = Cell(glyph: opposite, foreground: background, background: foreground)
    if opposite == .space { exchanged.foreground = previous.foreground }
    return exchanged.changes(after: previous) < changes(after: previous) ? exchanged : self
  }

  private func changes(after previous: Cell) -> Int {
    (foreground == previous.foreground ? 0 : 1) + (background == previous.background ? 0 : 1)
  }

  /// The block that covers what this one leaves free.
  private var oppositeBlock: Glyph? {
    let opposite: Unicode.Scalar
    switch glyph.base {
    case 0x2588: return .space
    case 0x2580: opposite = "\u{2584}"
    case 0x2584: opposite = "\u{2580}"
    case 0x258C: opposite = "\u{2590}"
    case 0x2590: opposite = "\u{258C}"
    case 0x2596: opposite = "\u{259C}"
    case 0x2597: opposite = "\u{259B}"
    case 0x2598: opposite = "\u{259F}"
    case 0x2599: opposite = "\u{259D}"
    case 0x259A: opposite = "\u{259E}"
    case 0x259B: opposite = "\u{2597}"
    case 0x259C: opposite = "\u{2596}"
    case 0x259D: opposite = "\u{2599}"
    case 0x259E: opposite = "\u{259A}"
    case 0x259F: opposite = "\u{2598}"
    default: return nil
    }
    return Glyph(narrow: opposite)
  }
}
