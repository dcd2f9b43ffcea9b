import CardCore
import Foundation
import Testing

@Suite("Rotation in space")
struct GeometryRotationTests {
  @Test(
    "A rotation has the matrix, the determinant and the corners of the reference",
    arguments: RotationCase.all)
  func matchesReference(_ example: RotationCase) {
    let size = example.cardSize
    let transform = example.transform
    #expect(transform.isClose(to: example.expected, within: 1e-9))
    #expect(abs(transform.determinant - example.det) < 1e-9)
    let quad = ProjectedQuad(Quad(size), transform)
    for (corner, expected) in zip(quad.corners, example.corners) {
      #expect(abs(corner.w - expected.w) < 1e-9)
      // At a right angle a corner may lie at the eye itself, where no place is defined.
      guard let point = corner.point else { continue }
      #expect(abs(point.x - expected.x) < 1e-9 * max(1, abs(expected.x)))
      #expect(abs(point.y - expected.y) < 1e-9 * max(1, abs(expected.y)))
    }
    if example.corners.allSatisfy({ $0.w >= ProjectedPoint.nearPlane }) {
      #expect(abs(quad.signedArea - example.signedArea) < 1e-9 * max(1, abs(example.signedArea)))
    }
  }

  @Test("The side that shows follows the sign of the determinant", arguments: RotationCase.all)
  func facingFollowsDeterminant(_ example: RotationCase) {
    let facing = ProjectedQuad(Quad(example.cardSize), example.transform).facing
    let expected: Facing = abs(example.det) < 1e-6 ? .edge : example.det > 0 ? .front : .back
    #expect(facing == expected)
  }

  @Test("The numbers asserted against SwiftUI itself are met")
  func matchesPublishedNumbers() throws {
    let published = try Fixture.decode(PublishedRotations.self, "rotation3d_published")
    let size = Size(width: 100, height: 50)
    for example in published.cases {
      let angle: Angle = example.angle == "pi/4" ? .degrees(45) : .degrees(60)
      let transform = ProjectionTransform.rotation3D(
        angle, axis: Vector3(x: example.axis[0], y: example.axis[1], z: example.axis[2]),
        anchorZ: example.anchorZ, perspective: example.perspective, size: size)
      #expect(transform.isClose(to: ProjectionTransform(example.m), within: 1e-9))
      guard let mirrored = example.mRTL else { continue }
      let flip = ProjectionTransform(-1, 0, 0, 0, 1, 0, size.width, 0, 1)
      let rightToLeft = flip.concatenating(transform).concatenating(flip)
      #expect(rightToLeft.isClose(to: ProjectionTransform(mirrored), within: 1e-9))
    }
  }

  @Test(
    "A half turn seen flat is the reflection about its axis",
    arguments: [
      Vector3.vertical, .horizontal, Vector3(x: 1, y: 1, z: 0), Vector3(x: -2, y: 5, z: 0),
    ])
  func halfTurnIsReflection(_ axis: Vector3) {
    let size = Size(width: 56, height: 30)
    let turned = ProjectionTransform.rotation3D(
      .degrees(180), axis: axis, perspective: 0.7, size: size)
    let mirrored = ProjectionTransform.reflection(about: axis, through: Point(x: 28, y: 15))
    #expect(turned.isClose(to: mirrored, within: 1e-9))
  }

  @Test("A zero or unusable axis turns nothing", arguments: [0, .nan, .infinity])
  func unusableAxis(_ component: Double) {
    let axis = Vector3(x: 0, y: component, z: 0)
    let transform = ProjectionTransform.rotation3D(
      .degrees(45), axis: axis, size: Size(width: 3, height: 4))
    #expect(transform == .identity)
  }
}

/// One case of the reference table.
struct RotationCase: Decodable, Sendable, CustomTestStringConvertible {
  struct Corner: Decodable, Sendable {
    let x: Double
    let y: Double
    let w: Double
  }

  let name: String
  let size: [Double]
  let angleDegrees: Double
  let axis: [Double]
  let anchor: [Double]
  let anchorZ: Double
  let perspective: Double
  let matrix: [[Double]]
  let det: Double
  let corners: [Corner]
  let signedArea: Double

  enum CodingKeys: String, CodingKey {
    case name, size, angleDegrees, axis, anchor, anchorZ, perspective, matrix, det, signedArea
    case corners = "corners_TL_TR_BR_BL"
  }

  static let all: [RotationCase] = try! Fixture.decode([RotationCase].self, "rotation3d_cases")

  var testDescription: String { name }
  var cardSize: Size { Size(width: size[0], height: size[1]) }
  var expected: ProjectionTransform { ProjectionTransform(matrix.flatMap { $0 }) }
  var transform: ProjectionTransform {
    .rotation3D(
      .degrees(angleDegrees), axis: Vector3(x: axis[0], y: axis[1], z: axis[2]),
      anchor: UnitPoint(x: anchor[0], y: anchor[1]), anchorZ: anchorZ, perspective: perspective,
      size: cardSize)
  }
}

/// Numbers from a public test that compares with SwiftUI.
private struct PublishedRotations: Decodable {
  struct Case: Decodable {
    let angle: String
    let axis: [Double]
    let anchorZ: Double
    let perspective: Double
    let m: [Double]
    let mRTL: [Double]?
  }

  let cases: [Case]
}

/// Reads the files beside the tests.
private enum Fixture {
  static func decode<Value: Decodable>(_ type: Value.Type, _ name: String) throws -> Value {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let url = folder.appendingPathComponent("Fixtures/Geometry/\(name).json")
    return try JSONDecoder().decode(type, from: Data(contentsOf: url))
  }
}

extension ProjectionTransform {
  /// Creates a map from nine entries, row by row.
  init(_ entries: [Double]) {
    self.init(
      entries[0], entries[1], entries[2], entries[3], entries[4], entries[5], entries[6],
      entries[7], entries[8])
  }
}
