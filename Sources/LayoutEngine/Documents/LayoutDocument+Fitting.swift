// The ways in which FlexLayout asks for a layout, said in ranges of sizes.

extension LayoutDocument {
  /// Solves the document in a container, on any thread.
  ///
  /// - Parameters:
  ///   - mode: Which lengths the container decides.
  ///   - container: Its size; a length that is infinite is left open.
  ///   - environment: Scale, direction, text scale, safe area and appearance.
  ///   - measurer: What measures texts.
  /// - Returns: Its size, the frames of all elements, and those of its outlets by name.
  public func layout(
    mode: LayoutMode,
    container: Size,
    environment: LayoutEnvironment = LayoutEnvironment(),
    measurer: any TextMeasuring = ProportionalTextMetrics(),
  ) -> LayoutResult<Outlets> {
    layout(in: .container(container, mode: mode), environment: environment, measurer: measurer)
  }

  /// The size that the document would have, without its frames.
  ///
  /// - Parameters:
  ///   - range: The sizes it may take.
  ///   - environment: Scale, direction, text scale, safe area and appearance.
  ///   - measurer: What measures texts.
  /// - Returns: The size of the root.
  public func size(
    in range: SizeRange,
    environment: LayoutEnvironment = LayoutEnvironment(),
    measurer: any TextMeasuring = ProportionalTextMetrics(),
  ) -> Size {
    var tree = LayoutTree()
    tree.build(for: range, environment: environment) { build(into: &$0) }
    return tree.size(in: range, environment: environment, measurer: measurer)
  }

  /// The size that the document would have in a container of that size.
  ///
  /// A length that is given is the root's, unless it is a `flex` with a size of its own; one that
  /// is infinite is what the content takes. For a size of at most so much, ask `size(in:)`.
  ///
  /// - Parameters:
  ///   - size: The size of the container.
  ///   - environment: Scale, direction, text scale, safe area and appearance.
  ///   - measurer: What measures texts.
  /// - Returns: The size of the root.
  public func sizeThatFits(
    _ size: Size,
    environment: LayoutEnvironment = LayoutEnvironment(),
    measurer: any TextMeasuring = ProportionalTextMetrics(),
  ) -> Size {
    self.size(in: .container(size), environment: environment, measurer: measurer)
  }

  /// The size that the document would have with room without end.
  ///
  /// - Parameters:
  ///   - environment: Scale, direction, text scale, safe area and appearance.
  ///   - measurer: What measures texts.
  /// - Returns: The size of the root.
  public func intrinsicSize(
    environment: LayoutEnvironment = LayoutEnvironment(),
    measurer: any TextMeasuring = ProportionalTextMetrics(),
  ) -> Size {
    size(in: .unbounded, environment: environment, measurer: measurer)
  }
}
