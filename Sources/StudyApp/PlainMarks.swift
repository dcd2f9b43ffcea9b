/// The marks of the program's own text in ASCII, for terminals that are sent nothing else.
enum PlainMarks {
  /// A text with lines, arrows and typographic marks replaced, each in the same width; the letters
  /// of every language stay.
  static func text(_ text: String) -> String {
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return text }
    return String(text.map { marks[$0] ?? $0 })
  }

  private static let marks: [Character: Character] = [
    "─": "-", "━": "=", "▸": ">", "·": "-", "–": "-", "…": ".", "×": "x", "↑": "^", "↓": "v",
    "←": "<", "→": ">", "▁": ".", "▂": ".", "▃": ":", "▄": "-", "▅": "=", "▆": "+", "▇": "*",
    "█": "#",
  ]
}
