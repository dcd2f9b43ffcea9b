internal import CardCore

/// A recording as a film of asciinema, in its format asciicast v2.
///
/// The first line is an object with the size; each further line is `[seconds, "o", text]`, where
/// the text is what a program writes to its terminal.
public enum Asciicast {
  /// The lines of a recording.
  public static func text(_ recording: EffectRecording) -> String {
    guard let first = recording.frames.first else { return "" }
    let size = first.surface.size
    var lines = [
      JSONText.object([
        ("version", "2"), ("width", "\(size.columns)"), ("height", "\(size.rows)"),
        ("title", JSONText.quoted(recording.title)),
      ])
    ]
    // The cursor is hidden and the screen emptied; in the end the cursor is shown again.
    var output = "\u{1B}[?25l\u{1B}[0m\u{1B}[2J"
    var shown = Surface(size: size)
    for frame in recording.frames {
      output += SurfaceText.changes(from: shown, to: frame.surface, colors: recording.depth)
      lines.append(event(at: frame.time, output))
      output = ""
      shown = frame.surface
    }
    lines.append(event(at: recording.duration, "\u{1B}[?25h"))
    return lines.joined(separator: "\n") + "\n"
  }

  private static func event(at time: Double, _ output: String) -> String {
    JSONText.array([DecimalText.text(time), "\"o\"", JSONText.quoted(output)])
  }
}
