extension PictureBox {
  /// The box as the words of a command line.
  var words: [String] { ["\(width)", "\(height)", "\(scaleX)", "\(scaleY)"] }

  /// Reads a box; nil for words that are none, and for one too large or not in proportion.
  init?(words: [String]) {
    guard words.count == 4, let width = Int(words[0]), let height = Int(words[1]),
      let scaleX = Double(words[2]), let scaleY = Double(words[3])
    else { return nil }
    self.init(width: width, height: height, scaleX: scaleX, scaleY: scaleY)
    guard isDrawable else { return nil }
  }

  /// Whether a picture can be drawn in it, with a bounded amount of memory.
  var isDrawable: Bool {
    let scales = 0.001...1000.0
    return width > 0 && height > 0 && height <= PictureLimits.boxPixels / width
      && scales.contains(scaleX) && scales.contains(scaleY)
  }
}
