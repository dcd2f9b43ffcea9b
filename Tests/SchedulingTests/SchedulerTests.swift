import Testing

@testable import Scheduling

struct SchedulerTests {
  let scheduler = Scheduler()
  /// 2026-11-30 12:00 UTC.
  let noon = Moment(unixMilliseconds: 1_796_040_000_000, utcOffsetSeconds: 0)

  func known(
    stability: Double = 30, interval: Int = 30, daysAgo: Int = 30, lapses: Int = 0
  ) -> Memory {
    Memory(
      stability: stability, difficulty: 5, phase: .review,
      due: .on(noon.studyDay.advanced(by: interval - daysAgo)), intervalDays: interval,
      lastReview: noon.advanced(byMilliseconds: Int64(-daysAgo) * 86_400_000), reviewCount: 5,
      lapseCount: lapses)
  }

  @Test("A new card climbs its steps and leaves them for days")
  func climb() {
    let first = scheduler.next(nil, grade: .good, at: noon, fuzzSeed: nil)
    #expect(first.phase == .learning(step: 1))
    #expect(first.due == .at(unixMilliseconds: noon.unixMilliseconds + 600_000))
    let later = noon.advanced(byMilliseconds: 600_000)
    let second = scheduler.next(first, grade: .good, at: later, fuzzSeed: nil)
    #expect(
      second
        == Memory(
          stability: first.stability, difficulty: second.difficulty, phase: .review,
          due: .on(noon.studyDay.advanced(by: 2)), intervalDays: 2, lastReview: later,
          reviewCount: 2, lapseCount: 0))
  }

  @Test("Hard is never later than Good, nor Good than Easy, with and without spreading")
  func order() throws {
    var seed: UInt64 = 1
    for stability in [0.01, 0.5, 1, 2.4, 7, 30, 400, 9000, 36_500] {
      for interval in [1, 2, 3, 30, 400, 36_500] {
        for daysAgo in [0, 1, interval, interval * 3] {
          seed &+= 1
          let memory = known(stability: stability, interval: interval, daysAgo: daysAgo)
          for fuzz in [nil, seed] {
            let next = scheduler.preview(memory, at: noon, fuzzSeed: fuzz)
            let hard = try #require(next[.hard]).intervalDays
            let good = try #require(next[.good]).intervalDays
            let easy = try #require(next[.easy]).intervalDays
            #expect(1 <= hard && hard <= good && good <= easy && easy <= 36_500)
            #expect(hard < good || good == 36_500)
            #expect(good < easy || easy == 36_500)
          }
        }
      }
    }
  }

  @Test("No interval passes the longest one", arguments: [1, 2, 7, 50])
  func longest(days: Int) {
    let scheduler = Scheduler(settings: SchedulerSettings(maximumIntervalDays: days))
    for memory in [nil, known(stability: 5000, interval: 50)] {
      for seed in [nil, 3, 99] as [UInt64?] {
        for next in scheduler.preview(memory, at: noon, fuzzSeed: seed).values {
          #expect(next.intervalDays <= days)
        }
      }
    }
    let easy = scheduler.next(known(), grade: .easy, at: noon, fuzzSeed: nil)
    #expect(easy.intervalDays == days)
  }

  @Test("An interval a little below the last one stays at the last, one far below falls")
  func slightFall() throws {
    for (interval, expected) in [(38, 38), (40, 40), (41, 37)] {
      let memory = known(stability: 35, interval: interval, daysAgo: 1)
      let model = scheduler.model.interval(
        stability: scheduler.next(memory, grade: .hard, at: noon, fuzzSeed: nil).stability,
        retention: 0.9)
      #expect(model.roundedDays == 37)
      #expect(IntervalFuzz.range(model) == 33...40)
      let hard = scheduler.next(memory, grade: .hard, at: noon, fuzzSeed: nil)
      #expect(hard.intervalDays == expected)
    }
  }

  @Test("The preview is what the grade then does")
  func preview() {
    for memory in [nil, known()] {
      let preview = scheduler.preview(memory, at: noon, fuzzSeed: 7)
      #expect(preview.count == 4)
      for (grade, next) in preview {
        #expect(scheduler.next(memory, grade: grade, at: noon, fuzzSeed: 7) == next)
      }
    }
  }

  @Test("A step that crosses the rollover is due all the next study day")
  func rollover() {
    let late = Moment(unixMilliseconds: 1_796_097_300_000, utcOffsetSeconds: 0)  // 03:55
    let first = scheduler.next(nil, grade: .again, at: late, fuzzSeed: nil)
    #expect(first.due == .at(unixMilliseconds: late.unixMilliseconds + 60_000))
    let good = scheduler.next(nil, grade: .good, at: late, fuzzSeed: nil)
    #expect(good.phase == .learning(step: 1))
    #expect(good.due == .on(late.studyDay.advanced(by: 1)))
    #expect(good.intervalDays == 0)
  }

  @Test("A clock set back counts as no time passed")
  func clockSetBack() {
    let memory = known(daysAgo: -400)
    #expect(Scheduler.elapsedDays(since: memory.lastReview, to: noon) == 0)
    #expect(scheduler.retrievability(memory, at: noon) == 1)
    let next = scheduler.next(memory, grade: .good, at: noon, fuzzSeed: nil)
    #expect(next.stability >= memory.stability)
    #expect(next.due == .on(noon.studyDay.advanced(by: next.intervalDays)))
  }

  @Test("Forgetting a known card counts a lapse and starts its relearning")
  func lapse() {
    let forgotten = scheduler.next(known(lapses: 7), grade: .again, at: noon, fuzzSeed: nil)
    #expect(forgotten.phase == .relearning(step: 0))
    #expect(forgotten.lapseCount == 8)
    #expect(scheduler.isLeech(forgotten))
    #expect(!scheduler.isLeech(known(lapses: 7)))
    let again = scheduler.next(forgotten, grade: .again, at: noon, fuzzSeed: nil)
    #expect(again.lapseCount == 8)
    let never = Scheduler(settings: SchedulerSettings(leechThreshold: 0))
    #expect(!never.isLeech(forgotten))
  }

  @Test("A step beyond those of the settings leaves them at the next Good")
  func fewerSteps() {
    var memory = scheduler.next(nil, grade: .good, at: noon, fuzzSeed: nil)
    for step in [2, 99, Int.max, -4] {
      memory.phase = .learning(step: step)
      let good = scheduler.next(memory, grade: .good, at: noon, fuzzSeed: nil)
      #expect(good.phase == (step < 0 ? .learning(step: 1) : .review))
    }
  }

  @Test("Settings outside their ranges are moved into them")
  func settings() {
    let settings = Scheduler(
      settings: SchedulerSettings(
        desiredRetention: .nan, learningSteps: [-5, Int.max], relearningSteps: [0],
        maximumIntervalDays: 0)
    ).settings
    #expect(settings.desiredRetention == 0.70)
    #expect(settings.learningSteps == [1, 31_536_000])
    #expect(settings.relearningSteps == [1])
    #expect(settings.maximumIntervalDays == 1)
  }
}
