// The ways in which FlexLayout asks for a layout, said in ranges of sizes.

extension LayoutTree {
  /// Finds the frames of all elements in a container.
  ///
  /// A `flex` that is the root holds to a size and to a maximum of its own, whatever the container
  /// is (Yoga).
  ///
  /// - Parameters:
  ///   - mode: Which lengths the container decides.
  ///   - container: Its size; a length that is infinite is left open.
  ///   - environment: Scale, direction, text scale and safe area.
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

  /// The size of the root in a container of that size; the frames stay those of the last solve.
  ///
  /// A length that is given is the root's, unless it is a `flex` with a size of its own; one that
  /// is infinite is what the content takes. For a size of at most so much, ask `size(in:)`.
  ///
  /// - Parameters:
  ///   - size: The size of the container.
  ///   - environment: Scale, direction, text scale and safe area.
  ///   - measurer: What measures texts.
  /// - Returns: The size that the root would have.
  public mutating func sizeThatFits(
    _ size: Size,
    environment: LayoutEnvironment = LayoutEnvironment(),
    measurer: any TextMeasuring = ProportionalTextMetrics(),
  ) -> Size {
    self.size(in: .container(size), environment: environment, measurer: measurer)
  }

  /// The size of the root with room without end; the frames stay those of the last solve.
  ///
  /// - Parameters:
  ///   - environment: Scale, direction, text scale and safe area.
  ///   - measurer: What measures texts.
  /// - Returns: The size that the root would have.
  public mutating func intrinsicSize(
    environment: LayoutEnvironment = LayoutEnvironment(),
    measurer: any TextMeasuring = ProportionalTextMetrics(),
  ) -> Size {
    size(in: .unbounded, environment: environment, measurer: measurer)
  }
}
