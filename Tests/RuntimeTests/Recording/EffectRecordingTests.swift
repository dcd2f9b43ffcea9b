import CardCore
import Foundation
import Testing

@testable import Runtime

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite("An effect as a film")
struct EffectRecordingTests {
  private func options(_ effect: String) -> FrameOptions {
    var options = FrameOptions()
    options.content = .samples
    options.size = CellSize(columns: 40, rows: 12)
    options.effect = .init(name: effect, progress: 0)
    return options
  }

  @Test("It goes there and back, rests at either end, and no two frames in a row are equal")
  func plays() throws {
    let options = options("flip-vertical")
    let recording = try #require(EffectRecording(options))
    let frames = recording.frames
    #expect(frames.count > 20)
    #expect(frames.first?.time == 0 && frames.last?.surface == frames.first?.surface)
    #expect(zip(frames, frames.dropFirst()).allSatisfy { $0.surface != $1.surface })
    #expect(zip(frames, frames.dropFirst()).allSatisfy { $0.time < $1.time })
    let pauses = zip(frames, frames.dropFirst()).filter { $1.time - $0.time > 0.79 }
    #expect(pauses.count == 2)
    #expect(frames.allSatisfy { $0.time <= recording.duration })
    var end = options
    end.effect?.progress = 1
    var renderer = Renderer(cellAspect: 2)
    renderer.colorDepth = .truecolor
    let faces = FrameText.sampleFaces(theme: options.theme)
    #expect(pauses.last?.0.surface == renderer.render(FrameScene(end, faces: faces).picture))
  }

  @Test("Without an effect there is nothing to record")
  func needsEffect() {
    #expect(EffectRecording(FrameOptions()) == nil)
    #expect(EffectRecording(options("none")) == nil)
  }

  @Test("Both halves of a wide glyph change together")
  func joinsHalves() {
    var old = Surface(size: CellSize(columns: 4, rows: 1))
    var new = old
    old.draw("a漢", column: 0, row: 0, style: TextStyle())
    new.draw("a字", column: 0, row: 0, style: TextStyle())
    #expect(new.changes(since: old) == [false, true, true, false])
    new = old
    new.draw("b", column: 0, row: 0, style: TextStyle())
    #expect(new.changes(since: old) == [true, false, false, false])
  }

  @Test("As SVG it is well-formed, and every later frame has its time")
  func writesSVG() throws {
    let recording = try #require(EffectRecording(options("flip-vertical")))
    let text = AnimatedSVG.document(recording)
    #expect(XMLParser(data: Data(text.utf8)).parse())
    let times = text.matches(of: /@keyframes f\d+\{0%\{visibility:hidden\}([0-9.]+)%/).map {
      Double($0.1) ?? -1
    }
    #expect(times.count == recording.frames.count - 1)
    #expect(times == times.sorted() && times.allSatisfy { $0 > 0 && $0 <= 100 })
    #expect(text.matches(of: /<g style="animation-name:f\d+">/).count == times.count)
  }

  @Test("A film that would be too large gets fewer frames")
  func limitsSize() throws {
    let options = options("flip-vertical")
    let whole = AnimatedSVG.document(options)
    #expect(AnimatedSVG.document(options, sizeLimit: whole.utf8.count) == whole)
    let slower = try #require(EffectRecording(options, framesPerSecond: 20))
    let smaller = AnimatedSVG.document(options, sizeLimit: whole.utf8.count - 1)
    #expect(smaller == AnimatedSVG.document(slower) && smaller.utf8.count < whole.utf8.count)
  }

  @Test("As a film of asciinema it draws on a terminal what the frames hold")
  func writesCast() throws {
    let recording = try #require(EffectRecording(options("flip-vertical")))
    let lines = Asciicast.text(recording).split(separator: "\n")
    let header = try JSONSerialization.jsonObject(with: Data(lines[0].utf8)) as? [String: Any]
    #expect(header?["version"] as? Int == 2)
    #expect(header?["width"] as? Int == 40 && header?["height"] as? Int == 12)
    var screen = [String](repeating: " ", count: 40 * 12)
    var last = -1.0
    for (line, frame) in zip(lines.dropFirst(), recording.frames) {
      let event = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [Any]
      let time = try #require(event?[0] as? Double)
      #expect(time > last && abs(time - frame.time) < 0.001)
      last = time
      #expect(event?[1] as? String == "o")
      try write(try #require(event?[2] as? String), to: &screen)
      #expect(screen == frame.surface.cells.map(\.glyph.text))
    }
    #expect(lines.count == recording.frames.count + 2)
  }

  /// Writes what goes to a terminal on a screen of 40 columns, without colours.
  private func write(_ output: String, to screen: inout [String]) throws {
    var place = 0
    for part in output.split(separator: "\u{1B}[") {
      let end = try #require(part.firstIndex { $0.isLetter })
      if part[end] == "H" {
        let numbers = part[..<end].split(separator: ";").compactMap { Int($0) }
        place = (numbers[0] - 1) * 40 + numbers[1] - 1
      }
      for character in part[part.index(after: end)...] {
        screen[place] = String(character)
        place += 1
      }
    }
  }
}
