package import LayoutEngine
package import LayoutModel

/// Solves documents without compiling them.
///
/// A document is read once, and then solved for any values, sizes and surroundings; see
/// ``LayoutProgram``. Use one interpreter per thread: its memory is reused from document to
/// document.
package struct Interpreter: Sendable {
  private(set) var runner: ProgramRunner
  /// The memory in which the next version of a running document is built.
  private var spare = LayoutTree()
  /// The changes to elements by the last update.
  package private(set) var changes = LayoutChanges()
  /// The environment of the last run.
  private var environment = LayoutEnvironment()

  /// Creates an interpreter that can lay out the custom layouts in `registry`.
  package init(registry: LayoutRegistry = LayoutRegistry()) {
    runner = ProgramRunner(registry: registry)
  }

  /// The most elements that a document may have when its loops and components are inserted.
  package static var mostElements: Int { ProgramRunner.mostElements }

  /// The tree of the last run.
  package var tree: LayoutTree { _read { yield runner.tree } }

  /// The size of stand-ins for unregistered layouts whose declaration gives none, in points; nil to
  /// use the size of their content.
  package var standIn: LayoutSize? {
    get { runner.standIn }
    set { runner.standIn = newValue }
  }

  /// Whether runs note the rows of loops, as ``MeasuredElements`` needs them.
  package var notesRows: Bool {
    get { runner.notesRows }
    set { runner.notesRows = newValue }
  }

  /// Whether texts among the values of the next runs are marks of unknown ones.
  package var hasUnknownTexts: Bool {
    get { runner.hasUnknownTexts }
    set { runner.hasUnknownTexts = newValue }
  }

  /// The unknown texts of which the tree of the last run depends on what they say.
  package var readUnknownTexts: Set<Int> { runner.readUnknownTexts }
  /// The unknown texts of which the tree of the last run depends on that they are not empty.
  package var unknownTextsThatAreNotEmpty: Set<Int> { runner.unknownTextsThatAreNotEmpty }

  /// The elements of the last run whose layout is not registered, in document order.
  package var missing: [MissingLayout] { runner.missing }

  /// The reason why the tree of the last run is not complete, or nil.
  package var issue: LayoutIssue? { runner.issue }

  /// Reads the document for the next runs.
  package mutating func read(_ document: TypedDocument) {
    runner.program = LayoutProgram(document)
  }

  /// Releases the document, whose text the parser is about to overwrite.
  package mutating func forget() { read(TypedDocument()) }

  /// Reads a document and returns its frames, or nil if it has no root element.
  ///
  /// In a document with errors, only the legal parts are solved.
  package mutating func solve(
    _ document: TypedDocument, in settings: PreviewSettings, with values: [ConstantValue] = []
  ) -> SolvedLayout? {
    read(document)
    return solve(in: settings, with: values)
  }

  /// Reads a document and returns its frames with these parameter values, or nil if it has no root
  /// element.
  package mutating func solve(
    _ document: TypedDocument,
    in range: SizeRange,
    environment: LayoutEnvironment,
    measurer: any TextMeasuring,
    with values: [ConstantValue] = [],
  ) -> SolvedLayout? {
    read(document)
    return solve(in: range, environment: environment, measurer: measurer, with: values)
  }

  /// Returns the frames of the document with these parameter values, or nil if it has no root
  /// element.
  package mutating func solve(
    in settings: PreviewSettings, with values: [ConstantValue] = []
  ) -> SolvedLayout? {
    solve(
      in: settings.range, environment: settings.environment,
      measurer: settings.textMetrics.measurer, with: values, scrolled: settings.scrolled)
  }

  private mutating func solve(
    in range: SizeRange,
    environment: LayoutEnvironment,
    measurer: any TextMeasuring,
    with values: [ConstantValue],
    scrolled: [ScrollPosition] = [],
  ) -> SolvedLayout? {
    if tree.isStopped { runner.tree = LayoutTree() }
    run(values, in: range, environment)
    guard !runner.placed.isEmpty else { return nil }
    runner.tree.solve(in: range, environment: environment, measurer: measurer)
    guard !tree.isStopped else {
      runner.tree = LayoutTree()
      return nil
    }
    return SolvedLayout(
      elements: solvedElements(scrolled: scrolled), isApproximate: tree.isApproximate)
  }

  /// Makes the tree of the document without solving it.
  package mutating func run(
    _ values: [ConstantValue], in range: SizeRange, _ environment: LayoutEnvironment
  ) {
    self.environment = environment
    runner.run(values, in: range, environment)
    // If the task is cancelled, solves end early.
    runner.tree.isUnwanted = { Task.isCancelled }
  }

  /// Whether a run with the same values for another size range or environment would make the same
  /// tree as the last run.
  package func holds(in range: SizeRange, _ environment: LayoutEnvironment) -> Bool {
    let asked = runner.asked
    return runner.takesTheSameBranches(in: range)
      && (!asked.contains(.appearance) || environment.colorScheme == self.environment.colorScheme)
      && (!asked.contains(.environment) || environment == self.environment)
      // All texts depend on the language.
      && environment.localization == self.environment.localization
  }

  /// Solves the tree of the last run for another size or environment, in which it must still hold.
  ///
  /// The frames are those of a new solve.
  package mutating func solveAgain(in settings: PreviewSettings) {
    runner.tree.solve(
      in: settings.range, environment: settings.environment,
      measurer: settings.textMetrics.measurer)
  }

  /// Solves the tree as ``solveAgain(in:)`` does, and returns all elements.
  ///
  /// The children of a `fit` that are there may be others than before.
  package mutating func solvedAgain(in settings: PreviewSettings) -> SolvedLayout {
    solveAgain(in: settings)
    return SolvedLayout(
      elements: solvedElements(scrolled: settings.scrolled), isApproximate: tree.isApproximate)
  }

  /// Returns the frames of the document with other values, sizes or environment.
  ///
  /// The result is that of ``solve(in:with:)``, but only the parts that the change affects are laid
  /// out again.
  package mutating func update(
    in range: SizeRange,
    environment: LayoutEnvironment,
    measurer: any TextMeasuring,
    with values: [ConstantValue],
  ) -> SolvedLayout? {
    swap(&runner.tree, &spare)
    run(values, in: range, environment)
    swap(&runner.tree, &spare)
    guard !runner.placed.isEmpty else { return nil }
    // Earlier changes belong to another document.
    runner.tree.tracksChanges = true
    runner.tree.update(to: &spare)
    runner.tree.solve(in: range, environment: environment, measurer: measurer)
    changes = runner.tree.takeChanges()
    return SolvedLayout(elements: solvedElements(), isApproximate: tree.isApproximate)
  }
}
