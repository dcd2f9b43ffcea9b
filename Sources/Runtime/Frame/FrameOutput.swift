/// A frame in the format that was asked for.
public struct FrameOutput: Hashable, Sendable {
  /// The file, or the text with a line break after each line.
  public var bytes: [UInt8]
  /// How many characters a picture of pixels lacks, because no font had them.
  public var charactersLeftOut = 0

  init(_ bytes: [UInt8], charactersLeftOut: Int = 0) {
    self.bytes = bytes
    self.charactersLeftOut = charactersLeftOut
  }

  init(text: String) {
    bytes = Array(text.utf8)
  }
}
