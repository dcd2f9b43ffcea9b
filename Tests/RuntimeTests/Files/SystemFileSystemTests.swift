import Foundation
import Runtime
import Testing

@Suite("Reading files")
final class SystemFileSystemTests {
  private let folder: String
  private let files = SystemFileSystem()

  init() throws {
    folder = NSTemporaryDirectory() + "recto-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: folder)
  }

  private func make(_ name: String, _ bytes: [UInt8]) -> String {
    let path = folder + "/" + name
    _ = FileManager.default.createFile(atPath: path, contents: Data(bytes))
    return path
  }

  @Test("A file comes back byte for byte", arguments: [0, 1, 70_000, 300_000])
  func reads(count: Int) throws {
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    let path = make("file", bytes)
    #expect(try files.contents(ofFile: path, limit: count) == bytes)
  }

  @Test("A link to a file is followed")
  func followsLinks() throws {
    let path = make("file", [1, 2, 3])
    let link = folder + "/link"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: path)
    #expect(try files.contents(ofFile: link, limit: 10) == [1, 2, 3])
  }

  @Test("A file above the limit is refused")
  func refusesLargeFiles() {
    let path = make("large", Array(repeating: 0, count: 11))
    #expect(throws: FileError.tooLarge(path: path, limit: 10)) {
      try files.contents(ofFile: path, limit: 10)
    }
  }

  @Test("A pipe is refused without waiting")
  func refusesPipes() {
    let path = folder + "/pipe"
    #expect(mkfifo(path, 0o600) == 0)
    #expect(throws: FileError.notAFile(path: path)) {
      try files.contents(ofFile: path, limit: 10)
    }
    #expect(files.kind(of: path) == .other)
  }

  @Test("Folders and devices are no files", arguments: ["/", "/dev/null", "/dev/zero"])
  func refusesOthers(path: String) {
    #expect(throws: FileError.notAFile(path: path)) {
      try files.contents(ofFile: path, limit: 10)
    }
  }

  @Test("What is missing is named")
  func namesMissing() {
    let path = folder + "/none"
    #expect(throws: FileError.notFound(path: path)) {
      try files.contents(ofFile: path, limit: 10)
    }
    #expect(throws: FileError.notFound(path: path)) { try files.entries(ofFolder: path) }
    #expect(files.kind(of: path) == nil)
    #expect(
      FileError.notFound(path: path).message == "\(path): there is no such file or folder")
  }

  @Test("A folder's names come in the order of their bytes")
  func listsFolders() throws {
    for name in ["b", "ä", "a", "B", ".hidden"] { _ = make(name, []) }
    #expect(try files.entries(ofFolder: folder) == [".hidden", "B", "a", "b", "ä"])
    #expect(files.kind(of: folder) == .folder)
    #expect(throws: FileError.notAFolder(path: folder + "/a")) {
      try files.entries(ofFolder: folder + "/a")
    }
  }
}
