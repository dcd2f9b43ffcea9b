/// Knows which frames the terminal has shown, by asking it to report after each.
///
/// The system tells only that bytes have left the program. Between it and the eye there may be
/// buffers, a slow line and a slow terminal, in which seconds of frames can queue. A terminal
/// answers `ESC [ 5 n` when it comes to it, so the answer tells that everything before was shown.
/// Terminals that do not answer the first question are asked no more.
///
/// Times are measured from any fixed moment.
public struct FramePacing: Hashable, Sendable {
  /// The question that follows a frame, and is answered by `ESC [ 0 n`.
  public static let question = "\u{1B}[5n"

  /// The time between frames for which a slow but wide line is kept filled.
  private static let frameTime = Duration.milliseconds(16)
  /// After this long an answer counts as lost.
  private static let patience = Duration.seconds(2)

  private var asked: [Duration] = []
  private var hasAsked = false
  private var isAnswered = false
  private var shortestWait: Duration?
  private var lastWait = Duration.zero

  /// Creates the state before the first frame.
  public init() {}

  /// Whether the next frame should be followed by the question.
  public var asksAfterFrame: Bool { isAnswered || !hasAsked }

  /// Whether an answer is probably under way.
  ///
  /// From a terminal that has not answered before it is expected only for a moment.
  public func isAnswering(at time: Duration) -> Bool {
    let patience = isAnswered ? FramePacing.patience : .milliseconds(150)
    return asked.contains { time - $0 < patience }
  }

  /// Notes that the question was asked.
  public mutating func didAsk(at time: Duration) {
    hasAsked = true
    forgetLost(at: time)
    asked.append(time)
  }

  /// Notes that answers came.
  public mutating func didReceive(answers count: Int, at time: Duration) {
    forgetLost(at: time)
    for _ in 0..<min(max(0, count), asked.count) {
      isAnswered = true
      lastWait = time - asked.removeFirst()
      shortestWait = min(shortestWait ?? lastWait, lastWait)
    }
  }

  /// Whether another frame would be shown without queueing behind others.
  ///
  /// On a distant terminal as many frames may be under way as the distance takes, unless answers
  /// take longer than they must, which means that frames already queue.
  public func isDrained(at time: Duration) -> Bool {
    guard isAnswered, let shortestWait else { return true }
    let waiting = asked.filter { time - $0 < FramePacing.patience }
    let isQueueing = lastWait > shortestWait * 2 + .milliseconds(20)
    let room = isQueueing ? 1 : 1 + Int(shortestWait / FramePacing.frameTime)
    return waiting.count < room
  }

  private mutating func forgetLost(at time: Duration) {
    asked.removeAll { time - $0 >= FramePacing.patience }
  }

  /// Forgets questions whose answers will not come, because the terminal was given back.
  public mutating func forget() {
    asked = []
  }
}
