/// What a program that draws SVGs writes: twelve bytes, then 32-bit numbers, lowest byte first.
///
/// The numbers are the fault (0 when it is drawn), the pixels across and down, and then each pixel
/// as `ColorImage` has it.
enum VectorAnswer {
  private static let magic = Array("recto svg 1\n".utf8)
  private static let headerCount = magic.count + 3 * 4

  /// The bytes of an answer with an image that fills a drawable box.
  static func byteCount(of box: PictureBox) -> Int { headerCount + 4 * box.width * box.height }

  /// Writes an answer.
  static func bytes(_ outcome: Result<ColorImage, VectorFault>) -> [UInt8] {
    switch outcome {
    case .failure(let fault): return magic + [fault.rawValue, 0, 0].flatMap(bytes)
    case .success(let image):
      var answer =
        magic
        + [0, UInt32(clamping: image.width), UInt32(clamping: image.height)]
        .flatMap(bytes)
      answer.reserveCapacity(answer.count + 4 * image.pixels.count)
      for pixel in image.pixels {
        withUnsafeBytes(of: pixel.littleEndian) { answer.append(contentsOf: $0) }
      }
      return answer
    }
  }

  /// Reads an answer for a drawable box.
  ///
  /// Whatever is not as it should be counts as a failure of the program.
  static func image(_ bytes: [UInt8], in box: PictureBox) throws(VectorFault) -> ColorImage {
    guard bytes.starts(with: magic), bytes.count >= headerCount else { throw .undrawable }
    func number(_ index: Int) -> UInt32 {
      bytes.withUnsafeBytes {
        UInt32(
          littleEndian: $0.loadUnaligned(fromByteOffset: magic.count + 4 * index, as: UInt32.self))
      }
    }
    if let fault = VectorFault(rawValue: number(0)) { throw fault }
    guard number(0) == 0, number(1) == box.width, number(2) == box.height,
      bytes.count == byteCount(of: box)
    else { throw .undrawable }
    let pixels = bytes.withUnsafeBytes { bytes in
      stride(from: headerCount, to: bytes.count, by: 4).map {
        UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: $0, as: UInt32.self))
      }
    }
    guard let image = ColorImage(width: box.width, height: box.height, pixels: pixels) else {
      throw .undrawable
    }
    return image
  }

  private static func bytes(_ number: UInt32) -> [UInt8] {
    withUnsafeBytes(of: number.littleEndian) { Array($0) }
  }
}
