/// How something moves from one place to another: a curve, how long it takes, and when it begins.
///
/// The engine passes the values to the host unchanged and does not clamp numbers. No frame depends
/// on them.
@frozen
public struct LayoutAnimation: Sendable, Hashable {
  /// The curve of the way over the time.
  public var curve: Curve
  /// How long it takes, in seconds; hosts take negative numbers and `NaN` as 0, which is at once,
  /// and more than 10 as 10.
  public var seconds: Float
  /// The seconds before it begins, taken as ``seconds``.
  public var delay: Float

  /// Creates an animation from its curve and its times, in seconds.
  @inlinable
  public init(_ curve: Curve, seconds: Float, delay: Float = 0) {
    self.curve = curve
    self.seconds = seconds
    self.delay = delay
  }

  /// No animation: what moves is in its new place at once.
  public static let immediate = LayoutAnimation(.linear, seconds: 0)
}

extension LayoutAnimation {
  /// A curve of the way over the time, from 0 to 1.
  public enum Curve: String, Sendable, CaseIterable {
    /// As a critically damped spring moves, which goes beyond its end at no time.
    case spring
    /// Slow at first: the Bézier curve (0.42, 0, 1, 1) of CSS.
    case easeIn
    /// Slow at last: the Bézier curve (0, 0, 0.58, 1) of CSS.
    case easeOut
    /// Slow at both ends: the Bézier curve (0.42, 0, 0.58, 1) of CSS.
    case easeInOut
    /// As fast at all times.
    case linear
  }
}

extension ElementStyle {
  /// How an element comes and goes in animated updates.
  public enum Transition: String, Sendable, CaseIterable {
    /// The element becomes visible, and fades out.
    case fade
    /// The element moves up to its place by its height, and back down.
    case slideUp
    /// The element moves down to its place by its height, and back up.
    case slideDown
    /// The element moves by its width towards the edge where lines start, and back.
    case slideStart
    /// The element moves by its width towards the edge where lines end, and back.
    case slideEnd
    /// The element grows about its center from nothing, and shrinks to nothing.
    case scale
    /// The element is there or gone at once: `none` in documents, which in Swift would mean that
    /// the element says nothing.
    case immediate = "none"
  }
}
