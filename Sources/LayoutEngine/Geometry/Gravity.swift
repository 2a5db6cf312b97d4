/// The edges or the middle of a cell that a child keeps to; none is the start and the top.
///
/// On an axis, the middle wins over the edges, the left over the right, the top over the bottom.
public struct Gravity: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt16

  /// The bits of a set.
  @inlinable
  public init(rawValue: UInt16) { self.rawValue = rawValue }

  /// The upper edge.
  public static let top = Gravity(rawValue: 1)
  /// The lower edge.
  public static let bottom = Gravity(rawValue: 2)
  /// The left edge, in either direction.
  public static let left = Gravity(rawValue: 4)
  /// The right edge, in either direction.
  public static let right = Gravity(rawValue: 8)
  /// The edge at which a line starts.
  public static let start = Gravity(rawValue: 16)
  /// The edge at which a line ends.
  public static let end = Gravity(rawValue: 32)
  /// Between the left and the right edge.
  public static let centerHorizontal = Gravity(rawValue: 64)
  /// Between the upper and the lower edge.
  public static let centerVertical = Gravity(rawValue: 128)
  /// In the middle of both axes.
  public static let center = Gravity(rawValue: 256)
}

extension Gravity {
  /// The part of what is left over that lies before the content on an axis; nil where nothing is
  /// said.
  @inline(__always)
  func share(_ axis: Axis, isRightToLeft: Bool) -> Double? {
    axis == .row ? horizontalShare(isRightToLeft) : verticalShare
  }

  private func horizontalShare(_ isRightToLeft: Bool) -> Double? {
    if contains(.centerHorizontal) || contains(.center) { return 0.5 }
    // From the start edge on; what is named left stays left.
    if contains(.left) { return isRightToLeft ? 1 : 0 }
    if contains(.right) { return isRightToLeft ? 0 : 1 }
    if contains(.start) { return 0 }
    return contains(.end) ? 1 : nil
  }

  private var verticalShare: Double? {
    if contains(.centerVertical) || contains(.center) { return 0.5 }
    if contains(.top) { return 0 }
    return contains(.bottom) ? 1 : nil
  }
}
