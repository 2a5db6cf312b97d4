/// Between what limits the lines of a root are what they are without any.
///
/// A window from the smallest greatest length to the greatest least length: its ends are no limits to
/// what lies between.
struct FlexRootLimits: Sendable {
  var main: FlexWindow
  var cross: FlexWindow

  static let none = FlexRootLimits(
    main: FlexWindow(from: 0, to: .infinity), cross: FlexWindow(from: 0, to: .infinity))

  private init(main: FlexWindow, cross: FlexWindow) {
    self.main = main
    self.cross = cross
  }

  /// - Parameters:
  ///   - lines: The shortest and the longest line, which are compared with a limit less the frame.
  ///   - frame: Padding and border along the box.
  ///   - thickness: How thick a single line is with its frame, which is compared with the limit.
  @inline(__always)
  init(lines: Interval, frame: Float, thickness: Interval) {
    main = FlexWindow(from: lines.high, to: lines.low).widened(by: 0, frame)
    cross = FlexWindow(from: thickness.high, to: thickness.low)
  }
}
