import CardCore
import DeckStore
import Runtime
import Scheduling
import StudyApp
import Terminal
import TestSupport
import Testing

/// A clock that advances by a fixed step whenever it is asked.
private final class SteppingClock: ProgramClock {
  var seconds = 0.0
  let step: Double

  init(step: Double) {
    self.step = step
  }

  var now: Now {
    seconds += step
    return Now(
      seconds: seconds,
      moment: Moment(
        unixMilliseconds: 1_796_000_000_000 + Int64(seconds * 1000), utcOffsetSeconds: 0))
  }
}

/// A runner that keeps reviews in memory and opens one deck.
private struct MemoryRunner: EffectRunning {
  var work = 0
  let recorded: Recorded

  final class Recorded {
    var reviews: [Review] = []
    /// Called while a review is written, to play a slow disk.
    var whileRecording: () -> Void = {}
  }

  var hasWork: Bool { work > 0 }

  mutating func doWork(at now: Now) -> [Message] {
    work -= 1
    return []
  }

  mutating func run(_ effect: Effect, at now: Now) -> [Message] {
    guard case .record(let review) = effect else { return [] }
    recorded.reviews.append(review)
    recorded.whileRecording()
    return [.reviewRecorded(id: review.id)]
  }

  static let deck = OpenedDeck(
    path: "/d.json", title: "Words", identity: "words",
    deck: Deck(
      title: "Words",
      cards: Deck.Cards([
        Card(front: "uno", back: ["one"]), Card(front: "dos", back: ["two"]),
      ])), memories: [:], today: DayProgress())
}

@Suite("The event loop")
struct EventLoopTests {
  private func loop(
    _ device: ScriptedDevice, recorded: MemoryRunner.Recorded = .init(), work: Int = 0,
    motion: MotionSetting = .full, clock: SteppingClock = SteppingClock(step: 1.0 / 120)
  ) -> EventLoop<MemoryRunner> {
    let context = AppContext(
      size: device.size, capabilities: device.capabilities, theme: .dark, motion: motion,
      startsInLibrary: false, identifiers: ReviewIdentifiers(seed: (1, 2)))
    return EventLoop(
      model: AppModel(context: context, scheduler: Scheduler(), limits: DailyLimits()),
      device: device, clock: clock,
      runner: MemoryRunner(work: work, recorded: recorded))
  }

  @Test("A whole session runs from the first card to the summary")
  func wholeSession() {
    let keys: [Key] = [.character(" "), .character("4"), .character(" "), .character("4"), .enter]
    let device = ScriptedDevice(events: keys.map { .key($0) })
    let recorded = MemoryRunner.Recorded()
    var loop = loop(device, recorded: recorded)
    #expect(loop.run(after: [.deckOpened(MemoryRunner.deck, purpose: .study)]) == .left)
    #expect(recorded.reviews.map(\.card.front) == ["uno", "dos"])
    #expect(recorded.reviews.map(\.grade) == [.easy, .easy])
    #expect(device.isMouseCaptured)
  }

  @Test("The first frame comes before the first wait")
  func drawsFirst() {
    let device = ScriptedDevice(events: [.key(.control("c"))])
    var loop = loop(device)
    #expect(loop.run(after: [.deckOpened(MemoryRunner.deck, purpose: .study)]) == .left)
    #expect(device.timeouts.count <= 2)
    #expect(device.presented.first?.text.contains("Words") == true)
  }

  /// The waits before the last event, which is followed by a look for more.
  private func lastWait(_ device: ScriptedDevice) -> Duration {
    device.timeouts.dropLast().last.flatMap { $0 } ?? .zero
  }

  @Test("At rest the loop sleeps long and draws nothing")
  func sleepsAtRest() {
    let device = ScriptedDevice(events: [nil, nil, .key(.control("c"))])
    var loop = loop(device, motion: .none)
    #expect(loop.run(after: [.deckOpened(MemoryRunner.deck, purpose: .study)]) == .left)
    #expect(lastWait(device) >= .seconds(60))
    #expect(device.presented.count == 1)
  }

  @Test("A movement ends with a frame at rest and then with a long sleep")
  func movementEnds() {
    let device = ScriptedDevice(
      events: [.key(.character(" "))] + Array(repeating: nil, count: 400) + [.key(.control("c"))])
    var loop = loop(device)
    #expect(loop.run(after: [.deckOpened(MemoryRunner.deck, purpose: .study)]) == .left)
    #expect(device.presented.count > 10)
    #expect(device.presented.count < 150)
    #expect(device.screen.text.contains("one"))
    #expect(lastWait(device) >= .seconds(60))
  }

