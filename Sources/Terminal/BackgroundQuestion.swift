/// Asks the terminal once for its background, and believes only an answer that comes before the
/// person does anything, and within a second.
///
/// Nothing waits for it: the first frame is shown meanwhile, and a line to another continent answers
/// in a third of a second. A later answer would change the colours under a person's hands, so it is
/// dropped. Late is counted from when the program first listens, since what it does before, such as
/// opening fonts, is no fault of the terminal's. Times are measured from any fixed moment.
public struct BackgroundQuestion: Hashable, Sendable {
  /// The question (OSC 11), which is answered in the same form with the colour in place of `?`.
  public static let text = "\u{1B}]11;?\u{1B}\\"

  /// How long an answer counts.
  public static let patience = Duration.seconds(1)

  private enum State: Hashable {
    case wanted
    case asked
    case listening(since: Duration)
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

  /// Notes that the program listens to the terminal; the first time after the question counts.
  public mutating func listens(at time: Duration) {
    if state == .asked { state = .listening(since: time) }
  }

  /// Notes that the person has begun, after which no answer counts.
  public mutating func personActed() {
    if !isDue { state = .over }
  }

  /// Whether an answer counts: the first one, to a question that was asked, and in time.
  public mutating func accepts(answerAt time: Duration) -> Bool {
    guard case .listening(let start) = state else { return false }
    state = .over
    return time - start <= Self.patience
  }
}
