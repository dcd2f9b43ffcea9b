import Glibc
import TestSupport
import Testing

extension TemporaryFolder {
  /// Writes a file into the folder.
  func write(_ bytes: [UInt8], to name: String) throws {
    let file = try #require(fopen(path + "/" + name, "w"))
    fwrite(bytes, 1, bytes.count, file)
    fclose(file)
  }
}
