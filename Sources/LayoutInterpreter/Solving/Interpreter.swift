package import LayoutEngine
package import LayoutSemantics

/// Solves documents without a compiler.
///
/// It builds the engine's tree from the same models that generated code is written from. Keep one
/// for each thread: its memory is used again from document to document.
package struct Interpreter: Sendable {
  /// The tree of the document that was solved last.
  package internal(set) var tree = LayoutTree()
  /// The memory in which the next version of a running document is built.
  private var spare = LayoutTree()
  /// What became of the elements by the last update.
  package private(set) var changes = LayoutChanges()
  var model = ElementModel()
  /// The place in the typed tree of each element of the engine's.
  var nodes: [Int] = []

  let registry: LayoutRegistry
  /// How large stand-ins are for layouts in no registry whose declaration does not say so, in points;
  /// nil where what is in them decides.
  package var standIn: LayoutSize?
  /// The elements of the last document whose layout is in no registry, in document order.
  package internal(set) var missing: [MissingLayout] = []
  /// What kept the last document from being expanded to the end, or nil.
  package internal(set) var issue: Expansion.Issue?

  /// Solves documents with the layouts of the author's own that `registry` knows.
  package init(registry: LayoutRegistry = LayoutRegistry()) {
    self.registry = registry
  }

  /// The frames of `document`, or nil where it has no root element.
  ///
  /// Only a document without errors means what it says; of others what is legal is solved.
  package mutating func solve(
    _ document: TypedDocument, in settings: PreviewSettings, with values: [ConstantValue] = []
  ) -> SolvedLayout? {
    solve(
      document, in: settings.range, environment: settings.environment,
      measurer: settings.textMetrics.measurer, with: values)
  }

  /// The frames of `document` with these values for its parameters, or nil where it has no root
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

  /// The frames of a document that was expanded, or nil where it has no root element.
  package mutating func solve(
    _ expansion: Expansion,
    in range: SizeRange,
    environment: LayoutEnvironment,
    measurer: any TextMeasuring,
  ) -> SolvedLayout? {
    if tree.isStopped { tree = LayoutTree() }
    build(expansion, for: range, environment)
    guard !nodes.isEmpty else { return nil }
    // What works for somebody who has gone ends early.
    tree.isUnwanted = { Task.isCancelled }
    tree.solve(in: range, environment: environment, measurer: measurer)
    guard !tree.isStopped else {
      tree = LayoutTree()
      return nil
    }
    return SolvedLayout(
      elements: solvedElements(expansion), isApproximate: tree.isApproximate)
  }

  /// Solves the tree of the last expansion for another size or in another environment, in which the
  /// expansion holds; its frames are then those of a new solve.
  package mutating func solveAgain(in settings: PreviewSettings) {
    tree.solve(
      in: settings.range, environment: settings.environment,
      measurer: settings.textMetrics.measurer)
  }

  /// The frames of the document that was solved last with other values, in other sizes or in another
  /// environment: what ``solve(_:in:environment:measurer:with:)`` gives, but only what the change
  /// touches is laid out again.
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
    // What happened before is another document's.
    tree.tracksChanges = true
    tree.update(to: &spare)
    tree.solve(in: range, environment: environment, measurer: measurer)
    changes = tree.takeChanges()
    return SolvedLayout(
      elements: solvedElements(expansion), isApproximate: tree.isApproximate)
  }
}
