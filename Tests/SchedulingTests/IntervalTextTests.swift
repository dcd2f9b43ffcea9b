import Testing

@testable import Scheduling

struct IntervalTextTests {
  @Test(
    "Seconds read as minutes, hours and days",
    arguments: [
      (Int64.min, "<1m"), (0, "<1m"), (59, "<1m"), (60, "1m"), (330, "6m"), (600, "10m"),
      (3569, "59m"), (3570, "1h"), (5400, "1.5h"), (36_000, "10h"),
      (86_399, "1d"), (Int64.max, "27379y"),
    ] as [(Int64, String)])
  func seconds(seconds: Int64, text: String) {
    #expect(IntervalText.text(seconds: seconds) == text)
  }

  @Test(
    "Days read as days, months and years",
    arguments: [
      (0, "0d"), (2, "2d"), (30, "30d"), (31, "1mo"), (46, "1.5mo"), (303, "10mo"), (349, "11mo"),
      (350, "11mo"), (351, "1y"), (472, "1.3y"), (767, "2.1y"), (3652, "10y"), (36_500, "100y"),
    ])
  func days(days: Int, text: String) {
    #expect(IntervalText.text(days: days) == text)
  }

  @Test("No interval of a scheduler takes more than five columns")
  func width() {
    for days in 0...36_500 { #expect(IntervalText.text(days: days).count <= 5) }
    for seconds in stride(from: Int64(0), through: 200_000, by: 7) {
      #expect(IntervalText.text(seconds: seconds).count <= 5)
    }
  }

  @Test("A due day that has come reads today")
  func due() {
    let now = Moment(unixMilliseconds: 1_796_000_000_000, utcOffsetSeconds: 3600)
    let later = now.advanced(byMilliseconds: 600_000).unixMilliseconds
    #expect(IntervalText.until(.at(unixMilliseconds: later), from: now) == "10m")
    #expect(IntervalText.until(.on(now.studyDay), from: now) == "today")
    #expect(IntervalText.until(.on(now.studyDay.advanced(by: -9)), from: now) == "today")
    #expect(IntervalText.until(.on(now.studyDay.advanced(by: 4)), from: now) == "4d")
    #expect(IntervalText.until(.at(unixMilliseconds: .min), from: now) == "<1m")
  }
}
