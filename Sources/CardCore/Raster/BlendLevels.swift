/// The few blends of two colours that are used, and what each costs.
///
/// Few levels mean few colours, which terminals change slowly. A blend is judged by the worse of two
/// readings of a grey: as a share of light, and as a share of the code value.
struct BlendLevels {
  /// The number of steps from one colour to the other.
  let steps: Int
  /// The best level for each 1/256 of a share.
  private let nearest: [UInt8]
  /// The squared error of that level.
  private let penalty: [Float]

  /// Creates the levels.
  init(steps: Int) {
    self.steps = steps
    let values = (0...steps).map { step in
      let share = Float(step) / Float(steps)
      return Double(LinearLight.blend(.black, .white, share: share).green) / 255
    }
    func error(_ value: Double, _ share: Double) -> Double {
      let light = LinearLight.decode(value) - share
      let code = value - share
      return max(light * light, code * code)
    }
    var nearest: [UInt8] = []
    var penalty: [Float] = []
    for index in 0...256 {
      let share = Double(index) / 256
      var best = 0
      for step in 1...steps where error(values[step], share) < error(values[best], share) {
        best = step
      }
      nearest.append(UInt8(best))
      penalty.append(Float(error(values[best], share)))
    }
    self.nearest = nearest
    self.penalty = penalty
  }

  /// Whether a share is drawn in one of the two colours alone.
  @inline(__always)
  func isPure(_ share: Float) -> Bool {
    let level = Int(nearest[Self.index(share)])
    return level == 0 || level == steps
  }

  /// The level for a share of the second colour.
  @inline(__always)
  func level(for share: Float) -> Float {
    Float(nearest[Self.index(share)]) / Float(steps)
  }

  /// The error of a group of parts drawn in its best level, but for a constant of the cell.
  ///
  /// - Parameters:
  ///   - sum: The sum of the parts' shares.
  ///   - count: The number of parts.
  @inline(__always)
  func cost(sum: Float, count: Float) -> Float {
    let mean = sum / count
    return count * penalty[Self.index(mean)] - sum * mean
  }

  @inline(__always)
  private static func index(_ share: Float) -> Int {
    Int(min(max(share, 0), 1) * 256 + 0.5)
  }
}
