/// The articles on card animation that the effects answer.
public enum EffectArticle: Hashable, Sendable, CaseIterable {
  /// Cards that turn over, pages of a book, and folds in space.
  case turnsPagesAndFolds
  /// One card whose side follows from its pose.
  case sides
  /// A card that tilts under a hand, with layers and light.
  case tilt
  /// Movement along a path, with the shape in step.
  case paths

  /// What the article is about.
  public var title: String {
    switch self {
    case .turnsPagesAndFolds: "Turns, pages and folds"
    case .sides: "Two sides"
    case .tilt: "Tilt"
    case .paths: "Paths"
    }
  }
}
