import Terminal
import Testing

struct `The pace of frames` {
  private func answered(after wait: Duration) -> FramePacing {
    var pacing = FramePacing()
    pacing.didAsk(at: .zero)
    pacing.didReceive(answers: 1, at: wait)
    return pacing
  }

  @Test("a terminal that does not answer is asked once and never waited for")
  func silent() {
    var pacing = FramePacing()
    #expect(pacing.asksAfterFrame)
    pacing.didAsk(at: .zero)
    #expect(!pacing.asksAfterFrame)
    #expect(pacing.isDrained(at: .zero))
    #expect(pacing.isAnswering(at: .milliseconds(149)))
    #expect(!pacing.isAnswering(at: .milliseconds(150)))
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

  @Test("a distant terminal has as many frames under way as the distance takes")
  func distant() {
    var pacing = answered(after: .milliseconds(100))
    var count = 0
    while pacing.isDrained(at: .milliseconds(200)), count < 100 {
      pacing.didAsk(at: .milliseconds(200))
      count += 1
    }
    #expect(count == 7)
  }

  @Test("a terminal that falls behind gets one frame at a time")
  func behind() {
    var pacing = answered(after: .milliseconds(100))
    pacing.didAsk(at: .milliseconds(200))
    pacing.didReceive(answers: 1, at: .milliseconds(500))
    pacing.didAsk(at: .milliseconds(500))
    #expect(!pacing.isDrained(at: .milliseconds(510)))
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
