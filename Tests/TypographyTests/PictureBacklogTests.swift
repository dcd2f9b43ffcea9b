import CardCore
import Testing

@testable import Typography

@Suite("Pictures that wait to be decoded")
final class PictureBacklogTests {
  private let start = ContinuousClock.now
  private var backlog = PictureBacklog()

  private func request(_ number: Int) -> PictureRequest {
    PictureRequest(
      picture: FacePicture(path: "\(number).png", inFolder: "/decks"),
      box: PictureBox(width: 8, height: 8, scaleX: 1, scaleY: 1))
  }

  private func ask(_ number: Int, after wait: Duration = .zero) -> String {
    switch backlog.progress(of: request(number), at: start + wait) {
    case .awaited(let isSlow): isSlow ? "slow" : "awaited"
    case .decoded(.failure(let error)): error.message
    case .decoded(.success): "decoded"
    }
  }

  private func takeChange(after wait: Duration = .zero) -> Bool {
    backlog.takeChange(at: start + wait)
  }

  private func next() -> Int? {
    backlog.next().flatMap { Int($0.picture.path.dropLast(4)) }
  }

  private func finish(_ number: Int) {
    backlog.finish(request(number), .failure(.damaged("\(number).png")))
  }

  @Test("A picture is decoded once, however often it is asked for")
  func once() {
    #expect(!backlog.isAwaiting)
    #expect(ask(1) == "awaited")
    #expect(ask(1) == "awaited")
    #expect(backlog.isAwaiting && !backlog.isInWork)
    #expect(next() == 1)
    #expect(backlog.isInWork)
    #expect(ask(1) == "awaited")
    finish(1)
    #expect(next() == nil)
    #expect(!backlog.isInWork)
    #expect(ask(1) == "1.png is damaged")
    #expect(ask(1) == "1.png is damaged")
    #expect(next() == nil)
  }

  @Test("What is seen now comes first")
  func order() {
    for number in 1...4 { _ = ask(number) }
    #expect(next() == 4)
    #expect(ask(2) == "awaited")
    #expect([next(), next(), next(), next()] == [2, 3, 1, nil])
  }

  @Test("It counts as awaited until the change has been taken, and a change is taken once")
  func changes() {
    _ = ask(1)
    _ = next()
    #expect(!takeChange())
    finish(1)
    _ = next()
    #expect(backlog.isAwaiting)
    #expect(takeChange())
    #expect(!takeChange())
    #expect(!backlog.isAwaiting)
  }

  @Test("After a quarter of a second it is said once that a picture is slow")
  func slowness() {
    _ = ask(1)
    _ = next()
    #expect(!takeChange(after: .milliseconds(249)))
    #expect(ask(1, after: .milliseconds(249)) == "awaited")
    #expect(takeChange(after: .milliseconds(250)))
    #expect(ask(1, after: .milliseconds(250)) == "slow")
    #expect(!takeChange(after: .seconds(9)))
    #expect(backlog.isAwaiting)
  }

  @Test("Neither pictures that wait nor decoded ones become too many")
  func limits() {
    for number in 1...(PictureBacklog.mostWaiting + 10) { _ = ask(number) }
    var order: [Int] = []
    while let number = next() {
      order.append(number)
      finish(number)
    }
    #expect(order == Array((11...(PictureBacklog.mostWaiting + 10)).reversed()))
    #expect(takeChange())
    #expect(!backlog.isAwaiting)
    // The last that were decoded are still there, and no others.
    let kept = (1...(PictureBacklog.mostWaiting + 10)).filter { ask($0) != "awaited" }
    #expect(kept == Array(11..<(11 + PictureBacklog.mostDecoded)))
  }
}
