import Terminal
import Testing

struct `The pace of frames` {
  private func answered(after wait: Duration) -> FramePacing {
    var pacing = FramePacing()
    pacing.didAsk(at: .zero)
    pacing.didReceive(answers: 1, at: wait)
    return pacing
  }

  @Test("a terminal that does not answer is asked twice and waited for only once, shortly")
  func silent() {
    var pacing = FramePacing()
    #expect(pacing.asksBeforeFrame)
    #expect(pacing.isDrained(at: .zero))
    pacing.didAsk(at: .zero)
    #expect(!pacing.asksBeforeFrame)
    #expect(pacing.asksAfterFrame)
    pacing.didAsk(at: .milliseconds(10))
    #expect(!pacing.asksAfterFrame)
    #expect(!pacing.isDrained(at: .milliseconds(200)))
    #expect(pacing.isAnswering(at: .milliseconds(159)))
    #expect(!pacing.isAnswering(at: .milliseconds(160)))
    #expect(pacing.isDrained(at: .milliseconds(260)))
    #expect(pacing.isDrained(at: .seconds(9)))
  }

  @Test("a near terminal shows one frame after the other")
  func near() {
    var pacing = answered(after: .milliseconds(2))
    #expect(pacing.asksAfterFrame)
    #expect(pacing.isDrained(at: .milliseconds(10)))
    pacing.didAsk(at: .milliseconds(10))
    #expect(!pacing.isDrained(at: .milliseconds(11)))
    #expect(pacing.isAnswering(at: .milliseconds(11)))
    pacing.didReceive(answers: 1, at: .milliseconds(12))
    #expect(pacing.isDrained(at: .milliseconds(12)))
    #expect(!pacing.isAnswering(at: .milliseconds(12)))
  }

  /// Plays an animation on a line, and returns how many frames were on their way at most.
  ///
  /// - Parameters:
  ///   - distance: How long an answer takes at least.
  ///   - transfer: How long a frame takes to get through.
  private func play(
    _ pacing: inout FramePacing, from start: Int, distance: Int, transfer: Int
  ) -> Int {
    var answers: [Int] = []
    var most = 0
    for time in start..<(start + 3000) {
      while let first = answers.first, first <= time {
        answers.removeFirst()
        pacing.didReceive(answers: 1, at: .milliseconds(time))
      }
      guard time % 16 == 0, pacing.isDrained(at: .milliseconds(time)) else { continue }
      pacing.didAsk(at: .milliseconds(time))
      answers.append(max(time + distance, answers.last ?? 0) + transfer)
      most = max(most, answers.count)
    }
    return most
  }

  @Test(
    "as many frames are under way as the distance takes, and hardly more than one on a slow line",
    arguments: [
      (2, 0, 1), (100, 0, 7), (400, 0, 25), (2, 40, 1), (2, 1500, 1), (20, 500, 2), (100, 1000, 2),
    ])
  func underWay(distance: Int, transfer: Int, expected: Int) {
    // The first question goes before the first frame and is small.
    var pacing = answered(after: .milliseconds(distance))
    #expect(play(&pacing, from: 1000, distance: distance, transfer: transfer) == expected)
  }

  @Test("frames that cost little do not open the line for many that cost much")
  func cheapFrames() {
    var pacing = answered(after: .milliseconds(120))
    for second in 1...50 {
      pacing.didAsk(at: .seconds(second))
      pacing.didReceive(answers: 1, at: .seconds(second) + .milliseconds(130))
    }
    #expect(play(&pacing, from: 60_000, distance: 120, transfer: 4000) <= 2)
  }

  @Test("a terminal that stops for a moment gets one frame at a time")
  func behind() {
    var pacing = answered(after: .milliseconds(100))
    pacing.didAsk(at: .milliseconds(200))
    pacing.didReceive(answers: 1, at: .milliseconds(300))
    pacing.didAsk(at: .milliseconds(400))
    #expect(pacing.isDrained(at: .milliseconds(410)))
    #expect(!pacing.isDrained(at: .milliseconds(700)))
    pacing.didReceive(answers: 1, at: .milliseconds(1400))
    pacing.didAsk(at: .milliseconds(1400))
    #expect(!pacing.isDrained(at: .milliseconds(1410)))
  }

  @Test("the first answer counts however late it is, and so does that after a large frame")
  func slowStart() {
    var pacing = FramePacing()
    pacing.didAsk(at: .zero)
    pacing.didAsk(at: .milliseconds(1))
    pacing.didReceive(answers: 1, at: .seconds(3))
    #expect(pacing.asksAfterFrame)
    #expect(!pacing.isDrained(at: .seconds(25)))
    pacing.didReceive(answers: 1, at: .seconds(28))
    #expect(pacing.isDrained(at: .seconds(28)))
  }

  @Test("a lost answer holds nothing up for long")
  func lost() {
    var pacing = answered(after: .milliseconds(2))
    pacing.didAsk(at: .milliseconds(10))
    #expect(pacing.isDrained(at: .seconds(3)))
    #expect(!pacing.isAnswering(at: .seconds(3)))
    pacing.didAsk(at: .seconds(3))
    pacing.didReceive(answers: 1, at: .milliseconds(3002))
    #expect(pacing.isDrained(at: .milliseconds(3002)))
    pacing.didAsk(at: .seconds(3))
    pacing.forget()
    #expect(pacing.isDrained(at: .seconds(3)))
  }

  @Test("answers without a question are ignored")
  func unasked() {
    var pacing = FramePacing()
    pacing.didReceive(answers: 5, at: .zero)
    pacing.didReceive(answers: -1, at: .zero)
    #expect(pacing == FramePacing())
  }
}
