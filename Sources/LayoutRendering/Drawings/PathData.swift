package import LayoutEngine

/// The outline of a part of a drawing, as path data of SVG with absolute coordinates.
///
/// Arcs are parts of circles and upright ellipses.
package struct PathData: Sendable, Equatable {
  package enum Step: Sendable, Equatable {
    case move(LayoutPoint)
    case line(LayoutPoint)
    case quadratic(LayoutPoint, to: LayoutPoint)
    case cubic(LayoutPoint, LayoutPoint, to: LayoutPoint)
    case arc(radii: LayoutSize, isLarge: Bool, isClockwise: Bool, to: LayoutPoint)
    case close
  }

  package private(set) var steps: [Step] = []

  package init() {}

  // MARK: From text

  /// Reads the commands M, L, C, Q, A and Z; nil if the text has anything else.
  package init?(_ text: some StringProtocol) {
    var reader = Reader(rest: Array(text.utf8)[...])
    while let command = reader.command() {
      switch command {
      case UInt8(ascii: "M"), UInt8(ascii: "L"):
        guard let to = reader.point() else { return nil }
        steps.append(command == UInt8(ascii: "M") ? .move(to) : .line(to))
      case UInt8(ascii: "Q"):
        guard let bend = reader.point(), let to = reader.point() else { return nil }
        steps.append(.quadratic(bend, to: to))
      case UInt8(ascii: "C"):
        guard let first = reader.point(), let second = reader.point(), let to = reader.point()
        else { return nil }
        steps.append(.cubic(first, second, to: to))
      case UInt8(ascii: "A"):
        guard let radii = reader.point(), let turn = reader.number(), turn == 0,
          let isLarge = reader.number(), let isClockwise = reader.number(),
          let to = reader.point(), radii.x > 0, radii.y > 0
        else { return nil }
        steps.append(
          .arc(
            radii: LayoutSize(width: radii.x, height: radii.y), isLarge: isLarge == 1,
            isClockwise: isClockwise == 1, to: to))
      case UInt8(ascii: "Z"): steps.append(.close)
      default: return nil
      }
    }
    guard case .move? = steps.first else { return nil }
  }

  private struct Reader {
    var rest: ArraySlice<UInt8>

    private mutating func skipSpace() {
      while rest.first == UInt8(ascii: " ") { rest.removeFirst() }
    }

    /// Returns the next byte, which must be a command; nil at the end.
    mutating func command() -> UInt8? {
      skipSpace()
      return rest.popFirst()
    }

    mutating func number() -> Float? {
      skipSpace()
      let digits = rest.prefix {
        UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 || $0 == UInt8(ascii: ".")
          || $0 == UInt8(ascii: "-")
      }
      rest = rest[digits.endIndex...]
      return Float(String(decoding: digits, as: UTF8.self))
    }

    mutating func point() -> LayoutPoint? {
      guard let x = number(), let y = number() else { return nil }
      return LayoutPoint(x: x, y: y)
    }
  }

  /// The path as SVG writes it, rounded to a hundredth.
  var text: String {
    var text = ""
    func add(_ command: String, _ points: LayoutPoint...) {
      text += command
      var isFirst = true
      for point in points {
        for value in [point.x, point.y] {
          if !isFirst { text += " " }
          isFirst = false
          text += SVGElement.number((value * 100).rounded() / 100)
        }
      }
    }
    for step in steps {
      switch step {
      case .move(let to): add("M", to)
      case .line(let to): add("L", to)
      case .quadratic(let bend, let to): add("Q", bend, to)
      case .cubic(let first, let second, let to): add("C", first, second, to)
      case .arc(let radii, let isLarge, let isClockwise, let to):
        add("A", LayoutPoint(x: radii.width, y: radii.height))
        add(" 0 \(isLarge ? 1 : 0) \(isClockwise ? 1 : 0) ", to)
      case .close: text += "Z"
      }
    }
    return text
  }

  // MARK: Drawing

  package mutating func move(_ x: Float, _ y: Float) {
    steps.append(.move(LayoutPoint(x: x, y: y)))
  }

  package mutating func line(_ x: Float, _ y: Float) {
    steps.append(.line(LayoutPoint(x: x, y: y)))
  }

  /// Adds a curve that leaves and arrives level, as a wave does.
  package mutating func wave(_ x: Float, _ y: Float) {
    let start = end
    let middle = (start.x + x) / 2
    steps.append(
      .cubic(
        LayoutPoint(x: middle, y: start.y), LayoutPoint(x: middle, y: y),
        to: LayoutPoint(x: x, y: y)))
  }

  package mutating func curve(
    _ x1: Float, _ y1: Float, _ x2: Float, _ y2: Float, _ x: Float, _ y: Float
  ) {
    steps.append(
      .cubic(
        LayoutPoint(x: x1, y: y1), LayoutPoint(x: x2, y: y2), to: LayoutPoint(x: x, y: y)))
  }

  package mutating func close() { steps.append(.close) }

  package static func + (first: PathData, second: PathData) -> PathData {
    var path = first
    path.steps += second.steps
    return path
  }

  package static func += (path: inout PathData, more: PathData) { path = path + more }

  package static func polygon(_ points: (Float, Float)...) -> PathData {
    var path = polyline(points)
    path.close()
    return path
  }

  package static func polyline(_ points: (Float, Float)...) -> PathData { polyline(points) }

  private static func polyline(_ points: [(Float, Float)]) -> PathData {
    var path = PathData()
    for (x, y) in points {
      if path.steps.isEmpty { path.move(x, y) } else { path.line(x, y) }
    }
    return path
  }

  package static func circle(_ x: Float, _ y: Float, _ radius: Float) -> PathData {
    ellipse(x, y, radius, radius)
  }

  package static func ellipse(
    _ x: Float, _ y: Float, _ across: Float, _ down: Float
  ) -> PathData {
    var path = PathData()
    path.move(x, y - down)
    for end in [y + down, y - down] {
      path.steps.append(
        .arc(
          radii: LayoutSize(width: across, height: down), isLarge: true, isClockwise: true,
          to: LayoutPoint(x: x, y: end)))
    }
    path.close()
    return path
  }

  package static func box(_ frame: LayoutRect, radius: Float = 0) -> PathData {
    let (left, top) = (frame.x, frame.y)
    let (right, bottom) = (frame.x + frame.width, frame.y + frame.height)
    let radius = max(0, min(radius, frame.width / 2, frame.height / 2))
    guard radius > 0 else {
      return polygon((left, top), (right, top), (right, bottom), (left, bottom))
    }
    var path = PathData()
    path.move(left + radius, top)
    func corner(_ x: Float, _ y: Float) {
      path.steps.append(
        .arc(
          radii: LayoutSize(width: radius, height: radius), isLarge: false, isClockwise: true,
          to: LayoutPoint(x: x, y: y)))
    }
    path.line(right - radius, top)
    corner(right, top + radius)
    path.line(right, bottom - radius)
    corner(right - radius, bottom)
    path.line(left + radius, bottom)
    corner(left, bottom - radius)
    path.line(left, top + radius)
    corner(left + radius, top)
    path.close()
    return path
  }

  // MARK: Geometry

  /// The end of the last step.
  private var end: LayoutPoint {
    for step in steps.reversed() {
      switch step {
      case .move(let to), .line(let to), .quadratic(_, let to), .cubic(_, _, let to),
        .arc(_, _, _, let to):
        return to
      case .close: continue
      }
    }
    return .zero
  }

  /// Returns the path enlarged by a factor, about a point that stays.
  func scaled(by factor: Float, about center: LayoutPoint) -> PathData {
    placed(by: factor, center.x * (1 - factor), center.y * (1 - factor))
  }

  /// Returns the path enlarged by a factor and then moved.
  func placed(by factor: Float, _ x: Float, _ y: Float) -> PathData {
    func moved(_ point: LayoutPoint) -> LayoutPoint {
      LayoutPoint(x: point.x * factor + x, y: point.y * factor + y)
    }
    var path = self
    path.steps = steps.map { step in
      switch step {
      case .move(let to): .move(moved(to))
      case .line(let to): .line(moved(to))
      case .quadratic(let bend, let to): .quadratic(moved(bend), to: moved(to))
      case .cubic(let first, let second, let to):
        .cubic(moved(first), moved(second), to: moved(to))
      case .arc(let radii, let isLarge, let isClockwise, let to):
        .arc(
          radii: LayoutSize(width: radii.width * factor, height: radii.height * factor),
          isLarge: isLarge, isClockwise: isClockwise, to: moved(to))
      case .close: .close
      }
    }
    return path
  }

  /// The path in lines and cubic curves only, for drawing that knows no others.
  package var curves: [Step] {
    var curves: [Step] = []
    var (start, here) = (LayoutPoint.zero, LayoutPoint.zero)
    for step in steps {
      switch step {
      case .move(let to):
        curves.append(step)
        (start, here) = (to, to)
      case .line(let to), .cubic(_, _, let to):
        curves.append(step)
        here = to
      case .quadratic(let bend, let to):
        curves.append(
          .cubic(here.toward(bend, by: 2 / 3), to.toward(bend, by: 2 / 3), to: to))
        here = to
      case .arc(let radii, let isLarge, let isClockwise, let to):
        curves += Self.curves(from: here, radii, isLarge, isClockwise, to: to)
        here = to
      case .close:
        curves.append(step)
        here = start
      }
    }
    return curves
  }

  /// Returns the curves of an arc, of a quarter of its ellipse at most (SVG 1.1 §F.6.5).
  private static func curves(
    from start: LayoutPoint, _ radii: LayoutSize, _ isLarge: Bool, _ isClockwise: Bool,
    to end: LayoutPoint
  ) -> [Step] {
    // On the circle of radius 1 that the ellipse becomes.
    var (across, down) = (radii.width, radii.height)
    let (halfX, halfY) = ((start.x - end.x) / 2 / across, (start.y - end.y) / 2 / down)
    let square = halfX * halfX + halfY * halfY
    guard square > 0 else { return [] }
    // Radii that are too short for the distance are enlarged until they reach.
    let growth = max(1, square.squareRoot())
    (across, down) = (across * growth, down * growth)
    let reduced = square / (growth * growth)
    let height = max(0, 1 / reduced - 1).squareRoot() * (isLarge == isClockwise ? -1 : 1)
    let (x, y) = (halfX / growth, halfY / growth)
    let center = LayoutPoint(
      x: (start.x + end.x) / 2 + height * y * across, y: (start.y + end.y) / 2 - height * x * down)
    // The cosine and the sine of a piece, without functions of the system, whose last bits differ.
    var (cosine, sine) = ((start.x - center.x) / across, (start.y - center.y) / down)
    let last = ((end.x - center.x) / across, (end.y - center.y) / down)
    let whole = min(max(cosine * last.0 + sine * last.1, -1), 1)
    var turn = Self.half(ofCosine: whole)
    if isLarge { turn = Self.half(ofCosine: -turn.cosine) }
    let quarter = Self.half(ofCosine: turn.cosine)
    let side: Float = isClockwise ? 1 : -1
    let handle = side * 4 / 3 * quarter.sine / (1 + quarter.cosine)
    func point(_ x: Float, _ y: Float) -> LayoutPoint {
      LayoutPoint(x: center.x + x * across, y: center.y + y * down)
    }
    let pieces = isLarge ? 4 : 2
    return (1...pieces).map { piece in
      let (x, y) = (cosine, sine)
      cosine = x * turn.cosine - y * side * turn.sine
      sine = y * turn.cosine + x * side * turn.sine
      return .cubic(
        point(x - y * handle, y + x * handle),
        point(cosine + sine * handle, sine - cosine * handle),
        to: piece == pieces ? end : point(cosine, sine))
    }
  }

  /// Returns the cosine and the sine of half an angle of at most half a circle.
  private static func half(ofCosine cosine: Float) -> (cosine: Float, sine: Float) {
    (max(0, (1 + cosine) / 2).squareRoot(), max(0, (1 - cosine) / 2).squareRoot())
  }

  /// A frame that contains the path: that of its curves' points and handles.
  package var extent: LayoutRect {
    var points: [LayoutPoint] = []
    for step in curves {
      switch step {
      case .move(let to), .line(let to), .quadratic(_, let to), .arc(_, _, _, let to):
        points.append(to)
      case .cubic(let first, let second, let to): points += [first, second, to]
      case .close: break
      }
    }
    let (left, right) = (points.map(\.x).min() ?? 0, points.map(\.x).max() ?? 0)
    let (top, bottom) = (points.map(\.y).min() ?? 0, points.map(\.y).max() ?? 0)
    return LayoutRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}

extension LayoutPoint {
  fileprivate func toward(_ other: LayoutPoint, by part: Float) -> LayoutPoint {
    LayoutPoint(x: x + (other.x - x) * part, y: y + (other.y - y) * part)
  }
}
