/// A place in points, measured from the parent's top left corner, or a pair that starts at its start edge.
public struct Point: Sendable, Equatable {
  /// Sideways.
  public var x: Float
  /// Downwards.
  public var y: Float

  /// Coordinates, 0 where left out.
  @inlinable
  public init(x: Float = 0, y: Float = 0) {
    self.x = x
    self.y = y
  }

  /// The corner itself.
  public static let zero = Point()
}

/// A width and a height in points.
public struct Size: Sendable, Equatable {
  /// The extent sideways.
  public var width: Float
  /// The extent downwards.
  public var height: Float

  /// Coordinates, 0 where left out.
  @inlinable
  public init(width: Float = 0, height: Float = 0) {
    self.width = width
    self.height = height
  }

  /// No width and no height.
  public static let zero = Size()
}

/// A rectangle in points, in the coordinates of the parent element.
public struct Frame: Sendable, Equatable {
  /// Sideways.
  public var x: Float
  /// Downwards.
  public var y: Float
  /// The extent sideways.
  public var width: Float
  /// The extent downwards.
  public var height: Float

  /// Coordinates, 0 where left out.
  @inlinable
  public init(x: Float = 0, y: Float = 0, width: Float = 0, height: Float = 0) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// An empty rectangle in the corner.
  public static let zero = Frame()

  /// The top left corner.
  public var origin: Point { Point(x: x, y: y) }

  /// The extent.
  public var size: Size { Size(width: width, height: height) }
}
