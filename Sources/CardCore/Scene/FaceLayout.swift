/// A side of a card with every visible line at its place, for a card at rest.
public struct FaceLayout: Hashable, Sendable {
  /// The card's extent in cells.
  public let size: CellSize
  /// The rectangle for the headline.
  public let headlineBox: CellRect
  /// The type in which the headline fills its box; nil when the headline is among the lines.
  public let displayType: DisplayType?
  /// The rectangle for the picture; nil for none, or where there is no room.
  public let pictureBox: CellRect?
  /// The visible lines from top to bottom.
  public let lines: [PlacedLine]
  /// How many lines the running text has in all.
  public let lineCount: Int
  /// The largest useful scroll offset; 0 when everything fits.
  public let maximumScrollOffset: Int

  /// Lays a side out.
  ///
  /// The headline stands in the middle of the upper part, wrapped when it is too long; the running
  /// text below it, from line `face.scrollOffset` on when not everything fits. A picture stands to
  /// the right of the running text, or in its place when there is none.
  ///
  /// - Parameters:
  ///   - face: What stands on the side.
  ///   - size: The card's extent.
  ///   - displayType: The type in which the headline is set when everything still fits below it;
  ///     nil is the terminal's own characters.
  ///   - setting: How those are set.
  /// - Complexity: O(n) in the length of the texts.
  public init(
    _ face: Face, size: CellSize, displayType: DisplayType? = nil,
    setting: any TextSetting = PlainTextSetting()
  ) {
    let margins = CardMargins(size)
    let width = margins.columns.count
    let columns = PictureColumns(face, margins: margins)
    let textWidth = columns.text.count
    let headline =
      width > 0 ? LineBreaker.lines(of: face.headline, width: width, setting: setting) : []
    let text =
      textWidth > 0
      ? RunningText(face.lines, width: textWidth, setting: setting)
      : RunningText([], width: 1, setting: setting)
    let zones = FaceZones(
      rows: margins.rows, headline: headline.count, text: text.lines.count,
      spacedText: text.spacedCount, hasPicture: columns.picture != nil,
      display: displayType?.rows(for: face.headline, columns: width))
    if !zones.isHeadlineDisplayed, headline.count > zones.headline.count {
      self = .rolled(headline, text, offset: face.scrollOffset, size: size, margins: margins)
      return
    }
    let maximum = zones.text.isEmpty ? 0 : max(0, text.lines.count - zones.text.count)
    let offset = min(max(0, face.scrollOffset), maximum)
    let placed =
      (zones.isHeadlineDisplayed
        ? [] : Self.place(headline, in: zones.headline, columns: margins.columns))
      + text.placed(in: zones.text, columns: columns.text, from: offset)
      + Self.marks(
        size: size, margins: margins, rows: zones.text, offset: offset, maximum: maximum)
    self = FaceLayout(
      size: size,
      headlineBox: CellRect(
        column: margins.columns.lowerBound, row: zones.headline.lowerBound, columns: width,
        rows: zones.headline.count),
      displayType: zones.isHeadlineDisplayed ? displayType : nil,
      pictureBox: columns.picture.map {
        CellRect(
          column: $0.lowerBound, row: zones.text.lowerBound, columns: $0.count,
          rows: zones.text.count)
      }, lines: placed, lineCount: text.lines.count, maximumScrollOffset: maximum)
  }

  /// Takes lines in any order; they are kept from top to bottom.
  private init(
    size: CellSize, headlineBox: CellRect, displayType: DisplayType?, pictureBox: CellRect?,
    lines: [PlacedLine], lineCount: Int, maximumScrollOffset: Int
  ) {
    self.size = size
    self.headlineBox = headlineBox
    self.displayType = displayType
    self.pictureBox = pictureBox
    self.lineCount = lineCount
    self.maximumScrollOffset = maximumScrollOffset
    // The first mark stands beside the first line of text, not after the last one.
    self.lines = lines.enumerated().sorted {
      ($0.element.row, $0.offset) < ($1.element.row, $1.offset)
    }.map(\.element)
  }

