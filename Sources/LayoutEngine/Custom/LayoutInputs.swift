/// The parts of the constraints that a ``CustomLayout`` reads.
@frozen
public struct LayoutInputs: OptionSet, Sendable {
  /// The bits of the set, one for each part.
  public let rawValue: UInt8

  /// Creates a set from its bits; bits other than the six lowest have no effect.
  @inlinable
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The minimum width of the range passed to the layout, in points; 0 for a layout that omits this
  /// part.
  public static let minimumWidth = LayoutInputs(rawValue: 1)
  /// The minimum height of the range passed to the layout, in points; 0 for a layout that omits
  /// this part.
  public static let minimumHeight = LayoutInputs(rawValue: 2)
  /// The maximum width of the range passed to the layout, in points; infinite for a layout that
  /// omits this part.
  public static let maximumWidth = LayoutInputs(rawValue: 4)
  /// The maximum height of the range passed to the layout, in points; infinite for a layout that
  /// omits this part.
  public static let maximumHeight = LayoutInputs(rawValue: 8)
  /// The width of ``CustomChildren/parent``, in points; infinite for a layout that omits this part.
  public static let parentWidth = LayoutInputs(rawValue: 16)
  /// The height of ``CustomChildren/parent``, in points; infinite for a layout that omits this
  /// part.
  public static let parentHeight = LayoutInputs(rawValue: 32)

  /// All six parts.
  public static let all: LayoutInputs = [
    .minimumWidth, .minimumHeight, .maximumWidth, .maximumHeight, .parentWidth, .parentHeight,
  ]
}

extension Constraints {
  /// The size range, with unread minimums 0 and unread maximums infinite.
  func range(read inputs: LayoutInputs) -> SizeRange {
    SizeRange(
      min: LayoutSize(
        width: inputs.contains(.minimumWidth) ? width.low : 0,
        height: inputs.contains(.minimumHeight) ? height.low : 0),
      max: LayoutSize(
        width: inputs.contains(.maximumWidth) ? width.high : .infinity,
        height: inputs.contains(.maximumHeight) ? height.high : .infinity))
  }

  /// The parent's size, with unread lengths infinite.
  func parent(read inputs: LayoutInputs) -> LayoutSize {
    LayoutSize(
      width: inputs.contains(.parentWidth) ? width.parent : .infinity,
      height: inputs.contains(.parentHeight) ? height.parent : .infinity)
  }
}

extension Validity {
  /// Restricts the validity of a result to the parts of the constraints that were read.
  mutating func pin(_ constraints: Constraints, read inputs: LayoutInputs) {
    if inputs.contains(.minimumWidth) { width.low.pin(constraints.width.low) }
    if inputs.contains(.minimumHeight) { height.low.pin(constraints.height.low) }
    if inputs.contains(.maximumWidth) { width.high.pin(constraints.width.high) }
    if inputs.contains(.maximumHeight) { height.high.pin(constraints.height.high) }
    if inputs.contains(.parentWidth) { width.parent.pin(constraints.width.parent) }
    if inputs.contains(.parentHeight) { height.parent.pin(constraints.height.parent) }
  }
}
