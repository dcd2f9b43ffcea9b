public import CardCore

/// Measures the whole program as a person has it: in a terminal, from its start to a turned card.
public struct SessionBenchmark {
  private let executable: String
  private let folder: TemporaryFolder
  private let clock = SystemClock()

  /// Prepares measurements of a program; nil when there is no place for its files.
  public init?(executable: String) {
    guard let folder = TemporaryFolder() else { return nil }
    self.executable = executable
    self.folder = folder
  }

  /// The figures for the first frame of decks of two sizes, with the memory that they took.
  public func firstFrames() throws(BenchmarkFailure) -> [BenchmarkFigure] {
    var figures: [BenchmarkFigure] = []
    for (cards, budget) in [(1000, 60.0), (100_000, 250.0)] {
      var times: [Double] = []
      var memory = 0.0
      for _ in 0..<5 {
        let start = clock.seconds
        let terminal = try study(deckOf: cards)
        _ = output(of: terminal, quietFor: 0.2, until: Self.endOfFrame)
        times.append((clock.seconds - start) * 1000)
        memory = max(memory, residentMegabytes(of: terminal))
      }
      let result = Percentiles(times)
      figures += [
        BenchmarkFigure(
          "first frame, \(cards) cards, median", result.p50, "ms", budget: budget,
          note: "of 5 starts; slowest \(BenchmarkFigure.number(result.maximum)) ms"),
        BenchmarkFigure("memory, \(cards) cards", memory, "MB", budget: 150),
      ]
    }
    return figures
  }

  /// The figures for turning a card over: bytes, bytes at rest, and how soon a key shows.
  ///
  /// - Parameter headline: What the headline is set in; display type has more colours to send.
  public func flip(headline: HeadlineStyle) throws(BenchmarkFailure) -> [BenchmarkFigure] {
    let terminal = try study(deckOf: 20, headline: headline)
    _ = output(of: terminal, quietFor: 1)
    let atRest = output(of: terminal, quietFor: 1).count
    var frames: [Double] = []
    var delays: [Double] = []
    for _ in 0..<10 {
      let start = clock.seconds
      terminal.type(" ")
      let first = terminal.read(within: .seconds(1))
      delays.append((clock.seconds - start) * 1000)
      let bytes = first + output(of: terminal, quietFor: 0.5)
      frames += Self.split(bytes).map { Double($0) / 1024 }
      terminal.type("3")
      _ = output(of: terminal, quietFor: 0.8)
    }
    let sizes = Percentiles(frames)
    let isDisplay = headline == .display
    let name = "bytes a frame of a flip, 80×24, \(headline.rawValue)"
    return [
      BenchmarkFigure(
        name + ", mean", sizes.mean, "KB", budget: isDisplay ? 6 : 4,
        note: "\(frames.count / 10) frames a flip"),
      BenchmarkFigure(name + ", largest", sizes.maximum, "KB", budget: isDisplay ? 12 : 8),
      BenchmarkFigure("bytes in a second at rest", Double(atRest), "bytes", budget: 0),
      BenchmarkFigure(
        "key to first byte, slowest of 10", Percentiles(delays).maximum, "ms", budget: 16),
    ]
  }

  private static let endOfFrame = Array("\u{1B}[?2026l".utf8)

  /// The bytes of each frame, which end with the end of a synchronised update.
  private static func split(_ bytes: [UInt8]) -> [Int] {
    var sizes: [Int] = []
    var start = 0
    for index in bytes.indices where bytes[index...].starts(with: endOfFrame) {
      sizes.append(index + endOfFrame.count - start)
      start = index + endOfFrame.count
    }
    if start < bytes.count { sizes.append(bytes.count - start) }
    return sizes
  }

  private func study(
    deckOf cards: Int, headline: HeadlineStyle = .display
  ) throws(BenchmarkFailure) -> PseudoTerminal {
    let name = "deck-\(cards).json"
    let path = FilePath.join(folder.path, name)
    if SystemFileSystem().kind(of: path) == nil {
      let list = (1...cards).map { number in
        """
        {"front": "palabra \(number)", "back": ["word \(number)", "the word \(number)"], \
        "reading": "/paˈlaβɾa/", "example": {"front": "Esta es la palabra \(number).", \
        "back": "This is word \(number)."}, "tags": ["numbers"]}
        """
      }
      let text = "{\"title\": \"Words\", \"cards\": [\n\(list.joined(separator: ",\n"))\n]}\n"
      guard folder.write(text, to: name) != nil else {
        throw .notWritable(path: path)
      }
    }
    return try PseudoTerminal(
      running: executable, arguments: ["study", path],
      environment: [
        "HOME": folder.path, "XDG_DATA_HOME": FilePath.join(folder.path, "data"),
        "TERM": "xterm-256color", "COLORTERM": "truecolor", "LANG": "C.UTF-8",
        "PATH": "/usr/bin:/bin", "RECTO_HEADLINE": headline.rawValue,
      ], size: CellSize(columns: 80, rows: 24))
  }

  /// What the program writes until a mark comes, else until it is quiet for some seconds.
  private func output(
    of terminal: PseudoTerminal, quietFor seconds: Double, until mark: [UInt8]? = nil
  ) -> [UInt8] {
    var bytes: [UInt8] = []
    // Nothing has come yet: a start may take longer than the pauses between frames.
    var wait = mark == nil ? seconds : 10
    while true {
      let more = terminal.read(within: .seconds(wait))
      if more.isEmpty { return bytes }
      let start = max(0, bytes.count - 16)
      bytes += more
      if let mark, Self.contains(mark, in: bytes[start...]) { return bytes }
      wait = mark == nil ? seconds : 10
    }
  }

  private static func contains(_ mark: [UInt8], in bytes: ArraySlice<UInt8>) -> Bool {
    bytes.indices.contains { bytes[$0...].starts(with: mark) }
  }

  /// The most memory that the program has had resident, on Linux; 0 elsewhere.
  private func residentMegabytes(of terminal: PseudoTerminal) -> Double {
    let path = "/proc/\(terminal.process)/status"
    guard let bytes = try? SystemFileSystem().contents(ofFile: path, limit: 1 << 16) else {
      return 0
    }
    let line = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
      .first { $0.hasPrefix("VmHWM:") }
    let kilobytes = line?.split(separator: " ").compactMap { Double($0) }.first
    return (kilobytes ?? 0) / 1024
  }
}
