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

  /// Returns a finding on an attribute of a `when` that the element does not read: the color of
  /// letters on an element without letters, or any look of a `span`, which has no states.
  static func unreadLook(
    _ name: AttributeName, _ attribute: MarkupAttribute, of element: String,
    isPartOfText: Bool, _ markup: MarkupDocument
  ) -> Diagnostic {
    Diagnostic(
      .unknownAttribute, "'\(name.name)' cannot change with a state on '\(element)'",
      at: attribute.nameRange,
      label: isPartOfText ? "only the whole 'text' has states" : "only a 'text' has letters",
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
