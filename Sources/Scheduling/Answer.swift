/// One card about to be graded: what each grade would lead to.
struct Answer {
  let scheduler: Scheduler
  let memory: Memory?
  let moment: Moment
  let fuzzSeed: UInt64?

  /// A place on the way: phase, due time and interval, without the model's state.
  private struct Plan {
    var phase: Memory.Phase
    var due: Memory.Due
    var intervalDays = 0
  }

  private enum Ladder {
    case learning
    case relearning
  }

  private var settings: SchedulerSettings { scheduler.settings }

  /// The memory after a grade.
  func memory(after grade: Grade) -> Memory {
    let plan: Plan
    switch memory?.phase {
    case nil: plan = climbing(.learning, step: 0, grade: grade)
    case .learning(let step): plan = climbing(.learning, step: step, grade: grade)
    case .relearning(let step): plan = climbing(.relearning, step: step, grade: grade)
    case .review: plan = reviewing(grade)
    }
    let state = state(after: grade)
    let isLapse = memory?.phase == .review && grade == .again
    return Memory(
      stability: state.stability, difficulty: state.difficulty, phase: plan.phase, due: plan.due,
      intervalDays: plan.intervalDays, lastReview: moment,
      reviewCount: (memory?.reviewCount ?? 0).addingSaturated(1),
      lapseCount: (memory?.lapseCount ?? 0).addingSaturated(isLapse ? 1 : 0))
  }

  private func state(after grade: Grade) -> MemoryState {
    guard let memory else { return scheduler.model.firstState(grade) }
    return scheduler.model.nextState(
      MemoryState(stability: memory.stability, difficulty: memory.difficulty), grade: grade,
      elapsedDays: Scheduler.elapsedDays(since: memory.lastReview, to: moment))
  }

  /// The interval that the model gives, in days, not rounded.
  private func interval(_ grade: Grade) -> Double {
    scheduler.model.interval(
      stability: state(after: grade).stability, retention: settings.desiredRetention)
  }

  // MARK: Steps of minutes

  private func climbing(_ ladder: Ladder, step: Int, grade: Grade) -> Plan {
    let steps = ladder == .learning ? settings.learningSteps : settings.relearningSteps
    let step = max(0, step)
    switch grade {
    case .again:
      guard let first = steps.first else { return graduating(from: ladder, grade) }
      return waiting(first, on: ladder, step: 0)
    case .hard:
      guard let delay = hardDelay(steps, step: step) else {
        return graduating(from: ladder, grade)
      }
      return waiting(delay, on: ladder, step: step)
    case .good:
      guard step < steps.count - 1 else {
        return graduating(from: ladder, grade)
      }
      return waiting(steps[step + 1], on: ladder, step: step + 1)
    case .easy: return review(after: graduationDays(.easy))
    }
  }

  /// The seconds after Hard, which repeats the step; nil without steps.
  ///
  /// On the first step they are the mean of the first two, or, of a single one, half as long again
  /// but at most a day longer. Above a day they are whole days.
  private func hardDelay(_ steps: [Int], step: Int) -> Int? {
    guard let first = steps.first, let last = steps.last else { return nil }
    guard step == 0 else { return step < steps.count ? steps[step] : last }
    let delay =
      steps.count > 1 ? (first + max(first, steps[1])) / 2 : min(first * 3 / 2, first + 86_400)
    return delay > 86_400 ? (Double(delay) / 86_400).roundedDays * 86_400 : delay
  }

  /// Leaves the steps.
  ///
  /// Without any steps, an interval below half a day is kept to the second.
  private func graduating(from ladder: Ladder, _ grade: Grade) -> Plan {
    let steps = ladder == .learning ? settings.learningSteps : settings.relearningSteps
    let interval = interval(grade)
    if steps.isEmpty, interval < 0.5, scheduler.model.learnsWithinDay {
      return waiting(max(1, Int(interval * 86_400)), on: ladder, step: 0)
    }
    return review(after: graduationDays(grade))
  }

  private func graduationDays(_ grade: Grade) -> Int {
    let good = days(.good, atLeast: 1)
    return grade == .easy
      ? days(.easy, atLeast: good + 1) : grade == .good ? good : days(grade, atLeast: 1)
  }

  private func waiting(_ seconds: Int, on ladder: Ladder, step: Int) -> Plan {
    Plan(
      phase: ladder == .learning ? .learning(step: step) : .relearning(step: step),
      due: due(afterSeconds: seconds))
  }

  /// A moment today, or else a study day: a step that crosses the rollover is due all that day.
  private func due(afterSeconds seconds: Int) -> Memory.Due {
    let delay = Int64(seconds) * 1000
    let untilRollover = moment.nextRollover.milliseconds(since: moment)
    guard delay >= untilRollover else {
      return .at(unixMilliseconds: moment.advanced(byMilliseconds: delay).unixMilliseconds)
    }
    let daysBeyond = Int((delay - untilRollover) / 86_400_000)
    return .on(moment.studyDay.advanced(by: daysBeyond + 1))
  }

  // MARK: Days

  private func reviewing(_ grade: Grade) -> Plan {
    if grade == .again {
      guard let first = settings.relearningSteps.first else {
        return graduating(from: .relearning, .again)
      }
      return waiting(first, on: .relearning, step: 0)
    }
    let hard = days(.hard, atLeast: max(1, floor(.hard)))
    if grade == .hard { return review(after: hard) }
    let good = days(.good, atLeast: max(hard + 1, floor(.good)))
    if grade == .good { return review(after: good) }
    return review(after: days(.easy, atLeast: max(good + 1, floor(.easy))))
  }

  /// The shortest interval that spreading may leave: it must not undo a rise over the last one.
  private func floor(_ grade: Grade) -> Int {
    let previous = memory?.intervalDays ?? 0
    let interval = interval(grade)
    if interval.roundedDays > previous { return previous + 1 }
    return previous <= IntervalFuzz.range(interval).upperBound ? previous : 0
  }

  private func days(_ grade: Grade, atLeast minimum: Int) -> Int {
    let maximum = settings.maximumIntervalDays
    return IntervalFuzz.days(
      interval(grade), within: minimum.clamped(to: 1...maximum)...maximum, seed: fuzzSeed)
  }

  private func review(after days: Int) -> Plan {
    Plan(phase: .review, due: .on(moment.studyDay.advanced(by: days)), intervalDays: days)
  }
}
