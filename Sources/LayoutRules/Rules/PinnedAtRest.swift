import LayoutChecking
import LayoutDiagnostics
import LayoutEngine
import LayoutModel
import LayoutSchema
import LayoutXML

/// A rule that reports a pinned child of a stack that does not scroll.
enum PinnedAtRest: ElementRule {
  static let finding = DiagnosticID(
    "pinned-at-rest",
    .warning,
    .suspicious,
    "An element is 'pinned' in a stack that is not scrolled.",
    """
    A pinned child stays in sight while the stack that it stands in is scrolled; the host sees to that.
    The stack must be what the 'scroll' scrolls: its child, or what its one child holds.
    """,
    bad: .fragment(
      "<stack direction=\"vertical\">\n  <text content=\"Today\" pinned=\"true\"/>\n</stack>"),
    good: .fragment(
      "<scroll>\n  <stack direction=\"vertical\">\n    <text content=\"Today\" pinned=\"true\"/>\n"
        + "  </stack>\n</scroll>"),
  )

  static let scope = RuleScope(attributes: [.pinned])

  static func check(_ child: Int, _ pass: inout RulePass) {
    guard let attribute = pass.document.attribute(.pinned, of: child),
      attribute.value != .bool(false)
    else { return }
    let stack = pass.document.placingParent(of: child)
    guard stack >= 0, pass.document.nodes[stack].kind == .stack else { return }
    var inner = stack
    while true {
      let above = pass.document.placingParent(of: inner)
      // The surroundings of a component's use are unknown in its body.
      guard above >= 0 else { return }
      let parent = pass.document.nodes[above]
      if parent.kind == .layout { break }
      switch parent.kind.role {
      case .component, .declared, .slot: return
      case .layout, .branch, .loop, .other: break
      }
      if parent.kind == .scroll { return }
      inner = above
    }
    let source = pass.source(of: attribute)
    pass.report(
      Diagnostic(
        finding, "'pinned' has no effect here", at: source.nameRange,
        label: "nothing is scrolled",
        related: [
          RelatedLocation("in no 'scroll'", at: pass.source(of: stack).nameRange)
        ],
        fixes: [.remove("pinned", source, pass.markup)]))
  }
}
