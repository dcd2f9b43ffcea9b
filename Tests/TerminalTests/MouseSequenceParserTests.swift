import CardCore
import Terminal
import Testing

struct `Reports of the mouse` {
  private static func event(_ kind: MouseEvent.Kind, _ column: Int, _ row: Int) -> MouseEvent {
    MouseEvent(kind, at: CellPoint(column: column, row: row))
  }

  @Test(
    "tell button and place, counted from 0",
    arguments: [
      ("0;1;1", false, event(.press(.left), 0, 0)),
      ("1;10;5", false, event(.press(.middle), 9, 4)),
      ("2;300;90", false, event(.press(.right), 299, 89)),
      ("0;10;5", true, event(.release(.left), 9, 4)),
      ("2;10;5", true, event(.release(.right), 9, 4)),
      ("3;10;5", true, event(.release(nil), 9, 4)),
      ("32;10;5", false, event(.drag(.left), 9, 4)),
      ("33;10;5", false, event(.drag(.middle), 9, 4)),
      ("34;10;5", false, event(.drag(.right), 9, 4)),
      ("35;10;5", false, event(.move, 9, 4)),
      ("64;10;5", false, event(.wheelUp, 9, 4)),
      ("65;10;5", false, event(.wheelDown, 9, 4)),
    ])
  func decoded(parameters: String, isRelease: Bool, event: MouseEvent) {
    #expect(MouseSequenceParser.event(parameters: parameters, isRelease: isRelease) == event)
  }

  @Test("are the same with any modifier held", arguments: 0..<8)
  func modifiers(combination: Int) {
    for code in [0, 1, 2, 32, 34, 35, 64, 65] {
      let plain = MouseSequenceParser.event(parameters: "\(code);7;8", isRelease: false)
      let modified = MouseSequenceParser.event(
        parameters: "\(code + 4 * combination);7;8", isRelease: false)
      #expect(plain != nil)
      #expect(modified == plain)
    }
  }

  @Test("stay within bounds whatever the numbers are")
  func clamped() {
    #expect(
      MouseSequenceParser.event(parameters: "0;0;0", isRelease: false)
        == Self.event(.press(.left), 0, 0))
    #expect(
      MouseSequenceParser.event(
        parameters: "0;99999999999999999999999;18446744073709551616", isRelease: false)
        == Self.event(.press(.left), 65_534, 65_534))
  }

  @Test(
    "are ignored when they are malformed or about unknown buttons",
    arguments: [
      "", ";", "0", "0;1", "0;1;", "0;;1", ";1;1", "0;1;1;1", "a;1;1", "-1;1;1", "0;1.5;1",
      "0; 1;1", "66;1;1", "67;1;1", "96;1;1", "128;1;1", "131;1;1", "9999;1;1", "3;1;1",
    ])
  func malformed(parameters: String) {
    #expect(MouseSequenceParser.event(parameters: parameters, isRelease: false) == nil)
  }

  @Test("are understood in the oldest encoding")
  func legacy() {
    #expect(
      MouseSequenceParser.event(code: 32, column: 33, row: 34) == Self.event(.press(.left), 0, 1))
    #expect(
      MouseSequenceParser.event(code: 35, column: 43, row: 44)
        == Self.event(.release(nil), 10, 11))
    #expect(
      MouseSequenceParser.event(code: 64, column: 255, row: 40)
        == Self.event(.drag(.left), 222, 7))
    #expect(
      MouseSequenceParser.event(code: 96, column: 33, row: 33) == Self.event(.wheelUp, 0, 0))
    #expect(MouseSequenceParser.event(code: 31, column: 33, row: 33) == nil)
    #expect(
      MouseSequenceParser.event(code: 32, column: 0, row: 0) == Self.event(.press(.left), 0, 0))
  }
}
