// FlexLayout's ways to request a layout, expressed as ranges of sizes.

extension LayoutDocument {
  /// Builds the document and measures its root, without computing frames.
  ///
  /// - Parameters:
  ///   - range: The sizes that the root may have, in points.
  ///   - environment: The scale, direction, text scale, safe area, color scheme and language.
  ///   - measurer: The measurer of the document's texts.
  /// - Returns: The size that the root would have, in points.
  /// - Complexity: O(n) in the number of elements for most documents.
  public func size(
    in range: SizeRange,
    environment: LayoutEnvironment = LayoutEnvironment(),
    measurer: any TextMeasuring = ProportionalTextMetrics(),
  ) -> LayoutSize {
    var tree = LayoutTree()
    tree.build(for: range, environment: environment) { build(into: &$0) }
    return tree.size(in: range, environment: environment, measurer: measurer)
  }

  /// Builds the document and measures its root in a container.
  ///
  /// The root takes each finite length of the container, unless the root is a `flex` with a size of
  /// its own. The content decides each infinite length. For a size of *at most* so many points, use
  /// ``size(in:environment:measurer:)``.
  ///
  /// - Parameters:
  ///   - size: The size of the container, in points.
  ///   - environment: The scale, direction, text scale, safe area, color scheme and language.
  ///   - measurer: The measurer of the document's texts.
  /// - Returns: The size that the root would have, in points.
  /// - Complexity: O(n) in the number of elements for most documents.
  public func sizeThatFits(
    _ size: LayoutSize,
    environment: LayoutEnvironment = LayoutEnvironment(),
    measurer: any TextMeasuring = ProportionalTextMetrics(),
  ) -> LayoutSize {
    self.size(in: .container(size), environment: environment, measurer: measurer)
  }

  /// Builds the document and measures its root without constraints.
  ///
  /// - Parameters:
  ///   - environment: The scale, direction, text scale, safe area, color scheme and language.
  ///   - measurer: The measurer of the document's texts.
  /// - Returns: The size that the root would have, in points.
  /// - Complexity: O(n) in the number of elements for most documents.
  public func intrinsicSize(
    environment: LayoutEnvironment = LayoutEnvironment(),
    measurer: any TextMeasuring = ProportionalTextMetrics(),
  ) -> LayoutSize {
    size(in: .unbounded, environment: environment, measurer: measurer)
  }
}
