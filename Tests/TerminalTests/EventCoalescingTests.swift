import CardCore
import Terminal
import Testing

struct `Thinning out events` {
  private func mouse(_ kind: MouseEvent.Kind, _ column: Int) -> InputEvent {
    .mouse(MouseEvent(kind, at: CellPoint(column: column, row: 0)))
  }

  @Test("keeps the last of a run of drags and everything else in order")
  func drags() {
    let events = [
      mouse(.press(.left), 1), mouse(.drag(.left), 2), mouse(.drag(.left), 3),
      .key(.character("a")), .key(.character("a")), mouse(.drag(.left), 4),
      mouse(.drag(.left), 5), mouse(.release(.left), 5), mouse(.press(.left), 6),
      mouse(.wheelUp, 6), mouse(.wheelUp, 6), mouse(.move, 7), mouse(.move, 8),
    ]
    #expect(
      EventCoalescing.coalesce(events) == [
        mouse(.press(.left), 1), mouse(.drag(.left), 3), .key(.character("a")),
        .key(.character("a")), mouse(.drag(.left), 5), mouse(.release(.left), 5),
        mouse(.press(.left), 6), mouse(.wheelUp, 6), mouse(.wheelUp, 6), mouse(.move, 8),
      ])
  }

  @Test("keeps drags with different buttons, and the last of many sizes")
  func others() {
    let drags = [mouse(.drag(.left), 1), mouse(.drag(.right), 2)]
    #expect(EventCoalescing.coalesce(drags) == drags)
    let sizes = [10, 20, 30].map { InputEvent.resize(CellSize(columns: $0, rows: 5)) }
    #expect(EventCoalescing.coalesce(sizes) == [sizes[2]])
    #expect(EventCoalescing.coalesce([]) == [])
  }
}
