/// The identities that a deck's cards have taken so far: ids, and fronts of cards without an id.
///
/// Texts are compared as Swift compares them, by canonical equivalence, as everything that looks
/// up a card later does: a decomposed front is the same as its composed form. Only hashes of 64
/// bits are kept; the standard library seeds them at random, so that no file can make them collide.
struct CardIdentities {
  private var ids: [Int: UInt32] = [:]
  private var fronts: [Int: UInt32] = [:]

  /// Creates an empty set.
  init() {}

  /// Takes an identity, given where its string starts in the file.
  ///
  /// The answer is where the card's identity starts that has it already, if one has.
  mutating func add(
    _ text: String, isID: Bool, at offset: UInt32, in bytes: [UInt8]
  ) -> UInt32? {
    let hash = text.hashValue
    let first =
      isID
      ? ids.updateValueIfAbsent(offset, forKey: hash)
      : fronts.updateValueIfAbsent(offset, forKey: hash)
    guard let first else { return nil }
    var earlier = JSONScanner(bytes, at: Int(first))
    let isSame = (try? earlier.string())?.text(in: bytes) == text
    return isSame ? first : nil
  }
}

extension Dictionary {
  /// Adds a value; the answer is the one that is there already, if there is one.
  fileprivate mutating func updateValueIfAbsent(_ value: Value, forKey key: Key) -> Value? {
    if let present = self[key] { return present }
    self[key] = value
    return nil
  }
}
