import CardCore
import Foundation

/// How people see colours who lack one kind of cone.
///
/// The matrices for a severity of 1 of G. M. Machado, M. M. Oliveira and L. A. F. Fernandes, “A
/// Physiologically-based Model for Simulation of Color Vision Deficiency”, IEEE Transactions on
/// Visualization and Computer Graphics 15 (6), 2009; they apply to linear light.
enum ColorVision: CaseIterable {
  case full
  case protan
  case deutan
  case tritan

  private var matrix: [[Double]] {
    switch self {
    case .full: [[1, 0, 0], [0, 1, 0], [0, 0, 1]]
    case .protan:
      [
        [0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216],
        [-0.003882, -0.048116, 1.051998],
      ]
    case .deutan:
      [
        [0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413],
        [-0.011820, 0.042940, 0.968881],
      ]
    case .tritan:
      [
        [1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602],
        [0.004733, 0.691367, 0.303900],
      ]
    }
  }

  /// How different two colours look: the distance in CIE L*a*b* (CIE 1976, white of D65), in which
  /// about 2.3 is just seen side by side.
  func difference(_ left: Color, _ right: Color) -> Double {
    zip(lab(left), lab(right)).map { ($0 - $1) * ($0 - $1) }.reduce(0, +).squareRoot()
  }

  /// The least difference among some colours.
  func leastDifference(_ colors: [Color]) -> Double {
    var least = Double.infinity
    for (index, color) in colors.enumerated() {
      for other in colors[(index + 1)...] { least = min(least, difference(color, other)) }
    }
    return least
  }

  private func seen(_ color: Color) -> [Double] {
    let light = [color.red, color.green, color.blue].map { channel -> Double in
      let value = Double(channel) / 255
      return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    return Self.product(matrix, light).map { min(1, max(0, $0)) }
  }

  private func lab(_ color: Color) -> [Double] {
    let toXYZ = [
      [0.4124564, 0.3575761, 0.1804375], [0.2126729, 0.7151522, 0.0721750],
      [0.0193339, 0.1191920, 0.9503041],
    ]
    let white = [0.95047, 1, 1.08883]
    let root = zip(Self.product(toXYZ, seen(color)), white).map { value, white -> Double in
      let share = value / white
      return share > 216.0 / 24389 ? cbrt(share) : (24389.0 / 27 * share + 16) / 116
    }
    return [116 * root[1] - 16, 500 * (root[0] - root[1]), 200 * (root[1] - root[2])]
  }

  private static func product(_ matrix: [[Double]], _ vector: [Double]) -> [Double] {
    matrix.map { row in zip(row, vector).map { $0 * $1 }.reduce(0, +) }
  }
}
