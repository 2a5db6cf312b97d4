extension ElementStyle.Mask {
  /// Returns the frame and the radius of the corners of the shape, in the coordinates of an element
  /// of this size; `nil` for ``unmasked``.
  public func outline(in size: LayoutSize) -> (frame: LayoutRect, radius: Float)? {
    let side = max(min(size.width, size.height), 0)
    switch self {
    case .unmasked: return nil
    case .circle:
      let frame = LayoutRect(
        x: (size.width - side) / 2, y: (size.height - side) / 2, width: side, height: side)
      return (frame, side / 2)
    case .capsule:
      return (LayoutRect(x: 0, y: 0, width: size.width, height: size.height), side / 2)
    }
  }

  /// Whether a point of an element of this size is inside the shape; every point is if there is
  /// none.
  package func holds(_ point: LayoutPoint, in size: LayoutSize) -> Bool {
    guard let (frame, radius) = outline(in: size) else { return true }
    // The distance from the part of the frame that the corners leave.
    let x = max(frame.x + radius - point.x, point.x - (frame.x + frame.width - radius), 0)
    let y = max(frame.y + radius - point.y, point.y - (frame.y + frame.height - radius), 0)
    return x * x + y * y <= radius * radius
  }
}

extension ElementStyle {
  /// The standard deviation of the blur that a host draws, in points: ``blur``, or 0 if that is
  /// negative or not finite.
  public var drawnBlur: Float { blur > 0 && blur.isFinite ? blur : 0 }

  /// The dash that a host draws: ``dash`` if both lengths are finite, neither is negative and they
  /// are not both 0.
  public var drawnDash: LayoutDash? {
    guard let dash, dash.line >= 0, dash.gap > 0, (dash.line + dash.gap).isFinite else {
      return nil
    }
    return dash
  }
}
