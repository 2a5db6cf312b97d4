/// A document as a value: its parameters are its properties, its layout is a function of them.
public protocol LayoutDocument: Sendable {
  /// The frames of the elements that have an id.
  associatedtype Outlets: LayoutOutlets = NoOutlets

  /// Adds the root element.
  func build(into root: inout Children<NoPlacement>)
}

extension LayoutDocument {
  /// Solves the document, on any thread.
  ///
  /// - Parameters:
  ///   - range: The sizes it may take.
  ///   - environment: Scale, direction, text scale, safe area and appearance.
  ///   - measurer: What measures texts.
  /// - Returns: Its size, the frames of all elements, and those of its outlets by name.
  public func layout(
    in range: SizeRange,
    environment: LayoutEnvironment = LayoutEnvironment(),
    measurer: any TextMeasuring = ProportionalTextMetrics(),
  ) -> LayoutResult<Outlets> {
    var tree = LayoutTree()
    return layout(in: range, environment: environment, measurer: measurer, reusing: &tree)
  }

  /// Solves the document in the memory of a tree that was used before.
  ///
  /// - Parameters:
  ///   - range: The sizes it may take.
  ///   - environment: Scale, direction, text scale, safe area and appearance.
  ///   - measurer: What measures texts.
  ///   - tree: Any tree; afterwards it is this document's.
  /// - Returns: Its size, the frames of all elements, and those of its outlets by name.
  public func layout(
    in range: SizeRange,
    environment: LayoutEnvironment = LayoutEnvironment(),
    measurer: any TextMeasuring = ProportionalTextMetrics(),
    reusing tree: inout LayoutTree,
  ) -> LayoutResult<Outlets> {
    tree.build(for: range, environment: environment) { build(into: &$0) }
    tree.solve(in: range, environment: environment, measurer: measurer)
    return LayoutResult(tree)
  }
}
