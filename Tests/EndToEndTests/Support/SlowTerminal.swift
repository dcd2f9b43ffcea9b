import CardCore
import Foundation
import Runtime

/// A terminal at the end of a slow line: takes few bytes a second and answers when it comes to a
/// question.
final class SlowTerminal {
  private static let question = Array("\u{1B}[5n".utf8)
  static let frameEnd = Array("\u{1B}[?2026l".utf8)

  private let terminal: PseudoTerminal
  private let clock = SystemClock()
  /// The bytes that are taken in a second.
  var bytesPerSecond: Int
  /// Everything that was taken so far.
  private(set) var taken: [UInt8] = []
  private var answered = 0

  init(_ program: RectoProgram, _ arguments: [String], bytesPerSecond: Int) throws {
    self.bytesPerSecond = bytesPerSecond
    terminal = try program.start(arguments)
  }

  func type(_ text: String) { terminal.type(text) }

  /// Takes what comes, at its pace, for some seconds, or until a condition holds for the bytes taken
  /// meanwhile.
  @discardableResult
  func take(seconds: Double, until isDone: ([UInt8]) -> Bool = { _ in false }) -> [UInt8] {
    let start = clock.seconds
    let first = taken.count
    while clock.seconds - start < seconds {
      let due = Int((clock.seconds - start) * Double(bytesPerSecond)) - (taken.count - first)
      if due <= 0 {
        usleep(5000)
        continue
      }
      taken += terminal.read(within: .milliseconds(5), limit: min(due, 4096))
      answer()
      let meanwhile = Array(taken[first...])
      if isDone(meanwhile) { return meanwhile }
    }
    return Array(taken[first...])
  }

  /// Takes what comes until a whole second brings nothing.
  func takeUntilQuiet() {
    for _ in 0..<60 where take(seconds: 1).isEmpty { return }
  }

  private func answer() {
    while let range = taken[answered...].firstRange(of: Self.question) {
      answered = range.upperBound
      terminal.type("\u{1B}[0n")
    }
  }
}
