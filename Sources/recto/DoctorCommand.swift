internal import CursesTerminal
internal import ProgressStore
internal import Runtime
internal import Scheduling
internal import StudyApp
internal import Typography

/// The command that tells what was found and chosen.
enum DoctorCommand {
  /// Prints the report; nothing is made or changed.
  static func run(asJSON: Bool) -> ExitStatus {
    let report = report()
    return Recto.printOut(
      asJSON ? report.json : report.text, then: report.problems.isEmpty ? .success : .failure)
  }

  private static func report() -> DoctorReport {
    let files = SystemFileSystem()
    let folders = DataFolders.current
    let bundled = Edges.bundledDecks(files)
    func folder(_ path: String?) -> DoctorReport.DeckFolder? {
      path.map { path in
        let isThere = files.kind(of: path) == .folder
        let found = DeckLibrary(files: files, bundledFolder: nil, personalFolder: path).deckFiles()
        return .init(path: path, deckCount: isThere ? found.count : nil)
      }
    }
    return DoctorReport(
      parts: [
        .init(name: "Recto", version: Version.text),
        .init(name: "ncurses", version: CursesDevice.libraryVersion),
        .init(name: "SQLite", version: SQLiteProgressStore.libraryVersion),
      ],
      folders: folders, ownDecks: folder(folders?.decks), bundledDecks: folder(bundled),
      progress: progress(folders, files: files), terminal: CursesDevice.facts(),
      theme: SystemEnvironment.variable("RECTO_THEME").flatMap(ThemeChoice.init(named:))
        ?? .automatic,
      fonts: FontStatus().choices.map { .init(script: $0.script, name: $0.font) },
      unknownSettings: KnownSettings.complaints(variable: SystemEnvironment.variable))
  }

  /// Opens the store, which checks it; one that is not there is not made.
  private static func progress(
    _ folders: DataFolders?, files: SystemFileSystem
  ) -> DoctorReport.Progress {
    guard let folders, files.kind(of: folders.progress) != nil else { return .missing }
    do throws(ProgressError) {
      // Opening it would make it a store.
      if try SQLiteProgressStore.isEmptyFile(at: folders.progress) { return .empty }
      let store = try SQLiteProgressStore(path: folders.progress)
      return .sound(entryCount: try store.log().count, isReadOnly: store.isReadOnly)
    } catch {
      return .unusable(reason: error.message)
    }
  }
}
