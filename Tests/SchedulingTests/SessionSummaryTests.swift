import Testing

@testable import Scheduling

struct SessionSummaryTests {
  let noon = Moment(unixMilliseconds: 1_796_040_000_000, utcOffsetSeconds: 0)

  /// Reviews of one card a minute apart, or after days, as a scheduler would make them.
  func reviews(_ grades: [(Grade, days: Int)]) -> [Review] {
    var memory: Memory?
    var now = noon
    return grades.enumerated().map { number, step in
      now = now.advanced(byMilliseconds: Int64(step.days) * 86_400_000 + 60_000)
      let after = Scheduler().next(memory, grade: step.0, at: now, fuzzSeed: nil)
      defer { memory = after }
      return Review(
        id: "\(number)", card: CardIdentity(deck: "d", id: nil, front: "f", back: "b"),
        grade: step.0, moment: now, answerMilliseconds: number == 0 ? 90_000 : 1500, before: memory,
        after: after)
    }
  }

  @Test("Grades, new and learned cards, time and retention are counted")
  func summary() {
    let reviews = reviews([
      (.good, 0), (.good, 0), (.hard, 3), (.again, 9), (.good, 0), (.easy, 5), (.again, 30),
    ])
    let due = Memory.Due.on(noon.studyDay.advanced(by: 50))
    let summary = SessionSummary(reviews: reviews, nextDue: due)
    #expect(summary.gradeCounts == [.good: 3, .hard: 1, .again: 2, .easy: 1])
    #expect(summary.answerCount == 7)
    #expect(summary.newCards == 1)
    #expect(summary.learnedCards == 1)
    #expect(summary.answerMilliseconds == 60_000 + 6 * 1500)
    #expect(summary.reviewCount == 4)
    #expect(summary.rememberedCount == 2)
    #expect(summary.retention == 0.5)
    #expect(summary.nextDue == due)
  }

  @Test("Without reviews there is no retention")
  func empty() {
    let summary = SessionSummary(reviews: [], nextDue: nil)
    #expect(summary.retention == nil)
    #expect(summary.answerCount == 0)
    #expect(SessionSummary(reviews: reviews([(.again, 0)]), nextDue: nil).retention == nil)
  }

  @Test("A day's progress leaves out what was taken back, other decks and other days")
  func dayProgress() {
    let reviews = reviews([(.good, 0), (.good, 0), (.good, 2), (.good, 0)])
    let log = reviews.map { LogEntry.review($0) }
    func progress(_ log: [LogEntry], deck: String = "d", days: Int) -> DayProgress {
      DayProgress(log: log, deck: deck, day: noon.studyDay.advanced(by: days))
    }
    #expect(progress(log, days: 0) == DayProgress(newCards: 1, reviews: 0))
    #expect(progress(log, days: 2) == DayProgress(newCards: 0, reviews: 2))
    #expect(progress(log, deck: "e", days: 0) == DayProgress())
    let undone = log + [.undo(reviewID: "0", moment: noon), .undo(reviewID: "3", moment: noon)]
    #expect(progress(undone, days: 0) == DayProgress())
    #expect(progress(undone, days: 2) == DayProgress(newCards: 0, reviews: 1))
  }
}
