import CardCore
import TestSupport
import Testing

@testable import Typography

@Suite("Pictures that a camera has noted as lying on their side")
struct PictureOrientationTests {
  /// The corners as Exif describes each value: where the first row and the first column lie.
  private static let cases: [(orientation: Int, greys: [Int], isUpright: Bool)] = [
    (1, [0, 80, 160, 240], false), (2, [80, 0, 240, 160], false),
    (3, [240, 160, 80, 0], false), (4, [160, 240, 0, 80], false),
    (5, [0, 160, 80, 240], true), (6, [160, 0, 240, 80], true),
    (7, [240, 80, 160, 0], true), (8, [80, 240, 0, 160], true),
  ]

  /// Draws a picture of 32×16 pixels in a box of 8×16 points, and reads its four quarters.
  private func corners(of bytes: [UInt8], isUpright: Bool) throws -> [Int] {
    let folder = TemporaryFolder()
    try folder.write(bytes, to: "a")
    let image = try PictureDrawing(
      PictureFile(FacePicture(path: "a", inFolder: folder.path)),
      in: PictureBox(width: 64, height: 64, scaleX: 8, scaleY: 4), vectors: .here
    ).image
    let rows = isUpright ? [12, 52] : [26, 37]
    return rows.flatMap { y in
      [8, 56].map { x in
        let grey = Int(image.pixels[y * image.width + x] & 255)
        // To the nearest of the greys there are.
        return (grey + 40) / 80 * 80
      }
    }
  }

  @Test("All eight orientations are shown upright, in both orders of bytes", arguments: cases)
  func orientations(orientation: Int, greys: [Int], isUpright: Bool) throws {
    for isBigEndian in [true, false] {
      let exif = PictureFixtures.exif(orientation: orientation, isBigEndian: isBigEndian)
      for bytes in [
        PictureFixtures.quarteredJPEG(exif: exif), PictureFixtures.quarteredPNG(exif: exif),
      ] {
        #expect(try corners(of: bytes, isUpright: isUpright) == greys)
      }
    }
  }

  /// Blocks that are no Exif, or a broken one.
  private static let malformed: [[UInt8]] = {
    let good = PictureFixtures.exif(orientation: 6)
    func changed(_ index: Int, to values: [UInt8]) -> [UInt8] {
      var bytes = good
      bytes.replaceSubrange(index..<(index + values.count), with: values)
      return bytes
    }
    return (0..<20).map { Array(good.prefix($0)) } + [
      PictureFixtures.exif(orientation: 0), PictureFixtures.exif(orientation: 9),
      PictureFixtures.exif(orientation: 0xFFFF), PictureFixtures.exif(orientation: 6, type: 4),
      changed(0, to: [0x4D, 0x49]), changed(2, to: [0, 43]),
      changed(4, to: [0xFF, 0xFF, 0xFF, 0xFF]), changed(4, to: [0, 0, 0, 26]),
      changed(8, to: [0xFF, 0xFF, 0, 0]), changed(14, to: [0, 0, 0, 2]),
    ]
  }()

  @Test("A malformed note counts as none, and the picture is shown", arguments: malformed)
  func malformedNotes(exif: [UInt8]) throws {
    for bytes in [
      PictureFixtures.quarteredJPEG(exif: exif), PictureFixtures.quarteredPNG(exif: exif),
    ] {
      #expect(try corners(of: bytes, isUpright: false) == [0, 80, 160, 240])
    }
  }

  @Test("Files that end anywhere, or whose lengths lie, are no fault")
  func truncatedFiles() {
    let exif = PictureFixtures.exif(orientation: 6)
    let jpeg = PictureFixtures.quarteredJPEG(exif: exif)
    let png = PictureFixtures.quarteredPNG(exif: exif)
    // The notes end with the 38th and the 67th byte.
    for count in 0..<38 { #expect(ExifOrientation.ofJPEG(Array(jpeg.prefix(count))) == .upright) }
    for count in 0..<67 { #expect(ExifOrientation.ofPNG(Array(png.prefix(count))) == .upright) }
    #expect(ExifOrientation.ofJPEG(jpeg) == .turnedRight)
    #expect(ExifOrientation.ofPNG(png) == .turnedRight)
    for length: [UInt8] in [[0, 0], [0, 1], [0xFF, 0xFF]] {
      var bytes = jpeg
      bytes.replaceSubrange(4..<6, with: length)
      #expect(ExifOrientation.ofJPEG(bytes) == .upright)
    }
  }
}
