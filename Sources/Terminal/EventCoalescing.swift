/// Thins out events that arrived together.
public enum EventCoalescing {
  /// Keeps the last of each run of drags, motions or new sizes; everything else stays, in order.
  ///
  /// Only the place where the pointer is now can be seen, so a burst of hundreds of reports costs
  /// one frame. Presses, releases, notches of the wheel and keys all count.
  ///
  /// - Complexity: O(n).
  public static func coalesce(_ events: [InputEvent]) -> [InputEvent] {
    var kept: [InputEvent] = []
    for event in events {
      if let last = kept.last, replaces(event, last) { kept.removeLast() }
      kept.append(event)
    }
    return kept
  }

  private static func replaces(_ event: InputEvent, _ earlier: InputEvent) -> Bool {
    switch (event, earlier) {
    case (.mouse(let new), .mouse(let old)):
      switch (new.kind, old.kind) {
      case (.drag(let button), .drag(let held)): button == held
      case (.move, .move): true
      default: false
      }
    case (.resize, .resize): true
    default: false
    }
  }
}
