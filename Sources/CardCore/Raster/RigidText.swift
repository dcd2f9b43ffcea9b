/// Sets lines of text in whole characters on a panel that is only a little tilted.
///
/// Every line stays rigid: it stands at its projected middle, one line a row at least, and inside
/// the rule, so that no letter is lost, doubled or moved within its line.
struct RigidText {
  /// What is remembered of a panel from frame to frame, so that text neither flickers between two
  /// looks nor trembles between two cells.
  struct Memory {
    /// Whether text was set in characters.
    var isRigid: Bool
    /// Where the lines stood.
    var places: [CellPoint]
  }

  /// The tilt up to which text is set in characters when nothing is remembered.
  private static let limit = Angle.degrees(22)
  /// The tilt above which characters give way to ink.
  private static let upperLimit = Angle.degrees(24)
  /// The tilt below which ink gives way to characters.
  private static let lowerLimit = Angle.degrees(20)
  /// How far a line moves before it takes another cell.
  private static let steadiness = 0.6

  /// Whether a pose is flat enough for characters.
  static func suits(_ pose: PanelPose, memory: Memory?) -> Bool {
    guard pose.fromCells != nil else { return false }
    let limit = memory.map { $0.isRigid ? upperLimit : lowerLimit } ?? Self.limit
    return pose.tilt <= limit
  }

  /// The places of lines on the screen; nil when they do not fit on the panel as it is seen.
  ///
  /// - Parameters:
  ///   - lines: The lines at rest, from top to bottom.
  ///   - parallax: How far the layers have slid.
  ///   - pose: Where the panel is seen.
  ///   - cellAspect: The height of a cell in columns.
  ///   - silhouette: The scanlines of the panel.
  ///   - frame: The scanlines of the rule's inner border; nil without a rule.
  ///   - previous: Where the lines stood in the last frame; empty when unknown.
  static func places(
    of lines: [PlacedLine], parallax: Parallax, pose: PanelPose, cellAspect: Double,
    silhouette: ConvexSpans,
    frame: ConvexSpans?, previous: [CellPoint]
  ) -> [CellPoint]? {
    var middles: [Point] = []
    for line in lines {
      let slide = parallax.slide(
        atHeight: line.kind == .headline ? Parallax.headlineHeight : Parallax.textHeight)
      let middle = Point(
        x: Double(line.column) + Double(line.columns) / 2 + slide.x,
        y: (Double(line.row) + 0.5) * cellAspect + slide.y)
      guard let seen = middle.applying(pose.toCells).point, abs(seen.x) < 1e6, abs(seen.y) < 1e6
      else { return nil }
      middles.append(seen)
    }
    let known = previous.count == lines.count ? previous : []
    let rows = rows(of: middles, lines: lines, previous: known)
    var places: [CellPoint] = []
    for (index, line) in lines.enumerated() {
      let ideal = middles[index].x - Double(line.columns) / 2
      let wanted = steady(ideal, previous: known.isEmpty ? nil : known[index].column)
      guard silhouette.rows.contains(rows[index]) else {
        // Off the screen: nothing to see, nothing to collide with.
        places.append(CellPoint(column: wanted, row: rows[index]))
        continue
      }
      let whole = silhouette.extent(ofRow: rows[index]).covered
      let framed = frame?.extent(ofRow: rows[index]).covered ?? whole
      let room = framed.count >= line.columns && line.kind != .more ? framed : whole
      guard room.count >= line.columns else { return nil }
      let column = min(max(wanted, room.lowerBound), room.upperBound - line.columns)
      places.append(CellPoint(column: column, row: rows[index]))
    }
    return places
  }

  /// The places of lines on a card at rest.
  static func places(of lines: [PlacedLine], from origin: CellPoint) -> [CellPoint] {
    lines.map { CellPoint(column: origin.column + $0.column, row: origin.row + $0.row) }
  }

  /// Gives every line its row, in order from the middle line outward.
  private static func rows(
    of middles: [Point], lines: [PlacedLine], previous: [CellPoint]
  ) -> [Int] {
    var rows = middles.enumerated().map { index, middle in
      steady(middle.y - 0.5, previous: previous.isEmpty ? nil : previous[index].row)
    }
    let center = rows.count / 2
    for index in rows.indices.dropFirst(center + 1) {
      // Marks beside the text share the row of a line.
      let least = lines[index].row > lines[index - 1].row ? 1 : 0
      if rows[index] < rows[index - 1] + least { rows[index] = rows[index - 1] + least }
    }
    for index in rows.indices.prefix(center).reversed() {
      let least = lines[index + 1].row > lines[index].row ? 1 : 0
      if rows[index] > rows[index + 1] - least { rows[index] = rows[index + 1] - least }
    }
    return rows
  }

  private static func steady(_ value: Double, previous: Int?) -> Int {
    if let previous, abs(value - Double(previous)) <= steadiness { return previous }
    return Int(value.rounded())
  }

  /// Writes lines at their places; of a part of a card only the characters that lie in it.
  static func draw(
    _ lines: [PlacedLine], at places: [CellPoint], light: PanelLight, opacity: Float,
    symbols: SymbolSet, within part: ConvexSpans?, on surface: inout Surface
  ) {
    let size = surface.size
    surface.withMutableCells { cells in
      for (line, place) in zip(lines, places) where place.row >= 0 && place.row < size.rows {
        let even = light.even.color(of: line, opacity: opacity)
        let covered = part?.extent(ofRow: place.row).covered ?? 0..<size.columns
        var column = place.column
        for glyph in line.glyphs {
          let width = Int(glyph.width)
          defer { column += width }
          guard column >= max(0, covered.lowerBound),
            column + width <= min(size.columns, covered.upperBound)
          else { continue }
          let index = place.row * size.columns + column
          let color =
            light.isEven
            ? even
            : light.inks(column: column, row: place.row).color(of: line, opacity: opacity)
          let shown = line.kind == .more && symbols == .ascii ? asciiMark(glyph) : glyph
          for offset in 0..<width {
            let cell = Cell(
              glyph: offset == 0 ? shown : .continuation, foreground: color,
              background: cells[index + offset].background, attributes: line.attributes)
            cells.overwrite(index + offset, with: cell, size: size)
          }
        }
      }
    }
  }

  private static func asciiMark(_ glyph: Glyph) -> Glyph {
    Glyph(narrow: glyph.base == 0x25B4 ? "^" : "v")
  }
}
