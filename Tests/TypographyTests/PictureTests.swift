import CardCore
import Glibc
import TestSupport
import Testing

@testable import Typography

@Suite("Pictures on cards")
struct PictureTests {
  private static let box = PictureBox(width: 64, height: 64, scaleX: 8, scaleY: 4)

  private let folder = TemporaryFolder()

  private func write(_ bytes: [UInt8], to name: String) throws {
    try folder.write(bytes, to: name)
  }

  private func decode(_ name: String) throws(PictureError) -> ColorImage {
    try PictureDrawing(
      PictureFile(FacePicture(path: name, inFolder: folder.path)), in: Self.box, vectors: .here
    ).image
  }

  private func failure(_ name: String) -> PictureError? {
    do {
      _ = try decode(name)
      return nil
    } catch {
      return error
    }
  }

  @Test(
    "PNG, JPEG and SVG fit in the middle of their box",
    arguments: [
      PictureFixtures.png(width: 320, height: 160), PictureFixtures.jpeg,
      Array(PictureFixtures.svg.utf8),
    ])
  func formats(bytes: [UInt8]) throws {
    // The name does not matter.
    try write(bytes, to: "picture.gif")
    let image = try decode("picture.gif")
    // 8×16 points hold it 8 points wide and 4 high, below and above which is nothing.
    func pixel(_ x: Int, _ y: Int) -> UInt32 { image.pixels[y * image.width + x] }
    #expect(pixel(32, 4) == 0 && pixel(32, 60) == 0)
    for (x, red, blue) in [(12, 200, 30), (50, 30, 200)] {
      let color = pixel(x, 32)
      #expect(color >> 24 == 255)
      #expect(abs(Int(color >> 16 & 255) - red) < 16)
      #expect(abs(Int(color & 255) - blue) < 16)
    }
  }

  @Test("What nobody could see is told instead of an empty place")
  func invisible() throws {
    let clear = "<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'/>"
    try write(Array(clear.utf8), to: "clear.svg")
    try write(PictureFixtures.png(width: 20_000, height: 1), to: "line.png")
    #expect(failure("clear.svg") == .invisible("clear.svg"))
    #expect(failure("line.png") == .invisible("line.png"))
  }

  @Test("Files that are no pictures, or broken ones, are told apart")
  func faults() throws {
    let png = PictureFixtures.png(width: 64, height: 64)
    try write(Array(png.prefix(png.count / 2)), to: "half.png")
    try write(Array(PictureFixtures.jpeg.prefix(640)), to: "half.jpg")
    try write(Array(PictureFixtures.svg.utf8.prefix(120)), to: "half.svg")
    try write(Array("GIF89a".utf8), to: "other.gif")
    try write([], to: "empty.png")
    #expect(failure("half.png") == .damaged("half.png"))
    #expect(failure("half.jpg") == .damaged("half.jpg"))
    #expect(failure("half.svg") == .damaged("half.svg"))
    #expect(failure("other.gif") == .unknownFormat("other.gif"))
    #expect(failure("empty.png") == .unknownFormat("empty.png"))
    #expect(failure("missing.png") == .unreadable("missing.png"))
    mkdir(folder.path + "/folder.png", 0o700)
    mkfifo(folder.path + "/pipe.png", 0o600)
    #expect(failure("folder.png") == .unreadable("folder.png"))
    #expect(failure("pipe.png") == .unreadable("pipe.png"))
    rmdir(folder.path + "/folder.png")
  }

