package import LayoutEngine
package import LayoutModel

/// A document that adds its elements to a tree of others, as generated code does.
///
/// The value can be copied and used on any thread. A copy compiles the elements that it adds, so a
/// build costs a little more than one of an ``Interpreter``, which keeps them.
package struct InterpretedDocument: Sendable {
  private let runner: ProgramRunner
  private let identity = Identity()

  private final class Identity: Sendable {}

  /// Creates the document, which must have a root element.
  package init(_ document: TypedDocument, registry: LayoutRegistry) {
    var runner = ProgramRunner(registry: registry)
    runner.numbersOwnOutletsOnly = true
    runner.program = LayoutProgram(document)
    self.runner = runner
  }

  /// Whether two values are copies of one.
  package func isSame(as other: InterpretedDocument) -> Bool { identity === other.identity }

  /// Adds the elements for these values of the parameters to the root of a tree.
  package func build(_ values: [ConstantValue], into root: inout Children<NoPlacement>) {
    root.fill { tree, range, environment in
      var runner = runner
      runner.run(values, in: range, environment, into: &tree)
      // A document has one root, also where no condition of its root holds.
      if tree.count == 0 {
        tree.open(.wrapper)
        tree.close()
      }
      tree.outletNames = runner.program.outlets.entries.map(\.name)
      return runner.askedForSizes
    }
  }
}
