/// Turns the bytes that a terminal sends into events.
///
/// It is a state machine over bytes, so that it does not matter how they are split on their way.
/// Everything that is neither a key, a report of the mouse, a paste nor the background's colour
/// (other replies, unknown sequences, keys held with Alt, broken UTF-8) is swallowed whole: its
/// letters and digits are never taken for keys. What a paste contains is never taken for keys either; it is given
/// with its line ends as `\n` and without other control characters.
public struct InputDecoder: Sendable {
  /// The most bytes of a paste that are kept; the rest is dropped.
  public static let pasteLimit = 65_536

  /// The most bytes of a reply that are looked at.
  private static let longestReply = 64

  private enum State: Hashable {
    case ground
    case escape
    case control(String)
    case application
    case console
    case legacyMouse([UInt8])
    case string(sawEscape: Bool)
    case command(String)
    case paste
  }

  private let knownSequences: [[UInt8]: Key]
  private var state = State.ground
  private var text = UTF8Assembler()
  private var sequence: [UInt8] = []
  private var pasted: [UInt8] = []
  private var endMark: [UInt8] = []
  private var tracker = MouseTracker()
  private var statusReports = 0
  private var cursorReport: CursorReport?

  /// Creates a decoder.
  ///
  /// - Parameter knownSequences: Keys by the bytes that this terminal's description gives for
  ///   them; they come before the general rules, where they do not look like text.
  public init(knownSequences: [[UInt8]: Key] = [:]) {
    self.knownSequences = knownSequences.filter { $0.key.count > 2 && $0.key[0] == 0x1B }
  }

  /// How long to wait for more bytes before `flush()`; nil when nothing is incomplete.
  ///
  /// A lone Escape is told from the beginning of a sequence only by what does not follow it.
  public var patience: Duration? {
    switch state {
    case .ground: text.isIncomplete ? .milliseconds(100) : nil
    case .escape: .milliseconds(25)
    case .paste: .seconds(2)
    default: .milliseconds(100)
    }
  }

  /// Takes bytes and returns the events that they complete.
  public mutating func decode(_ bytes: some Sequence<UInt8>) -> [InputEvent] {
    var events: [InputEvent] = []
    for byte in bytes { decode(byte, into: &events) }
    return events
  }

  /// Gives up waiting: a lone Escape becomes a key, a paste ends, anything else is dropped.
  public mutating func flush() -> [InputEvent] {
    defer { leave() }
    text.reset()
    switch state {
    case .escape: return [.key(.escape)]
    case .paste: return [pasteEvent()]
    default: return []
    }
  }

  /// Returns how many reports of the terminal's status (`ESC [ 0 n`) came since the last call.
  public mutating func takeStatusReports() -> Int {
    defer { statusReports = 0 }
    return statusReports
  }

  /// Returns the last report of the cursor's place that came since the last call.
  public mutating func takeCursorReport() -> CursorReport? {
    defer { cursorReport = nil }
    return cursorReport
  }

  /// Releases a mouse button that is held, because the mouse will report no more.
  public mutating func cancelMouse() -> [InputEvent] {
    tracker.cancel().map { .mouse($0) }
  }

  private mutating func decode(_ byte: UInt8, into events: inout [InputEvent]) {
    if state == .paste { return decodePasted(byte, into: &events) }
    if state != .ground { sequence.append(byte) }
    switch state {
    case .ground: decodeText(byte, into: &events)
    case .escape: decodeEscaped(byte, into: &events)
    case .control(let parameters): decodeControl(byte, after: parameters, into: &events)
    case .application: finish(KeyDecoder.key(applicationFinal: byte), byte, into: &events)
    case .console: finish(KeyDecoder.key(consoleFinal: byte), byte, into: &events)
    case .legacyMouse(let bytes): decodeLegacyMouse(bytes + [byte], into: &events)
    case .string(let sawEscape): decodeString(byte, sawEscape: sawEscape)
    case .command(let text): decodeCommand(byte, after: text, into: &events)
    case .paste: break
    }
  }

  private mutating func decodeText(_ byte: UInt8, into events: inout [InputEvent]) {
    if byte == 0x1B {
      text.reset()
      state = .escape
      sequence = [byte]
    } else if let scalar = text.scalar(adding: byte), let key = KeyDecoder.key(scalar: scalar) {
      events.append(.key(key))
    }
  }

  private mutating func decodeEscaped(_ byte: UInt8, into events: inout [InputEvent]) {
    switch byte {
    case UInt8(ascii: "["): state = .control("")
    case UInt8(ascii: "O"): state = .application
    case UInt8(ascii: "]"): state = .command("")
    case UInt8(ascii: "P"), UInt8(ascii: "X"), UInt8(ascii: "^"), UInt8(ascii: "_"):
      state = .string(sawEscape: false)
    case 0x1B:
      events.append(.key(.escape))
      sequence = [byte]
    default: leave()
    }
  }

