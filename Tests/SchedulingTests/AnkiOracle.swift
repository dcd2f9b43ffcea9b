/// What Anki 26.9.3 scheduled, with the spreading of intervals off.
struct AnkiOracle: Decodable {
  var sequences: [Sequence]

  struct Sequence: Decodable {
    var preset: String
    var parameters: [Double]
    var desiredRetention: Double
    var learningMinutes: [Double]
    var relearningMinutes: [Double]
    var maximumInterval: Int
    var created: Int64
    var reviews: [Row]

    enum CodingKeys: String, CodingKey {
      case preset
      case parameters = "fsrs_params_6"
      case desiredRetention = "desired_retention"
      case learningMinutes = "learn_steps_min"
      case relearningMinutes = "relearn_steps_min"
      case maximumInterval = "max_interval"
      case created = "collection_crt"
      case reviews
    }
  }

  struct Row: Decodable {
    var time: Int64
    var rating: Int
    var studyDay: Int
    var type: Int
    var queue: Int
    var due: Int64
    var interval: Int
    var reps: Int
    var lapses: Int
    var left: Int
    var data: Stored

    enum CodingKeys: String, CodingKey {
      case time = "t"
      case rating
      case studyDay = "study_day"
      case type
      case queue
      case due
      case interval = "ivl"
      case reps
      case lapses
      case left
      case data
    }
  }

  /// Stability to 4 and difficulty to 3 decimals, from which Anki goes on.
  struct Stored: Decodable {
    var s: Double
    var d: Double
  }
}
