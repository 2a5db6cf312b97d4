import LayoutDiagnostics
import LayoutEngine
package import LayoutInterpreter
package import LayoutModel
import LayoutRules
import LayoutSchema
import LayoutXML

/// Lays out documents and compares them with their expected frames.
///
/// Use one value for many cases, because it reuses its memory.
package struct Referee: ~Copyable {
  private var parser = MarkupParser(names: NameTable(seeds: Schema.shared.names))
  private var checker = RuleChecker()
  private var interpreter = Interpreter()

  package init() {}

  /// The average number of visits to an element of the last document.
  package var visits: Double {
    Double(interpreter.tree.visits) / Double(max(interpreter.tree.count, 1))
  }

  /// Reads a document, or returns its errors.
  package mutating func document(_ markup: String) -> Result<TypedDocument, BrokenDocument> {
    // A second reference to the text would make the parser copy it before reading the next.
    checker.forget()
    parser.parse(markup)
    checker.check(parser.document, findings: parser.diagnostics)
    let errors = checker.diagnostics.filter { $0.severity == .error }
    guard errors.isEmpty else {
      return .failure(BrokenDocument(reason: errors.map(\.message).joined(separator: "; ")))
    }
    return .success(checker.document)
  }

  /// Lays out a document with its first preview, or returns why this is impossible.
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

  /// Returns the difference between a case's layout and its reference, or nil.
  package mutating func disagreement(on one: RefereeCase) -> Disagreement? {
    switch layout(one.markup) {
    case .failure(let broken): .noLayout(broken.reason)
    case .success(let layout): one.disagreement(with: PlacedElement.all(of: layout, by: one.naming))
    }
  }
}

/// The reason why a document cannot be laid out.
package struct BrokenDocument: Error {
  package let reason: String
}
