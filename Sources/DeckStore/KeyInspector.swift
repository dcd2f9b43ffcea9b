/// Looks for keys of a deck that are likely misspelt.
///
/// Keys of one's own are allowed everywhere, so only those count that are one of the format's keys
/// but for a slip, where that key itself is not given.
struct KeyInspector {
  /// A key that is not the format's.
  struct Misspelling {
    /// The key as it is written.
    var key: String
    /// The key that was likely meant.
    var meant: String
    /// Its opening quote in the file.
    var offset: Int
  }

  /// What was found, in the file's order.
  private(set) var misspellings: [Misspelling] = []
  private let maximum: Int

  /// Looks at all objects of a deck that the format describes; finds at most `maximum`.
  init(_ document: JSONDocument, maximum: Int) {
    self.maximum = maximum
    let deck = inspect(document.root, known: DeckKeys.deck)
    if let languages = deck["languages"] { inspect(languages, known: DeckKeys.sides) }
    for card in deck["cards"]?.elements ?? [] where misspellings.count < maximum {
      let members = inspect(card, known: DeckKeys.card)
      if let example = members["example"] { inspect(example, known: DeckKeys.sides) }
    }
  }

  /// Looks at the keys of an object, and returns the values of those that are known.
  @discardableResult
  private mutating func inspect(
    _ object: JSONDocument.Value, known: [String]
  ) -> [String: JSONDocument.Value] {
    var found: [String: JSONDocument.Value] = [:]
    var others: [(key: String, offset: Int)] = []
    for (key, value) in object.members {
      guard let text = key.text else { continue }
      if known.contains(text) {
        found[text] = value
      } else {
        others.append((text, key.range.lowerBound))
      }
    }
    guard !others.isEmpty else { return found }
    let absent = known.filter { found[$0] == nil }
    for (key, offset) in others where misspellings.count < maximum {
      guard let meant = EditDistance.nearest(to: key.lowercased(), among: absent) else { continue }
      misspellings.append(Misspelling(key: key, meant: meant, offset: offset))
    }
    return found
  }
}
