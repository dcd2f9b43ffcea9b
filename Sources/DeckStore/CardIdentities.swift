/// The identities that a deck's cards have taken so far: ids, and fronts of cards without an id.
///
/// Texts are compared as Swift compares them, by canonical equivalence, as everything that looks
/// up a card later does. A decomposed front is therefore the same as its composed form.
struct CardIdentities {
  private var ids: [String: UInt32] = [:]
  private var fronts: [String: UInt32] = [:]

  /// Creates an empty set.
  init() {}

  /// Takes an identity; the answer is the offset of the card that has it already, if any.
  mutating func add(_ text: String, isID: Bool, at offset: UInt32) -> UInt32? {
    let first = isID ? ids[text] : fronts[text]
    guard first == nil else { return first }
    if isID {
      ids[text] = offset
    } else {
      fronts[text] = offset
    }
    return nil
  }
}
