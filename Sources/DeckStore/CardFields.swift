/// Where the values of a card start in its file; 0 is "has none".
struct CardFields: Equatable {
  /// The opening brace.
  var start: UInt32
  /// The opening quote of `id`.
  var id: UInt32 = 0
  /// The opening quote of `front`.
  var front: UInt32 = 0
  /// The opening quote or bracket of `back`.
  var back: UInt32 = 0
  /// The opening quote of the first answer.
  var firstBack: UInt32 = 0
  /// The opening quote of `reading`.
  var reading: UInt32 = 0
  /// The opening quote of the example's `front`.
  var exampleFront: UInt32 = 0
  /// The opening quote of the example's `back`.
  var exampleBack: UInt32 = 0
  /// The opening quote of `hint`.
  var hint: UInt32 = 0
  /// The opening bracket of `tags`.
  var tags: UInt32 = 0
  /// The opening quote of `image`.
  var image: UInt32 = 0
  /// Whether there is a `front`, be it valid or not.
  var hasFront = false
  /// Whether there is a `back`, be it valid or not.
  var hasBack = false
}
