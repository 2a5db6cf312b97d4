import LayoutChecking
import LayoutDiagnostics
import LayoutModel
import LayoutSchema
import LayoutXML

/// A rule that reports an id used twice if both elements can exist at the same time.
enum DuplicateId: DocumentRule {
  static let finding = DiagnosticID(
    "duplicate-id",
    .error,
    .correctness,
    "Two elements have the same id.",
    """
    An id is the name of an outlet in the generated type, and a type has one member of a name. Give
    one of the elements another id.
    """,
    bad: .fragment(
      """
      <stack direction="vertical">
        <text id="title" content="One"/>
        <text id="title" content="Two"/>
      </stack>
      """),
    good: .fragment(
      """
      <stack direction="vertical">
        <text id="title" content="One"/>
        <text id="subtitle" content="Two"/>
      </stack>
      """),
  )

  static let alsoWrong: [CatalogExample] = [
    .fragment(
      """
      <stack direction="vertical">
        <text id="title" content="One"/>
        <if minWidth="600"><text id="title" content="Two"/></if>
      </stack>
      """)
  ]

  static let alsoRight: [CatalogExample] = [
    .fragment(
      """
      <stack direction="vertical">
        <if minWidth="600"><text id="title" content="One"/></if>
        <else><text id="title" content="Two"/></else>
      </stack>
      """)
  ]

  static let scope = RuleScope(features: .equalIds)

  static func check(_ pass: inout RulePass) {
    for (later, earlier) in pass.equalIds {
      let attribute = pass.document.attributes[later]
      guard case .text(let text) = attribute.value else { continue }
      pass.report(
        Diagnostic(
          finding, "the id '\(pass.document.string(text))' is taken",
          at: range(of: attribute, pass),
          related: [
            RelatedLocation(
              "first used here", at: range(of: pass.document.attributes[earlier], pass))
          ]))
    }
  }

  /// Returns the range of an id within its value, without surrounding blanks.
  private static func range(of id: TypedAttribute, _ pass: RulePass) -> SourceRange {
    let attribute = pass.source(of: id)
    return ValueParts(of: attribute, in: pass.markup).range(0) ?? attribute.valueRange
  }
}
