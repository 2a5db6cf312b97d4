import LayoutChecking
import LayoutDiagnostics
import LayoutEngine
import LayoutModel
import LayoutSchema
import LayoutXML

/// A rule that reports two attributes that set the same property of a stack.
enum AlignmentConflict: ElementRule {
  static let finding = DiagnosticID(
    "alignment-conflict",
    .error,
    .correctness,
    "Two ways of aligning a stack's children are mixed.",
    """
    'horizontalAlignment' and 'verticalAlignment' are shorthands: depending on the direction they set
    'justifyContent' or 'alignItems'. Written beside the attribute that they set, one of the two
    would be lost. Keep one of them.
    """,
    bad: .fragment(
      """
      <stack direction="vertical" horizontalAlignment="middle" alignItems="start">
        <text content="Hi"/>
      </stack>
      """),
    good: .fragment(
      """
      <stack direction="vertical" alignItems="center">
        <text content="Hi"/>
      </stack>
      """),
  )

  static let alsoRight: [CatalogExample] = [
    .fragment(
      """
      <stack direction="horizontal" horizontalAlignment="middle" alignItems="start">
        <text content="Hi"/>
      </stack>
      """)
  ]

  static let scope = RuleScope(
    kinds: [.stack], attributes: [.horizontalAlignment, .verticalAlignment],
    alongside: [.justifyContent, .alignItems])

  static func check(_ stack: Int, _ pass: inout RulePass) {
    let axis = StackAxis(of: stack, in: pass.document)
    guard !axis.isOpen else { return }
    for index in pass.document.nodes[stack].attributeIndices {
      let shorthand = pass.document.attributes[index]
      guard shorthand.name == .horizontalAlignment || shorthand.name == .verticalAlignment,
        !shorthand.says(StackSpec.HorizontalAlignment.none)
      else { continue }
      let isMain = (shorthand.name == .horizontalAlignment) == axis.isHorizontal
      let meant: AttributeName = isMain ? .justifyContent : .alignItems
      guard let rival = pass.source(of: meant, on: stack) else { continue }
      report(shorthand.name, pass.source(of: shorthand), beside: meant, rival, &pass)
    }
  }

  private static func report(
    _ shorthand: AttributeName, _ attribute: MarkupAttribute, beside rival: AttributeName,
    _ rivalAttribute: MarkupAttribute, _ pass: inout RulePass,
  ) {
    pass.report(
      Diagnostic(
        finding, "'\(shorthand.name)' and '\(rival.name)' set the same thing here",
        at: attribute.nameRange,
        related: [RelatedLocation("'\(rival.name)' is here", at: rivalAttribute.nameRange)],
        fixes: [
          .remove(shorthand.name, attribute, pass.markup, isSafe: false),
          .remove(rival.name, rivalAttribute, pass.markup, isSafe: false),
        ]))
  }
}
