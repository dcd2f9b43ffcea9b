import Testing

@testable import Scheduling

struct StudyDayTests {
  static let hour = 3600

  @Test(
    "A day begins at 4:00 local time",
    arguments: [
      // 2023-11-15 01:00 and 04:00 in New York, after a start on 2023-11-14 04:00.
      (1_699_952_400, -5, 19_675), (1_700_028_000, -5, 19_675), (1_700_038_799, -5, 19_675),
      (1_700_038_800, -5, 19_676), (0, 4, 0), (-1, 4, -1), (-86_401, 4, -2),
    ])
  func rollover(seconds: Int64, hours: Int, day: Int) {
    let moment = Moment(unixMilliseconds: seconds * 1000, utcOffsetSeconds: hours * Self.hour)
    #expect(moment.studyDay == StudyDay(number: day))
  }

  @Test("A day starts where it contains the start and not the moment before")
  func start() {
    for offset in [-12 * 3600, -12_600, 0, 19_800, 14 * 3600] {
      for number in [-719_528, -1, 0, 1, 20_422, 84_000] {
        let day = StudyDay(number: number)
        let start = day.start(utcOffsetSeconds: offset)
        #expect(start.studyDay == day)
        #expect(start.advanced(byMilliseconds: -1).studyDay == day.advanced(by: -1))
        #expect(start.nextRollover.milliseconds(since: start) == 86_400_000)
      }
    }
  }

  /// Local times with the offsets that held: Germany 2015-10-25 (back) and 2015-03-29 (forward),
  /// São Paulo 2018-11-04 (midnight missing), Apia 2011-12-30 (the day is skipped).
  @Test(
    "Changing clocks neither end a day early nor count it twice",
    arguments: [
      // (start of one study day, start of the next, their offsets, days between)
      (1_445_652_000, 7200, 1_445_742_000, 3600, 1),
      (1_427_511_600, 3600, 1_427_594_400, 7200, 1),
      (1_541_228_400, -10_800, 1_541_311_200, -7200, 1),
      (1_325_167_200, -36_000, 1_325_253_600, 50_400, 2),
    ])
  func clockChanges(first: Int64, firstOffset: Int, second: Int64, secondOffset: Int, days: Int) {
    let start = Moment(unixMilliseconds: first * 1000, utcOffsetSeconds: firstOffset)
    let end = Moment(unixMilliseconds: second * 1000, utcOffsetSeconds: secondOffset)
    #expect(start == start.studyDay.start(utcOffsetSeconds: firstOffset))
    #expect(end == end.studyDay.start(utcOffsetSeconds: secondOffset))
    #expect(end.studyDay.days(since: start.studyDay) == days)
    #expect(end.advanced(byMilliseconds: -1).studyDay == end.studyDay.advanced(by: -1))
  }

  @Test("Absurd moments give a day, never a trap")
  func absurd() {
    for milliseconds in [Int64.min, .max] {
      for offset in [Int.min, Int.max] {
        let moment = Moment(unixMilliseconds: milliseconds, utcOffsetSeconds: offset)
        #expect(moment.studyDay < StudyDay(number: 200_000_000_000))
        #expect(moment.nextRollover.utcOffsetSeconds == offset)
        #expect(moment.advanced(byMilliseconds: milliseconds).unixMilliseconds == milliseconds)
      }
    }
    #expect(StudyDay(number: .max).advanced(by: 1) == StudyDay(number: .max))
    #expect(StudyDay(number: .min).days(since: StudyDay(number: .max)) == .min)
  }
}
