/// What py-fsrs 6.3.2 computed for sequences of grades, and single formulas.
struct FSRSOracle: Decodable {
  var meta: Meta
  var cases: [Case]
  var unit: Unit
  var unitParameters: [[Double]]
  var fuzzRanges: [[Double]]

  struct Meta: Decodable {
    var upstreamKnownAnswers: [KnownAnswer]

    enum CodingKeys: String, CodingKey {
      case upstreamKnownAnswers = "upstream_known_answers"
    }
  }

  struct KnownAnswer: Decodable {
    var ratings: [Int]?
    var source: String
  }

  struct Case: Decodable {
    var id: String
    var scheduler: Settings
    var reviews: [Step]
  }

  struct Settings: Decodable {
    var parameters: [Double]
  }

  struct Step: Decodable {
    var rating: Int
    var elapsedDays: Int?
    var retrievabilityBefore: Double?
    var py: Result

    enum CodingKeys: String, CodingKey {
      case rating
      case py
      case elapsedDays = "elapsed_days"
      case retrievabilityBefore = "retrievability_before"
    }
  }

  struct Result: Decodable {
    var stability: Double
    var difficulty: Double
  }

  struct Unit: Decodable {
    var retrievability: [Row]
    var nextInterval: [Row]
    var initial: [Row]
    var nextDifficulty: [Row]
    var recall: [Row]
    var forget: [Row]
    var shortTerm: [Row]

    enum CodingKeys: String, CodingKey {
      case retrievability
      case nextInterval = "next_interval"
      case initial = "init"
      case nextDifficulty = "next_difficulty"
      case recall
      case forget
      case shortTerm = "short_term"
    }
  }

  /// One row of any of the single formulas; each fills the columns it has.
  struct Row: Decodable {
    var w: Int?
    var w20: Double?
    var t: Double?
    var s: Double?
    var d: Double?
    var r: Double?
    var dr: Double?
    var rating: Int?
    var unrounded: Double?
    var days: Int?
    var newDifficulty: Double?
    var newStability: Double?

    enum CodingKeys: String, CodingKey {
      case w
      case w20
      case t
      case s
      case d
      case r
      case dr
      case rating
      case unrounded
      case days
      case newDifficulty = "d_new"
      case newStability = "s_new"
    }
  }

  enum CodingKeys: String, CodingKey {
    case meta
    case cases
    case unit
    case unitParameters = "unit_parameters"
    case fuzzRanges = "fuzz_ranges"
  }
}
