internal import Runtime

/// `recto bench`
enum BenchCommand {
  static func run() -> ExitStatus { .success }
}
