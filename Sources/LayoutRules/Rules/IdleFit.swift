import LayoutChecking
import LayoutDiagnostics
import LayoutEngine
import LayoutModel
import LayoutSchema
import LayoutXML

/// A rule that reports a `fit` that always shows the same child.
enum IdleFit: ElementRule {
  static let finding = DiagnosticID(
    "idle-fit",
    .warning,
    .suspicious,
    "A 'fit' always shows the same child.",
    """
    A 'fit' shows its first child that fits. Where nothing limits it on its axis, that is always the first:
    along a 'stack' or a 'scroll', for example, and in a row unless it may shrink. Let it shrink, or give it
    a maximum. With a single child there is nothing to choose either.
    """,
    bad: .fragment(
      """
      <stack direction="horizontal">
        <fit axis="horizontal">
          <text content="Departs on Thursday" maxLines="1"/>
          <text content="Thursday" maxLines="1"/>
        </fit>
        <image source="symbol:chevron.right" size="16" accessibilityHidden="true"/>
      </stack>
      """),
    good: .fragment(
      """
      <stack direction="horizontal">
        <fit axis="horizontal" flexShrink="1">
          <text content="Departs on Thursday" maxLines="1"/>
          <text content="Thursday" maxLines="1"/>
        </fit>
        <image source="symbol:chevron.right" size="16" accessibilityHidden="true"/>
      </stack>
      """),
  )

  static let alsoRight: [CatalogExample] = [
    .fragment(
      """
      <stack direction="vertical">
        <fit axis="horizontal">
          <text content="Departs on Thursday" maxLines="1"/>
          <text content="Thursday" maxLines="1"/>
        </fit>
        <text content="18:35"/>
      </stack>
      """)
  ]

  static let scope = RuleScope(kinds: [.fit])

  static func check(_ fit: Int, _ pass: inout RulePass) {
    let document = pass.document
    let source = pass.source(of: fit)
    if document.soleChild(of: fit) != nil {
      pass.report(
        Diagnostic(
          finding, "this 'fit' has one child, and nothing to choose from", at: source.nameRange,
          fixes: isBare(fit, document)
            ? [
              FixIt(
                "remove this 'fit'", isSafe: false, edits: Repairs.unwrap(source, pass.markup))
            ] : []))
      return
    }
    guard document.nodes[fit].childCount > 1, !document.leavesOpen([.axis], at: fit),
      !document.nodes[fit].isBroken
    else { return }
    let said: FitSpec.Axis = document.choice(.axis, of: fit) ?? .both
    let states = pass.axisStates(of: fit)
    guard said == .vertical || isFree(states.horizontal),
      said == .horizontal || isFree(states.vertical)
    else { return }
    let length =
      switch said {
      case .horizontal: "width"
      case .vertical: "height"
      case .both: "size"
      }
    pass.report(
      Diagnostic(
        finding,
        "nothing limits the \(length) of this 'fit', so that it always shows its first child",
        at: source.nameRange, fixes: repairs(of: fit, said, &pass)))
  }

  /// Whether the element sets nothing but its axis, so that its child can take its place.
  private static func isBare(_ fit: Int, _ document: TypedDocument) -> Bool {
    AttributeMask([.axis]).isSuperset(of: document.nodes[fit].written) && !document.isRoot(fit)
  }

  private static func isFree(_ state: AxisState) -> Bool {
    state.isBounded == .no && state.isExact == .no
  }

  /// Lets the element shrink if it stands in a line along its axis that has a limit.
  private static func repairs(
    of fit: Int, _ said: FitSpec.Axis, _ pass: inout RulePass
  ) -> [FixIt] {
    let container = pass.document.placingParent(of: fit)
    guard container >= 0, said != .both, let (axis, state) = pass.lengthOfLine(container),
      (said == .horizontal) == axis.isHorizontal, state.isBounded != .no || state.isExact != .no
    else { return [] }
    return [.insert(.flexShrink, "1", into: pass.source(of: fit), pass.markup)]
  }
}
