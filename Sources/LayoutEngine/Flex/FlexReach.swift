/// The lengths inside a box for which its answer is the same; while it is found, the lengths so far.
///
/// A length that was held to a limit is not seen by what is in the box: all that are held to the same
/// limit are as good, whatever the children say of theirs.
struct FlexReach: Sendable {
  /// The lengths before they were held to the limits.
  private(set) var window: FlexWindow
  private let isHeld: Bool

  static let open = FlexReach(.open)

  @inline(__always)
  init(_ window: FlexWindow, isHeld: Bool = false) {
    self.window = window
    self.isHeld = isHeld
  }

  @inline(__always)
  mutating func meet(_ other: FlexWindow) {
    if !isHeld { window.meet(other) }
  }

  /// For a child that was offered what there is, but no more than a cap: above that, all is one.
  @inline(__always)
  mutating func meet(_ child: FlexWindow, cappedAt cap: Float) {
    guard !cap.isNaN else {
      meet(child)
      return
    }
    meet(FlexWindow(from: child.from, to: child.accepts(cap) ? .infinity : child.to))
  }
}
