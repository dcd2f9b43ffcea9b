import CardCore
import Testing

@Suite("Projective transforms")
struct GeometryTransformTests {
  let example = ProjectionTransform(1.2, 0.1, 0.001, -0.3, 0.9, -0.002, 4, 5, 1.1)

  @Test("A transform followed by its inverse changes nothing")
  func inverse() throws {
    let inverse = try #require(example.inverted())
    #expect(example.concatenating(inverse).isClose(to: .identity, within: 1e-12))
    #expect(inverse.concatenating(example).isClose(to: .identity, within: 1e-12))
  }

  @Test("Concatenating means first this one, then the next")
  func order() {
    let transform = ProjectionTransform.scale(x: 2, y: 3)
      .concatenating(.translation(x: 10, y: 20))
    #expect(Point(x: 1, y: 1).applying(transform) == ProjectedPoint(x: 12, y: 23, w: 1))
    #expect(transform.isAffine)
    #expect(!example.isAffine)
  }

  @Test(
    "A flat or unusable transform has no inverse",
    arguments: [
      ProjectionTransform.scale(x: 0, y: 1), .scale(x: .nan, y: 1), .scale(x: .infinity, y: 1),
      .scale(x: 1e-200, y: 1e-200),
    ])
  func noInverse(_ transform: ProjectionTransform) {
    #expect(transform.inverted() == nil)
  }

  @Test("A point nearer than the near plane is seen nowhere")
  func nearPoint() {
    #expect(ProjectedPoint(x: 1, y: 1, w: 1.0 / 32).point == nil)
    #expect(ProjectedPoint(x: 1, y: 1, w: -1).point == nil)
    #expect(ProjectedPoint(x: 1, y: 1, w: 0.5).point == Point(x: 2, y: 2))
  }

  @Test("A quad that reaches behind the eye is cut at the near plane")
  func nearPlaneClipping() {
    var transform = ProjectionTransform.identity
    transform.m13 = -1
    transform.m33 = 1
    let quad = ProjectedQuad(Quad(Size(width: 2, height: 1)), transform)
    #expect(
      quad.visiblePolygon == [
        Point(x: 0, y: 0), Point(x: 15, y: 0), Point(x: 15, y: 16), Point(x: 0, y: 1),
      ])
    #expect(quad.facing == .front)
  }

  @Test("A quad wholly behind the eye is not seen")
  func behindTheEye() {
    let quad = ProjectedQuad(
      Quad(Size(width: 2, height: 1)), ProjectionTransform(1, 0, 0, 0, 1, 0, 0, 0, -1))
    #expect(quad.visiblePolygon.isEmpty)
    #expect(quad.facing == .edge)
  }
}
