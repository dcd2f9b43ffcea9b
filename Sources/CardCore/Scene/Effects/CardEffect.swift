/// A movement of cards as a pure function of progress.
///
/// An animation, a spring or a hand gives the progress; 0 is the start and 1 the end, and springs
/// may go a little beyond either. Where nothing is moved, a card is one whole panel at rest.
public protocol CardEffect: Sendable {
  /// What the effect is called, and what it shows.
  var summary: EffectSummary { get }
  /// How the effect is played from 0 to 1.
  var animation: Animation { get }
  /// How many different cards it likes to show; with fewer, cards are repeated.
  var cardCount: Int { get }

  /// The panels at a progress, in the order in which they are painted: far ones first.
  ///
  /// Progress that is not finite counts as 0, and an empty stage gives no panel that is seen.
  func panels(at progress: Double, on stage: EffectStage) -> [Panel]
}

extension CardEffect {
  /// A spring with a trace of overshoot.
  public var animation: Animation { .spring(response: 0.55, dampingFraction: 0.8) }

  /// The card, and the next one.
  public var cardCount: Int { 2 }

  /// The name for commands: lower case words joined by hyphens.
  public var name: String { summary.name }

  /// The name for people.
  public var title: String { summary.title }

  /// Which of the four articles on card animation the effect answers.
  public var article: EffectArticle { summary.article }

  /// What can be seen, in a sentence.
  public var explanation: String { summary.explanation }
}
