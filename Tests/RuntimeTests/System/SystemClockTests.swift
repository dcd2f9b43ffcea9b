import Foundation
import Runtime
import Scheduling
import Testing

@Suite("Clocks")
struct SystemClockTests {
  @Test("The clock runs forward")
  func runsForward() {
    let clock = SystemClock()
    let first = clock.seconds
    #expect(clock.seconds >= first)
  }

  @Test("The moment is the system's, with its offset from UTC")
  func momentIsNow() {
    let moment = SystemClock().moment
    let now = Date()
    #expect(abs(Double(moment.unixMilliseconds) / 1000 - now.timeIntervalSince1970) < 5)
    #expect(moment.utcOffsetSeconds == TimeZone.current.secondsFromGMT(for: now))
  }
}
