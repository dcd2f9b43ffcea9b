/// A convex polygon as its horizontal extent on every scanline, for exact coverage of cells.
struct ConvexSpans {
  /// The scanlines in a row of cells.
  static let scanlinesPerRow = 32

  /// How a row of cells meets the polygon.
  struct RowExtent {
    /// The columns that the polygon touches.
    var touched: Range<Int>
    /// The columns that it covers whole.
    var covered: Range<Int>
  }

  /// The rows that were scanned.
  let rows: Range<Int>
  /// The extents of the scanned rows.
  private(set) var extents: [RowExtent]
  private var left: [Float]
  private var right: [Float]

  /// Scans a convex polygon in cells; its corners may go round either way.
  ///
  /// - Parameters:
  ///   - polygon: The corners.
  ///   - rows: The rows of cells that are scanned.
  ///   - additions: Further polygons that share an edge with it; what lies between counts as
  ///     covered.
  /// - Complexity: O(rows · scanlines + corners).
  init(_ polygon: [Point], rows: Range<Int>, joinedWith additions: [[Point]] = []) {
    self.rows = rows
    let count = rows.count * Self.scanlinesPerRow
    left = Array(repeating: .greatestFiniteMagnitude, count: count)
    right = Array(repeating: -.greatestFiniteMagnitude, count: count)
    extents = []
    scan(polygon)
    for addition in additions { scan(addition) }
    measureExtents()
  }

  /// The polygon together with further ones that share an edge with it.
  func joined(with additions: [[Point]]) -> ConvexSpans {
    var result = self
    for addition in additions { result.scan(addition) }
    result.measureExtents()
    return result
  }

  private mutating func measureExtents() {
    extents.removeAll(keepingCapacity: true)
    extents.reserveCapacity(rows.count)
    for index in 0..<rows.count { extents.append(extent(ofRowAt: index)) }
  }

  /// The rows of a screen that a polygon touches.
  static func rows(of polygon: [Point], on surface: CellSize) -> Range<Int> {
    let limit = Double(surface.rows)
    var top = limit
    var bottom = 0.0
    for corner in polygon {
      top = min(top, corner.y)
      bottom = max(bottom, corner.y)
    }
    let first = Int(min(max(top.rounded(.down), 0), limit))
    return first..<max(first, Int(min(max(bottom.rounded(.up), 0), limit)))
  }

  /// The extent of a row; nothing outside the scanned rows.
  func extent(ofRow row: Int) -> RowExtent {
    guard rows.contains(row) else { return RowExtent(touched: 0..<0, covered: 0..<0) }
    return extents[row - rows.lowerBound]
  }

  /// Whether the middle of a cell is covered.
  func containsMiddle(column: Int, row: Int) -> Bool {
    guard rows.contains(row) else { return false }
    let scanline = (row - rows.lowerBound) * Self.scanlinesPerRow + Self.scanlinesPerRow / 2
    let middle = Float(column) + 0.5
    return left[scanline] <= middle && middle < right[scanline]
  }

  private mutating func scan(_ polygon: [Point]) {
    guard var previous = polygon.last else { return }
    for corner in polygon {
      scan(from: previous, to: corner)
      previous = corner
    }
  }

  private mutating func scan(from first: Point, to second: Point) {
    let scale = Double(Self.scanlinesPerRow)
    let (upper, lower) = first.y <= second.y ? (first, second) : (second, first)
    let origin = Double(rows.lowerBound) * scale
    // Scanline s lies at (s + 1/2) / scale.
    let start = (upper.y * scale - 0.5 - origin).rounded(.up)
    let end = (lower.y * scale - 0.5 - origin).rounded(.up)
    let from = Int(min(max(start, 0), Double(left.count)))
    let to = Int(min(max(end, 0), Double(left.count)))
    guard from < to else { return }
    let slope = (lower.x - upper.x) / (lower.y - upper.y)
    // x on the first of these scanlines, and the step from one to the next.
    let first = Float(upper.x + ((Double(from) + origin + 0.5) / scale - upper.y) * slope)
    let step = Float(slope / scale)
    left.withUnsafeMutableBytes { left in
      right.withUnsafeMutableBytes { right in
        for group in stride(from: from & ~7, to: to, by: 8) {
          let indices = SIMD8<Float>(0, 1, 2, 3, 4, 5, 6, 7) + Float(group - from)
          let isWithin = (indices .>= 0) .& (indices .< Float(to - from))
          var x = indices * step + first
          x.replace(with: -1e6, where: x .< -1e6)
          x.replace(with: 1e6, where: x .> 1e6)
          let place = group * MemoryLayout<Float>.stride
          var leftEnds = left.loadUnaligned(fromByteOffset: place, as: SIMD8<Float>.self)
          leftEnds.replace(with: x, where: (x .< leftEnds) .& isWithin)
          left.storeBytes(of: leftEnds, toByteOffset: place, as: SIMD8<Float>.self)
          var rightEnds = right.loadUnaligned(fromByteOffset: place, as: SIMD8<Float>.self)
          rightEnds.replace(with: x, where: (x .> rightEnds) .& isWithin)
          right.storeBytes(of: rightEnds, toByteOffset: place, as: SIMD8<Float>.self)
        }
      }
    }
  }

