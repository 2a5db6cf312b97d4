import LayoutChecking
import LayoutDiagnostics
import LayoutEngine
import LayoutModel
import LayoutSchema
import LayoutXML

/// A rule that reports insets of children with static position.
enum StaticInset: ElementRule {
  static let finding = DiagnosticID(
    "static-inset",
    .warning,
    .suspicious,
    "An element that is 'static' has an inset.",
    """
    A static child stands where the flow puts it and is not moved by 'top', 'left' and the like.
    Remove the inset, or the 'static'.
    """,
    bad: .fragment("<flex>\n  <view size=\"20\" position=\"static\" top=\"4\"/>\n</flex>"),
    good: .fragment("<flex>\n  <view size=\"20\" top=\"4\"/>\n</flex>"),
  )

  // The properties of the container's lines are the same for all children, so they are computed
  // once.
  static let scope = RuleScope(kinds: [.flex], alongside: [.position])

  static func check(_ flex: Int, _ pass: inout RulePass) {
    let axis = FlexAxis(of: flex, in: pass.document)
    // A container that places its lines moves static children as well.
    guard !pass.document.nodes[flex].isBroken, !axis.isTransparent, !axis.isOpen, !axis.wraps,
      !pass.document.mayAlignBaselines(flex, axis)
    else { return }
    for child in pass.document.placedChildren(of: flex) {
      let item = FlexChild(of: child, in: pass.document)
      guard !item.isOpen, item.position == .static else { continue }
      for index in pass.document.nodes[child].attributeIndices {
        let attribute = pass.document.attributes[index]
        guard attribute.isFlexInset else { continue }
        let source = pass.source(of: attribute)
        pass.report(
          Diagnostic(
            finding, "'\(attribute.name.name)' has no effect on a static child",
            at: source.nameRange, label: "it stays where the flow puts it",
            fixes: [.remove(attribute.name.name, source, pass.markup)]),
          on: child)
      }
    }
  }
}
