package import LayoutEngine
package import LayoutModel

/// A document that adds its elements to a tree of others, as generated code does.
///
/// The value can be copied and used on any thread. Its copies share what was compiled, and rows
/// that nothing has changed for are taken over from the tree's last version.
package struct InterpretedDocument: Sendable {
  /// A runner behind a reference: its many lists would make copies of a screen slow.
  private final class Start: Sendable {
    let runner: ProgramRunner

    init(_ runner: ProgramRunner) { self.runner = runner }
  }

  /// Makes the first tree; nothing is compiled yet.
  private let start: Start
  /// What the last build has left; nil while a thread builds.
  private let idle: Locked<ProgramRunner?>

  /// Creates the document, which must have a root element.
  package init(_ document: TypedDocument, registry: LayoutRegistry) {
    var runner = ProgramRunner(registry: registry)
    runner.program = LayoutProgram(document)
    start = Start(runner)
    idle = Locked(nil)
  }

  /// Whether two values are copies of one.
  package func isSame(as other: InterpretedDocument) -> Bool { idle === other.idle }

  /// Adds the elements for these values of the parameters to the root of a tree.
  package func build(_ values: [ConstantValue], into root: inout Children<NoPlacement>) {
    root.fill { tree, range, environment in
      // A second thread that builds at the same time compiles the elements once more.
      var runner = idle.withLock { $0.take() } ?? start.runner
      defer { idle.withLock { $0 = runner } }
      runner.run(values, in: range, environment, into: &tree)
      // A document has one root, also where no condition of its root holds.
      if tree.count == 0 {
        tree.open(.wrapper)
        tree.close()
      }
      tree.loadedIDs = runner.program.ids
      return runner.askedForSizes
    }
  }
}
