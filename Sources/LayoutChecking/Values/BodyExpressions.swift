import LayoutDiagnostics
import LayoutModel
import LayoutSchema
import LayoutXML

/// The scopes of the expressions in a document's bodies.
struct BodyExpressions: ~Copyable {
  var scopes: Scopes
  private var styleScopes = StyleScopes()

  init(_ draft: borrowing Draft) {
    scopes = Scopes(draft)
  }

  /// Returns the scope of the expressions in an attribute of the element at `place`; without an
  /// attribute, of those in its text.
  mutating func scope(
    of place: Int, attribute: MarkupAttribute? = nil, in draft: borrowing Draft
  ) -> ExpressionScope {
    if let attribute, let style = draft.styles.style(holding: attribute) {
      return styleScopes.scope(of: style, in: draft)
    }
    return scopes.scope(of: place, in: draft.document)
  }

  /// Takes over the findings and the used names of an expression reader.
  func note(_ reader: ExpressionReader, _ draft: inout Draft) {
    for finding in reader.findings { draft.report(finding) }
    draft.uses.note(reader)
    if reader.asksForSlots { draft.document.structure.asksForSlots = true }
  }

  /// Stores an expression, and takes over the findings and the used names of its reader.
  ///
  /// Returns the index of the expression, or −1 without one.
  func keep(
    _ expression: TypedExpression?, of reader: ExpressionReader, _ draft: inout Draft
  ) -> Int32 {
    note(reader, &draft)
    return expression.map { draft.keep($0) } ?? -1
  }

  /// Returns the index of the expression in an attribute, which may have any type, or −1 after a
  /// finding.
  func expression(
    in attribute: MarkupAttribute, _ scope: ExpressionScope, _ draft: inout Draft
  ) -> Int32 {
    var reader = ExpressionReader(ExpressionText(attribute, in: draft.markup), in: scope)
    let all = 0..<reader.text.bytes.count
    return keep(reader.binding(all, as: .any), of: reader, &draft)
  }
}