  private func extent(ofRowAt index: Int) -> RowExtent {
    let base = index * Self.scanlinesPerRow
    let (outerLeft, innerLeft) = Self.bounds(of: left, from: base)
    let (innerRight, outerRight) = Self.bounds(of: right, from: base)
    guard outerLeft < outerRight else { return RowExtent(touched: 0..<0, covered: 0..<0) }
    let touched = Int(outerLeft.rounded(.down))..<Int(outerRight.rounded(.up))
    guard innerLeft < innerRight, innerRight < 2e6 else {
      return RowExtent(touched: touched, covered: touched.lowerBound..<touched.lowerBound)
    }
    let first = Int(innerLeft.rounded(.up))
    return RowExtent(
      touched: touched, covered: first..<max(first, Int(innerRight.rounded(.down))))
  }

  /// The least and the greatest of a row's ends.
  private static func bounds(of ends: [Float], from base: Int) -> (least: Float, greatest: Float) {
    ends.withUnsafeBytes { ends in
      let place = base * MemoryLayout<Float>.stride
      var least = ends.loadUnaligned(fromByteOffset: place, as: SIMD8<Float>.self)
      var greatest = least
      for group in stride(from: 8, to: scanlinesPerRow, by: 8) {
        let value = ends.loadUnaligned(
          fromByteOffset: place + group * MemoryLayout<Float>.stride, as: SIMD8<Float>.self)
        least.replace(with: value, where: value .< least)
        greatest.replace(with: value, where: value .> greatest)
      }
      return (least.least, greatest.greatest)
    }
  }

  /// The share of each of a cell's 8×8 parts that the polygon covers, row by row.
  ///
  /// Exact across, sampled at 32 scanlines down.
  func coverage(column: Int, row: Int, into parts: UnsafeMutablePointer<SIMD8<Float>>) {
    let extent = extent(ofRow: row)
    guard extent.touched.contains(column), !extent.covered.contains(column) else {
      let share: Float = extent.covered.contains(column) ? 1 : 0
      for index in 0..<8 { parts[index] = SIMD8(repeating: share) }
      return
    }
    let offsets = SIMD8<Float>(0, 1, 2, 3, 4, 5, 6, 7)
    let origin = Float(column)
    var scanline = (row - rows.lowerBound) * Self.scanlinesPerRow
    left.withUnsafeBufferPointer { left in
      right.withUnsafeBufferPointer { right in
        for index in 0..<8 {
          var sum = SIMD8<Float>.zero
          for _ in 0..<4 {
            let start = (left[scanline] - origin) * 8
            let end = (right[scanline] - origin) * 8
            scanline += 1
            if end <= 0 || start >= 8 || start >= end { continue }
            if end >= 8 {
              sum += 1
            } else {
              sum += Self.clamped(end - offsets)
            }
            if start > 0 { sum -= Self.clamped(start - offsets) }
          }
          parts[index] = sum * 0.25
        }
      }
    }
  }

  /// The extent of the polygon in a part of a row: the mean ends, and the share of scanlines it meets.
  ///
  /// - Parameters:
  ///   - firstScanline: The first scanline, counted from the top of the grid.
  ///   - count: How many; those outside the scanned rows count as missed.
  func meanExtent(
    firstScanline: Int, count: Int
  ) -> (left: Float, right: Float, share: Float) {
    let base = rows.lowerBound * Self.scanlinesPerRow
    var total: (left: Float, right: Float, met: Float) = (0, 0, 0)
    for scanline in (firstScanline - base)..<(firstScanline - base + count)
    where left.indices.contains(scanline) && left[scanline] < right[scanline] {
      total = (total.left + left[scanline], total.right + right[scanline], total.met + 1)
    }
    guard total.met > 0 else { return (0, 0, 0) }
    return (total.left / total.met, total.right / total.met, total.met / Float(count))
  }

  @inline(__always)
  private static func clamped(_ values: SIMD8<Float>) -> SIMD8<Float> {
    let positive = values.replacing(with: 0, where: values .< 0)
    return positive.replacing(with: 1, where: positive .> 1)
  }
}
