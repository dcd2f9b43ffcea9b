/// The keys of the objects that are open, to find one that is given twice.
///
/// Keys are compared bytewise once unescaped: `"a"` and `"\u0061"` are the same key. Small objects
/// are searched one key after the other; from 32 keys on a set of hashes (seeded at random by the
/// standard library, so that no file can make them collide) tells whether a search is needed.
struct JSONKeys {
  private static let searched = 32
  private var keys: [JSONString] = []
  private var objects: [Object] = []

  private struct Object {
    var start: Int
    var hashes: Set<Int> = []
  }

  /// Creates an empty stack.
  init() {}

  /// Starts an object.
  mutating func open() {
    objects.append(Object(start: keys.count))
  }

  /// Ends the innermost object and forgets its keys.
  mutating func close() {
    guard let object = objects.popLast() else { return }
    keys.removeLast(keys.count - object.start)
  }

  /// How many objects are open.
  var openCount: Int { objects.count }

  /// Ends or starts objects until so many are open.
  mutating func settle(at openCount: Int) {
    while objects.count > openCount { close() }
    while objects.count < openCount { open() }
  }

  /// How many keys the innermost object has so far.
  var count: Int { keys.count - (objects.last?.start ?? 0) }

  /// Adds a key to the innermost object; the answer is the equal key that it already has, if any.
  mutating func add(_ key: JSONString, in bytes: [UInt8]) -> JSONString? {
    guard let start = objects.last?.start else { return nil }
    defer { keys.append(key) }
    if keys.count - start < Self.searched {
      return equal(to: key, from: start, in: bytes)
    }
    let last = objects.count - 1
    if objects[last].hashes.isEmpty {
      for index in start..<keys.count {
        objects[last].hashes.insert(Self.hash(keys[index], in: bytes))
      }
    }
    let isNew = objects[last].hashes.insert(Self.hash(key, in: bytes)).inserted
    return isNew ? nil : equal(to: key, from: start, in: bytes)
  }

  private func equal(to key: JSONString, from start: Int, in bytes: [UInt8]) -> JSONString? {
    for index in start..<keys.count where Self.areEqual(keys[index], key, in: bytes) {
      return keys[index]
    }
    return nil
  }

  private static func areEqual(_ a: JSONString, _ b: JSONString, in bytes: [UInt8]) -> Bool {
    if a.hasEscapes || b.hasEscapes { return a.unescaped(in: bytes) == b.unescaped(in: bytes) }
    guard a.end - a.start == b.end - b.start else { return false }
    for index in 0..<(a.end - a.start) where bytes[a.start + index] != bytes[b.start + index] {
      return false
    }
    return true
  }

  private static func hash(_ key: JSONString, in bytes: [UInt8]) -> Int {
    var hasher = Hasher()
    if key.hasEscapes {
      for byte in key.unescaped(in: bytes) { hasher.combine(byte) }
    } else {
      for byte in bytes[key.range] { hasher.combine(byte) }
    }
    return hasher.finalize()
  }
}
