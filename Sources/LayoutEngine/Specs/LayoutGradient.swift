/// A gradient as the background of an element: colors along a line, or from the middle outwards.
///
/// The engine passes the values to the host unchanged and does not clamp numbers.
@frozen
public struct LayoutGradient: Sendable, Hashable {
  /// The line along which the colors follow one another.
  @frozen
  public enum Line: Sendable, Hashable {
    /// A line through the middle, in degrees clockwise from upwards: 0 runs up, 90 to the right,
    /// 180 down (CSS Images §3.1, `linear-gradient`).
    case angle(Float)
    /// A line towards the edge where lines of text start: to the left, or from right to left to the
    /// right.
    case start
    /// A line towards the edge where lines of text end.
    case end
    /// From the middle to the farthest corner, the same in all directions (CSS Images §3.2,
    /// `radial-gradient(circle farthest-corner)`).
    case radial
  }

  /// The line along which the colors follow one another.
  public var line: Line
  /// The colors, from the start of the line to its end.
  public var colors: [LayoutColor]
  /// The places of the colors, in percent of the line; a color without one, or with `nil`, lies
  /// evenly between its neighbors.
  public var stops: [Float?]

  /// Creates a gradient from its direction, in degrees clockwise from upwards, and its colors.
  @inlinable
  public init(angle: Float, colors: [LayoutColor], stops: [Float?] = []) {
    self.init(.angle(angle), colors: colors, stops: stops)
  }

  /// Creates a gradient from its line, its colors and their places in percent.
  @inlinable
  public init(_ line: Line, colors: [LayoutColor], stops: [Float?] = []) {
    self.line = line
    self.colors = colors
    self.stops = stops
  }
}

extension LayoutGradient {
  /// Returns the direction of the line, in degrees clockwise from upwards.
  ///
  /// - Parameter direction: The direction in which the element lays out its content.
  /// - Returns: The degrees; 0 for an angle that is not finite, and `nil` for a gradient from the
  ///   middle outwards.
  public func angle(in direction: WritingDirection) -> Float? {
    switch line {
    case .angle(let angle): angle.isFinite ? angle : 0
    case .start: direction == .rtl ? 90 : 270
    case .end: direction == .rtl ? 270 : 90
    case .radial: nil
    }
  }

  /// The places of all colors, as fractions of the line from 0 to 1, in ascending order (CSS Images
  /// §3.4.3, color stop fix-up).
  ///
  /// A first color without a place is at the start and a last one at the end; others lie evenly
  /// between their neighbors. No color is before the one that precedes it. Places outside the line
  /// are clamped to it.
  public var places: [Float] {
    guard colors.count > 1 else { return colors.map { _ in 0 } }
    var said: [Float?] = colors.indices.map { place in
      guard stops.indices.contains(place), let stop = stops[place], stop.isFinite else {
        return nil
      }
      return max(0, min(1, stop / 100))
    }
    said[0] = said[0] ?? 0
    said[said.count - 1] = said[said.count - 1] ?? 1
    var most: Float = 0
    for place in said.indices {
      guard let stop = said[place] else { continue }
      most = max(most, stop)
      said[place] = most
    }
    var places: [Float] = []
    var next = 0
    for place in said.indices {
      if let stop = said[place] {
        places.append(stop)
        continue
      }
      if next <= place { next = said[place...].firstIndex { $0 != nil } ?? said.count - 1 }
      let (before, after) = (places[place - 1], said[next] ?? 1)
      places.append(before + (after - before) / Float(next - place + 1))
    }
    return places
  }
}
