import LayoutChecking
import LayoutDiagnostics
import LayoutModel
import LayoutSchema
import LayoutXML

/// A rule that reports pictures and host views without a description for assistive technology.
enum UnlabeledPicture: ElementRule {
  static let finding = DiagnosticID(
    "unlabeled-picture",
    .warning,
    .accessibility,
    isOnByDefault: false,
    "A picture has no words for those who do not see it.",
    """
    A screen reader says what 'accessibilityLabel' says. What is there for looks alone is left out with
    'accessibilityHidden="true"'; what lies in an element with a label of its own is described by that.
    """,
    bad: .fragment(
      "<center>\n  <image source=\"asset:Photo\" size=\"40\"/>\n</center>"),
    good: .fragment(
      "<center>\n  <image source=\"asset:Photo\" size=\"40\" accessibilityLabel=\"A lake\"/>\n</center>"
    ),
  )

  static let alsoWrong: [CatalogExample] = [
    .fragment("<center>\n  <view class=\"Chart\" size=\"40\"/>\n</center>")
  ]

  static let alsoRight: [CatalogExample] = [
    .fragment(
      "<center>\n  <image source=\"asset:Photo\" size=\"40\" accessibilityHidden=\"true\"/>\n</center>"
    ),
    .fragment(
      """
      <stack direction="horizontal" accessibilityLabel="Settings" accessibilityRole="button">
        <image source="symbol:gear" size="20"/>
      </stack>
      """),
  ]

  static let scope = RuleScope(kinds: [.image, .view])

  private static let describing = AttributeMask([.accessibilityLabel, .accessibilityHidden])

  static func check(_ picture: Int, _ pass: inout RulePass) {
    let document = pass.document
    let node = document.nodes[picture]
    guard node.kind == .image || node.written.contains(.class), !node.isBroken,
      !document.isRoot(picture)
    else { return }
    var around = Int32(picture)
    while around > 0 {
      if document.nodes[Int(around)].written.intersects(describing) { return }
      around = document.nodes[Int(around)].parent
    }
    let source = pass.source(of: picture)
    let name = pass.markup.names.name(of: source.name)
    pass.report(
      Diagnostic(
        finding, "nobody can say what this '\(name)' shows", at: source.nameRange,
        fixes: [.insert(.accessibilityHidden, "true", into: source, pass.markup)]))
  }
}
