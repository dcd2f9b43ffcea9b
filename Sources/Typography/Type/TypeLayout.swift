internal import CPangoCairo

/// A text shaped and broken into lines by Pango, in one face of a size that may be changed.
final class TypeLayout {
  /// How wide the shapes of letters are.
  enum Width {
    case normal
    case condensed
  }

  /// What the letters look like.
  struct Face {
    /// The family, as fontconfig knows it.
    var family: String
    var isBold: Bool
    var isItalic: Bool

    /// What headlines are set in.
    static let headline = Face(family: "Sans", isBold: true, isItalic: false)
  }

  /// A rectangle in points.
  struct Bounds {
    var x: Double
    var y: Double
    var width: Double
    var height: Double
  }

  private let layout: OpaquePointer
  private let description: OpaquePointer

  /// Shapes a text.
  init?(_ text: String, fonts: FontMap, face: Face = .headline) {
    guard let layout = pango_layout_new(fonts.context) else { return nil }
    guard let description = pango_font_description_new() else {
      g_object_unref(UnsafeMutableRawPointer(layout))
      return nil
    }
    self.layout = layout
    self.description = description
    pango_font_description_set_family(description, face.family)
    let weight = face.isBold ? CPANGO_WEIGHT_BOLD : CPANGO_WEIGHT_NORMAL
    pango_font_description_set_weight(description, UInt32(weight))
    let style = face.isItalic ? CPANGO_STYLE_ITALIC : CPANGO_STYLE_NORMAL
    pango_font_description_set_style(description, UInt32(style))
    let bytes = Array(text.utf8)
    bytes.withUnsafeBufferPointer { bytes in
      bytes.withMemoryRebound(to: CChar.self) {
        pango_layout_set_text(layout, $0.baseAddress, Int32(clamping: $0.count))
      }
    }
    pango_layout_set_alignment(layout, UInt32(CPANGO_ALIGN_CENTER))
    pango_layout_set_wrap(layout, UInt32(CPANGO_WRAP_WORD))
    pango_layout_set_line_spacing(layout, 0.9)
  }

  deinit {
    pango_font_description_free(description)
    g_object_unref(UnsafeMutableRawPointer(layout))
  }

  /// Chooses a size in points and the width of the letters.
  func setFont(size: Double, width: Width) {
    pango_font_description_set_absolute_size(description, size * Double(CPANGO_SCALE))
    let stretch = width == .normal ? CPANGO_STRETCH_NORMAL : CPANGO_STRETCH_CONDENSED
    pango_font_description_set_stretch(description, UInt32(stretch))
    pango_layout_set_font_description(layout, description)
  }

  /// Breaks lines at a width in points; words are never broken.
  func setWidth(_ width: Double) {
    let units = (width * Double(CPANGO_SCALE)).rounded(.up)
    pango_layout_set_width(layout, Int32(min(max(units, 1), 1e8)))
  }

  /// The number of lines.
  var lineCount: Int { Int(pango_layout_get_line_count(layout)) }

  /// Whether there is a letter of which no font has the shape; Pango draws a box for it.
  var hasUnknownLetters: Bool {
    pango_layout_get_unknown_glyphs_count(layout) > 0 || hasUnusableFont
  }

  /// Whether a font promises letters, but cannot be loaded.
  private var hasUnusableFont: Bool {
    guard let iterator = pango_layout_get_iter(layout) else { return true }
    defer { pango_layout_iter_free(iterator) }
    repeat {
      // Between lines there is an empty run.
      let run = pango_layout_iter_get_run_readonly(iterator)
      guard let font = run?.pointee.item?.pointee.analysis.font else { continue }
      guard let scaled = pango_cairo_font_get_scaled_font(font),
        cairo_scaled_font_status(scaled) == CPANGO_STATUS_SUCCESS
      else { return true }
    } while pango_layout_iter_next_run(iterator) != 0
    return false
  }

  /// The distance from the top to the first line's baseline, in points.
  var baseline: Double { Double(pango_layout_get_baseline(layout)) / Double(CPANGO_SCALE) }

  /// The family of the font that the text begins with.
  var fontName: String? {
    guard let iterator = pango_layout_get_iter(layout) else { return nil }
    defer { pango_layout_iter_free(iterator) }
    guard let run = pango_layout_iter_get_run_readonly(iterator),
      let font = run.pointee.item?.pointee.analysis.font,
      let description = pango_font_describe(font)
    else { return nil }
    defer { pango_font_description_free(description) }
    return pango_font_description_get_family(description).map { String(cString: $0) }
  }

  /// The width that the text takes, in points.
  var width: Double {
    var logical = PangoRectangle(x: 0, y: 0, width: 0, height: 0)
    pango_layout_get_extents(layout, nil, &logical)
    return Double(logical.width) / Double(CPANGO_SCALE)
  }

  /// Where there is ink.
  var inkBounds: Bounds {
    var ink = PangoRectangle(x: 0, y: 0, width: 0, height: 0)
    pango_layout_get_extents(layout, &ink, nil)
    let scale = 1 / Double(CPANGO_SCALE)
    return Bounds(
      x: Double(ink.x) * scale, y: Double(ink.y) * scale, width: Double(ink.width) * scale,
      height: Double(ink.height) * scale)
  }

  /// Draws the text in black with its top left corner at a point.
  func draw(on context: OpaquePointer, x: Double, y: Double) {
    cairo_move_to(context, x, y)
    pango_cairo_show_layout(context, layout)
  }
}
