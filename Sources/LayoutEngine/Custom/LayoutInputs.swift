/// The parts of an offer that a layout of the app's own reads.
public struct LayoutInputs: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt8

  /// The bits of a set.
  @inlinable
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The least width.
  public static let minimumWidth = LayoutInputs(rawValue: 1)
  /// The least height.
  public static let minimumHeight = LayoutInputs(rawValue: 2)
  /// The greatest width.
  public static let maximumWidth = LayoutInputs(rawValue: 4)
  /// The greatest height.
  public static let maximumHeight = LayoutInputs(rawValue: 8)
  /// The parent's width.
  public static let parentWidth = LayoutInputs(rawValue: 16)
  /// The parent's height.
  public static let parentHeight = LayoutInputs(rawValue: 32)

  /// The whole offer.
  public static let all: LayoutInputs = [
    .minimumWidth, .minimumHeight, .maximumWidth, .maximumHeight, .parentWidth, .parentHeight,
  ]
}

extension Offer {
  /// The range of the offer, as far as it is read.
  func range(read inputs: LayoutInputs) -> SizeRange {
    SizeRange(
      min: Size(
        width: inputs.contains(.minimumWidth) ? width.low : 0,
        height: inputs.contains(.minimumHeight) ? height.low : 0),
      max: Size(
        width: inputs.contains(.maximumWidth) ? width.high : .infinity,
        height: inputs.contains(.maximumHeight) ? height.high : .infinity))
  }

  /// The parent's size, as far as it is read.
  func parent(read inputs: LayoutInputs) -> Size {
    Size(
      width: inputs.contains(.parentWidth) ? width.parent : .infinity,
      height: inputs.contains(.parentHeight) ? height.parent : .infinity)
  }
}

extension Validity {
  /// Notes that the answer depends on what is read of an offer.
  mutating func pin(_ offer: Offer, read inputs: LayoutInputs) {
    if inputs.contains(.minimumWidth) { width.low.pin(offer.width.low) }
    if inputs.contains(.minimumHeight) { height.low.pin(offer.height.low) }
    if inputs.contains(.maximumWidth) { width.high.pin(offer.width.high) }
    if inputs.contains(.maximumHeight) { height.high.pin(offer.height.high) }
    if inputs.contains(.parentWidth) { width.parent.pin(offer.width.parent) }
    if inputs.contains(.parentHeight) { height.parent.pin(offer.height.parent) }
  }
}
