internal import Runtime
internal import Typography

/// The command that checks deck files.
enum CheckCommand {
  /// Names every fault of the files, and of the deck files right in folders; what is only worth a look
  /// does not count as a fault.
  static func run(_ paths: [String]) -> ExitStatus {
    let files = SystemFileSystem()
    do throws(DeckProblem) {
      let library = DeckLibrary(files: files, bundledFolder: nil, personalFolder: nil)
      let pictures = PictureCheck(vectors: Edges.vectors)
      var lines: [String] = []
      var isFaulty = false
      for path in paths {
        let isFolder = files.kind(of: path) == .folder
        let inside = isFolder ? try library.deckFiles(named: [path]).map(\.path) : [path]
        for file in inside {
          let found = DeckCheck.findings(
            inFile: file, files: files, pictureProblem: pictures.problem)
          lines += found.faults + found.warnings
          if !found.faults.isEmpty { isFaulty = true }
        }
      }
      if lines.isEmpty { return .success }
      return Recto.printOut(
        lines.joined(separator: "\n"), then: isFaulty ? .badData : .success)
    } catch {
      Recto.complain(error.message)
      return .badData
    }
  }
}
