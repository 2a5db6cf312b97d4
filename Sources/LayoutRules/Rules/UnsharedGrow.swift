import LayoutChecking
import LayoutDiagnostics
import LayoutModel
import LayoutSchema
import LayoutXML

/// A rule that reports growing children in a container that provably has no free space.
enum UnsharedGrow: ElementRule {
  static let finding = DiagnosticID(
    "unshared-grow",
    .warning,
    .suspicious,
    "A child is to grow where its parent is only as long as its content.",
    """
    Growing shares out space that is left over. A container that takes its length from its children
    has none left, so that the growth does nothing. Give the container a size or a least size, or
    remove the growth.
    """,
    bad: .fragment(
      "<scroll>\n  <flex>\n    <view id=\"bar\" height=\"20\" flexGrow=\"1\"/>\n  </flex>\n</scroll>"
    ),
    good: .fragment(
      "<scroll>\n  <flex minHeight=\"400\">\n    <view id=\"bar\" height=\"20\" flexGrow=\"1\"/>\n  </flex>\n</scroll>"
    ),
  )

  static let alsoWrong: [CatalogExample] = [
    // The column centres the row, which is therefore as wide as its content.
    .fragment(
      """
      <stack direction="vertical" alignItems="center">
        <stack direction="horizontal" spacing="8">
          <view id="left" size="40" flexGrow="1"/>
          <view id="right" size="40"/>
        </stack>
      </stack>
      """)
  ]

  static let alsoRight: [CatalogExample] = [
    .fragment(
      """
      <stack direction="vertical" alignItems="center">
        <stack direction="horizontal" spacing="8" alignSelf="stretch">
          <view id="left" size="40" flexGrow="1"/>
          <view id="right" size="40"/>
        </stack>
        <view id="below" size="40"/>
      </stack>
      """)
  ]

  static let scope = RuleScope(attributes: [.flexGrow, .flex])

  static func check(_ child: Int, _ pass: inout RulePass) {
    let container = pass.document.placingParent(of: child)
    guard container >= 0 else { return }
    let kind = pass.document.nodes[container].kind
    guard kind == .flex || kind == .stack else { return }
    let states = pass.axisStates(of: container)
    guard states.horizontal.isExact == .no || states.vertical.isExact == .no else { return }
    let axis = FlexAxis(of: container, in: pass.document)
    let main = states[axis.main]
    guard !axis.isOpen, main.isExact == .no, !main.mayHaveLeast, !axis.isTransparent,
      pass.document.value(.aspectRatio, of: container) == nil,
      // A line is as long as its content up to its maximum, unless those of a `flex` wrap there.
      main.isBounded == .no || kind == .stack || !axis.wraps,
      kind == .stack || FlexChild(of: child, in: pass.document).isInFlow
    else { return }
    let stretching = main.isBounded == .no ? [] : pass.stretching(container, along: axis.main)
    // One repair is that of all children, so that the first stands for them.
    guard stretching.isEmpty || !isGrowing(before: child, in: container, pass.document) else {
      return
    }
    for index in pass.document.nodes[child].attributeIndices {
      let attribute = pass.document.attributes[index]
      guard attribute.name == .flexGrow || attribute.name == .flex,
        case .number(let factor) = attribute.value, factor > 0
      else { continue }
      report(attribute, along: axis.main, in: container, stretching, &pass)
    }
  }

  private static func report(
    _ attribute: TypedAttribute, along axis: Axis, in container: Int, _ stretching: [FixIt],
    _ pass: inout RulePass
  ) {
    let source = pass.source(of: attribute)
    let name = attribute.name.name
    pass.report(
      Diagnostic(
        finding, "'\(name)' has nothing to share out here", at: source.nameRange,
        label: "no space is left over",
        related: [
          RelatedLocation(
            "its \(axis.word) is that of its content", at: pass.source(of: container).nameRange)
        ],
        fixes: stretching + [.remove(name, source, pass.markup, isSafe: false)]))
  }

  /// Whether a child of a line that stands before another one grows as well.
  private static func isGrowing(
    before child: Int, in container: Int, _ document: TypedDocument
  ) -> Bool {
    document.placedChildren(of: container).contains { other in
      guard other < child, case .number(let factor)? = document.value(.flexGrow, of: other) else {
        return false
      }
      return factor > 0
    }
  }
}
