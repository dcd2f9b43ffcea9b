/// How far the layers of a print have slid, and which layer a place of the card belongs to.
struct LayerSlide {
  /// The slide of the headline, in cells of the card.
  let headline: SIMD2<Float>
  /// The slide of the running text, in cells of the card.
  let text: SIMD2<Float>
  /// The first row of the card's cells below the headline.
  private let firstTextRow: Float
  /// Whether every layer is in its place.
  let isNone: Bool

  /// Works the layers out.
  init(_ parallax: Parallax, headline box: CellRect, cellAspect: Double) {
    let cells = { (height: Double) in
      let slide = parallax.slide(atHeight: height)
      return SIMD2(Float(slide.x), Float(slide.y / cellAspect))
    }
    headline = cells(Parallax.headlineHeight)
    text = cells(Parallax.textHeight)
    firstTextRow = Float(box.rows.upperBound)
    isNone = parallax.slide == .zero
  }

  /// The slide at a row that is seen, in cells of the card.
  @inline(__always)
  func slide(atRow row: Float) -> SIMD2<Float> {
    row - headline.y < firstTextRow ? headline : text
  }
}
