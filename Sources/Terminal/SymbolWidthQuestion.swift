/// Measures once how many columns the terminal gives to lines and blocks.
///
/// Unicode leaves their width open (“ambiguous”, UAX #11), and terminals set up for Chinese, Japanese
/// or Korean may draw them two columns wide, whatever the system's tables say. So a line and a block
/// are written together with the first frame, which covers them, and the terminal is asked where its
/// cursor went. Nothing waits for the answer; it counts whenever it comes, since a torn picture is
/// worse than one that changes.
public struct SymbolWidthQuestion: Hashable, Sendable {
  /// The question, for a screen of the program's own: two symbols in the second row, the question
  /// for the cursor's place (CPR), and nothing in their place again.
  ///
  /// An answer from the first row would look like a key.
  public static let text = "\u{1B}[2;1H" + symbols + "\u{1B}[6n\r\u{1B}[K"

  /// The symbols that are measured: a line and half a block.
  public static let symbols = "\u{2500}\u{2580}"

  private static let row = 2

  private enum State: Hashable {
    case wanted
    case asked
    case over
  }

  private var state: State

  /// Creates the state before anything was asked.
  ///
  /// - Parameter isWanted: Whether the question is to be asked at all.
  public init(isWanted: Bool) {
    state = isWanted ? .wanted : .over
  }

  /// Whether the question should be asked now.
  public var isDue: Bool { state == .wanted }

  /// Notes that the question was asked.
  public mutating func didAsk() {
    state = .asked
  }

  /// The columns of a symbol, 1 or 2, if a report answers the question.
  public mutating func columns(from report: CursorReport) -> Int? {
    guard state == .asked, report.row == Self.row else { return nil }
    state = .over
    return Self.columns(endingAt: report.column)
  }

  /// The columns of the wider symbol when both were written from the first column on.
  ///
  /// - Parameter column: Where the cursor was then, counted from 1.
  /// - Returns: 1 or 2; nil when the terminal has shown something else than two symbols.
  public static func columns(endingAt column: Int) -> Int? {
    switch column {
    case 3: 1
    case 4, 5: 2
    default: nil
    }
  }
}
