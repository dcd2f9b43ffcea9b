import CardCore
import DeckStore
import Runtime
import Scheduling
import StudyApp
import Terminal
import TestSupport
import Testing

/// A source whose pictures are decoded after the loop has gone round some times.
private final class BlockedPictures: TextureSource {
  enum State {
    case decoding
    case decoded
    case failed
  }

  private(set) var printCount = 0
  private var state = State.decoding
  private var roundsLeft: Int
  private let end: State

  init(rounds: Int, end: State) {
    roundsLeft = rounds
    self.end = end
  }

  var isAwaitingPictures: Bool { printCount > 0 && state == .decoding }

  func takePictureChange() -> Bool {
    guard isAwaitingPictures else { return false }
    roundsLeft -= 1
    if roundsLeft == 0 { state = end }
    return roundsLeft == 0
  }

  func texture(for face: Face, layout: FaceLayout, cellAspect: Double) -> Texture {
    let plain = PlainTextureSource().texture(for: face, layout: layout, cellAspect: cellAspect)
    guard face.picture != nil, let box = layout.pictureBox else { return plain }
    printCount += 1
    var texels = plain.texels
    if state == .decoded {
      let (across, down) = (PlainTextureSource.texelsAcross, PlainTextureSource.texelsDown)
      for y in (box.rows.lowerBound * down)..<(box.rows.upperBound * down) {
        for x in (box.columns.lowerBound * across)..<(box.columns.upperBound * across) {
          texels[y * plain.width + x] = SIMD4(1, 0, 0, 1)
        }
      }
    }
    return Texture(
      width: plain.width, height: plain.height, texels: texels, hasPicture: state == .decoded,
      pictureNote: state == .failed ? "bat.png is damaged" : nil,
      isAwaitingPicture: state == .decoding)
  }
}

/// Opens decks and keeps nothing.
private struct ForgetfulRunner: EffectRunning {
  var hasWork: Bool { false }

  mutating func doWork(at now: Now) -> [Message] { [] }

  mutating func run(_ effect: Effect, at now: Now) -> [Message] {
    guard case .record(let review) = effect else { return [] }
    return [.reviewRecorded(id: review.id)]
  }
}

/// A clock that stands still between events.
private final class StandingClock: ProgramClock {
  private var seconds = 0.0

  var now: Now {
    seconds += 0.001
    return Now(
      seconds: seconds,
      moment: Moment(
        unixMilliseconds: 1_796_000_000_000 + Int64(seconds * 1000), utcOffsetSeconds: 0))
  }
}

@Suite("The event loop while a picture is decoded")
struct EventLoopPictureTests {
  private static let deck = OpenedDeck(
    path: "/decks/d.json", title: "Words", identity: "words",
    deck: Deck(
      title: "Words",
      cards: Deck.Cards([
        Card(front: "uno", back: ["one"], image: "bat.png"), Card(front: "dos", back: ["two"]),
      ])), memories: [:], today: DayProgress())

  /// Plays events with the deck open.
  private func play(
    _ device: ScriptedDevice, _ pictures: BlockedPictures
  ) -> EventLoop<ForgetfulRunner>.Ending {
    let context = AppContext(
      size: device.size, capabilities: device.capabilities, theme: .dark, motion: .none,
      startsInLibrary: false, identifiers: ReviewIdentifiers(seed: (1, 2)))
    var loop = EventLoop(
      model: AppModel(context: context, scheduler: Scheduler(), limits: DailyLimits()),
      device: device, clock: StandingClock(), runner: ForgetfulRunner(), textures: pictures)
    return loop.run(after: [.deckOpened(Self.deck, purpose: .study)])
  }

  private func isRed(_ surface: Surface) -> Bool {
    surface.cells.contains { $0.background == Color(red: 255, green: 0, blue: 0) }
  }

  @Test("Keys act at once, and the card is there without its picture")
  func keysAct() {
    let pictures = BlockedPictures(rounds: .max, end: .decoded)
    let device = ScriptedDevice(
      events: [.key(.character(" ")), nil, .key(.character("4")), nil, .key(.control("c"))])
    #expect(play(device, pictures) == .left)
    #expect(pictures.printCount == 1)
    #expect(device.presented.contains { $0.text.contains("one") && !isRed($0) })
    #expect(device.screen.text.contains("dos"))
  }

  @Test("When the picture is there one frame is drawn, and then the loop sleeps")
  func drawsOnce() {
    let pictures = BlockedPictures(rounds: 3, end: .decoded)
    let device = ScriptedDevice(
      events: [.key(.character(" "))] + Array(repeating: nil, count: 9) + [.key(.control("c"))])
    #expect(play(device, pictures) == .left)
    #expect(device.presented.map(isRed) == [false, false, true])
    #expect(device.presented.map { $0.text.contains("one") } == [false, true, true])
    #expect(pictures.printCount == 2)
    let waits = device.timeouts.compactMap { $0 }
    #expect(waits.filter { $0 == .seconds(1.0 / 60) }.count == 3)
    #expect(waits.suffix(4).prefix(3).allSatisfy { $0 >= .seconds(60) })
  }

  @Test("A fault that comes late is told in the picture's place, and the card goes on")
  func faults() {
    let pictures = BlockedPictures(rounds: 2, end: .failed)
    let device = ScriptedDevice(
      events: [.key(.character(" "))] + Array(repeating: nil, count: 5)
        + [.key(.character("4")), nil, .key(.control("c"))])
    #expect(play(device, pictures) == .left)
    #expect(
      device.presented.map { $0.text.contains("bat.png is damaged") } == [
        false, false, true, false,
      ]
    )
    #expect(device.screen.text.contains("dos"))
  }
}
