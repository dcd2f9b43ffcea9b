import CardCore
import Dispatch
import Glibc
import Synchronization
import TestSupport
import Testing

@testable import Typography

@Suite("Pictures decoded in the background", .timeLimit(.minutes(1)))
struct PictureQueueTests {
  /// A decoder that waits at a gate.
  private final class Gate: Sendable {
    let isOpen = DispatchSemaphore(value: 0)
    let decoded = Mutex<[String]>([])

    func queue(
      _ outcome: @escaping @Sendable (PictureRequest) -> PictureRequest.Outcome
    ) -> PictureQueue {
      PictureQueue(
        prepareThread: {},
        decode: { request in
          self.isOpen.wait()
          self.decoded.withLock { $0.append(request.picture.path) }
          return outcome(request)
        })
    }
  }

  private static let red = Color(red: 200, green: 30, blue: 30)

  /// The reddest picture, as it would be had from a file.
  private static let square: PictureRequest.Outcome = {
    let folder = TemporaryFolder()
    try? folder.write(
      PictureFixtures.png(width: 64, height: 64) { _, _ in [200, 30, 30] }, to: "a")
    return PictureRequest(
      picture: FacePicture(path: "a", inFolder: folder.path),
      box: PictureBox(width: 64, height: 64, scaleX: 1, scaleY: 1)
    ).decode(vectors: .here)
  }()

  private func picture(_ path: String) -> Picture {
    let face = Face(
      headline: "bat", lines: [FaceLine("a note", role: .note)],
      picture: FacePicture(path: path, inFolder: "/nowhere"), paper: TypePrint.paper)
    var picture = TypePrint.picture("", degrees: 0)
    if case .panel(var panel) = picture.elements[0] {
      panel.front = face
      picture.elements[0] = .panel(panel)
    }
    return picture
  }

  private func waitForChange(_ renderer: inout Renderer) {
    while !renderer.takePictureChange() { usleep(1000) }
  }

  /// Waits until everything has been decoded; on a busy machine it may be called slow before.
  private func waitForPictures(_ renderer: inout Renderer) {
    while renderer.isAwaitingPictures { waitForChange(&renderer) }
  }

  private func hasRed(_ surface: Surface) -> Bool {
    surface.cells.contains { $0.foreground == Self.red || $0.background == Self.red }
  }

  @Test("A side is shown without its picture until it is decoded, and then with it")
  func arrives() {
    let gate = Gate()
    var renderer = Renderer(
      textures: PangoTextureSource(queue: gate.queue { _ in Self.square }))
    #expect(!renderer.isAwaitingPictures)
    let before = renderer.render(picture("a.png"))
    #expect(before.text.contains("a note") && !hasRed(before))
    #expect(renderer.isAwaitingPictures)
    #expect(renderer.render(picture("a.png")) == before)
    gate.isOpen.signal()
    waitForPictures(&renderer)
    #expect(hasRed(renderer.render(picture("a.png"))))
    #expect(!renderer.isAwaitingPictures && !renderer.takePictureChange())
    #expect(gate.decoded.withLock { $0 } == ["a.png"])
  }

  @Test("While a slow one is decoded its place says so")
  func saysSlow() {
    let gate = Gate()
    var renderer = Renderer(
      textures: PangoTextureSource(queue: gate.queue { _ in Self.square }))
    #expect(!renderer.render(picture("a.png")).text.contains("loading"))
    waitForChange(&renderer)
    #expect(renderer.render(picture("a.png")).text.contains("loading a.png"))
    gate.isOpen.signal()
    waitForPictures(&renderer)
    let after = renderer.render(picture("a.png"))
    #expect(hasRed(after) && !after.text.contains("loading"))
  }

  @Test("A fault that comes late leaves the card and says what it is")
  func fails() {
    let gate = Gate()
    var renderer = Renderer(
      textures: PangoTextureSource(
        queue: gate.queue { .failure(.damaged($0.picture.path)) }))
    _ = renderer.render(picture("a.png"))
    gate.isOpen.signal()
    waitForPictures(&renderer)
    let after = renderer.render(picture("a.png")).text
    #expect(after.contains("a note") && after.contains("a.png is damaged"))
    #expect(!renderer.isAwaitingPictures)
  }

  @Test("The thread is prepared before it decodes, ends with its work, and another takes over")
  func threads() {
    let steps = Mutex<[String]>([])
    let queue = PictureQueue(
      prepareThread: { steps.withLock { $0.append("prepared") } },
      decode: { request in
        steps.withLock { $0.append(request.picture.path) }
        return Self.square
      })
    var renderer = Renderer(textures: PangoTextureSource(queue: queue))
    for path in ["a.png", "b.png"] {
      _ = renderer.render(picture(path))
      waitForPictures(&renderer)
      #expect(hasRed(renderer.render(picture(path))))
    }
    #expect(steps.withLock { $0 } == ["prepared", "a.png", "prepared", "b.png"])
  }
}
