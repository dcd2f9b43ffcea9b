internal import DeckStore
internal import Runtime

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// The program: understands the arguments, builds the edges, does what is asked.
@main
enum Recto {
  static func main() {
    OutputStream.ignoreBrokenPipes()
    let status = run(Array(CommandLine.arguments.dropFirst()))
    exit(status.rawValue)
  }

  /// Does what the words ask for.
  private static func run(_ words: [String]) -> ExitStatus {
    do throws(UsageError) {
      switch try ArgumentParser.parse(words, variable: SystemEnvironment.variable) {
      case .help(let text): return printOut(text)
      case .version: return printOut("recto \(Version.text)")
      case .check(let files): return CheckCommand.run(files)
      case .frame(let options): return FrameCommand.run(options)
      case .record(let options): return RecordCommand.run(options)
      case .log: return LogCommand.run()
      case .doctor(let asJSON): return DoctorCommand.run(asJSON: asJSON)
      case .bench: return BenchCommand.run()
      case .drawSVG(let box): return DrawSVGCommand.run(box)
      case .session(let start, let options): return SessionCommand.run(start, options)
      }
    } catch {
      let lines = error.message.split(separator: "\n").map(String.init)
      complain(lines.map { DisplayText.sanitized($0) }.joined(separator: "\n"))
      return .usage
    }
  }

  /// Prints a result and says how that went.
  static func printOut(_ text: String, then status: ExitStatus = .success) -> ExitStatus {
    printOut(Array((text.hasSuffix("\n") ? text : text + "\n").utf8), then: status)
  }

  /// Writes a result of any bytes and says how that went.
  static func printOut(_ bytes: [UInt8], then status: ExitStatus = .success) -> ExitStatus {
    do throws(OutputStream.Failure) {
      try OutputStream.standardOutput.write(bytes: bytes)
      return status
    } catch {
      switch error {
      case .closed: return status
      case .failed(let reason):
        complain("standard output cannot be written: \(reason)")
        return .failure
      }
    }
  }

  /// Tells the person what is wrong; the text is safe to be shown.
  static func complain(_ text: String) {
    // When even this cannot be written, the status has to do.
    try? OutputStream.standardError.write("recto: \(text)\n")
  }
}
