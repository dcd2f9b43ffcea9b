internal import Scheduling

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// A store's file without a byte in it: a store that was never made, or one that something emptied.
enum EmptyFile {
  /// Whether there is a file at the path, with nothing in it.
  static func exists(at path: String) -> Bool {
    var information = stat()
    return stat(path, &information) == 0 && information.st_mode & S_IFMT == S_IFREG
      && information.st_size == 0
  }

  /// Refuses an empty file where something beside it tells that there were answers in it.
  ///
  /// SQLite would take it for new, and delete the journal that could restore it.
  ///
  /// - Throws: `ProgressError.damaged`, naming what lies beside the file.
  static func requireNew(at path: String) throws(ProgressError) {
    guard exists(at: path) else { return }
    if let evidence = journal(of: path) ?? newestCopy(of: path) {
      throw .damaged(path: path, reason: "it is empty, though \(evidence) holds answers")
    }
  }

  /// A journal with changes to a file that had something in it.
  ///
  /// The first transaction of a new store has a journal, too, whose header says that the file had no
  /// page before (<https://sqlite.org/fileformat2.html#the_rollback_journal>).
  private static func journal(of path: String) -> String? {
    let writeAhead = path + "-wal"
    if !start(ofFile: writeAhead, count: 1).isEmpty { return writeAhead }
    let rollback = path + "-journal"
    let header = start(ofFile: rollback, count: 20)
    let magic: [UInt8] = [0xD9, 0xD5, 0x05, 0xF9, 0x20, 0xA1, 0x63, 0xD7]
    let hadPages = header.count == 20 && header[16...].contains { $0 != 0 }
    return header.starts(with: magic) && hadPages ? rollback : nil
  }

  private static func newestCopy(of path: String) -> String? {
    let folder = PrivateFile.folder(of: path) + Backup.folder
    return PrivateFile.names(besides: folder)
      .filter { Backup.day(ofCopy: $0) != nil && !exists(at: folder + $0) }
      .max().map { Backup.folder + $0 }
  }

  private static func start(ofFile path: String, count: Int) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { return [] }
    defer { close(descriptor) }
    return [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      filled = max(0, read(descriptor, buffer.baseAddress, count))
    }
  }
}