  @Test(
    "A picture of a single pixel fills its box",
    arguments: [
      PictureFixtures.png(width: 1, height: 1),
      Array(
        """
        <svg xmlns="http://www.w3.org/2000/svg" width="1" height="1">
        <rect width="1" height="1" fill="#1e1ec8"/></svg>
        """.utf8),
    ])
  func singlePixel(bytes: [UInt8]) throws {
    try write(bytes, to: "dot")
    let image = try decode("dot")
    // A square in the middle of 8×16 points, with sharp borders.
    for (row, color) in [(14, 0), (17, 0xFF1E_1EC8), (32, 0xFF1E_1EC8), (46, 0xFF1E_1EC8), (49, 0)]
    {
      #expect(
        image.pixels[(row * image.width)..<((row + 1) * image.width)].allSatisfy { $0 == color })
    }
  }

  @Test("A drawing loads nothing from outside, runs nothing, and what it can draw is drawn")
  func vectorsLoadNothing() throws {
    try write(PictureFixtures.png(width: 64, height: 64), to: "secret.png")
    let drawing = """
      <svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"
        width="64" height="128">
      <script>document.documentElement.remove()</script>
      <style>@import url("file://\(folder.path)/style.css");</style>
      <rect width="64" height="128" fill="#1ec81e" onload="remove()"/>
      <image width="64" height="64" xlink:href="file://\(folder.path)/secret.png"/>
      <image width="64" height="64" href="secret.png"/>
      <image width="64" height="64" href="http://127.0.0.1:1/secret.png"/>
      <use href="\(folder.path)/other.svg#a"/>
      </svg>
      """
    try write(Array("* { fill: red }".utf8), to: "style.css")
    try write(Array(PictureFixtures.svg.utf8), to: "other.svg")
    try write(Array(drawing.utf8), to: "drawing.svg")
    #expect(Set(try decode("drawing.svg").pixels) == [0xFF1E_C81E])
  }

  /// An SVG of 64×64 points.
  private static func drawing(_ entities: String, _ content: String) -> [UInt8] {
    Array(
      """
      <?xml version="1.0"?><!DOCTYPE svg [\(entities)]>
      <svg xmlns="http://www.w3.org/2000/svg" width="64" height="64">\(content)</svg>
      """.utf8)
  }

  @Test("Entities that lead outside or grow without end are refused or left out, in no time")
  func entityBombs() throws {
    try write(Array("secret".utf8), to: "secret.txt")
    let levels = (1...20).map { level in
      "<!ENTITY e\(level) \"\(String(repeating: "&e\(level - 1);", count: 10))\">"
    }
    try write(
      Self.drawing("<!ENTITY e0 \"aaaaaaaaaa\">" + levels.joined(), "<text>&e20;</text>"),
      to: "laughs.svg")
    try write(
      Self.drawing("<!ENTITY a \"&b;\"><!ENTITY b \"&a;\">", "<text>&a;</text>"), to: "circle.svg")
    try write(
      Self.drawing(
        "<!ENTITY x SYSTEM \"file://\(folder.path)/secret.txt\">",
        "<text y=\"40\" font-size=\"40\">&x;</text>"), to: "outside.svg")
    let duration = ContinuousClock().measure {
      for name in ["laughs.svg", "circle.svg"] {
        #expect(failure(name) == .damaged(name))
      }
      // Nothing of the file outside is drawn.
      #expect((try? decode("outside.svg"))?.pixels.contains { $0 != 0 } != true)
    }
    #expect(duration < .seconds(5))
  }

  @Test("References that grow without end come to one")
  func references() throws {
    // A thousandfold of a thousandfold of a thousandfold, by references instead of entities.
    let uses = (1...9).map { level in
      "<g id=\"g\(level)\">" + String(repeating: "<use href=\"#g\(level - 1)\"/>", count: 10)
        + "</g>"
    }
    try write(
      Self.drawing("", "<rect id=\"g0\" width=\"9\" height=\"9\"/>" + uses.joined()), to: "uses.svg"
    )
    #expect(failure("uses.svg") == .damaged("uses.svg"))
  }

  @Test("The number of pixels is checked before anything is decoded")
  func pixels() throws {
    try write(PictureFixtures.png(width: 30_000, height: 30_000, data: []), to: "large.png")
    try write(PictureFixtures.png(width: 0x7FFF_FFFF, height: 1 << 30, data: []), to: "huge.png")
    var jpeg = PictureFixtures.jpeg
    let frame = try #require(
      jpeg.indices.dropLast().first { jpeg[$0] == 0xFF && jpeg[$0 + 1] == 0xC0 })
    jpeg.replaceSubrange(frame + 5..<frame + 9, with: [0x75, 0x30, 0x75, 0x30])
    try write(jpeg, to: "large.jpg")
    for name in ["large.png", "huge.png", "large.jpg"] {
      #expect(failure(name) == .tooManyPixels(name, most: 20_000_000))
    }
  }

  @Test("The number of bytes is checked before anything is read")
  func bytes() throws {
    try write(PictureFixtures.png(width: 4, height: 4), to: "long.png")
    truncate(folder.path + "/long.png", 17 << 20)
    #expect(failure("long.png") == .tooManyBytes("long.png", most: 16 << 20))
    let svg = PictureFixtures.svg + String(repeating: " ", count: 1 << 20)
    try write(Array(svg.utf8), to: "long.svg")
    #expect(failure("long.svg") == .tooManyBytes("long.svg", most: 1 << 20))
  }

  @Test("No path leads out of the deck's folder")
  func paths() throws {
    let other = TemporaryFolder()
    let file = try #require(fopen(other.path + "/a.png", "w"))
    fclose(file)
    symlink(other.path + "/a.png", folder.path + "/link.png")
    let name = other.path.split(separator: "/").last.map(String.init) ?? ""
    for path in [other.path + "/a.png", "../\(name)/a.png", "link.png"] {
      #expect(failure(path) == .outsideFolder(path))
    }
    // A folder whose name only begins alike is another one.
    try write(PictureFixtures.png(width: 4, height: 4), to: "inside.png")
    #expect(failure("./inside.png") == nil)
    #expect(failure("") == .unreadable(""))
  }

  @Test("A card shows its picture, at rest and turned, or says why not")
  func card() throws {
    try write(PictureFixtures.png(width: 64, height: 32), to: "a.png")
    func surface(_ path: String, degrees: Double) -> Surface {
      let face = Face(
        headline: "bat", lines: [FaceLine("a note", role: .note)],
        picture: FacePicture(path: path, inFolder: folder.path), paper: TypePrint.paper)
      var picture = TypePrint.picture("", degrees: degrees)
      if case .panel(var panel) = picture.elements[0] {
        panel.front = face
        picture.elements[0] = .panel(panel)
      }
      var renderer = Renderer(textures: PangoTextureSource())
      return renderer.render(picture)
    }
    for degrees in [0.0, 10, 40] {
      let colors = Set(
        surface("a.png", degrees: degrees).cells.flatMap { [$0.foreground, $0.background] })
      #expect(colors.contains(Color(red: 200, green: 30, blue: 30)))
      #expect(colors.contains(Color(red: 30, green: 30, blue: 200)))
    }
    let rest = surface("a.png", degrees: 0).text
    #expect(rest.contains("a note"))
    #expect(surface("b.png", degrees: 0).text.contains("b.png is missing"))
  }
}
