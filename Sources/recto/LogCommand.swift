internal import ProgressStore
internal import Runtime
internal import Scheduling

/// The command that prints the log of reviews.
enum LogCommand {
  /// Prints the log; a person who has never studied has an empty one, and nothing is made for it.
  static func run() -> ExitStatus {
    guard let folders = DataFolders.current else {
      Recto.complain(Edges.noHome)
      return .failure
    }
    guard SystemFileSystem().kind(of: folders.progress) != nil else { return .success }
    do throws(ProgressError) {
      let entries = try SQLiteProgressStore(path: folders.progress).log()
      return print(entries)
    } catch {
      Recto.complain(error.message)
      return .failure
    }
  }

  private static func print(_ entries: [LogEntry]) -> ExitStatus {
    if entries.isEmpty { return .success }
    return Recto.printOut(entries.map(ReviewLogText.line).joined(separator: "\n"))
  }
}
