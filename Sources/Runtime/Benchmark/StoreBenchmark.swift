public import Scheduling
internal import StudyApp

/// How long a grade takes until it is durable.
public enum StoreBenchmark {
  /// The figure for a number of grades of as many cards.
  public static func figure(
    _ store: any ProgressStoring, count: Int = 500
  ) throws(ProgressError) -> BenchmarkFigure {
    let clock = SystemClock()
    let scheduler = Scheduler()
    var random = SystemRandomNumberGenerator()
    var identifiers = ReviewIdentifiers(seed: (random.next(), random.next()))
    var times: [Double] = []
    for number in 0..<count {
      let now = clock.moment
      let review = Review(
        id: identifiers.next(),
        card: CardIdentity(
          deck: "bench", id: nil, front: "front \(number)", back: "back \(number)"),
        grade: .good, moment: now, answerMilliseconds: 1000, before: nil,
        after: scheduler.next(nil, grade: .good, at: now, fuzzSeed: nil))
      let start = clock.seconds
      try store.record(review)
      times.append((clock.seconds - start) * 1000)
    }
    let result = Percentiles(times)
    return BenchmarkFigure(
      "grade to durable, p99", result.p99, "ms", budget: 10,
      note: "p50 \(BenchmarkFigure.number(result.p50)) ms")
  }
}
