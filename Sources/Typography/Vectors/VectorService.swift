internal import CPictureDecoding

#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#endif

/// The other side of `VectorProgram`: draws one SVG in a process that is there only for it.
public enum VectorService {
  /// Reads an SVG from standard input, draws it and returns what is to be written to standard output;
  /// nil when the words are no box.
  ///
  /// From now on the process has little time and memory, and ends as soon as nobody wants its answer.
  /// Apart from what librsvg needs, fonts above all, no file is opened.
  ///
  /// - Parameter words: The pixels across and down, and those in a point across and down.
  public static func answer(for words: [String]) -> [UInt8]? {
    guard let box = PictureBox(words: words) else { return nil }
    cpicture_limit_process(PictureLimits.processorSeconds, PictureLimits.addressBytes)
    endWhenAlone()
    return VectorAnswer.bytes(
      Result { () throws(VectorFault) in
        try VectorDrawing(try read(), in: box).image
      })
  }

  /// Ends the process, whatever it does, when the reader of its output has gone.
  private static func endWhenAlone() {
    _ = BackgroundThread.start {
      var output = pollfd(fd: 1, events: 0, revents: 0)
      while poll(&output, 1, -1) < 0, errno == EINTR {}
      _exit(1)
    }
  }

  private static func read() throws(VectorFault) -> [UInt8] {
    var bytes: [UInt8] = []
    while true {
      let part = readPart()
      guard let part else { throw .undrawable }
      if part.isEmpty { return bytes }
      bytes += part
      guard bytes.count <= PictureLimits.vectorBytes else { throw .tooLarge }
    }
  }

  /// Some bytes of standard input; none at its end, and nil when it cannot be read.
  private static func readPart() -> [UInt8]? {
    var isRead = true
    let part = [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, count in
      repeat {
        count = platformRead(0, buffer.baseAddress, buffer.count)
      } while count < 0 && errno == EINTR
      isRead = count >= 0
      count = max(0, count)
    }
    return isRead ? part : nil
  }
}

private func platformRead(_ file: Int32, _ buffer: UnsafeMutablePointer<UInt8>?, _ count: Int)
  -> Int
{
  read(file, buffer, count)
}
