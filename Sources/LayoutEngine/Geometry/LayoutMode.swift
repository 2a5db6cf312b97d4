/// Which lengths of a layout its container decides (FlexLayout).
public enum LayoutMode: String, Sendable, CaseIterable {
  /// Both: the layout is as large as its container.
  case fitContainer
  /// The width; the height is what the content takes.
  case adjustHeight
  /// The height; the width is what the content takes.
  case adjustWidth
}

extension SizeRange {
  /// The sizes that a layout may take in a container.
  ///
  /// A length of the container that is infinite, or no number, is left open.
  ///
  /// - Parameters:
  ///   - size: The size of the container.
  ///   - mode: Which of its lengths count.
  /// - Returns: A range that is exact along what the container decides.
  public static func container(_ size: Size, mode: LayoutMode = .fitContainer) -> SizeRange {
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
