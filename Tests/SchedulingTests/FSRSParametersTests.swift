import Testing

@testable import Scheduling

struct FSRSParametersTests {
  @Test("The standard parameters lie in their ranges")
  func standard() throws {
    #expect(try FSRSParameters(FSRSParameters.standard.weights) == .standard)
  }

  @Test("A wrong count is refused and told", arguments: [0, 1, 18, 20, 22])
  func count(count: Int) {
    #expect(throws: SchedulingError.parameterCount(count)) {
      try FSRSParameters([Double](repeating: 0.5, count: count))
    }
  }

  @Test("A number outside its range is refused", arguments: [-1, 101, .nan, .infinity])
  func range(value: Double) {
    for position in 0..<21 {
      var weights = FSRSParameters.standard.weights
      weights[position] = value
      #expect(throws: SchedulingError.self) { try FSRSParameters(weights) }
    }
  }

  @Test("Older sets take the form of FSRS-6")
  func older() throws {
    let seventeen = [
      0.4, 0.9, 2.3, 10.9, 4.93, 0.94, 0.86, 0.01, 1.49, 0.14, 0.94, 2.18, 0.05, 0.34, 1.26, 0.29,
      2.61,
    ]
    let weights = try FSRSParameters(seventeen).weights
    #expect(weights.count == 21)
    #expect(abs(weights[4] - 6.81) < 1e-12)
    #expect(abs(weights[5] - 0.446_750_141) < 1e-8)
    #expect(abs(weights[6] - 1.36) < 1e-12)
    #expect(weights[17...] == [0, 0, 0, 0.5])
    let nineteen = Array(FSRSParameters.standard.weights.prefix(19))
    #expect(try FSRSParameters(nineteen).weights == nineteen + [0, 0.5])
  }

  @Test("Several relearning steps cannot leave a forgotten card more stable than before")
  func relearning() throws {
    var weights = FSRSParameters.standard.weights
    weights[17] = 2
    weights[18] = 2
    let parameters = try FSRSParameters(weights)
    #expect(parameters.limited(toRelearningSteps: 1) == parameters)
    let limited = parameters.limited(toRelearningSteps: 3).weights
    let gain = limited[17] * limited[18] * 3
    #expect(limited[17] < 2 && abs(gain - 0.7213) < 1e-2)
  }
}
