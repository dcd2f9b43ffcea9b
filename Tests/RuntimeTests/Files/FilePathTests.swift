import Runtime
import Testing

@Suite("Paths")
struct FilePathTests {
  @Test(
    "A path comes apart into folder, name, stem and extension",
    arguments: [
      ("/a/b.json", ["/a", "b.json", "b", "json"]),
      ("b.JSON", [".", "b.JSON", "b", "json"]),
      ("/b", ["/", "b", "b", ""]),
      ("a/.hidden", ["a", ".hidden", ".hidden", ""]),
      ("a/b.c.d", ["a", "b.c.d", "b.c", "d"]),
    ])
  func comesApart(path: String, parts: [String]) {
    #expect(
      [
        FilePath.folder(of: path), FilePath.name(of: path), FilePath.stem(of: path),
        FilePath.fileExtension(of: path),
      ] == parts)
  }

  @Test("Names join with one slash")
  func joins() {
    #expect(FilePath.join("/a", "b") == "/a/b")
    #expect(FilePath.join("/", "b") == "/b")
    #expect(FilePath.join("", "b") == "b")
  }
}
