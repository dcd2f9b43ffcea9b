/// A program that draws SVGs, and how long it may take.
///
/// The words of the box follow its own arguments; it reads the SVG from its standard input and
/// answers on its standard output, as `VectorService` does.
public struct VectorProgram: Hashable, Sendable {
  /// The program's path.
  public var path: String
  /// Its arguments without its own name.
  public var arguments: [String]
  /// The time from its start to the end of its answer.
  public var timeLimit: Duration

  /// Describes a program, which is started for every SVG.
  public init(path: String, arguments: [String], timeLimit: Duration = .seconds(2)) {
    self.path = path
    self.arguments = arguments
    self.timeLimit = timeLimit
  }

  /// Has an SVG drawn; when this returns, the process is gone.
  func draw(_ bytes: [UInt8], in box: PictureBox) throws(VectorFault) -> ColorImage {
    guard box.isDrawable else { throw .tooLarge }
    let deadline = SuspendingClock.now + timeLimit
    guard let process = VectorProcess(path: path, arguments: arguments + box.words) else {
      throw .undrawable
    }
    let exchange = VectorExchange(channel: process.channel, deadline: deadline)
    let answer = Result { () throws(VectorFault) in
      try exchange.answer(to: bytes, most: VectorAnswer.byteCount(of: box))
    }
    let ending = process.end()
    do throws(VectorFault) {
      return try VectorAnswer.image(try answer.get(), in: box)
    } catch {
      throw ending == .outOfTime ? .takesTooLong : error
    }
  }
}
