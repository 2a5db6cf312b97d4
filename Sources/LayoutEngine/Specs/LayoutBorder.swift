/// A line along one edge of an element, inside the frame.
///
/// The line takes no space in the layout. The engine passes the values to the host unchanged and
/// does not clamp numbers.
@frozen
public struct LayoutBorder: Sendable, Hashable {
  /// The width of the line, in points; hosts draw no line for 0, for a negative number and `NaN`.
  public var width: Float
  /// The color of the line.
  public var color: LayoutColor

  /// Creates a line from its width, in points, and its color.
  @inlinable
  public init(width: Float, color: LayoutColor) {
    self.width = width
    self.color = color
  }
}

/// The lengths of the strokes and the gaps of a line.
///
/// The engine passes the values to the host unchanged and does not clamp numbers.
@frozen
public struct LayoutDash: Sendable, Hashable {
  /// The length of each stroke, in points.
  public var line: Float
  /// The length of the gap behind each stroke, in points.
  public var gap: Float

  /// Creates the dash of a line from the lengths of strokes and gaps, in points.
  @inlinable
  public init(line: Float, gap: Float) {
    self.line = line
    self.gap = gap
  }
}

/// The lines along single edges of an element.
@usableFromInline
struct ElementBorders: Sendable, Equatable {
  @usableFromInline var top: LayoutBorder?
  @usableFromInline var bottom: LayoutBorder?
  @usableFromInline var left: LayoutBorder?
  @usableFromInline var right: LayoutBorder?
  @usableFromInline var start: LayoutBorder?
  @usableFromInline var end: LayoutBorder?

  @usableFromInline
  init(
    top: LayoutBorder? = nil, bottom: LayoutBorder? = nil, left: LayoutBorder? = nil,
    right: LayoutBorder? = nil, start: LayoutBorder? = nil, end: LayoutBorder? = nil
  ) {
    self.top = top
    self.bottom = bottom
    self.left = left
    self.right = right
    self.start = start
    self.end = end
  }
}

/// The lines that a host draws along the edges of a frame.
public struct DrawnBorders: Sendable, Equatable {
  /// The line along the top edge; `nil` is no line.
  public var top: LayoutBorder?
  /// The line along the right edge; `nil` is no line.
  public var right: LayoutBorder?
  /// The line along the bottom edge; `nil` is no line.
  public var bottom: LayoutBorder?
  /// The line along the left edge; `nil` is no line.
  public var left: LayoutBorder?

  /// Whether no edge has a line.
  public var isEmpty: Bool { top == nil && right == nil && bottom == nil && left == nil }

  /// The lines along the edges of a frame of this size, in the order top, right, bottom, left.
  ///
  /// A line is at most as wide as the frame. The lines overlap in the corners.
  public func lines(in size: LayoutSize) -> [(frame: LayoutRect, color: LayoutColor)] {
    var lines: [(frame: LayoutRect, color: LayoutColor)] = []
    if let top {
      let width = min(top.width, size.height)
      lines.append((LayoutRect(x: 0, y: 0, width: size.width, height: width), top.color))
    }
    if let right {
      let width = min(right.width, size.width)
      lines.append(
        (
          LayoutRect(x: size.width - width, y: 0, width: width, height: size.height), right.color
        ))
    }
    if let bottom {
      let width = min(bottom.width, size.height)
      lines.append(
        (
          LayoutRect(x: 0, y: size.height - width, width: size.width, height: width),
          bottom.color
        ))
    }
    if let left {
      let width = min(left.width, size.width)
      lines.append((LayoutRect(x: 0, y: 0, width: width, height: size.height), left.color))
    }
    return lines
  }
}

extension ElementStyle {
  /// Returns the lines that a host draws along single edges of the frame: those with a width above
  /// 0, of which ``borderStart`` and ``borderEnd`` take precedence over ``borderLeft`` and
  /// ``borderRight``.
  ///
  /// - Parameter direction: The direction in which the element lays out its content.
  /// - Returns: The lines, by physical edges.
  public func borders(in direction: WritingDirection) -> DrawnBorders {
    guard let all = extras?.values.borders, all != ElementBorders() else { return DrawnBorders() }
    func drawn(_ border: LayoutBorder?) -> LayoutBorder? {
      guard let border, border.width > 0 else { return nil }
      return border
    }
    let isMirrored = direction == .rtl
    return DrawnBorders(
      top: drawn(all.top),
      right: drawn((isMirrored ? all.start : all.end) ?? all.right),
      bottom: drawn(all.bottom),
      left: drawn((isMirrored ? all.end : all.start) ?? all.left))
  }
}
