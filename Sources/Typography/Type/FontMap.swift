internal import CPangoCairo

/// Fonts ready to be used, and the settings with which text is laid out.
///
/// Everything is released with it.
final class FontMap {
  private let map: OpaquePointer
  /// The settings.
  let context: OpaquePointer

  /// Opens fonts; nil when there are none, or when they cannot be used.
  init?(_ selection: FontSelection) {
    LibraryMessages.areSilent
    guard let map = Self.open(selection) else { return nil }
    guard let context = pango_font_map_create_context(map) else {
      g_object_unref(UnsafeMutableRawPointer(map))
      return nil
    }
    self.map = map
    self.context = context
    Self.disableHinting(in: context)
    // The map names families even when it has no font for them.
    guard let letter = TypeLayout("x", fonts: self), !letter.hasUnknownLetters else { return nil }
  }

  /// The height of small letters of the Latin face, in sizes of the type; 0 when there is none.
  private(set) lazy var smallLetter: Double = {
    guard let layout = TypeLayout("x", fonts: self) else { return 0 }
    layout.setFont(size: 100, width: .normal)
    return layout.inkBounds.height / 100
  }()

  deinit {
    g_object_unref(UnsafeMutableRawPointer(context))
    g_object_unref(UnsafeMutableRawPointer(map))
  }

  private static func open(_ selection: FontSelection) -> OpaquePointer? {
    guard case .files(let paths) = selection else { return cpango_new_font_map(nil) }
    guard let configuration = FcConfigCreate() else { return nil }
    // The map keeps a reference of its own.
    defer { FcConfigDestroy(configuration) }
    for path in paths { FcConfigAppFontAddFile(configuration, path) }
    return cpango_new_font_map(configuration)
  }

  /// Shapes that grow evenly with their size: hinting would fit them to a grid that is not ours.
  private static func disableHinting(in context: OpaquePointer) {
    let options = cairo_font_options_create()
    cairo_font_options_set_antialias(options, UInt32(CPANGO_ANTIALIAS_GRAY))
    cairo_font_options_set_hint_style(options, UInt32(CPANGO_HINT_STYLE_NONE))
    cairo_font_options_set_hint_metrics(options, UInt32(CPANGO_HINT_METRICS_OFF))
    pango_cairo_context_set_font_options(context, options)
    cairo_font_options_destroy(options)
    pango_context_set_round_glyph_positions(context, 0)
  }
}
