import CardCore
import Runtime
import TestSupport
import Testing

/// Every number of colours with every set of symbols.
///
/// The snapshots are what `recto frame --format ansi` prints, so `cat` shows them.
@Suite("Colours and symbols")
struct DepthAndSymbolTests {
  private let library = DeckLibrary(
    files: InMemoryFileSystem([:]), bundledFolder: nil, personalFolder: nil)

  private func frame(
    _ depth: ColorDepth, _ symbols: SymbolSet, turn: Double, tilt: Point? = nil,
    format: FrameOptions.Format = .ansi
  ) throws -> String {
    var options = FrameOptions()
    options.content = .texts(front: "el gato", back: "the cat")
    options.size = CellSize(columns: 34, rows: 11)
    options.cardSize = CellSize(columns: 26, rows: 9)
    options.turn = .degrees(turn)
    options.tilt = tilt
    options.symbols = symbols
    options.colors = depth
    options.format = format
    return String(decoding: try FrameText.output(options, library: library).bytes, as: UTF8.self)
  }

  @Test("A resting and a turning card", arguments: ColorDepth.allCases, SymbolSet.allCases)
  func snapshots(depth: ColorDepth, symbols: SymbolSet) throws {
    let resting = try frame(depth, symbols, turn: 0)
    let turning = try frame(depth, symbols, turn: 40)
    expectSnapshot(
      resting + turning.dropLast(), named: "\(depth.rawValue)-\(symbols.rawValue)")
  }

  @Test("Few colours are named by their number, and none are named without colours")
  func codes() throws {
    for symbols in SymbolSet.allCases {
      #expect(try !frame(.none, symbols, turn: 40).contains(/;[34]8;|\u{1B}\[0;[349]\d/))
      #expect(try !frame(.palette8, symbols, turn: 40).contains(/[34]8;|;9\d|;10\d/))
      #expect(try !frame(.palette16, symbols, turn: 40).contains(/[34]8;/))
      #expect(try !frame(.palette256, symbols, turn: 40).contains(/[34]8;2;/))
    }
  }

  @Test("A card is seen without colours too, whatever the symbols", arguments: SymbolSet.allCases)
  func colorless(symbols: SymbolSet) throws {
    for turn in [0.0, 40] {
      let text = try frame(.none, symbols, turn: turn)
      let lines = text.split(separator: "\n").count { $0.contains(/\u{1B}\[0;(1;)?7m/) }
      #expect(lines >= 7, "\(text)")
    }
  }

  @Test("ASCII is ASCII", arguments: ColorDepth.allCases)
  func ascii(depth: ColorDepth) throws {
    for turn in [0.0, 15, 40, 90, 150] {
      #expect(try frame(depth, .ascii, turn: turn, format: .text).utf8.allSatisfy { $0 < 0x80 })
    }
  }
}
