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
    self.size = size
    self.displayType = zones.isHeadlineDisplayed ? displayType : nil
    pictureBox = columns.picture.map {
      CellRect(
        column: $0.lowerBound, row: zones.text.lowerBound, columns: $0.count,
        rows: zones.text.count)
    }
    headlineBox = CellRect(
      column: margins.columns.lowerBound, row: zones.headline.lowerBound, columns: width,
      rows: zones.headline.count)
    lineCount = text.lines.count
    maximumScrollOffset = zones.text.isEmpty ? 0 : max(0, text.lines.count - zones.text.count)
    let offset = min(max(0, face.scrollOffset), maximumScrollOffset)
    var placed =
      zones.isHeadlineDisplayed
      ? [] : Self.place(headline, in: zones.headline, columns: margins.columns)
    placed += text.placed(in: zones.text, columns: columns.text, from: offset)
    placed += Self.marks(
      size: size, margins: margins, zones: zones, offset: offset, maximum: maximumScrollOffset)
    // The first mark stands beside the first line of text, not after the last one.
    lines = placed.enumerated().sorted {
      ($0.element.row, $0.offset) < ($1.element.row, $1.offset)
    }.map(\.element)
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
    let broken = LineBreaker.lines(of: note, width: box.size.columns).prefix(box.size.rows)
    let first = box.origin.row + (box.size.rows - broken.count) / 2
    return broken.enumerated().map { index, glyphs in
      PlacedLine(glyphs, centeredIn: box.columns, row: first + index, kind: .running(.note))
    }
  }

  /// The marks beside the text that there is more above or below.
  private static func marks(
    size: CellSize, margins: CardMargins, zones: FaceZones, offset: Int, maximum: Int
  ) -> [PlacedLine] {
    let column = margins.columns.upperBound
    guard maximum > 0, column < size.columns, !zones.text.isEmpty else { return [] }
    var marks: [PlacedLine] = []
    func mark(_ scalar: Unicode.Scalar, row: Int) {
      marks.append(
        PlacedLine(
          [Glyph(narrow: scalar)], centeredIn: column..<(column + 1), row: row, kind: .more))
    }
    if offset > 0, zones.text.count > 1 || offset == maximum {
      mark("\u{25B4}", row: zones.text.lowerBound)
    }
    if offset < maximum { mark("\u{25BE}", row: zones.text.upperBound - 1) }
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
