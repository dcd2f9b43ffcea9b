import Runtime
import Testing

@Suite("The person's folders")
struct DataFoldersTests {
  @Test(
    "The data folder follows the XDG specification and never the present folder",
    arguments: [
      (["XDG_DATA_HOME": "/x", "HOME": "/h"], "/u", "/x/recto"),
      (["XDG_DATA_HOME": "", "HOME": "/h"], "/u", "/h/.local/share/recto"),
      (["XDG_DATA_HOME": "rel", "HOME": "/h"], "/u", "/h/.local/share/recto"),
      (["HOME": "rel"], "/u", "/u/.local/share/recto"),
      (["HOME": ""], "/u", "/u/.local/share/recto"),
      ([:], "/u", "/u/.local/share/recto"),
      ([:], nil, nil),
      (["HOME": "rel"], "", nil),
    ] as [([String: String], String?, String?)])
  func follows(environment: [String: String], home: String?, expected: String?) {
    let folders = DataFolders(variable: { environment[$0] }, userDatabaseHome: home)
    #expect(folders?.data == expected)
  }

  @Test("Decks and progress lie in the data folder")
  func liesInside() {
    let folders = DataFolders(data: "/x/recto")
    #expect(folders.decks == "/x/recto/decks")
    #expect(folders.progress == "/x/recto/progress.db")
  }
}
