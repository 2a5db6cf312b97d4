/// A document as a value: its parameters are its properties, and its layout is a function of them.
///
/// `layoutc build` generates such types; a type written by hand conforms in the same way.
public protocol LayoutDocument: Sendable {
  /// The type that provides the frames of the elements with an id, by name.
  associatedtype Outlets: LayoutOutlets = NoOutlets
  /// The type of the document's actions, which a host receives: one case for each.
  associatedtype FiredAction: LayoutActions = NoActions

  /// Adds the root element, exactly one, with its content.
  ///
  /// The content may depend only on the document's properties, on ``Children/range`` and on
  /// ``Children/environment``.
  ///
  /// - Parameter root: The empty list that the root element is added to.
  func build(into root: inout Children<NoPlacement>)
}

extension LayoutDocument {
  /// Builds and solves the document, on any thread.
  ///
  /// - Parameters:
  ///   - range: The sizes that the root may have, in points.
  ///   - environment: The scale, direction, text scale, safe area, color scheme and language.
  ///   - measurer: The measurer of the document's texts.
  /// - Returns: The size of the root, the frames of all elements, and the outlets.
  /// - Complexity: O(n) in the number of elements for most documents.
  public func layout(
    in range: SizeRange,
    environment: LayoutEnvironment = LayoutEnvironment(),
    measurer: any TextMeasuring = ProportionalTextMetrics(),
  ) -> LayoutResult<Outlets> {
    var tree = LayoutTree()
    return layout(in: range, environment: environment, measurer: measurer, reusing: &tree)
  }

  /// Builds and solves the document in the memory of an existing tree.
  ///
  /// - Parameters:
  ///   - range: The sizes that the root may have, in points.
  ///   - environment: The scale, direction, text scale, safe area, color scheme and language.
  ///   - measurer: The measurer of the document's texts.
  ///   - tree: Any tree. Its elements are replaced by the document's, and its memory is reused.
  /// - Returns: The size of the root, the frames of all elements, and the outlets.
  /// - Complexity: O(n) in the number of elements for most documents.
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