  @Test("Frames are skipped, not queued, while the terminal is slow")
  func skipsFrames() {
    let device = ScriptedDevice(
      events: Array(repeating: nil, count: 200) + [.key(.character(" ")), .key(.control("c"))])
    device.isDrained = false
    var loop = loop(device)
    #expect(loop.run(after: [.deckOpened(MemoryRunner.deck, purpose: .study)]) == .left)
    #expect(device.presented.isEmpty)
  }

  @Test("A burst of 600 drags costs one frame")
  func coalescesBursts() {
    let drags = (0..<600).map { index in
      InputEvent.mouse(
        MouseEvent(.drag(.left), at: CellPoint(column: 20 + index % 40, row: 10)))
    }
    let press = InputEvent.mouse(MouseEvent(.press(.left), at: CellPoint(column: 40, row: 10)))
    let device = ScriptedDevice(events: [press] + drags + [.key(.control("c"))])
    var loop = loop(device, motion: .full)
    #expect(loop.run(after: [.deckOpened(MemoryRunner.deck, purpose: .study)]) == .left)
    #expect(device.presented.count <= 2)
  }

  @Test("A signal, and a terminal that is gone, end the loop")
  func ends() {
    let terminated = ScriptedDevice(events: [.terminate(signal: 15)])
    var first = loop(terminated)
    #expect(first.run() == .signal(15))
    let gone = ScriptedDevice(events: [.hangup])
    var second = loop(gone)
    #expect(second.run() == .hangup)
  }

  @Test("Control-Z suspends, and everything is drawn again afterwards")
  func suspends() {
    let device = ScriptedDevice(events: [.key(.control("z")), .key(.control("c"))])
    var loop = loop(device, motion: .none)
    #expect(loop.run(after: [.deckOpened(MemoryRunner.deck, purpose: .study)]) == .left)
    #expect(device.suspensions == 1)
    #expect(device.presented.count >= 1)
  }

  @Test("Work that waits is done between events, without waiting")
  func doesWork() {
    let device = ScriptedDevice(events: Array(repeating: nil, count: 3) + [.key(.control("c"))])
    var loop = loop(device, work: 3, motion: .none)
    #expect(loop.run() == .left)
    #expect(device.timeouts.prefix(3).allSatisfy { $0 == .zero })
  }

  @Test("A new size is drawn at that size")
  func resizes() {
    let device = ScriptedDevice(events: [
      .resize(CellSize(columns: 100, rows: 30)), nil, .key(.control("c")),
    ])
    var loop = loop(device, motion: .none)
    #expect(loop.run(after: [.deckOpened(MemoryRunner.deck, purpose: .study)]) == .left)
    #expect(device.screen.size == CellSize(columns: 100, rows: 30))
  }

  @Test("Symbols that turn out to be too wide are drawn in others at once")
  func changesSymbols() {
    let device = ScriptedDevice(events: [.symbols(.ascii), nil, .key(.control("c"))])
    var loop = loop(device, motion: .none)
    #expect(loop.run(after: [.deckOpened(MemoryRunner.deck, purpose: .study)]) == .left)
    #expect(loop.model.context.capabilities.symbols == .ascii)
    #expect(device.presented.count == 2)
    #expect(device.presented.map { $0.text.unicodeScalars.allSatisfy(\.isASCII) } == [false, true])
  }

  @Test("Keys typed while the disk kept everything waiting grade no card that was not shown")
  func forgetsBlindKeys() {
    let typed: [Key] = [.character(" "), .character("4"), .character(" "), .character("4")]
    let device = ScriptedDevice(events: typed.map { .key($0) } + [nil, .key(.control("c"))])
    let clock = SteppingClock(step: 1.0 / 120)
    let recorded = MemoryRunner.Recorded()
    recorded.whileRecording = { clock.seconds += 3 }
    var slow = loop(device, recorded: recorded, clock: clock)
    #expect(slow.run(after: [.deckOpened(MemoryRunner.deck, purpose: .study)]) == .left)
    #expect(recorded.reviews.map(\.card.front) == ["uno"])
  }
}
