import StudyApp
import Terminal
import Testing

@Suite("The key map")
struct KeyMapTests {
  @Test("Every command has a key", arguments: Command.allCases)
  func everyCommandHasAKey(command: Command) {
    #expect(KeyMap.standard.contains { $0.command == command && !$0.keys.isEmpty })
  }

  @Test("No key means two things on one screen", arguments: KeyContext.allCases)
  func noKeyTwice(context: KeyContext) {
    let keys = KeyMap.standard
      .filter { $0.context == context || $0.context == .everywhere }.flatMap(\.keys)
    #expect(Set(keys).count == keys.count)
  }

  @Test("Keys are looked up in the screen's own map, then everywhere")
  func lookup() {
    #expect(KeyMap.command(for: .character(" "), in: .study) == .turnOrGood)
    #expect(KeyMap.command(for: .character(" "), in: .library) == .open)
    #expect(KeyMap.command(for: .character("?"), in: .summary) == .help)
    #expect(KeyMap.command(for: .character("x"), in: .study) == nil)
  }
}
