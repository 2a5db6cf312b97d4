import LayoutChecking
import LayoutDiagnostics
import LayoutModel
import LayoutSchema
import LayoutXML

/// A rule that reports a `spacer` in a line that provably has no free space.
enum IdleSpacer: ElementRule {
  static let finding = DiagnosticID(
    "idle-spacer",
    .warning,
    .suspicious,
    "A 'spacer' stands where nothing is left over.",
    """
    It takes the free space of what it stands in. A line that takes its length from its children has
    none, so that the spacer is as long as nothing. Give the line a length, or the spacer a
    'minLength'.
    """,
    bad: .fragment(
      """
      <scroll>
        <flex>
          <text content="Hi"/>
          <spacer/>
          <text content="You"/>
        </flex>
      </scroll>
      """),
    good: .fragment(
      """
      <scroll>
        <flex>
          <text content="Hi"/>
          <spacer minLength="20"/>
          <text content="You"/>
        </flex>
      </scroll>
      """),
  )

  static let alsoWrong: [CatalogExample] = [
    // The column centres the row, which is therefore as wide as its content.
    .fragment(
      """
      <stack direction="vertical" alignItems="center">
        <stack direction="horizontal">
          <text content="Hi"/>
          <spacer/>
          <text content="You"/>
        </stack>
      </stack>
      """)
  ]

  static let scope = RuleScope(kinds: [.spacer])

  static func check(_ spacer: Int, _ pass: inout RulePass) {
    let container = pass.document.placingParent(of: spacer)
    guard container >= 0, !pass.document.nodes[spacer].written.contains(.minLength),
      !pass.document.nodes[spacer].isBroken,
      let (axis, state) = pass.lengthOfLine(container),
      pass.document.nodes[container].kind == .stack ? state.isNeverLonger : state.hugs
    else { return }
    let stretching =
      state.isBounded == .no ? [] : pass.stretching(container, along: axis.main)
    // One repair is that of all spacers, so that the first stands for them.
    let isLater = pass.document.placedChildren(of: container).contains {
      $0 < spacer && pass.document.nodes[$0].kind == .spacer
        && !pass.document.nodes[$0].written.contains(.minLength)
    }
    guard stretching.isEmpty || !isLater else { return }
    let source = pass.source(of: spacer)
    pass.report(
      Diagnostic(
        finding, "this 'spacer' has no space to take", at: source.nameRange,
        related: [
          RelatedLocation(
            "its \(axis.main.word) is that of its content",
            at: pass.source(of: container).nameRange)
        ],
        fixes: stretching + [.removeElement(source, pass.markup, isSafe: false)]))
  }
}
