import LayoutDiagnostics
import LayoutModel
import LayoutSchema
import LayoutXML

/// A rule that reports branches for sizes that an earlier branch already covers.
enum ShadowedBranch: ElementRule {
  static let finding = DiagnosticID(
    "shadowed-branch",
    .warning,
    .correctness,
    "A branch is never reached, whatever the size.",
    """
    The branches of a chain are tried from the top, and the first that holds is taken. Where it holds
    for all the sizes of a later one, that one is never looked at. Begin with the narrowest condition.
    """,
    bad: .fragment(
      """
      <stack direction="vertical">
        <if minWidth="400"><text content="Wide"/></if>
        <elseIf minWidth="600"><text content="Very wide"/></elseIf>
        <else><text content="Narrow"/></else>
      </stack>
      """),
    good: .fragment(
      """
      <stack direction="vertical">
        <if minWidth="600"><text content="Very wide"/></if>
        <elseIf minWidth="400"><text content="Wide"/></elseIf>
        <else><text content="Narrow"/></else>
      </stack>
      """),
  )

  static let alsoWrong: [CatalogExample] = [
    .document(
      """
      <layout name="Example">
        <param name="isLarge" type="Bool"/>
        <stack direction="vertical">
          <if minWidth="400"><text content="Wide"/></if>
          <elseIf test="{isLarge}" minWidth="400"><text content="Large"/></elseIf>
        </stack>
      </layout>
      """)
  ]

  static let alsoRight: [CatalogExample] = [
    .fragment(
      """
      <stack direction="vertical">
        <if minWidth="400" maxHeight="300"><text content="Wide"/></if>
        <elseIf minWidth="600"><text content="Very wide"/></elseIf>
      </stack>
      """)
  ]

  static let scope = RuleScope(kinds: [.if])

  /// The number of earlier branches that a branch is compared with.
  private static let reach = 32

  static func check(_ element: Int, _ pass: inout RulePass) {
    let nodes = pass.document.nodes
    let branches = pass.document.structure.branches
    var earlier: [(element: Int, branch: TypedBranch)] = []
    var next = Int32(element)
    while next >= 0 {
      let node = nodes[Int(next)]
      guard earlier.isEmpty || node.kind == .elseIf, !node.isBroken,
        branches.indices.contains(Int(node.detail))
      else { return }
      let branch = branches[Int(node.detail)]
      if let other = earlier.suffix(reach).first(where: { $0.branch.covers(branch) }) {
        let related = RelatedLocation(
          "this one holds for all its sizes", at: pass.source(of: other.element).nameRange)
        pass.report(
          Diagnostic(
            finding, "this branch is never reached", at: pass.source(of: Int(next)).nameRange,
            related: [related]),
          on: Int(next))
      }
      earlier.append((Int(next), branch))
      next = node.nextSibling
    }
  }
}

extension TypedBranch {
  /// Whether the branch holds for every size of a later branch.
  fileprivate func covers(_ later: TypedBranch) -> Bool {
    let isOfSize = minWidth ?? maxWidth ?? minHeight ?? maxHeight != nil
    return test < 0 && isOfSize
      && (minWidth ?? 0) <= (later.minWidth ?? 0)
      && (minHeight ?? 0) <= (later.minHeight ?? 0)
      && (maxWidth ?? .infinity) >= (later.maxWidth ?? .infinity)
      && (maxHeight ?? .infinity) >= (later.maxHeight ?? .infinity)
  }
}
