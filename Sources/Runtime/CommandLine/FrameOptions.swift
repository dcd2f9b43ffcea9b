public import CardCore
public import StudyApp

/// What `recto frame` is to draw, and how.
public struct FrameOptions: Hashable, Sendable {
  /// What stands on the card.
  public enum Content: Hashable, Sendable {
    /// A card of a deck, counted from 1; the first deck of the library when none is named.
    case card(deck: String?, number: Int)
    /// Two texts.
    case texts(front: String, back: String)
    /// Bare white paper on black.
    case blank
    /// The cards of the gallery.
    case samples
  }

  /// A moment of an effect.
  public struct EffectMoment: Hashable, Sendable {
    /// The effect's name.
    public var name: String
    /// How far it has come, 0...1.
    public var progress: Double

    /// Creates a moment.
    public init(name: String, progress: Double) {
      self.name = name
      self.progress = progress
    }
  }

  /// How the picture is written.
  public enum Format: String, Hashable, Sendable, CaseIterable {
    /// Characters only.
    case text
    /// Characters with colours.
    case ansi
    /// Every cell, and where the corners are.
    case json
    /// A picture of shapes and text.
    case svg
    /// A picture of pixels.
    case png
  }

  /// What stands on the card.
  public var content = Content.card(deck: nil, number: 1)
  /// The picture's extent.
  public var size = CellSize(columns: 80, rows: 24)
  /// The card's extent; nil is what the study screen would choose.
  public var cardSize: CellSize?
  /// The height of a cell in widths.
  public var cellAspect = 2.0
  /// How far the card is turned.
  public var turn = Angle.zero
  /// The axis of the turn.
  public var axis = Vector3.vertical
  /// The place of the card that the turn leaves where it is.
  public var anchor = UnitPoint.center
  /// The depth of that place, in points.
  public var anchorZ = 0.0
  /// The strength of the perspective; 0 is none.
  public var perspective = 0.5
  /// The pointer's place from the card's middle, -1…1 each; nil for no tilt.
  public var tilt: Point?
  /// The moment of an effect that is drawn instead of a turn; nil for a turn.
  public var effect: EffectMoment?
  /// The characters to draw with.
  public var symbols = SymbolSet.block
  /// The colours to draw with.
  public var colors = ColorDepth.truecolor
  /// The colours of the table and of the card.
  public var theme = Theme.dark
  /// What large text is set in.
  public var headline = HeadlineStyle.text
  /// How the picture is written.
  public var format = Format.text

  /// Creates the options that hold when nothing is given.
  public init() {}
}
