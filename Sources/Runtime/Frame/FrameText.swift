public import CardCore
internal import DeckStore
internal import StudyApp

/// Draws what `recto frame` asks for and writes it in its format.
public enum FrameText {
  /// Why there is nothing to draw.
  public enum Failure: Error, Hashable, Sendable {
    /// The deck cannot be had.
    case deck(DeckProblem)
    /// The library holds no deck.
    case emptyLibrary
    /// The deck has fewer cards.
    case noSuchCard(number: Int, count: Int, path: String)

    /// Whether a file's content is at fault.
    public var isBadData: Bool {
      if case .deck(.content) = self { return true }
      return false
    }

    /// A sentence for people, safe to be shown.
    public var message: String {
      switch self {
      case .deck(let problem): problem.message
      case .emptyLibrary: "there is no deck in the library; name a deck file"
      case .noSuchCard(let number, let count, let path):
        DisplayText.sanitized("\(path): has \(count) cards, so there is no card \(number)")
      }
    }
  }

  /// The frame in the format that is asked for.
  ///
  /// - Parameters:
  ///   - options: What to draw.
  ///   - library: Where decks are found.
  ///   - textures: Where the print of cards comes from.
  ///   - setting: Breaks lines and orders letters.
  ///   - glyphs: Draws the letters in pictures of pixels.
  public static func output(
    _ options: FrameOptions, library: DeckLibrary,
    textures: any TextureSource = PlainTextureSource(),
    setting: any TextSetting = PlainTextSetting(), glyphs: (any GlyphSource)? = nil
  ) throws(Failure) -> FrameOutput {
    let scene = FrameScene(options, faces: try faces(options, library: library))
    var renderer = Renderer(
      cellAspect: options.cellAspect, symbols: options.symbols, headline: options.headline,
      textures: textures)
    renderer.setting = setting
    renderer.colorDepth = options.colors
    var surface = renderer.render(scene.picture)
    surface.quantizeColors(to: options.colors)
    let colors = TerminalColors(
      foreground: options.theme.text, background: scene.picture.background)
    switch options.format {
    case .text: return FrameOutput(text: surface.text + "\n")
    case .ansi: return FrameOutput(text: SurfaceText.ansi(surface, colors: options.colors))
    case .json: return FrameOutput(text: FrameDocument.json(scene, surface: surface) + "\n")
    case .svg:
      return FrameOutput(
        text: SurfaceSVG.document(surface, cellAspect: options.cellAspect, colors: colors))
    case .png:
      let picture = SurfacePNG(
        surface, cellAspect: options.cellAspect, colors: colors, glyphs: glyphs)
      return FrameOutput(picture.bytes, charactersLeftOut: picture.charactersLeftOut)
    }
  }

  private static func faces(
    _ options: FrameOptions, library: DeckLibrary
  ) throws(Failure) -> CardFaces? {
    switch options.content {
    case .blank: return nil
    case .samples: return sampleFaces(theme: options.theme)
    case .texts(let front, let back):
      return CardFaces(Card(front: front, back: [back]), theme: options.theme)
    case .card(let deck, let number):
      let loaded = try load(deck, from: library)
      let cards = loaded.deck.cards
      guard number <= cards.count else {
        throw .noSuchCard(number: number, count: cards.count, path: loaded.path)
      }
      let card = cards[cards.index(cards.startIndex, offsetBy: number - 1)]
      return CardFaces(card, theme: options.theme, folder: FilePath.folder(of: loaded.path))
    }
  }

  /// The first card of the gallery.
  static func sampleFaces(theme: Theme) -> CardFaces? {
    DemoCards.sides(theme: theme).first.map { CardFaces(front: $0.front, back: $0.back) }
  }

  private static func load(
    _ name: String?, from library: DeckLibrary
  ) throws(Failure) -> LoadedDeck {
    do throws(DeckProblem) {
      let found = try name.map { name throws(DeckProblem) in
        try library.deckFiles(named: [name])
      }
      if let file = (found ?? library.deckFiles()).first { return try library.open(file.path) }
    } catch {
      throw .deck(error)
    }
    throw .emptyLibrary
  }
}
