// The ways in which FlexLayout asks for a layout, said in ranges of sizes.

extension LayoutDocument {
  /// Builds the document and measures its root, without any frames.
  ///
  /// - Parameters:
  ///   - range: The sizes that the root may have.
  ///   - environment: The scale, direction, text scale, safe area, color scheme and language.
  ///   - measurer: What measures texts.
  /// - Returns: The size that the root would have, in points.
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
  /// A finite length of the container is the root's, unless that is a `flex` with a size of its
  /// own; an infinite one is left to the content. For a size of *at most* so many points, use
  /// ``size(in:environment:measurer:)``.
  ///
  /// - Parameters:
  ///   - size: The size of the container, in points.
  ///   - environment: The scale, direction, text scale, safe area, color scheme and language.
  ///   - measurer: What measures texts.
  /// - Returns: The size that the root would have, in points.
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
  ///   - measurer: What measures texts.
  /// - Returns: The size that the root would have, in points.
  public func intrinsicSize(
    environment: LayoutEnvironment = LayoutEnvironment(),
    measurer: any TextMeasuring = ProportionalTextMetrics(),
  ) -> LayoutSize {
    size(in: .unbounded, environment: environment, measurer: measurer)
  }
}