  /// Lays out a side whose headline alone is too long: all of it is one text to be scrolled.
  private static func rolled(
    _ headline: [[Glyph]], _ text: RunningText, offset: Int, size: CellSize, margins: CardMargins
  ) -> FaceLayout {
    let whole =
      headline.map { (glyphs: $0, kind: PlacedLine.Kind.headline) }
      + text.lines.map { (glyphs: $0.glyphs, kind: PlacedLine.Kind.running($0.role)) }
    let maximum = margins.rows.isEmpty ? 0 : max(0, whole.count - margins.rows.count)
    let first = min(max(0, offset), maximum)
    let start = margins.rows.lowerBound + max(0, margins.rows.count - whole.count) / 2
    let visible = whole.dropFirst(first).prefix(margins.rows.count).enumerated().map {
      PlacedLine($1.glyphs, centeredIn: margins.columns, row: start + $0, kind: $1.kind)
    }
    return FaceLayout(
      size: size,
      headlineBox: CellRect(
        column: margins.columns.lowerBound, row: margins.rows.lowerBound,
        columns: margins.columns.count, rows: margins.rows.count),
      displayType: nil, pictureBox: nil,
      lines: visible
        + marks(size: size, margins: margins, rows: margins.rows, offset: first, maximum: maximum),
      lineCount: whole.count, maximumScrollOffset: maximum)
  }

  private static func place(
    _ headline: [[Glyph]], in rows: Range<Int>, columns: Range<Int>
  ) -> [PlacedLine] {
    let visible = headline.prefix(rows.count)
    let first = rows.lowerBound + (rows.count - visible.count) / 2
    return visible.enumerated().map { index, glyphs in
      PlacedLine(glyphs, centeredIn: columns, row: first + index, kind: .headline)
    }
  }

  /// The lines that say in the picture's place why it is not shown.
  func pictureLines(saying note: String?) -> [PlacedLine] {
    guard let note, let box = pictureBox else { return [] }
    let lines = LineBreaker.lines(of: note, width: box.size.columns)
    var broken = lines.prefix(box.size.rows)
    if lines.count > broken.count, let last = broken.popLast() {
      let room = max(0, box.size.columns - 1)
      broken.append(Self.shortened(last, to: room) + [Glyph(narrow: "…")])
    }
    let first = box.origin.row + (box.size.rows - broken.count) / 2
    return broken.enumerated().map { index, glyphs in
      PlacedLine(glyphs, centeredIn: box.columns, row: first + index, kind: .running(.note))
    }
  }

  /// As many glyphs of a line as fit.
  private static func shortened(_ line: [Glyph], to columns: Int) -> [Glyph] {
    var line = line
    while LineBreaker.columns(of: line) > columns { line.removeLast() }
    return line
  }

  /// The marks beside the text that there is more above or below.
  private static func marks(
    size: CellSize, margins: CardMargins, rows: Range<Int>, offset: Int, maximum: Int
  ) -> [PlacedLine] {
    let column = margins.columns.upperBound
    guard maximum > 0, column < size.columns, !rows.isEmpty else { return [] }
    var marks: [PlacedLine] = []
    func mark(_ scalar: Unicode.Scalar, row: Int) {
      marks.append(
        PlacedLine(
          [Glyph(narrow: scalar)], centeredIn: column..<(column + 1), row: row, kind: .more))
    }
    if offset > 0, rows.count > 1 || offset == maximum {
      mark("\u{25B4}", row: rows.lowerBound)
    }
    if offset < maximum { mark("\u{25BE}", row: rows.upperBound - 1) }
    return marks
  }
}

/// Running text broken into lines.
private struct RunningText {
  struct Line {
    let glyphs: [Glyph]
    let role: FaceLine.Role
    let opensParagraph: Bool
  }

  let lines: [Line]

  init(_ paragraphs: [FaceLine], width: Int, setting: any TextSetting) {
    var lines: [Line] = []
    for paragraph in paragraphs {
      let broken = LineBreaker.lines(of: paragraph.text, width: width, setting: setting)
      for (index, glyphs) in broken.enumerated() {
        lines.append(
          Line(
            glyphs: glyphs, role: paragraph.role, opensParagraph: index == 0 && !lines.isEmpty))
      }
    }
    self.lines = lines
  }

  /// The number of rows with an empty one between paragraphs.
  var spacedCount: Int { lines.count + lines.lazy.filter(\.opensParagraph).count }

  /// The lines at their rows: spaced and centred when there is room, else from an offset on.
  func placed(in rows: Range<Int>, columns: Range<Int>, from offset: Int) -> [PlacedLine] {
    let isSpaced = spacedCount <= rows.count
    let used = isSpaced ? spacedCount : min(lines.count, rows.count)
    var row = rows.lowerBound + (rows.count - used) / 2
    var placed: [PlacedLine] = []
    for line in lines.dropFirst(offset).prefix(rows.count) {
      if isSpaced && line.opensParagraph { row += 1 }
      placed.append(
        PlacedLine(line.glyphs, centeredIn: columns, row: row, kind: .running(line.role)))
      row += 1
    }
    return placed
  }
}
