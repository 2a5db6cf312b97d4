/// The lengths of a layout that its container decides (FlexLayout's `layout(mode:)`).
public enum LayoutMode: String, Sendable, CaseIterable {
  /// The container decides width and height.
  case fitContainer
  /// The container decides the width, and the content decides the height.
  case adjustHeight
  /// The container decides the height, and the content decides the width.
  case adjustWidth
}

extension SizeRange {
  /// Returns the range of sizes that a layout may have in a container.
  ///
  /// A length of the container that is infinite or `NaN` is left to the content.
  ///
  /// - Parameters:
  ///   - size: The size of the container, in points.
  ///   - mode: The lengths that the container decides.
  /// - Returns: A range that is exact along the axes that the container decides, and unbounded
  ///   along the others.
  public static func container(_ size: LayoutSize, mode: LayoutMode = .fitContainer) -> SizeRange {
    var range = SizeRange.unbounded
    if mode != .adjustWidth && size.width < .infinity {
      range.min.width = size.width
      range.max.width = size.width
    }
    if mode != .adjustHeight && size.height < .infinity {
      range.min.height = size.height
      range.max.height = size.height
    }
    return range
  }
}
