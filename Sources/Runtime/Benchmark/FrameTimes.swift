/// How long the frames of a motion take, in processor time.
enum FrameTimes {
  /// How often each frame is drawn; its median counts, so that what else the machine does hardly
  /// shows.
  private static let rounds = 5

  /// The times of frames in milliseconds.
  ///
  /// - Parameters:
  ///   - count: How many frames there are.
  ///   - prepare: Makes what a frame needs; its time does not count.
  ///   - draw: Draws a frame.
  static func percentiles<Preparation>(
    ofFrames count: Int, prepare: (Int) -> Preparation, draw: (Preparation) -> Void
  ) -> Percentiles {
    let clock = SystemClock()
    var times = [[Double]](repeating: [], count: count)
    // The first round paints the textures, which happens once a card.
    for round in 0...rounds {
      for frame in 0..<count {
        let preparation = prepare(frame)
        let start = clock.processorSeconds
        draw(preparation)
        if round > 0 { times[frame].append((clock.processorSeconds - start) * 1000) }
      }
    }
    return Percentiles(times.map { Percentiles($0).p50 })
  }
}
