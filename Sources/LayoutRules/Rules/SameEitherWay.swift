import LayoutDiagnostics
import LayoutModel
import LayoutSchema
import LayoutXML

/// A rule that reports tests and comparisons whose outcome makes no difference.
enum SameEitherWay: DocumentRule {
  static let finding = DiagnosticID(
    "same-either-way",
    .warning,
    .correctness,
    "An expression comes out the same whatever it asks.",
    """
    Both branches of a '?:' are the same, or a value is compared with itself. Usually one of the two
    was copied and not changed.
    """,
    bad: .document(
      """
      <layout name="Example">
        <param name="isLarge" type="Bool"/>
        <text content="Hi" fontSize="{isLarge ? 17 : 17}"/>
      </layout>
      """),
    good: .document(
      """
      <layout name="Example">
        <param name="isLarge" type="Bool"/>
        <text content="Hi" fontSize="{isLarge ? 22 : 17}"/>
      </layout>
      """),
  )

  static let alsoWrong: [CatalogExample] = [
    .document(
      """
      <layout name="Example">
        <param name="count" type="Integer"/>
        <stack direction="vertical">
          <if test="{count == count}"><text content="Hi"/></if>
        </stack>
      </layout>
      """),
    .document(
      """
      <layout name="Example">
        <param name="names" type="[String]"/>
        <text content="{isEmpty(names) ? join(names, ', ') : join(names, ', ')}"/>
      </layout>
      """),
  ]

  static let scope = RuleScope()

  static func check(_ pass: inout RulePass) {
    for expression in pass.document.structure.expressions { look(at: expression, &pass) }
  }

  private static func look(at expression: TypedExpression, _ pass: inout RulePass) {
    // An expression in an imported file is checked with that file.
    guard Int(expression.range.end) <= pass.markup.bytes.count else { return }
    switch expression.node {
    case .conditional(_, let one, let other) where one.unplaced == other.unplaced:
      report("both branches are the same", expression, &pass)
    case .binary(let sign, let one, let other) where one.unplaced == other.unplaced && sign.isTest:
      report("this is compared with itself", expression, &pass)
    default: break
    }
    for operand in expression.operands { look(at: operand, &pass) }
  }

  private static func report(
    _ message: String, _ expression: TypedExpression, _ pass: inout RulePass
  ) {
    pass.report(Diagnostic(finding, message, at: expression.range))
  }
}
