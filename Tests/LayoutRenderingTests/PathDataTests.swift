import LayoutEngine
import LayoutRendering
import Testing

struct PathDataTests {
  @Test(arguments: [
    "", " ", "L1 2", "M1", "M1 2L", "M1 2X3 4", "m1 2", "M1 2A1 1 30 0 0 3 4", "M1 2A0 1 0 0 0 3 4",
    "M1 2 3 4", "M1 2Lx 3", "M1 2Z3",
  ])
  func anythingElseIsNoPath(_ text: String) { #expect(PathData(text) == nil) }

  @Test func commandsAreRead() throws {
    let path = try #require(PathData("M1 2L3 4Q5 6 7 8C1 2 3 4 5 6A2 3 0 1 0 -1.5 0Z"))
    #expect(path.steps.count == 6)
    #expect(path.steps.last == .close)
    #expect(
      path.steps[4]
        == .arc(
          radii: LayoutSize(width: 2, height: 3), isLarge: true, isClockwise: false,
          to: LayoutPoint(x: -1.5, y: 0)))
  }

  /// Returns the points of a path's curves at eighths.
  private func points(_ path: PathData) -> [LayoutPoint] {
    var here = LayoutPoint.zero
    var points: [LayoutPoint] = []
    for step in path.curves {
      switch step {
      case .move(let to), .line(let to), .quadratic(_, let to), .arc(_, _, _, let to):
        here = to
      case .cubic(let first, let second, let to):
        for eighth in 0...8 {
          let t = Float(eighth) / 8
          let (a, b, c, d) = (
            (1 - t) * (1 - t) * (1 - t), 3 * (1 - t) * (1 - t) * t, 3 * (1 - t) * t * t, t * t * t
          )
          points.append(
            LayoutPoint(
              x: a * here.x + b * first.x + c * second.x + d * to.x,
              y: a * here.y + b * first.y + c * second.y + d * to.y))
        }
        here = to
      case .close: break
      }
    }
    return points
  }

  @Test func curvesOfACircleLieOnIt() {
    let found = points(.circle(5, 7, 3))
    #expect(found.count == 72)
    for point in found {
      let (x, y) = (point.x - 5, point.y - 7)
      #expect(abs((x * x + y * y).squareRoot() - 3) < 0.003)
    }
  }

  /// The four arcs between two points, of a quarter of a circle and of three.
  @Test(arguments: [("0 1", 10), ("0 0", 0), ("1 1", 0), ("1 0", 10)])
  func arcsLieOnTheirCircle(_ flags: String, _ middle: Float) throws {
    let path = try #require(PathData("M0 10A10 10 0 \(flags) 10 0"))
    let center = LayoutPoint(x: middle, y: middle)
    let isLarge = flags.hasPrefix("1")
    let found = points(path)
    #expect(found.count == (isLarge ? 36 : 18))
    for point in found {
      let (across, down) = (point.x - center.x, point.y - center.y)
      #expect(abs((across * across + down * down).squareRoot() - 10) < 0.01)
    }
    let last = try #require(found.last)
    #expect(last == LayoutPoint(x: 10, y: 0))
  }

  @Test func radiiThatAreTooShortReach() throws {
    let path = try #require(PathData("M0 0A1 1 0 0 1 10 0"))
    #expect(abs(path.extent.width - 10) < 0.01 && abs(path.extent.y + 5) < 0.2)
  }

  @Test func anArcToWhereItBeginsIsNothing() throws {
    #expect(try #require(PathData("M4 4A1 1 0 0 1 4 4")).curves.count == 1)
  }
}
