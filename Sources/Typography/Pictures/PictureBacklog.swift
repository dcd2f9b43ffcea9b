/// Which pictures are to be decoded, which one is in work, and what came of the latest.
struct PictureBacklog {
  /// How far a picture is.
  enum Progress {
    /// It will be there; slow when somebody who looks at its place may wonder.
    case awaited(isSlow: Bool)
    /// It can be had.
    case decoded(PictureRequest.Outcome)
  }

  private struct Wait {
    let start: ContinuousClock.Instant
    var isSlow = false
  }

  /// The wait after which somebody may wonder.
  static let patience = Duration.milliseconds(250)
  /// More pictures than are ever seen at once; those asked for first are dropped.
  static let mostWaiting = 16
  /// A card that is scrolled or comes in other colours needs its picture again.
  static let mostDecoded = 8

  /// The pictures to be decoded; what was asked for last is seen now, so it is the next.
  private var order: [PictureRequest] = []
  /// Those and the one in work.
  private var waits: [PictureRequest: Wait] = [:]
  /// The latest that were used, in that order.
  private var decoded: [(request: PictureRequest, outcome: PictureRequest.Outcome)] = []
  private var hasChange = false

  /// Whether somebody is at work.
  private(set) var isInWork = false

  /// Whether a picture is still to come, or a change has not been taken.
  var isAwaiting: Bool { !waits.isEmpty || hasChange }

  /// Asks for a picture.
  mutating func progress(of request: PictureRequest, at now: ContinuousClock.Instant) -> Progress {
    if let place = decoded.firstIndex(where: { $0.request == request }) {
      let found = decoded.remove(at: place)
      decoded.append(found)
      return .decoded(found.outcome)
    }
    guard let wait = waits[request] else {
      waits[request] = Wait(start: now)
      order.append(request)
      if order.count > Self.mostWaiting { waits[order.removeFirst()] = nil }
      return .awaited(isSlow: false)
    }
    if let place = order.firstIndex(of: request) { order.append(order.remove(at: place)) }
    return .awaited(isSlow: wait.isSlow)
  }

  /// The next picture for somebody to decode; nil when the work is done.
  mutating func next() -> PictureRequest? {
    let request = order.popLast()
    isInWork = request != nil
    return request
  }

  /// Takes what came of a picture.
  mutating func finish(_ request: PictureRequest, _ outcome: PictureRequest.Outcome) {
    waits[request] = nil
    decoded.append((request, outcome))
    if decoded.count > Self.mostDecoded { decoded.removeFirst() }
    hasChange = true
  }

  /// Whether the progress of a picture has changed since the last call.
  mutating func takeChange(at now: ContinuousClock.Instant) -> Bool {
    for (request, wait) in waits where !wait.isSlow && now - wait.start >= Self.patience {
      waits[request]?.isSlow = true
      hasChange = true
    }
    defer { hasChange = false }
    return hasChange
  }
}
