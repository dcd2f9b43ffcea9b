/// Turns pictures into cells.
///
/// It keeps what it prepared from frame to frame, and for every panel in turn how its text stood,
/// so that text does not flicker. What is at rest does not depend on what came before.
public struct Renderer {
  /// The height of a cell in columns.
  ///
  /// Anything unusable counts as 2.
  public var cellAspect: Double {
    didSet { cellAspect = Self.usable(cellAspect) }
  }
  /// The characters that pictures may be drawn with.
  public var symbols: SymbolSet {
    didSet { if symbols != oldValue { faces = FaceCache() } }
  }
  /// What headlines are set in, where the textures and the symbols can do it.
  public var headline: HeadlineStyle
  /// Where the print of sides comes from; what came from another source is forgotten.
  public var textures: any TextureSource {
    didSet { faces = FaceCache() }
  }
  /// How text is set in the terminal's own characters; what was set otherwise is forgotten.
  public var setting: any TextSetting = PlainTextSetting() {
    didSet { faces = FaceCache() }
  }
  /// How many colours the screen has: where they are few, pictures are drawn with fewer blends.
  public var colorDepth = ColorDepth.palette256 {
    didSet {
      guard colorDepth != oldValue else { return }
      tones = Tones(colorDepth)
      faces = FaceCache()
    }
  }
  private var faces = FaceCache()
  private var memories: [RigidText.Memory?] = []
  /// Where each panel's sides were found in the cache.
  private var hints: [SideHints] = []
  private var tones = Tones(.palette256)

  /// Creates a renderer.
  ///
  /// - Parameters:
  ///   - cellAspect: The height of a cell in columns; anything unusable counts as 2.
  ///   - symbols: The characters that pictures may be drawn with.
  ///   - headline: What headlines are set in, where the textures and the symbols can do it.
  ///   - textures: Where the print of sides comes from.
  public init(
    cellAspect: Double = 2, symbols: SymbolSet = .block, headline: HeadlineStyle = .display,
    textures: any TextureSource = PlainTextureSource()
  ) {
    self.cellAspect = Self.usable(cellAspect)
    self.symbols = symbols
    self.headline = headline
    self.textures = textures
  }

  /// Whether pictures are being decoded, or have come, that sides were printed without.
  public var isAwaitingPictures: Bool { textures.isAwaitingPictures }

  /// Makes way for pictures that have come since sides were printed without them.
  ///
  /// - Returns: Whether the same picture would be rendered differently now.
  public mutating func takePictureChange() -> Bool {
    guard textures.takePictureChange() else { return false }
    faces.forgetAwaitingPictures()
    return true
  }

  private static func usable(_ cellAspect: Double) -> Double {
    cellAspect >= 0.1 && cellAspect <= 10 ? cellAspect : 2
  }

  /// The cells of a picture.
  ///
  /// Panels that are not finite, or wholly behind the eye, show nothing.
  ///
  /// - Complexity: O(cells); see `PanelPainter` for the panels' share.
  public mutating func render(_ picture: Picture) -> Surface {
    var surface = Surface(
      size: picture.size, filledWith: Cell(background: picture.background))
    BlendMemory.with { paint(picture, blends: $0, on: &surface) }
    return surface
  }

  private mutating func paint(
    _ picture: Picture, blends: BlendMemory, on surface: inout Surface
  ) {
    let scenes = scenes(of: picture)
    let occlusion = Self.occlusion(scenes, size: picture.size)
    var slot = 0
    for element in picture.elements {
      switch element {
      case .fill(let rect, let color): surface.fill(rect, with: color)
      case .text(let text, let column, let row, let style, let endColumn):
        surface.draw(visible(text), column: column, row: row, style: style, endColumn: endColumn)
      case .panel(let panel):
        if slot == memories.count {
          memories.append(nil)
          hints.append(SideHints())
        }
        if let scene = scenes[slot] {
          paint(
            panel, scene: scene, slot: slot, background: picture.background,
            occlusion: occlusion, blends: blends, on: &surface)
        } else {
          memories[slot] = nil
        }
        slot += 1
      }
    }
    memories.removeSubrange(slot...)
    hints.removeSubrange(slot...)
  }

  /// The panels' scenes from the lowest up; nil for a panel that is not seen.
  private func scenes(of picture: Picture) -> [PanelScene?] {
    var scenes: [PanelScene?] = []
    for (index, element) in picture.elements.enumerated() {
      guard case .panel(let panel) = element else { continue }
      let scene = PanelPose(panel, cellAspect: cellAspect).map { pose in
        PanelScene(
          pose,
          seams: PanelSeams.strips(
            of: panel, at: index, in: picture.elements, cellAspect: cellAspect),
          surface: picture.size)
      }
      scenes.append(scene)
    }
    return scenes
  }

  /// What panels hide of each other; nil for one alone.
  private static func occlusion(_ scenes: [PanelScene?], size: CellSize) -> Occlusion? {
    guard scenes.count > 1 else { return nil }
    var occlusion = Occlusion(size: size)
    for (slot, scene) in scenes.enumerated() {
      if let scene { occlusion.cover(scene.silhouette, slot: slot) }
    }
    return occlusion
  }

