// Geometry of the plain solver, in double precision. Horizontal coordinates count from the start
// edge. Only the last step converts them to left and right.

/// One of the two axes.
enum PlainAxis: CaseIterable {
  case width, height

  var other: PlainAxis { self == .width ? .height : .width }
}

/// One number for each axis.
struct PlainPair: Equatable {
  var width = 0.0
  var height = 0.0

  subscript(axis: PlainAxis) -> Double {
    get { axis == .width ? width : height }
    set { if axis == .width { width = newValue } else { height = newValue } }
  }
}

/// The range of an element's length on one axis.
///
/// The minimum wins over the maximum.
struct PlainSpan: Equatable {
  var least: Double
  var most: Double
  /// The length that follows from the content of the element and its siblings.
  ///
  /// The element has this length, but was measured without it.
  var settled: Double?

  /// Whether the length is given from outside.
  ///
  /// A wrapping length may still have only one value.
  var isExact = false

  init(_ least: Double, _ most: Double) {
    self.least = least
    self.most = most
  }

  static func exact(_ length: Double) -> PlainSpan {
    var span = PlainSpan(length, length)
    span.isExact = true
    return span
  }

  func clamped(_ length: Double) -> Double { max(least, min(most, length)) }

  /// Returns the span without the space on both sides.
  ///
  /// A length is never negative.
  func inset(by space: Double) -> PlainSpan {
    var inner = PlainSpan(max(0, least - space), max(0, most - space))
    inner.settled = settled.map { max(0, $0 - space) }
    inner.isExact = isExact
    return inner
  }
}

/// The constraints of an element: a span for each axis.
struct PlainRoom: Equatable {
  var width: PlainSpan
  var height: PlainSpan

  subscript(axis: PlainAxis) -> PlainSpan {
    get { axis == .width ? width : height }
    set { if axis == .width { width = newValue } else { height = newValue } }
  }
}

/// A rectangle in the coordinates of the parent.
struct PlainRect: Equatable {
  var origin = PlainPair()
  var size = PlainPair()
}

/// Space at the four edges, with the horizontal ones in the order of the text.
struct PlainInsets: Equatable {
  var before = PlainPair()
  var after = PlainPair()

  func sum(_ axis: PlainAxis) -> Double { before[axis] + after[axis] }
}
