internal import Runtime

/// The command that checks deck files.
enum CheckCommand {
  /// Names every fault of the files, and of the deck files right in folders.
  static func run(_ paths: [String]) -> ExitStatus {
    let files = SystemFileSystem()
    do throws(DeckProblem) {
      let library = DeckLibrary(files: files, bundledFolder: nil, personalFolder: nil)
      var faults: [String] = []
      for path in paths {
        let isFolder = files.kind(of: path) == .folder
        let inside = isFolder ? try library.deckFiles(named: [path]).map(\.path) : [path]
        faults += inside.flatMap { DeckCheck.faults(inFile: $0, files: files) }
      }
      if faults.isEmpty { return .success }
      return Recto.printOut(faults.joined(separator: "\n"), then: .badData)
    } catch {
      Recto.complain(error.message)
      return .badData
    }
  }
}
