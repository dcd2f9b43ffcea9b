import Testing

@testable import Runtime

@Suite("Runs in a stream of zlib")
struct RunLengthDeflateTests {
  @Test("The check sums are those of their standards")
  func sums() {
    #expect(Checksum.crc32("123456789".utf8) == 0xCBF4_3926)
    var adler = Checksum.Adler32()
    adler.append("Wiki".utf8)
    adler.append("pedia".utf8)
    #expect(adler.value == 0x11E6_0398)
  }

  @Test(
    "Equal letters become what zlib makes of them with its strategy for runs",
    arguments: [
      (10, [0x78, 0x01, 0x4B, 0x84, 0x03, 0x00, 0x14, 0xE1, 0x03, 0xCB]),
      (300, [0x78, 0x01, 0x4B, 0x1C, 0x05, 0x44, 0x03, 0x00, 0xD8, 0xA8, 0x71, 0xAD]),
    ] as [(Int, [UInt8])])
  func matchesZlib(count: Int, expected: [UInt8]) {
    var stream = RunLengthDeflate()
    stream.append(Array(repeating: 0x61, count: count))
    #expect(stream.finish() == expected)
  }

  @Test("Every length of a run comes back, also when it is added in pieces")
  func keepsRuns() {
    for length in 0...600 {
      var stream = RunLengthDeflate()
      let bytes = [7, 200] + [UInt8](repeating: 144, count: length) + [143]
      stream.append(Array(bytes.prefix(length / 2)))
      stream.append(Array(bytes.dropFirst(length / 2)))
      #expect(Inflate.bytes(of: stream.finish()) == bytes, "\(length)")
    }
  }

  @Test("Every byte comes back")
  func keepsBytes() {
    var stream = RunLengthDeflate()
    let bytes = (0...255).map { UInt8($0) }
    stream.append(bytes)
    #expect(Inflate.bytes(of: stream.finish()) == bytes)
  }
}
