/// Knows which frames the terminal has shown, by asking it to report after each.
///
/// The system tells only that bytes have left the program. Between it and the eye there may be
/// buffers, a slow line and a slow terminal, in which seconds of frames can queue. A terminal
/// answers `ESC [ 5 n` when it comes to it, so the answer tells that everything before was shown.
/// It is asked for the first time before the first frame: on a slow line that frame takes seconds,
/// and until the first answer nothing tells the line from a terminal that does not answer.
/// Terminals that answer neither the first nor the second question are asked no more.
///
/// Times are measured from any fixed moment.
public struct FramePacing: Hashable, Sendable {
  /// The question, which is answered by `ESC [ 0 n`.
  public static let question = "\u{1B}[5n"

  /// The time between frames for which a distant but wide line is kept filled.
  private static let frameTime = Duration.milliseconds(16)
  /// How long the second frame waits for the first answer.
  private static let firstPatience = Duration.milliseconds(250)

  private var asked: [Duration] = []
  private var questionCount = 0
  private var isAnswered = false
  private var shortestWait = Duration.zero
  /// The longest wait of late; older ones count less.
  private var longestWait = Duration.zero
  /// How many frames may be under way.
  private var room = 1
  /// Whether so many were, since there was none.
  private var wasFull = false

  /// Creates the state before the first frame.
  public init() {}

  /// Whether the next frame should follow the question.
  public var asksBeforeFrame: Bool { questionCount == 0 }

  /// Whether the next frame should be followed by the question.
  public var asksAfterFrame: Bool { isAnswered || questionCount < 2 }

  /// Whether an answer is probably under way.
  ///
  /// From a terminal that has not answered before it is expected only for a moment.
  public func isAnswering(at time: Duration) -> Bool {
    let patience = isAnswered ? patience : .milliseconds(150)
    return asked.contains { time - $0 < patience }
  }

  /// Notes that the question was asked.
  public mutating func didAsk(at time: Duration) {
    questionCount = min(questionCount + 1, 2)
    forgetLost(at: time)
    asked.append(time)
    if asked.count >= room { wasFull = true }
  }

  /// Notes that answers came.
  public mutating func didReceive(answers count: Int, at time: Duration) {
    forgetLost(at: time)
    for _ in 0..<min(max(0, count), asked.count) {
      note(wait: time - asked.removeFirst())
    }
    if asked.isEmpty { wasFull = false }
  }

  /// Whether another frame would be shown without queueing behind others.
  ///
  /// On a distant terminal as many frames may be under way as the distance takes. That they do not
  /// queue is tried out: with each answer in time one more may be under way, if all that might were,
  /// and after a late one there is one at a time again.
  public func isDrained(at time: Duration) -> Bool {
    guard isAnswered else {
      return questionCount < 2 || asked.allSatisfy { time - $0 >= Self.firstPatience }
    }
    let waiting = asked.filter { time - $0 < patience }
    guard let oldest = waiting.first else { return true }
    return !isLate(time - oldest) && waiting.count < room
  }

  /// Forgets questions whose answers will not come, because the terminal was given back.
  public mutating func forget() {
    asked = []
  }

  private mutating func note(wait: Duration) {
    shortestWait = isAnswered ? min(shortestWait, wait) : wait
    longestWait = max(wait, longestWait * 9 / 10)
    isAnswered = true
    if isLate(wait) {
      room = 1
    } else if wasFull {
      room = min(room + 1, 1 + Int(min(shortestWait, .seconds(1)) / Self.frameTime))
    }
  }

  /// Whether an answer takes longer than it must, which means that frames queue.
  private func isLate(_ wait: Duration) -> Bool {
    wait > shortestWait * 2 + .milliseconds(20)
  }

  /// After this long an answer counts as lost: a frame may take many times as long as the ones
  /// before, but a screen must not stand still for ever.
  private var patience: Duration {
    min(max(.seconds(2), longestWait * 50), .seconds(30))
  }

  private mutating func forgetLost(at time: Duration) {
    // Until the first answer it is not known how long one takes.
    guard isAnswered else { return }
    let patience = patience
    asked.removeAll { time - $0 >= patience }
  }
}
