import LayoutDiagnostics
import LayoutSchema
import LayoutXML

// Messages about how elements look in states.
extension Diagnostic {
  /// Returns a finding on an attribute that could move a frame, in a `when`.
  static func notALook(
    _ name: AttributeName, _ attribute: MarkupAttribute, _ schema: Schema, _ markup: MarkupDocument
  ) -> Diagnostic {
    let looks = AttributeName.allCases.filter { name in
      schema.ownRow(name, of: .when).map { schema[$0].changesWithStates } ?? false
    }
    return Diagnostic(
      .movingState, "'\(name.name)' cannot change with a state", at: attribute.nameRange,
      label: "a change of states causes no layout; it may change \(Phrases.all(looks.map(\.name)))",
      fixes: [.remove(name.name, attribute, markup, isSafe: false)])
  }

  /// Returns a finding on the second of two `when`s for the same state.
  static func lookTwice(
    _ attribute: MarkupAttribute, _ markup: MarkupDocument, earlier: MarkupNode
  ) -> Diagnostic {
    let state = markup.value(of: attribute).string
    return Diagnostic(
      .repeatedState, "this is the second 'when' for '\(state)'", at: attribute.valueRange,
      label: "write what both say into one",
      related: [RelatedLocation("the first is here", at: earlier.nameRange)])
  }
}
