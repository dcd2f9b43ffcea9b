internal import CardCore
internal import Scheduling

/// The list of decks, and which one is chosen.
public struct LibraryScreen: Sendable {
  /// The decks, or nil until they have been listed.
  public private(set) var entries: [LibraryEntry]?
  /// The chosen row.
  public private(set) var selection = 0
  /// A message about what went wrong last, if anything.
  public var notice: String?

  /// Creates a list that is still empty.
  public init(entries: [LibraryEntry]? = nil) {
    self.entries = entries
  }

  /// Takes a new list and keeps the choice on the same deck.
  public mutating func show(_ entries: [LibraryEntry]) {
    let chosen = chosenEntry?.path
    let known = Dictionary(
      (self.entries ?? []).map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    // What is being read again keeps its old numbers until the new ones are there.
    let entries = entries.map { $0.content == .unread ? known[$0.path] ?? $0 : $0 }
    self.entries = entries
    selection =
      entries.firstIndex { $0.path == chosen } ?? min(selection, max(0, entries.count - 1))
  }

  /// The chosen deck.
  public var chosenEntry: LibraryEntry? {
    guard let entries, entries.indices.contains(selection) else { return nil }
    return entries[selection]
  }

  /// Reacts to a command.
  mutating func update(_ command: Command, pageRows: Int) -> [Effect] {
    notice = nil
    switch command {
    case .up: move(by: -1)
    case .down: move(by: 1)
    case .pageUp: move(by: -max(1, pageRows))
    case .pageDown: move(by: max(1, pageRows))
    case .open: return open(for: .study)
    case .browse: return open(for: .browse)
    case .wall: return open(for: .wall)
    case .back: return [.quit(signal: nil)]
    default: break
    }
    return []
  }

  /// Chooses the deck in a row of the list as it is drawn; choosing it again opens it.
  mutating func click(row: Int, listRows: Int) -> [Effect] {
    let index = firstVisible(listRows: listRows) + row
    guard let entries, entries.indices.contains(index) else { return [] }
    notice = nil
    if index == selection { return open(for: .study) }
    selection = index
    return []
  }

  /// The first deck that is drawn when so many rows are free.
  func firstVisible(listRows: Int) -> Int {
    guard listRows > 0 else { return selection }
    let last = max(0, (entries?.count ?? 0) - listRows)
    return min(last, max(0, selection - listRows / 2))
  }

  private mutating func move(by rows: Int) {
    let last = max(0, (entries?.count ?? 0) - 1)
    selection = min(last, max(0, selection + rows))
  }

  private mutating func open(for purpose: DeckPurpose) -> [Effect] {
    guard let entry = chosenEntry else { return [] }
    if case .broken(let reason) = entry.content {
      notice = reason
      return []
    }
    return [.openDeck(path: entry.path, purpose: purpose)]
  }
}
