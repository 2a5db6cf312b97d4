/// A position or an offset in points.
///
/// Unless the property of this type documents otherwise, x counts from the start edge of the parent
/// and y from the parent's top. The start edge is the left one in a left-to-right layout.
@frozen
public struct LayoutPoint: Sendable, Equatable {
  /// The horizontal coordinate, in points; the property that has the point clamps the number.
  public var x: Float
  /// The vertical coordinate, in points, from top to bottom; the property that has the point clamps
  /// the number.
  public var y: Float

  /// Creates a point from its coordinates, in points; one that is left out is 0.
  @inlinable
  public init(x: Float = 0, y: Float = 0) {
    self.x = x
    self.y = y
  }

  /// The point whose two coordinates are 0.
  public static let zero = LayoutPoint()
}

/// A width and a height in points.
@frozen
public struct LayoutSize: Sendable, Equatable {
  /// The width, in points; the property that has the size clamps the number.
  public var width: Float
  /// The height, in points; the property that has the size clamps the number.
  public var height: Float

  /// Creates a size from its lengths, in points; one that is left out is 0.
  @inlinable
  public init(width: Float = 0, height: Float = 0) {
    self.width = width
    self.height = height
  }

  /// A size of 0 × 0 points.
  public static let zero = LayoutSize()
}

/// The rectangle that an element takes up after a solve, in points.
///
/// Unless the property of this type documents otherwise, the frame is in the coordinates of the
/// parent element: from the parent's top left corner, in both writing directions.
@frozen
public struct LayoutRect: Sendable, Equatable {
  /// The distance from the parent's left edge, in points.
  public var x: Float
  /// The distance from the parent's top edge, in points.
  public var y: Float
  /// The used width, in points.
  public var width: Float
  /// The used height, in points.
  public var height: Float

  /// Creates a frame from its numbers, in points; one that is left out is 0.
  @inlinable
  public init(x: Float = 0, y: Float = 0, width: Float = 0, height: Float = 0) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// An empty frame whose four numbers are 0.
  public static let zero = LayoutRect()

  /// The top left corner of the frame, in points.
  public var origin: LayoutPoint { LayoutPoint(x: x, y: y) }

  /// The width and the height of the frame, in points.
  public var size: LayoutSize { LayoutSize(width: width, height: height) }
}
