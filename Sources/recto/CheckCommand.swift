internal import Runtime

/// The command that checks deck files.
enum CheckCommand {
  static func run(_ paths: [String]) -> ExitStatus {
    let files = SystemFileSystem()
    let faults = paths.flatMap { DeckCheck.faults(inFile: $0, files: files) }
    if faults.isEmpty { return .success }
    return Recto.printOut(faults.joined(separator: "\n"), then: .badData)
  }
}
