internal import CNCurses
internal import CardCore
public import Terminal

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

extension CursesDevice {
  /// What is known of the terminal, and what `open` would decide from it.
  ///
  /// The terminal is not taken over, only asked how wide it draws symbols; without a terminal it tells
  /// what would hold in one.
  public static func facts(
    environment: [String: String] = ProcessEnvironment.variables()
  ) -> TerminalFacts {
    let description = TerminalDescription(ofType: environment["TERM"] ?? "")
    let window = WindowSize.now
    chooseLocale(environment)
    let circumstances = TerminalEnvironment(
      variables: environment, codeset: String(cString: curses_codeset()),
      describedColors: Int(description?.number("colors") ?? 0))
    let isConnected =
      isatty(TerminalStreams.input) == 1 && isatty(TerminalStreams.output) == 1
    return TerminalFacts(
      environment: circumstances, isDescribed: description != nil,
      isConnected: isConnected,
      size: window.cells.isEmpty ? nil : window.cells, cellAspect: window.aspect,
      symbolWidth: MeasuredSymbolWidth.ask(circumstances, isConnected: isConnected)
    ) { scalar in Int(curses_columns_of(scalar.value)) }
  }

  /// The version of ncurses, such as `ncurses 6.4.20221231`.
  public static var libraryVersion: String { String(cString: curses_version()) }
}
