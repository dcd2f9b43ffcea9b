import Runtime
import Testing

@Suite("The decks that come with the program")
struct BundledDecksTests {
  private func folder(
    _ executable: String?, override: String? = nil, having path: String
  ) -> String? {
    BundledDecks.folder(
      override: override, executable: executable, files: InMemoryFileSystem([path: ""]))
  }

  @Test(
    "They lie beside the program, in its prefix, or in the source folder",
    arguments: [
      ("/opt/recto/recto", "/opt/recto/Decks"),
      ("/usr/local/bin/recto", "/usr/local/share/recto/Decks"),
      ("/home/me/src/.build/release/recto", "/home/me/src/Decks"),
      ("/home/me/src/.build/x86_64-unknown-linux-gnu/debug/recto", "/home/me/src/Decks"),
    ])
  func liesThere(executable: String, decks: String) {
    #expect(folder(executable, having: decks + "/a.json") == decks)
  }

  @Test("The environment decides before all")
  func isOverridden() {
    #expect(folder("/b/recto", override: "/mine", having: "/b/Decks/a.json") == "/mine")
    #expect(folder("/b/recto", override: "", having: "/b/Decks/a.json") == "/b/Decks")
  }

  @Test("Without any there is none")
  func isMissing() {
    #expect(folder("/usr/bin/recto", having: "/elsewhere/a.json") == nil)
    #expect(folder(nil, having: "/Decks/a.json") == nil)
  }
}
