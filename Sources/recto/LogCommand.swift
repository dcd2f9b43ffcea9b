internal import Runtime

/// `recto log`
enum LogCommand {
  static func run() -> ExitStatus { .success }
}
