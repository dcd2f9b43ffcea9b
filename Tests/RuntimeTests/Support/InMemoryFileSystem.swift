import Runtime

/// Files and folders that are only remembered.
struct InMemoryFileSystem: FileSystem {
  /// The bytes of each file by its absolute path; the folders above it exist too.
  var contents: [String: [UInt8]] = [:]
  /// Paths of pipes and devices.
  var others: Set<String> = []

  init(_ files: [String: String] = [:]) {
    contents = files.mapValues { Array($0.utf8) }
  }

  func contents(ofFile path: String, limit: Int) throws(FileError) -> [UInt8] {
    guard let kind = kind(of: path) else { throw .notFound(path: path) }
    guard kind == .file, let bytes = contents[path] else { throw .notAFile(path: path) }
    guard bytes.count <= limit else { throw .tooLarge(path: path, limit: limit) }
    return bytes
  }

  func entries(ofFolder path: String) throws(FileError) -> [String] {
    guard let kind = kind(of: path) else { throw .notFound(path: path) }
    guard kind == .folder else { throw .notAFolder(path: path) }
    let start = path + "/"
    let names = allPaths.filter { $0.hasPrefix(start) }.compactMap { path in
      path.dropFirst(start.count).split(separator: "/").first.map(String.init)
    }
    return Set(names).sorted()
  }

  func kind(of path: String) -> FileKind? {
    if contents[path] != nil { return .file }
    if others.contains(path) { return .other }
    return allPaths.contains { $0.hasPrefix(path + "/") } ? .folder : nil
  }

  private var allPaths: [String] { Array(contents.keys) + Array(others) }
}
