/// The alignment of a child that is smaller than its cell, the rectangle that a layout gives the
/// child (MKLayoutLibrary).
///
/// On each axis, the first of these values that the set contains counts, and any others have no
/// effect:
///
/// - Horizontally: ``center`` or ``centerHorizontal``; ``left``; ``right``; ``start``; ``end``.
/// - Vertically: ``center`` or ``centerVertical``; ``top``; ``bottom``.
///
/// On an axis without a value the parent decides; its default is the start edge and the top.
@frozen
public struct Gravity: OptionSet, Sendable {
  /// One bit for each value, from 1 for ``top`` to 256 for ``center``.
  public let rawValue: UInt16

  /// Creates a set from its bits; bits other than those of the nine values are stored but have no
  /// effect.
  @inlinable
  public init(rawValue: UInt16) { self.rawValue = rawValue }

  /// At the top of the cell.
  public static let top = Gravity(rawValue: 1)
  /// At the bottom of the cell.
  public static let bottom = Gravity(rawValue: 2)
  /// The left edge of the cell, whether the writing direction is left to right or right to left.
  public static let left = Gravity(rawValue: 4)
  /// The right edge of the cell, whether the writing direction is left to right or right to left.
  public static let right = Gravity(rawValue: 8)
  /// At the inline-start edge: left in a left-to-right layout, else right.
  public static let start = Gravity(rawValue: 16)
  /// At the inline-end edge: right in a left-to-right layout, else left.
  public static let end = Gravity(rawValue: 32)
  /// Centered horizontally.
  public static let centerHorizontal = Gravity(rawValue: 64)
  /// Centered vertically.
  public static let centerVertical = Gravity(rawValue: 128)
  /// Centered on both axes.
  public static let center = Gravity(rawValue: 256)
}

extension Gravity {
  /// The fraction of the free space that precedes the content on an axis; nil for an axis without a
  /// value.
  ///
  /// On the horizontal axis the fraction counts from the start edge.
  @inline(__always)
  func share(_ axis: Axis, isRightToLeft: Bool) -> Double? {
    axis == .row ? horizontalShare(isRightToLeft) : verticalShare
  }

  private func horizontalShare(_ isRightToLeft: Bool) -> Double? {
    if contains(.centerHorizontal) || contains(.center) { return 0.5 }
    // `left` and `right` are physical edges: from right to left, the start edge is the right one.
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
