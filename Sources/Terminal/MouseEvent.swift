public import CardCore

/// Something that the mouse did, at a cell.
public struct MouseEvent: Hashable, Sendable {
  /// A button of the mouse.
  public enum Button: Hashable, Sendable {
    /// The main button.
    case left
    /// The wheel pressed as a button.
    case middle
    /// The secondary button.
    case right
  }

  /// What happened.
  public enum Kind: Hashable, Sendable {
    /// A button went down.
    case press(Button)
    /// A button came up; nil when the terminal does not tell which.
    case release(Button?)
    /// The pointer moved with a button held.
    case drag(Button)
    /// The pointer moved with no button held.
    case move
    /// One notch of the wheel upward.
    case wheelUp
    /// One notch of the wheel downward.
    case wheelDown
  }

  /// What happened.
  public var kind: Kind
  /// Where, counted from 0; may lie outside the window while dragging.
  public var position: CellPoint

  /// Creates an event.
  public init(_ kind: Kind, at position: CellPoint) {
    self.kind = kind
    self.position = position
  }
}
