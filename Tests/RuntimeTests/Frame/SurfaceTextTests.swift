import CardCore
import Runtime
import Testing

@Suite("A screen as text with colours")
struct SurfaceTextTests {
  @Test("Looks change only where they differ, and every row ends plain")
  func writesSequences() {
    var surface = Surface(size: CellSize(columns: 4, rows: 2))
    let style = TextStyle(
      foreground: Color(hex: 0x010203), background: .white, attributes: [.bold, .underline])
    surface.draw("ab", column: 0, row: 0, style: style)
    surface.draw("漢", column: 0, row: 1, style: TextStyle())
    #expect(
      SurfaceText.ansi(surface, colors: .truecolor) == """
        \u{1B}[0;1;4;38;2;1;2;3;48;2;255;255;255mab\u{1B}[0m  
        漢  

        """)
  }

  @Test("Fewer colours are named by their number")
  func writesPalettes() {
    var surface = Surface(size: CellSize(columns: 1, rows: 1))
    surface.draw("x", column: 0, row: 0, style: TextStyle(foreground: .white))
    #expect(SurfaceText.ansi(surface, colors: .palette256).hasPrefix("\u{1B}[0;38;5;"))
    #expect(SurfaceText.ansi(surface, colors: .palette16) == "\u{1B}[0;97mx\u{1B}[0m\n")
    #expect(SurfaceText.ansi(surface, colors: .palette8) == "\u{1B}[0;37mx\u{1B}[0m\n")
    #expect(SurfaceText.ansi(surface, colors: .none) == "\u{1B}[0mx\u{1B}[0m\n")
  }
}
