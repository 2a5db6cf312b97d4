package import LayoutEngine
package import LayoutModel

/// Solves documents without compiling them.
///
/// The interpreter builds the engine's tree from the same models that generated code is written
/// from. Use one per thread: its memory is reused from document to document.
package struct Interpreter: Sendable {
  /// The tree of the document that was solved last.
  package internal(set) var tree = LayoutTree()
  /// The memory in which the next version of a running document is built.
  private var spare = LayoutTree()
  /// The changes to elements by the last update.
  package private(set) var changes = LayoutChanges()
  var model = ElementModel()
  /// The place in the typed tree of each of the engine's elements.
  var nodes: [Int] = []

  let registry: LayoutRegistry
  /// The size of stand-ins for unregistered layouts whose declaration gives none, in points; nil to
  /// use the size of their content.
  package var standIn: LayoutSize?
  /// The elements of the last document whose layout is not registered, in document order.
  package internal(set) var missing: [MissingLayout] = []
  /// The reason why the last document was not fully expanded, or nil.
  package internal(set) var issue: Expansion.Issue?

  /// Creates an interpreter that can lay out the custom layouts in `registry`.
  package init(registry: LayoutRegistry = LayoutRegistry()) {
    self.registry = registry
  }

  /// Returns the frames of `document`, or nil if it has no root element.
  ///
  /// In a document with errors, only the legal parts are solved.
  package mutating func solve(
    _ document: TypedDocument, in settings: PreviewSettings, with values: [ConstantValue] = []
  ) -> SolvedLayout? {
    solve(
      document, in: settings.range, environment: settings.environment,
      measurer: settings.textMetrics.measurer, with: values)
  }

  /// Returns the frames of `document` with these parameter values, or nil if it has no root
  /// element.
  package mutating func solve(
    _ document: TypedDocument,
    in range: SizeRange,
    environment: LayoutEnvironment,
    measurer: any TextMeasuring,
    with values: [ConstantValue] = [],
  ) -> SolvedLayout? {
    solve(
      Expansion(of: document, with: values, in: range, environment), in: range,
      environment: environment, measurer: measurer)
  }

  /// Returns the frames of an expanded document, or nil if it has no root element.
  package mutating func solve(
    _ expansion: Expansion,
    in range: SizeRange,
    environment: LayoutEnvironment,
    measurer: any TextMeasuring,
  ) -> SolvedLayout? {
    if tree.isStopped { tree = LayoutTree() }
    build(expansion, for: range, environment)
    guard !nodes.isEmpty else { return nil }
    // If the task is cancelled, the solve ends early.
    tree.isUnwanted = { Task.isCancelled }
    tree.solve(in: range, environment: environment, measurer: measurer)
    guard !tree.isStopped else {
      tree = LayoutTree()
      return nil
    }
    return SolvedLayout(
      elements: solvedElements(expansion), isApproximate: tree.isApproximate)
  }

  /// Solves the tree of the last expansion for another size or environment, in which the expansion
  /// must still hold.
  ///
  /// The frames are those of a new solve.
  package mutating func solveAgain(in settings: PreviewSettings) {
    tree.solve(
      in: settings.range, environment: settings.environment,
      measurer: settings.textMetrics.measurer)
  }

  /// Returns the frames of the last document with other values, sizes or environment.
  ///
  /// The result is that of ``solve(_:in:environment:measurer:with:)``, but only the parts that the
  /// change affects are laid out again.
  package mutating func update(
    _ document: TypedDocument,
    in range: SizeRange,
    environment: LayoutEnvironment,
    measurer: any TextMeasuring,
    with values: [ConstantValue],
  ) -> SolvedLayout? {
    let expansion = Expander.expand(document, values, in: range, environment)
    swap(&tree, &spare)
    build(expansion, for: range, environment)
    swap(&tree, &spare)
    guard !nodes.isEmpty else { return nil }
    // Earlier changes belong to another document.
    tree.tracksChanges = true
    tree.update(to: &spare)
    tree.solve(in: range, environment: environment, measurer: measurer)
    changes = tree.takeChanges()
    return SolvedLayout(
      elements: solvedElements(expansion), isApproximate: tree.isApproximate)
  }
}
