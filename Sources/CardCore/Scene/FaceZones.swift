/// How the rows of a card are shared out between the headline and what stands below it.
struct FaceZones {
  /// The rows of the headline.
  let headline: Range<Int>
  /// The rows of the running text and of the picture.
  let text: Range<Int>
  /// Whether the headline is set in display type.
  let isHeadlineDisplayed: Bool

  /// The rows of a picture below which it is not worth its place.
  private static let leastPicture = 4

  /// Shares rows out.
  ///
  /// - Parameters:
  ///   - rows: The rows that may hold something.
  ///   - headline: The lines of the headline in the terminal's characters.
  ///   - text: The lines of running text.
  ///   - spacedText: Those and an empty one between paragraphs.
  ///   - hasPicture: Whether a picture stands beside or in place of the running text.
  ///   - display: The fewest rows for the headline in display type; nil when it cannot be.
  init(
    rows: Range<Int>, headline: Int, text: Int, spacedText: Int, hasPicture: Bool, display: Int?
  ) {
    // The headline likes a good third of the card.
    let liked = (rows.count * 9 + 10) / 20
    if let display, display <= rows.count,
      let taken = Self.displayRows(
        of: rows.count, least: display, liked: liked, text: text, spacedText: spacedText,
        hasPicture: hasPicture)
    {
      isHeadlineDisplayed = true
      let isAlone = text == 0 && !hasPicture
      let first = rows.lowerBound + (isAlone ? (rows.count - taken) / 2 : 0)
      self.headline = first..<(first + taken)
      let gap = rows.count - taken >= 4 ? 1 : 0
      self.text =
        (isAlone ? rows.upperBound : min(first + taken + gap, rows.upperBound))..<rows.upperBound
      return
    }
    isHeadlineDisplayed = false
    guard text > 0 || hasPicture, rows.count > 1 || headline == 0 else {
      self.headline = rows
      self.text = rows.upperBound..<rows.upperBound
      return
    }
    guard headline > 0 else {
      self.headline = rows.lowerBound..<rows.lowerBound
      self.text = rows
      return
    }
    // It gives way to text down to its own lines.
    let least = min(headline, max(1, rows.count * 3 / 5))
    let gap = rows.count - least >= 4 ? 1 : 0
    let wanted = hasPicture ? rows.count : min(spacedText, rows.count) + gap
    let taken = min(max(least, rows.count - wanted), max(least, liked))
    self.headline = rows.lowerBound..<(rows.lowerBound + taken)
    self.text = min(self.headline.upperBound + gap, rows.upperBound)..<rows.upperBound
  }

  /// The rows that display type takes; nil when what stands below would not fit any more.
  private static func displayRows(
    of rows: Int, least: Int, liked: Int, text: Int, spacedText: Int, hasPicture: Bool
  ) -> Int? {
    if text == 0 && !hasPicture { return max(least, rows * 3 / 5) }
    let room = rows - least - 1
    guard text <= room, !hasPicture || leastPicture <= room else { return nil }
    let below = max(spacedText <= room ? spacedText : text, hasPicture ? rows - least : 0)
    return max(least, min(liked, rows - 1 - below))
  }
}