  private mutating func paint(
    _ panel: Panel, scene: PanelScene, slot: Int, background: Color, occlusion: Occlusion?,
    blends: BlendMemory, on surface: inout Surface
  ) {
    let pose = scene.pose
    let entry = faces.entry(
      for: FaceCache.Key(
        face: pose.face, size: panel.size, cellAspect: cellAspect, displayType: displayType),
      hint: &hints[slot][pose.isBack], textures: textures, setting: setting)
    let (dissolve, places) = place(entry, of: panel, scene: scene, slot: slot)
    castShadow(of: panel, scene: scene, background: background, blends: blends, on: &surface)
    let light = PanelLight(
      pose.face.paper, shade: panel.shade, shading: panel.shading, pose: pose,
      showsGrain: tones.showsGrain)
    let opacity = Self.inkOpacity(of: panel)
    let fitter = SymbolFitter(symbols: symbols)
    let print = PanelPrint(
      entry.texture, pose: pose, size: panel.size,
      region: PrintRegion(entry.texture, layout: entry.layout, isDisplayOnly: places != nil),
      pictureBox: entry.layout.pictureBox, opacity: opacity,
      slide: LayerSlide(panel.parallax, headline: entry.layout.headlineBox, cellAspect: cellAspect))
    PanelPainter(
      pose: pose, light: light, print: print,
      restingInk: places == nil || opacity < 1
        ? nil : restingInk(entry, print: print, of: panel, pose: pose, slot: slot),
      silhouette: scene.silhouette, joined: scene.joined,
      rule: scene.rule, fitter: fitter, tones: tones,
      blends: blends, background: background, slot: slot, occlusion: occlusion
    ).paint(on: &surface)
    if let places, opacity > 0 {
      RigidText.draw(
        entry.lines, at: places,
        style: RigidText.Style(
          light: light, opacity: opacity, symbols: symbols, dissolve: dissolve,
          ink: GlyphInk(fitter: fitter, tones: tones, opacity: opacity, blends: blends)),
        within: panel.region.isWhole ? nil : scene.silhouette, on: &surface)
    }
  }

  /// The print of a card at rest, drawn when it is not known yet; nil for a card that is not at rest.
  private mutating func restingInk(
    _ entry: FaceCache.Entry, print: PanelPrint?, of panel: Panel, pose: PanelPose, slot: Int
  ) -> RestingInk? {
    guard let print, let place = pose.restingPlace, panel.region.isWhole,
      panel.parallax == .none
    else { return nil }
    if let known = entry.restingInk { return known }
    let ink = RestingInk(
      print, at: place, size: panel.size, fitter: SymbolFitter(symbols: symbols),
      levels: tones.ink)
    faces.keep(ink, hint: hints[slot][pose.isBack])
    return ink
  }

  private func castShadow(
    of panel: Panel, scene: PanelScene, background: Color, blends: BlendMemory,
    on surface: inout Surface
  ) {
    guard let shadow = panel.shadow else { return }
    ShadowPainter(
      shadow, pose: scene.pose, silhouette: scene.silhouette, cellAspect: cellAspect,
      background: background, symbols: symbols, blends: blends, surface: surface.size
    )?.paint(on: &surface)
  }

  /// A flat text in the order in which it is seen.
  private func visible(_ text: String) -> String {
    // Nothing that is written from right to left is older than Hebrew's place in Unicode.
    guard text.unicodeScalars.contains(where: { $0.value >= 0x590 }) else { return text }
    let glyphs = text.compactMap(Glyph.init)
    let ordered = setting.visualOrder(of: glyphs, inParagraph: text)
    return ordered == glyphs ? text : ordered.map(\.text).joined()
  }

  private var displayType: DisplayType? {
    guard headline == .display, textures.setsDisplayType else { return nil }
    return DisplayType(symbols: symbols, cellAspect: cellAspect)
  }

  /// How strongly text shows, in a few steps that keep the number of colours small.
  private static func inkOpacity(of panel: Panel) -> Float {
    let strength = panel.inkOpacity.isNaN ? 1 : min(max(panel.inkOpacity, 0), 1)
    return Float((strength * 8).rounded() / 8)
  }

  private mutating func place(
    _ entry: FaceCache.Entry, of panel: Panel, scene: PanelScene, slot: Int
  ) -> (TextDissolve, [CellPoint]?) {
    let memory = memories[slot]
    let dissolve = TextDissolve(scene.pose, previous: memory?.dissolve)
    var places: [CellPoint]?
    if !panel.region.isWhole {
      // A part that lies flat keeps its text, as far as it goes.
      places = scene.pose.restingPlace.map { RigidText.places(of: entry.lines, from: $0) }
    } else if dissolve.share > 0 {
      places = RigidText.places(
        of: entry.lines, parallax: panel.parallax, pose: scene.pose, cellAspect: cellAspect,
        silhouette: scene.silhouette,
        frame: scene.rule?.inner, previous: memory?.places ?? [])
    }
    memories[slot] = RigidText.Memory(dissolve: dissolve, places: places ?? [])
    return (dissolve, places)
  }
}

/// Where a panel's two sides were found in the cache.
private struct SideHints {
  private var front = 0
  private var back = 0

  subscript(isBack: Bool) -> Int {
    get { isBack ? back : front }
    set {
      if isBack { back = newValue } else { front = newValue }
    }
  }
}

/// A pose with its outlines scanned.
private struct PanelScene {
  let pose: PanelPose
  let silhouette: ConvexSpans
  /// The silhouette together with panels painted before that it joins without an edge.
  let joined: ConvexSpans?
  let rule: (outer: ConvexSpans, inner: ConvexSpans)?

  init(_ pose: PanelPose, seams: PanelSeams.Strips, surface: CellSize) {
    self.pose = pose
    let rows = ConvexSpans.rows(of: pose.silhouette + seams.later.joined(), on: surface)
    silhouette = ConvexSpans(pose.silhouette, rows: rows, joinedWith: seams.later)
    joined = seams.earlier.isEmpty ? nil : silhouette.joined(with: seams.earlier)
    rule =
      pose.outerRule.isEmpty
      ? nil
      : (
        ConvexSpans(pose.outerRule, rows: rows), ConvexSpans(pose.innerRule, rows: rows)
      )
  }
}
