import LayoutDiagnostics
import LayoutEngine
package import LayoutInterpreter
import LayoutSchema
package import LayoutSemantics
import LayoutXML

/// Lays documents out and holds them to the frames that they must have.
///
/// Keep one for many cases: its memory is used again.
package struct Referee: ~Copyable {
  private var parser = MarkupParser(names: NameTable(seeds: Schema.shared.names))
  private var checker = Checker()
  private var interpreter = Interpreter()

  package init() {}

  /// How often an element of the last document was visited, on average.
  package var visits: Double {
    Double(interpreter.tree.visits) / Double(max(interpreter.tree.count, 1))
  }

  /// A document that was read, or what is wrong with it.
  package mutating func document(_ markup: String) -> Result<TypedDocument, BrokenDocument> {
    // Two owners of one text would make the parser copy it before it reads the next.
    checker.forget()
    parser.parse(markup)
    checker.check(parser.document, findings: parser.diagnostics)
    let errors = checker.diagnostics.filter { $0.severity == .error }
    guard errors.isEmpty else {
      return .failure(BrokenDocument(reason: errors.map(\.message).joined(separator: "; ")))
    }
    return .success(checker.document)
  }

  /// The frames of a document in what its first preview says, or why there are none.
  package mutating func layout(_ markup: String) -> Result<SolvedLayout, BrokenDocument> {
    document(markup).flatMap { document in
      let settings = PreviewSettings.first(of: document)
      guard let layout = interpreter.solve(document, in: settings) else {
        return .failure(BrokenDocument(reason: "there is nothing to lay out"))
      }
      guard interpreter.issue == nil, interpreter.missing.isEmpty else {
        return .failure(BrokenDocument(reason: "not all of it could be laid out"))
      }
      return .success(layout)
    }
  }

  /// In what a case does not come out as it must, or nil.
  package mutating func disagreement(on one: RefereeCase) -> Disagreement? {
    switch layout(one.markup) {
    case .failure(let broken): .noLayout(broken.reason)
    case .success(let layout): one.disagreement(with: PlacedElement.all(of: layout, by: one.naming))
    }
  }
}

/// Why a document cannot be laid out.
package struct BrokenDocument: Error {
  package let reason: String
}
