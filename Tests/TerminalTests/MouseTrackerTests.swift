import CardCore
import Terminal
import Testing

struct `Following the buttons` {
  private let here = CellPoint(column: 3, row: 4)

  private func follow(_ kinds: [MouseEvent.Kind]) -> [MouseEvent.Kind] {
    var tracker = MouseTracker()
    return kinds.flatMap { tracker.events(for: MouseEvent($0, at: here)) }.map(\.kind)
  }

  @Test("a press, drags and a release stay as they are")
  func plain() {
    let kinds: [MouseEvent.Kind] = [.press(.left), .drag(.left), .drag(.left), .release(.left)]
    #expect(follow(kinds) == kinds)
    #expect(follow([.press(.right), .release(nil)]) == [.press(.right), .release(.right)])
  }

  @Test("a lost release is made up for by the next press")
  func lostBeforePress() {
    #expect(
      follow([.press(.left), .drag(.left), .press(.left)])
        == [.press(.left), .drag(.left), .release(.left), .press(.left)])
  }

  @Test("a lost release is made up for by motion without a button")
  func lostBeforeMotion() {
    #expect(
      follow([.press(.left), .drag(.left), .move])
        == [.press(.left), .drag(.left), .release(.left), .move])
  }

  @Test("a release without a press is ignored")
  func lonelyRelease() {
    #expect(follow([.release(.left), .release(nil), .move]) == [.move])
  }

  @Test("a drag without a press is motion only")
  func lonelyDrag() {
    #expect(follow([.drag(.left)]) == [.move])
    #expect(
      follow([.press(.left), .drag(.right)]) == [.press(.left), .release(.left), .move])
  }

  @Test("a second button releases the first, once")
  func twoButtons() {
    #expect(
      follow([.press(.left), .press(.right), .release(.left), .release(.right)])
        == [.press(.left), .release(.left), .press(.right), .release(.right)])
  }

  @Test("the wheel changes nothing")
  func wheel() {
    let kinds: [MouseEvent.Kind] = [
      .press(.left), .wheelUp, .drag(.left), .wheelDown, .release(.left),
    ]
    #expect(follow(kinds) == kinds)
  }

  @Test("cancelling releases where the pointer was last, once")
  func cancel() {
    var tracker = MouseTracker()
    #expect(tracker.cancel() == [])
    _ = tracker.events(for: MouseEvent(.press(.middle), at: here))
    #expect(tracker.cancel() == [MouseEvent(.release(.middle), at: here)])
    #expect(tracker.cancel() == [])
  }
}
