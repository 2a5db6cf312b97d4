/// What an element says of its own size; `auto` where it says nothing.
///
/// A minimum beats a maximum, and a maximum beats the exact size, as in CSS.
public struct ElementSize: Sendable, Equatable {
  /// The exact width.
  public var width: Dimension
  /// The exact height.
  public var height: Dimension
  /// The least width.
  public var minWidth: Dimension
  /// The least height.
  public var minHeight: Dimension
  /// The greatest width.
  public var maxWidth: Dimension
  /// The greatest height.
  public var maxHeight: Dimension

  /// `auto`, but for what is said.
  @inlinable
  public init(
    width: Dimension = .auto,
    height: Dimension = .auto,
    minWidth: Dimension = .auto,
    maxWidth: Dimension = .auto,
    minHeight: Dimension = .auto,
    maxHeight: Dimension = .auto,
  ) {
    self.width = width
    self.height = height
    self.minWidth = minWidth
    self.minHeight = minHeight
    self.maxWidth = maxWidth
    self.maxHeight = maxHeight
  }

  /// Nothing said.
  public static let auto = ElementSize()

  /// Exactly this many points.
  @inlinable
  public static func points(_ width: Float, _ height: Float) -> ElementSize {
    ElementSize(width: .points(width), height: .points(height))
  }

  /// Whether nothing is said.
  @inlinable
  public var isAuto: Bool {
    width.isAuto && height.isAuto && minWidth.isAuto && maxWidth.isAuto && minHeight.isAuto
      && maxHeight.isAuto
  }
}
