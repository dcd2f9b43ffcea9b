/// Follows the buttons, so that every press is paired with exactly one release.
///
/// A release that happens outside the window may never be reported. The next press, or motion with
/// no button held, then releases first, so that nothing stays held for ever.
public struct MouseTracker: Hashable, Sendable {
  private var held: MouseEvent.Button?
  private var last: MouseEvent?

  /// Creates a tracker with no button held.
  public init() {}

  /// What a report means: the events to act on, in order.
  public mutating func events(for report: MouseEvent) -> [MouseEvent] {
    defer { last = report }
    switch report.kind {
    case .press(let button):
      let released = release(at: report)
      held = button
      return released + [report]
    case .release(let button):
      guard let held, button == nil || button == held else { return [] }
      self.held = nil
      return [MouseEvent(.release(held), at: report.position)]
    case .drag(let button):
      guard button == held else {
        return release(at: report) + [MouseEvent(.move, at: report.position)]
      }
      return [report]
    case .move: return release(at: report) + [report]
    case .wheelUp, .wheelDown: return [report]
    }
  }

  /// Releases a button that is held, because no more reports will come.
  public mutating func cancel() -> [MouseEvent] {
    last.map { release(at: $0) } ?? []
  }

  private mutating func release(at report: MouseEvent) -> [MouseEvent] {
    guard let held else { return [] }
    self.held = nil
    return [MouseEvent(.release(held), at: report.position)]
  }
}
