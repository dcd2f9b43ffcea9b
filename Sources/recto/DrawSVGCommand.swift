internal import Runtime
internal import Typography

/// The command by which the program has SVGs drawn in a process of their own.
enum DrawSVGCommand {
  /// Draws the SVG that comes on standard input; nobody but the program itself asks for it.
  static func run(_ box: [String]) -> ExitStatus {
    guard !SystemEnvironment.outputIsTerminal else {
      Recto.complain("pixels are no text for a terminal; see 'recto frame --help'")
      return .usage
    }
    guard let answer = VectorService.answer(for: box) else {
      Recto.complain(
        "'draw-svg' expected the pixels of a box and those in a point, such as 64 64 8 4")
      return .usage
    }
    return Recto.printOut(answer)
  }
}
