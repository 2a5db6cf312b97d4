import LayoutDiagnostics
import LayoutSchema
import LayoutXML

/// What the expressions in a document's bodies see where they stand.
struct BodyExpressions: ~Copyable {
  var scopes: Scopes
  private var styleScopes = StyleScopes()

  init(_ draft: borrowing Draft) {
    scopes = Scopes(draft)
  }

  /// What the names mean in the expressions of an attribute of the element at `place`, or in its
  /// text where there is no attribute.
  mutating func scope(
    of place: Int, attribute: MarkupAttribute? = nil, in draft: borrowing Draft
  ) -> ExpressionScope {
    if let attribute, let style = draft.styles.style(holding: attribute) {
      return styleScopes.scope(of: style, in: draft)
    }
    return scopes.scope(of: place, in: draft.document)
  }

  /// Takes over what was found out by reading expressions.
  func note(_ reader: ExpressionReader, _ draft: inout Draft) {
    for finding in reader.findings { draft.report(finding) }
    draft.uses.note(reader)
    if reader.asksForSlots { draft.document.structure.asksForSlots = true }
  }

  /// Keeps what a reader read, and takes over what it found out; gives the place of the expression, or
  /// −1 where there is none.
  func keep(
    _ expression: TypedExpression?, of reader: ExpressionReader, _ draft: inout Draft
  ) -> Int32 {
    note(reader, &draft)
    return expression.map { draft.keep($0) } ?? -1
  }

  /// The expression that an attribute holds, of whatever type it is, or −1 after a finding.
  func expression(
    in attribute: MarkupAttribute, _ scope: ExpressionScope, _ draft: inout Draft
  ) -> Int32 {
    var reader = ExpressionReader(ExpressionText(attribute, in: draft.markup), in: scope)
    let all = 0..<reader.text.bytes.count
    return keep(reader.binding(all, as: .any), of: reader, &draft)
  }
}
