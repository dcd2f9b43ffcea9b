import Foundation
import Runtime
import Testing

@Suite("Writing files whole")
final class AtomicFileTests {
  private let folder: String
  private let files = FileManager.default

  init() throws {
    folder = NSTemporaryDirectory() + "recto-" + UUID().uuidString
    try files.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  deinit {
    try? files.removeItem(atPath: folder)
  }

  @Test("A new file has the bytes, and nothing else is left in the folder")
  func writes() throws {
    let bytes = (0..<200_000).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    try AtomicFile.write(bytes, to: folder + "/new")
    #expect(files.contents(atPath: folder + "/new") == Data(bytes))
    #expect(try files.contentsOfDirectory(atPath: folder) == ["new"])
  }

  @Test("A file that is replaced keeps its mode, and a link stays a link")
  func replaces() throws {
    let path = folder + "/old"
    _ = files.createFile(atPath: path, contents: Data([1]), attributes: [.posixPermissions: 0o640])
    try files.createSymbolicLink(atPath: folder + "/link", withDestinationPath: path)
    try AtomicFile.write([2, 3], to: folder + "/link")
    #expect(files.contents(atPath: path) == Data([2, 3]))
    #expect(try files.destinationOfSymbolicLink(atPath: folder + "/link") == path)
    #expect(try files.attributesOfItem(atPath: path)[.posixPermissions] as? Int == 0o640)
  }

  @Test("Folders and devices are never replaced", arguments: ["", "/", "/dev/null"])
  func refusesOthers(path: String) {
    let path = path.isEmpty ? folder : path
    #expect(throws: FileError.notAFile(path: path)) { try AtomicFile.write([1], to: path) }
    #expect((try? files.contentsOfDirectory(atPath: folder)) == [])
  }

  @Test("A folder that is not there is told")
  func tellsReason() {
    let error = #expect(throws: FileError.self) {
      try AtomicFile.write([1], to: folder + "/none/file")
    }
    #expect(error?.message.hasSuffix("file: cannot be written (No such file or directory)") == true)
  }
}
