#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// A folder for one test, removed with everything in it.
public final class TemporaryFolder {
  /// Where it is.
  public let path: String

  /// Creates an empty folder.
  public init() {
    var template = Array("/tmp/recto-test-XXXXXX".utf8CString)
    path = mkdtemp(&template).map { String(cString: $0) } ?? ""
  }

  deinit {
    guard path.hasPrefix("/tmp/recto-test-"), let folder = opendir(path) else { return }
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name != "." && name != ".." { unlink(path + "/" + name) }
    }
    closedir(folder)
    rmdir(path)
  }

  /// The text of a file in it; empty when there is none.
  public func text(of name: String) -> String {
    let descriptor = open(path + "/" + name, O_RDONLY)
    guard descriptor >= 0 else { return "" }
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = read(descriptor, &buffer, buffer.count)
      if count <= 0 { return String(decoding: bytes, as: UTF8.self) }
      bytes += buffer[..<count]
    }
  }
}
