import LayoutChecking
import LayoutDiagnostics
import LayoutEngine
import LayoutModel
import LayoutSchema
import LayoutXML

/// A rule that reports two insets at opposite edges of which only one can have an effect.
enum OpposingInsets: ElementRule {
  static let finding = DiagnosticID(
    "opposing-insets",
    .warning,
    .suspicious,
    "Two insets at opposite edges cannot both hold.",
    """
    A child in the flow is moved from its place by one distance, and an absolute child with a size is
    held by one edge. The inset at the top or at the start counts, the one opposite does nothing.
    Remove one inset, or the size of the absolute child.
    """,
    bad: .fragment("<flex>\n  <view size=\"20\" top=\"4\" bottom=\"4\"/>\n</flex>"),
    good: .fragment("<flex>\n  <view size=\"20\" top=\"4\"/>\n</flex>"),
  )

  static let alsoRight: [CatalogExample] = [
    .fragment("<flex>\n  <view position=\"absolute\" top=\"4\" bottom=\"4\"/>\n</flex>")
  ]

  static let scope = RuleScope(attributes: [.bottom, .right, .end])

  static func check(_ child: Int, _ pass: inout RulePass) {
    let document = pass.document
    guard document.flex(around: child) != nil else { return }
    let item = FlexChild(of: child, in: document)
    guard !item.isOpen, item.position != .static else { return }
    for (first, second) in opposites {
      guard let one = document.attribute(first, of: child), one.isFlexInset,
        let other = document.attribute(second, of: child), other.isFlexInset
      else { continue }
      // If a percentage has nothing to refer to, the opposite inset counts.
      let holds =
        item.position == .absolute
        ? document.isSized(child, along: first == .top ? .vertical : .horizontal)
        : one.isInPoints && other.isInPoints
      if holds { report(one, other, &pass) }
    }
  }

  private static let opposites: [(AttributeName, AttributeName)] = [
    (.top, .bottom), (.start, .end), (.left, .right),
  ]

  private static func report(
    _ first: TypedAttribute, _ second: TypedAttribute, _ pass: inout RulePass
  ) {
    let isNamed = first.name == .left
    let source = pass.source(of: second)
    pass.report(
      Diagnostic(
        finding, "'\(second.name.name)' cannot hold beside '\(first.name.name)'",
        at: source.nameRange,
        label: isNamed
          ? "only the one where lines begin has an effect"
          : "only '\(first.name.name)' has an effect",
        related: [
          RelatedLocation("'\(first.name.name)' is here", at: pass.source(of: first).nameRange)
        ],
        fixes: [.remove(second.name.name, source, pass.markup, isSafe: !isNamed)]))
  }
}

extension TypedAttribute {
  fileprivate var isInPoints: Bool {
    guard case .dimension(let length) = value else { return false }
    return length.unit == .points
  }
}