  private mutating func decodeControl(
    _ byte: UInt8, after parameters: String, into events: inout [InputEvent]
  ) {
    switch byte {
    case 0x1B:
      state = .escape
      sequence = [byte]
    case UInt8(ascii: "[") where parameters.isEmpty: state = .console
    case UInt8(ascii: "M") where parameters.isEmpty: state = .legacyMouse([])
    case 0x20...0x3F:
      let isShort = parameters.utf8.count < 64
      state = .control(isShort ? parameters + String(Unicode.Scalar(byte)) : parameters)
    case 0x40...0x7E: finishControl(byte, parameters: parameters, into: &events)
    case 0x00..<0x20: break
    default: leave()
    }
  }

  private mutating func finishControl(
    _ byte: UInt8, parameters: String, into events: inout [InputEvent]
  ) {
    if parameters == "200", byte == UInt8(ascii: "~") {
      leave()
      state = .paste
    } else if parameters.first == "<" {
      let isRelease = byte == UInt8(ascii: "m")
      if isRelease || byte == UInt8(ascii: "M") {
        report(
          MouseSequenceParser.event(parameters: parameters.dropFirst(), isRelease: isRelease),
          into: &events)
      }
      leave()
    } else {
      if byte == UInt8(ascii: "n"), parameters == "0" { statusReports += 1 }
      if byte == UInt8(ascii: "R"), let report = CursorReport(parameters: parameters) {
        cursorReport = report
      }
      finish(KeyDecoder.key(parameters: parameters, final: byte), byte, into: &events)
    }
  }

  private mutating func finish(_ key: Key?, _ byte: UInt8, into events: inout [InputEvent]) {
    if byte == 0x1B {
      state = .escape
      sequence = [byte]
      return
    }
    if let key = knownSequences[sequence] ?? key { events.append(.key(key)) }
    leave()
  }

  private mutating func decodeLegacyMouse(_ bytes: [UInt8], into events: inout [InputEvent]) {
    guard bytes.count == 3 else {
      state = .legacyMouse(bytes)
      return
    }
    let event = MouseSequenceParser.event(code: bytes[0], column: bytes[1], row: bytes[2])
    report(event, into: &events)
    leave()
  }

  private mutating func report(_ event: MouseEvent?, into events: inout [InputEvent]) {
    guard let event else { return }
    events += tracker.events(for: event).map { .mouse($0) }
  }

  /// Takes a byte of an operating system command, the form in which colours are told.
  ///
  /// It ends at its first Escape or bell: what follows an Escape is swallowed like any string's end.
  private mutating func decodeCommand(
    _ byte: UInt8, after text: String, into events: inout [InputEvent]
  ) {
    let isEnd = byte == 0x07 || byte == 0x1B
    if isEnd, let color = BackgroundColor.color(reply: text) { events.append(.background(color)) }
    if isEnd || !(0x20..<0x7F).contains(byte) || text.utf8.count >= Self.longestReply {
      decodeString(byte, sawEscape: false)
    } else {
      state = .command(text + String(Unicode.Scalar(byte)))
      sequence.removeAll(keepingCapacity: true)
    }
  }

  private mutating func decodeString(_ byte: UInt8, sawEscape: Bool) {
    switch byte {
    case 0x07: leave()
    case UInt8(ascii: "\\") where sawEscape: leave()
    default: state = .string(sawEscape: byte == 0x1B)
    }
    // Only the last bytes matter, and a hostile reply must not grow without end.
    sequence.removeAll(keepingCapacity: true)
  }

  private mutating func decodePasted(_ byte: UInt8, into events: inout [InputEvent]) {
    let end: [UInt8] = [0x1B, 0x5B, 0x32, 0x30, 0x31, 0x7E]
    endMark.append(byte)
    if endMark == end {
      events.append(pasteEvent())
      leave()
    } else if !end.starts(with: endMark) {
      keepPasted(endMark.dropLast())
      endMark = byte == 0x1B ? [byte] : []
      if byte != 0x1B { keepPasted([byte]) }
    }
  }

  private mutating func keepPasted(_ bytes: some Collection<UInt8>) {
    let room = InputDecoder.pasteLimit - pasted.count
    if room > 0 { pasted.append(contentsOf: bytes.prefix(room)) }
  }

  private mutating func pasteEvent() -> InputEvent {
    defer { pasted = [] }
    var view = String.UnicodeScalarView()
    for scalar in String(decoding: pasted, as: UTF8.self).unicodeScalars {
      switch scalar.value {
      case 0x0D: view.append("\n")
      case 0x09, 0x0A, 0x20..<0x7F, 0xA0..<0xFFFD, 0xFFFE...: view.append(scalar)
      default: continue
      }
    }
    return .paste(String(view))
  }

  private mutating func leave() {
    state = .ground
    sequence.removeAll(keepingCapacity: true)
    endMark.removeAll(keepingCapacity: true)
  }
}
