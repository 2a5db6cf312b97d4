import LayoutDiagnostics
import LayoutEngine
import LayoutSchema

/// A part of a picture that can be dragged to change the text of its document.
struct GestureHandle: Sendable {
  /// The changes that handles make.
  enum Kind: Hashable, Sendable {
    case length(GestureAxis)
    case inset(GestureEdge)
    case spacing
    case grow
    case order
  }

  /// A place between siblings, or before or behind them.
  struct Place: Sendable {
    /// The index in the order of the picture.
    var index: Int
    var line: GestureLine
  }

  var kind: Kind
  /// The attribute that is changed, in words.
  var label: String
  /// The element whose attribute changes, by its index.
  var element: Int
  /// The axis along which the handle is dragged.
  var axis: GestureAxis
  /// The change of the value for each point of the way.
  var sign: Float = 1
  /// The length that the handle shows in points, or the factor.
  var value: Float
  var line: GestureLine?
  /// The places that the element can be dropped at.
  var places: [Place] = []
  /// The reason that the text cannot be changed; nil if it can.
  var refusal: String?
  /// The number in the text, of which ``value`` may be the effect; 0 if none is written.
  var written: Float = 0
  /// The part of the text that changes.
  var target = Target.none

  /// The part of the text that a handle changes.
  enum Target: Sendable {
    case none
    /// A part of the value of an attribute with an index, or the whole value.
    case value(index: Int, type: ValueType, part: Int?)
    /// An attribute that is not written on a tag.
    case missing(tag: Int, name: AttributeName)
    /// The order of the tags of siblings; nil for a sibling whose tag is elsewhere.
    case order(tags: [Int?], tag: Int)
  }

  /// The name by which the page asks for the change.
  var name: String {
    switch kind {
    case .length(.horizontal): "width"
    case .length(.vertical): "height"
    case .inset(let edge): edge.rawValue
    case .spacing: "spacing"
    case .grow: "grow"
    case .order: "order"
    }
  }
}

/// An axis of a picture.
enum GestureAxis: Int, Hashable, Sendable, CaseIterable {
  case horizontal
  case vertical
}

/// An edge of a rectangle.
enum GestureEdge: String, Hashable, Sendable, CaseIterable {
  case top
  case left
  case bottom
  case right

  var axis: GestureAxis { self == .left || self == .right ? .horizontal : .vertical }
  /// Whether lengths grow away from the edge.
  var isNear: Bool { self == .top || self == .left }
}

/// A line from one point to another one in the picture.
struct GestureLine: Sendable {
  var start: LayoutPoint
  var end: LayoutPoint

  /// Creates a line across an axis.
  ///
  /// - Parameters:
  ///   - axis: The axis.
  ///   - place: The place on the axis.
  ///   - span: The length across the axis.
  init(across axis: GestureAxis, at place: Float, _ span: ClosedRange<Float>) {
    switch axis {
    case .horizontal:
      start = LayoutPoint(x: place, y: span.lowerBound)
      end = LayoutPoint(x: place, y: span.upperBound)
    case .vertical:
      start = LayoutPoint(x: span.lowerBound, y: place)
      end = LayoutPoint(x: span.upperBound, y: place)
    }
  }
}

extension LayoutRect {
  /// The range along an axis; empty at its start for a negative length.
  func range(_ axis: GestureAxis) -> ClosedRange<Float> {
    switch axis {
    case .horizontal: x...max(x, x + width)
    case .vertical: y...max(y, y + height)
    }
  }

  /// The place of an edge on its axis.
  func edge(_ edge: GestureEdge) -> Float {
    edge.isNear ? range(edge.axis).lowerBound : range(edge.axis).upperBound
  }
}

extension GestureAxis {
  var other: GestureAxis { self == .horizontal ? .vertical : .horizontal }
}
