import LayoutChecking
import LayoutDiagnostics
import LayoutEngine
import LayoutModel
import LayoutSchema
import LayoutXML

/// A rule that reports a `justifyContent` that distributes space between children of a container
/// with one child.
enum SpaceBetweenOne: ElementRule {
  static let finding = DiagnosticID(
    "space-between-one",
    .warning,
    .suspicious,
    "Free space is to go between children where there is one child.",
    """
    'spaceBetween' leaves a single child at the start, 'spaceAround' and 'spaceEvenly' put it into the
    middle. Say 'start' or 'center' where that is meant.
    """,
    bad: .fragment(
      """
      <stack direction="horizontal" justifyContent="spaceBetween">
        <text content="Hi"/>
      </stack>
      """),
    good: .fragment(
      """
      <stack direction="horizontal">
        <text content="Hi"/>
      </stack>
      """),
  )

  static let alsoWrong: [CatalogExample] = [
    .fragment(
      "<flex direction=\"row\" justifyContent=\"spaceEvenly\">\n  <text content=\"Hi\"/>\n</flex>")
  ]

  static let scope = RuleScope(
    kinds: [.stack, .flex], attributes: [.justifyContent], features: .sound)

  private static let means: [(word: FlexSpec.JustifyContent, same: String)] = [
    (.spaceBetween, "start"), (.spaceAround, "center"), (.spaceEvenly, "center"),
  ]

  static func check(_ container: Int, _ pass: inout RulePass) {
    guard let child = pass.document.soleChild(of: container),
      let axis = pass.document.line(at: container), !axis.wraps,
      !pass.document.growsFreely(child, along: axis.main, in: container),
      let attribute = pass.document.attribute(.justifyContent, of: container),
      let meant = means.first(where: { attribute.says($0.word) })
    else { return }
    if pass.document.nodes[container].kind == .flex {
      let item = FlexChild(of: child, in: pass.document)
      guard item.isInFlow, !FlexMargins(of: child, in: pass.document).isAutomatic(along: axis.main)
      else { return }
    }
    let source = pass.source(of: attribute)
    pass.report(
      Diagnostic(
        finding, "with a single child '\(meant.word.rawValue)' is '\(meant.same)'",
        at: source.valueRange,
        fixes: [
          meant.same == "start"
            ? .remove("justifyContent", source, pass.markup)
            : .replace(meant.word.rawValue, with: meant.same, at: source.valueRange)
        ]))
  }
}
