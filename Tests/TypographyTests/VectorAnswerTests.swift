import Testing

@testable import Typography

@Suite("The answer of a program that draws SVGs")
struct VectorAnswerTests {
  private static let box = PictureBox(width: 3, height: 2, scaleX: 8, scaleY: 4)
  private static let pixels: [UInt32] = [0, 1, 0x8000_0000, 0xFF1E_C81E, .max, 0x0102_0304]

  private func drawn() throws -> [UInt8] {
    VectorAnswer.bytes(
      .success(try #require(ColorImage(width: 3, height: 2, pixels: Self.pixels))))
  }

  private func fault(_ bytes: [UInt8], in box: PictureBox = Self.box) -> VectorFault? {
    do throws(VectorFault) {
      _ = try VectorAnswer.image(bytes, in: box)
      return nil
    } catch {
      return error
    }
  }

  @Test("What is drawn is read as it was written")
  func reads() throws {
    let bytes = try drawn()
    #expect(bytes.count == VectorAnswer.byteCount(of: Self.box))
    #expect(try VectorAnswer.image(bytes, in: Self.box).pixels == Self.pixels)
  }

  @Test("A fault is read as it was written", arguments: VectorFault.allCases)
  func readsFault(written: VectorFault) {
    #expect(fault(VectorAnswer.bytes(.failure(written))) == written)
  }

  @Test("An answer of which any part is missing, or that goes on, is none")
  func truncated() throws {
    let bytes = try drawn()
    for count in bytes.indices { #expect(fault(Array(bytes[..<count])) == .undrawable) }
    #expect(fault(bytes + [0]) == .undrawable)
  }

  @Test(
    "Another beginning, an unknown fault and other sizes are refused",
    arguments: [(0, 0), (11, 0), (12, 99), (15, 255), (16, 2), (19, 255), (20, 3), (23, 255)])
  func refuses(index: Int, value: UInt8) throws {
    var bytes = try drawn()
    bytes[index] = value
    #expect(fault(bytes) == .undrawable)
  }

  @Test("A picture for another box is refused, even one with as many pixels")
  func otherBox() throws {
    let box = PictureBox(width: 2, height: 3, scaleX: 8, scaleY: 4)
    #expect(fault(try drawn(), in: box) == .undrawable)
  }
}
