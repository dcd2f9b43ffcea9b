/// Sides that were laid out and printed, the most recently used kept.
struct FaceCache {
  /// What makes a side look as it does.
  struct Key: Hashable {
    let face: Face
    let size: CellSize
    let cellAspect: Double
    let displayType: DisplayType?
  }

  /// A side ready to be drawn.
  struct Entry {
    let key: Key
    let layout: FaceLayout
    let texture: InkTexture
    /// The lines that are set in characters while the card is nearly flat.
    let lines: [PlacedLine]
    /// Whether the side was printed without its picture, which is being decoded.
    let isAwaitingPicture: Bool
    var lastUse: Int
    /// The print at rest, once it was drawn.
    var restingInk: RestingInk?

    /// What the side takes, in texels: a cell of resting print takes about three.
    var cost: Int { texture.cost + 3 * key.size.columns * key.size.rows }
  }

  /// At most so many sides are kept.
  private static let maximumCount = 512
  /// At most so many texels are kept, of 20 bytes each with their coverage.
  private static let maximumTexels = 3_000_000

  private var entries: [Entry] = []
  private var places: [Key: Int] = [:]
  private var texels = 0
  private var clock = 0

  /// The side for a key, made when it is not known.
  ///
  /// - Parameters:
  ///   - key: What makes the side look as it does.
  ///   - hint: Where the side was found the last time; brought up to date.
  ///   - textures: Where the print comes from.
  ///   - setting: How text is set in the terminal's characters.
  mutating func entry(
    for key: Key, hint: inout Int, textures: any TextureSource, setting: any TextSetting
  ) -> Entry {
    clock += 1
    // Comparing with the last find is much faster than hashing all texts.
    if entries.indices.contains(hint), entries[hint].key == key {
      entries[hint].lastUse = clock
      return entries[hint]
    }
    if let place = places[key] {
      hint = place
      entries[place].lastUse = clock
      return entries[place]
    }
    let entry = Self.make(key, textures: textures, setting: setting, time: clock)
    makeRoom(for: entry.cost)
    hint = entries.count
    places[key] = hint
    entries.append(entry)
    texels += entry.cost
    return entry
  }

  /// Keeps the print at rest of the side that was found last by a hint.
  mutating func keep(_ ink: RestingInk, hint: Int) {
    if entries.indices.contains(hint) { entries[hint].restingInk = ink }
  }

  private static func make(
    _ key: Key, textures: any TextureSource, setting: any TextSetting, time: Int
  ) -> Entry {
    var layout = FaceLayout(
      key.face, size: key.size, displayType: key.displayType, setting: setting)
    var texture = textures.texture(for: key.face, layout: layout, cellAspect: key.cellAspect)
    if layout.displayType != nil, texture.displayRows == 0 {
      // The source has no letters for it.
      layout = FaceLayout(key.face, size: key.size, setting: setting)
      texture = textures.texture(for: key.face, layout: layout, cellAspect: key.cellAspect)
    }
    return Entry(
      key: key, layout: layout, texture: InkTexture(texture, size: key.size),
      lines: layout.lines + layout.pictureLines(saying: texture.pictureNote),
      isAwaitingPicture: texture.isAwaitingPicture, lastUse: time)
  }

  /// Forgets the sides that were printed without their pictures.
  mutating func forgetAwaitingPictures() {
    for place in entries.indices.reversed() where entries[place].isAwaitingPicture {
      remove(at: place)
    }
  }

  private mutating func makeRoom(for cost: Int) {
    while !entries.isEmpty,
      entries.count >= Self.maximumCount || texels + cost > Self.maximumTexels
    {
      guard let oldest = entries.indices.min(by: { entries[$0].lastUse < entries[$1].lastUse })
      else { return }
      remove(at: oldest)
    }
  }

  /// Forgets a side; the last one takes its place.
  private mutating func remove(at place: Int) {
    texels -= entries[place].cost
    places[entries[place].key] = nil
    let last = entries.removeLast()
    if place < entries.count {
      entries[place] = last
      places[last.key] = place
    }
  }
}
