import LayoutEngine

/// A tree, its constraints and its environment.
struct LinearSample: Sendable {
  var tree: LinearNode
  var range: SizeRange
  var environment: LayoutEnvironment
  var metrics: FixedTextMetrics

  /// Returns the engine's tree, solved.
  func solvedTree() -> LayoutTree {
    var solved = LayoutTree()
    solved.removeAll()
    tree.add(to: &solved)
    solved.solve(in: range, environment: environment, measurer: metrics)
    return solved
  }

  /// Returns the frames of the plain solver, in document order.
  func plainFrames() -> [PlainFrame?] {
    let solver = PlainLinearSolver(
      isRightToLeft: environment.direction == .rtl, scale: Double(environment.scale),
      metrics: metrics)
    return solver.frames(tree, in: rootRoom)
  }

  /// The root's own size, within the range.
  private var rootRoom: PlainRoom {
    func span(_ axis: PlainAxis, _ least: Float, _ most: Float) -> PlainSpan {
      let offer = PlainSpan(Double(least), Double(most))
      let limits = tree.limits(axis)
      if case .points(let length) = tree.length(axis) {
        return .exact(offer.clamped(limits.clamped(Double(length))))
      }
      let span = PlainSpan(offer.clamped(limits.least), offer.clamped(limits.most))
      return span.least == span.most ? .exact(span.least) : span
    }
    return PlainRoom(
      width: span(.width, range.min.width, range.max.width),
      height: span(.height, range.min.height, range.max.height))
  }

  /// Returns a description of the first frame or separator that differs, or nil.
  func difference() -> String? {
    let solved = solvedTree()
    for (index, plain) in plainFrames().enumerated() {
      let element = LayoutElement(index)
      let frame = solved.frame(of: element)
      guard let plain else {
        if frame != .zero { return "element \(index) is gone, and has \(frame.text)" }
        continue
      }
      if !matches(frame, plain.rect) {
        return "element \(index): \(frame.text), by the rules \(text(plain.rect))"
      }
      let separators = solved.separators(of: element)
      if separators.count != plain.separators.count {
        return "element \(index): \(separators.count) separators, by the rules "
          + "\(plain.separators.count)"
      }
      for (separator, edges) in zip(separators, plain.separators)
      where !matches(separator, edges) {
        return "separator of \(index): \(separator.text), by the rules \(text(edges))"
      }
    }
    return nil
  }

  /// Whether edges are on the nearest pixels.
  ///
  /// An edge in the middle may be on either.
  private func matches(_ frame: LayoutRect, _ edges: PlainEdges) -> Bool {
    let scale = Double(environment.scale)
    func nearest(_ length: Double) -> ClosedRange<Double> {
      let slack = 0.002 * max(1, abs(length) / 500)
      let low = (length * scale - slack).rounded() / scale
      return low...(length * scale + slack).rounded() / scale
    }
    func isOn(_ low: Float, _ length: Float, _ axis: PlainAxis) -> Bool {
      let origin = nearest(edges.parent[axis])
      let first = nearest(edges.low[axis])
      let last = nearest(edges.high[axis])
      let slack = 0.01 * max(1, abs(edges.high[axis]) / 5000)
      func isWithin(_ value: Double, _ range: ClosedRange<Double>) -> Bool {
        value >= range.lowerBound - slack && value <= range.upperBound + slack
      }
      return isWithin(
        Double(low),
        first.lowerBound - origin.upperBound...first.upperBound - origin.lowerBound)
        && isWithin(
          Double(length), last.lowerBound - first.upperBound...last.upperBound - first.lowerBound)
    }
    return isOn(frame.x, frame.width, .width) && isOn(frame.y, frame.height, .height)
  }

  func text(_ edges: PlainEdges) -> String {
    let scale = Double(environment.scale)
    func pixels(_ length: Double) -> Double { (length * scale).rounded() / scale }
    func frame(_ axis: PlainAxis) -> (Float, Float) {
      (
        Float(pixels(edges.low[axis]) - pixels(edges.parent[axis])),
        Float(pixels(edges.high[axis]) - pixels(edges.low[axis]))
      )
    }
    let (x, width) = frame(.width)
    let (y, height) = frame(.height)
    return LayoutRect(x: x, y: y, width: width, height: height).text
  }
}

extension LayoutRect {
  /// The frame in the notation of the documentation.
  var text: String { "\(x + 0) \(y + 0)  \(width + 0) × \(height + 0)" }
}
