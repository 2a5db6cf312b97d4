// The ways in which FlexLayout asks for a layout, said in ranges of sizes.

extension LayoutTree {
  /// Computes the frames of all elements in a container.
  ///
  /// A `flex` that is the root keeps its own size and maximum, whatever the container's size is
  /// (Yoga).
  ///
  /// - Parameters:
  ///   - mode: Which lengths the container decides.
  ///   - container: The size of the container, in points; an infinite length is left to the
  ///     content.
  ///   - environment: The scale, direction, text scale and safe area.
  ///   - measurer: What measures texts.
  /// - Returns: The size of the root.
  @discardableResult
  public mutating func solve(
    mode: LayoutMode,
    container: Size,
    environment: LayoutEnvironment = LayoutEnvironment(),
    measurer: any TextMeasuring = ProportionalTextMetrics(),
  ) -> Size {
    solve(
      in: .container(container, mode: mode), environment: environment, measurer: measurer)
  }

  /// Measures the root in a container; the frames stay those of the last solve.
  ///
  /// A finite length of the container is the root's, unless that is a `flex` with a size of its
  /// own; an infinite one is left to the content. For a size of *at most* so many points, use
  /// ``size(in:environment:measurer:)``.
  ///
  /// - Parameters:
  ///   - size: The size of the container, in points.
  ///   - environment: The scale, direction, text scale and safe area.
  ///   - measurer: What measures texts.
  /// - Returns: The size that the root would have, in points.
  public mutating func sizeThatFits(
    _ size: Size,
    environment: LayoutEnvironment = LayoutEnvironment(),
    measurer: any TextMeasuring = ProportionalTextMetrics(),
  ) -> Size {
    self.size(in: .container(size), environment: environment, measurer: measurer)
  }

  /// Measures the root without constraints; the frames stay those of the last solve.
  ///
  /// - Parameters:
  ///   - environment: The scale, direction, text scale and safe area.
  ///   - measurer: What measures texts.
  /// - Returns: The size that the root would have, in points.
  public mutating func intrinsicSize(
    environment: LayoutEnvironment = LayoutEnvironment(),
    measurer: any TextMeasuring = ProportionalTextMetrics(),
  ) -> Size {
    size(in: .unbounded, environment: environment, measurer: measurer)
  }
}
