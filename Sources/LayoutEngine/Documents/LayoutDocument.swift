/// A document as a value: its parameters are its properties, and its layout is a function of them.
///
/// `layoutc build` generates such types; a type written by hand conforms in the same way.
public protocol LayoutDocument: Sendable {
  /// The type that gives the frames of the elements with an id by name.
  associatedtype Outlets: LayoutOutlets = NoOutlets

  /// Adds the root element, exactly one, with its content.
  ///
  /// It must depend on nothing but the properties and on ``Children/range`` and
  /// ``Children/environment``.
  func build(into root: inout Children<NoPlacement>)
}

extension LayoutDocument {
  /// Builds and solves the document, on any thread.
  ///
  /// - Parameters:
  ///   - range: The sizes that the root may have.
  ///   - environment: The scale, direction, text scale, safe area, color scheme and language.
  ///   - measurer: What measures texts.
  /// - Returns: The size, the frames of all elements, and the outlets.
  public func layout(
    in range: SizeRange,
    environment: LayoutEnvironment = LayoutEnvironment(),
    measurer: any TextMeasuring = ProportionalTextMetrics(),
  ) -> LayoutResult<Outlets> {
    var tree = LayoutTree()
    return layout(in: range, environment: environment, measurer: measurer, reusing: &tree)
  }

  /// Builds and solves the document in the memory of a tree.
  ///
  /// - Parameters:
  ///   - range: The sizes that the root may have.
  ///   - environment: The scale, direction, text scale, safe area, color scheme and language.
  ///   - measurer: What measures texts.
  ///   - tree: Any tree, whose memory is used again; its elements are replaced by those of the
  ///     document.
  /// - Returns: The size, the frames of all elements, and the outlets.
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
