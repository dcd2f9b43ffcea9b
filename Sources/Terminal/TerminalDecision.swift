/// Something that was decided about a terminal, and what decided it.
public struct TerminalDecision<Value: Hashable & Sendable>: Hashable, Sendable {
  /// What was decided.
  public var value: Value
  /// Why, as a few words for people, such as “COLORTERM is set”.
  public var reason: String

  /// Creates a decision.
  public init(_ value: Value, because reason: String) {
    self.value = value
    self.reason = reason
  }
}
