/// Sets lines of text in whole characters on a panel that is only a little tilted.
///
/// Every line stays rigid: it stands at its projected middle, one line a row at least, and inside
/// the rule, so that no letter is lost, doubled or moved within its line.
struct RigidText {
  /// What is remembered of a panel from frame to frame, so that text neither flickers between two
  /// looks nor trembles between two cells.
  struct Memory {
    /// How much of the text was set in characters.
    var dissolve: TextDissolve
    /// Where the lines stood.
    var places: [CellPoint]
  }

  /// How far a line moves before it takes another cell.
  private static let steadiness = 0.6

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

  /// What the characters are drawn with.
  struct Style {
    /// The colours, cell by cell.
    let light: PanelLight
    /// How strongly text shows.
    let opacity: Float
    /// The characters that may be used.
    let symbols: SymbolSet
    /// Which characters are crisp.
    let dissolve: TextDissolve
    /// How the others are drawn.
    let ink: GlyphInk
  }

  /// Writes lines at their places; of a part of a card only the characters that lie in it.
  static func draw(
    _ lines: [PlacedLine], at places: [CellPoint], style: Style, within part: ConvexSpans?,
    on surface: inout Surface
  ) {
    let size = surface.size
    surface.withMutableCells { cells in
      for (line, place) in zip(lines, places) where place.row >= 0 && place.row < size.rows {
        let covered = part?.extent(ofRow: place.row).covered ?? 0..<size.columns
        for (cardColumn, glyph) in line.placedGlyphs {
          let column = place.column + cardColumn - line.column
          let width = Int(glyph.width)
          guard column >= max(0, covered.lowerBound),
            column + width <= min(size.columns, covered.upperBound)
          else { continue }
          let index = place.row * size.columns + column
          let inks = style.light.inks(column: column, row: place.row)
          let isCrisp = style.dissolve.isCrisp(column: cardColumn, row: line.row)
          for part in 0..<width {
            let cell =
              isCrisp || line.kind == .more
              ? style.cell(of: glyph, part: part, line: line, inks: inks)
              : style.ink.cell(
                of: glyph, part: part, isBold: line.kind == .headline, paper: inks.paper,
                ink: inks.color(of: line, opacity: 1))
            cells.overwrite(index + part, with: cell, size: size)
          }
        }
      }
    }
  }
}

extension RigidText.Style {
  fileprivate func cell(
    of glyph: Glyph, part: Int, line: PlacedLine, inks: PanelInks
  ) -> Cell {
    let isMark = line.kind == .more && symbols == .ascii
    let shown = isMark ? Glyph(narrow: glyph.base == 0x25B4 ? "^" : "v") : glyph
    return Cell(
      glyph: part == 0 ? shown : .continuation,
      foreground: inks.color(of: line, opacity: opacity), background: inks.paper,
      attributes: line.attributes)
  }
}
