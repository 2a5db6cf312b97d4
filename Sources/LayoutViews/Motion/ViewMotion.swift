public import LayoutEngine

/// The state of a view on the screen while it moves, comes or goes.
public struct MovingView: Sendable, Equatable {
  /// The frame in the coordinates of the parent, in points.
  public var frame: LayoutRect
  /// The opacity, from 0 (transparent) to 1 (opaque).
  public var opacity: Float
  /// The distance by which the view is drawn away from its frame, in points.
  public var offset: LayoutPoint
  /// The factor by which the view is drawn larger about its center, besides that of its look.
  public var scale: Float

  /// Creates the state of a view, by default one in its place.
  public init(
    frame: LayoutRect, opacity: Float = 1, offset: LayoutPoint = .zero, scale: Float = 1
  ) {
    self.frame = frame
    self.opacity = opacity
    self.offset = offset
    self.scale = scale
  }

  /// The frame with the offset.
  public var shownFrame: LayoutRect { frame.moved(by: offset) }
}

/// The way of one view from what was on the screen to where it belongs.
///
/// A motion has no clock: its value at a time depends on the time alone. A motion that is
/// interrupted ends, and another one starts from what was on the screen.
public struct ViewMotion: Sendable, Equatable {
  /// The state at the time 0.
  public var start: MovingView
  /// The state in the end.
  public var end: MovingView
  /// The curve and the times of the way.
  public var animation: LayoutAnimation

  /// Creates a motion from both ends of the way.
  public init(from start: MovingView, to end: MovingView, as animation: LayoutAnimation) {
    self.start = start
    self.end = end
    self.animation = animation
  }

  /// Whether the view is in its end from the beginning.
  public var isIdle: Bool { start == end }

  /// Returns whether the view has come to its end.
  ///
  /// - Parameter time: The time since the update, in seconds.
  /// - Returns: Whether it is in its end from this time on.
  public func isOver(at time: Double) -> Bool { isIdle || time >= animation.end }

  /// Returns what is on the screen at a time.
  ///
  /// - Parameters:
  ///   - time: The time since the update, in seconds; `NaN` counts as 0.
  ///   - reducesMotion: Whether people asked for less motion: the view is in its end at once but
  ///     for its opacity, which changes over the same time.
  /// - Returns: Exactly ``start`` at first and exactly ``end`` in the end.
  public func view(at time: Double, reducesMotion: Bool = false) -> MovingView {
    let progress = animation.progress(at: time)
    if progress >= 1 { return end }
    let way = reducesMotion ? 1 : progress
    return MovingView(
      frame: start.frame.mixed(with: end.frame, way),
      opacity: start.opacity.mixed(with: end.opacity, progress),
      offset: LayoutPoint(
        x: start.offset.x.mixed(with: end.offset.x, way),
        y: start.offset.y.mixed(with: end.offset.y, way)),
      scale: start.scale.mixed(with: end.scale, way))
  }
}

extension ElementStyle.Transition {
  /// Returns what of a view is on the screen before it comes and after it has gone.
  ///
  /// - Parameters:
  ///   - view: The view in its place.
  ///   - direction: The direction in which the element that says the transition lays out its
  ///     content.
  /// - Returns: The view without opacity, away from its place or without a size; for
  ///   ``immediate``, the view in its place.
  public func away(from view: MovingView, in direction: WritingDirection) -> MovingView {
    var away = view
    if self != .immediate { away.opacity = 0 }
    let toStart = direction == .rtl ? -view.frame.width : view.frame.width
    switch self {
    case .fade, .immediate: break
    case .slideUp: away.offset.y += view.frame.height
    case .slideDown: away.offset.y -= view.frame.height
    case .slideStart: away.offset.x += toStart
    case .slideEnd: away.offset.x -= toStart
    case .scale: away.scale = 0
    }
    return away
  }
}

extension LayoutRect {
  /// Returns the frame in the size of another one, with the same top, and with the same left edge,
  /// center or right edge: that which the other one has nearest to this one's.
  func resized(to other: LayoutRect) -> LayoutRect {
    let growth = other.width - width
    var before: Float = 0
    for share in [growth / 2, growth] where abs(other.x - x + share) < abs(other.x - x + before) {
      before = share
    }
    return LayoutRect(x: x - before, y: y, width: other.width, height: other.height)
  }

  /// Returns the frame between this one, at 0, and another one, at 1.
  func mixed(with other: LayoutRect, _ progress: Double) -> LayoutRect {
    LayoutRect(
      x: x.mixed(with: other.x, progress), y: y.mixed(with: other.y, progress),
      width: width.mixed(with: other.width, progress),
      height: height.mixed(with: other.height, progress))
  }
}

extension Float {
  /// Returns the number between this one, at 0, and another one, at 1; exactly one of them there.
  func mixed(with other: Float, _ progress: Double) -> Float {
    if progress <= 0 { return self }
    if progress >= 1 { return other }
    return Float(Double(self) + (Double(other) - Double(self)) * progress)
  }
}
