/// What an effect is called, and what it shows.
public struct EffectSummary: Hashable, Sendable {
  /// The name for commands: lower case words joined by hyphens.
  public let name: String
  /// The name for people.
  public let title: String
  /// Which of the four articles on card animation the effect answers.
  public let article: EffectArticle
  /// What can be seen, in a sentence.
  public let explanation: String

  /// Creates a summary.
  public init(_ name: String, title: String, article: EffectArticle, explanation: String) {
    self.name = name
    self.title = title
    self.article = article
    self.explanation = explanation
  }
}
