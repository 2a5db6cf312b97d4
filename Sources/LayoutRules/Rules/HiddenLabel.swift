import LayoutChecking
import LayoutDiagnostics
import LayoutModel
import LayoutSchema
import LayoutXML

/// A rule that reports labels for assistive technology on elements hidden from it.
enum HiddenLabel: ElementRule {
  static let finding = DiagnosticID(
    "hidden-label",
    .warning,
    .accessibility,
    "What is hidden from assistive technology has words for it.",
    """
    With 'accessibilityHidden="true"' nobody hears the label, the hint or the role beside it. One of
    the two is left over: hide what is there for looks, and describe what is not.
    """,
    bad: .fragment(
      "<center>\n  <image source=\"asset:Photo\" size=\"40\" accessibilityHidden=\"true\" accessibilityLabel=\"A lake\"/>\n</center>"
    ),
    good: .fragment(
      "<center>\n  <image source=\"asset:Photo\" size=\"40\" accessibilityLabel=\"A lake\"/>\n</center>"
    ),
  )

  static let scope = RuleScope(
    attributes: [.accessibilityHidden],
    alongside: [.accessibilityLabel, .accessibilityHint, .accessibilityRole])

  private static let words: [AttributeName] = [
    .accessibilityLabel, .accessibilityHint, .accessibilityRole,
  ]

  static func check(_ element: Int, _ pass: inout RulePass) {
    guard pass.document.value(.accessibilityHidden, of: element) == .bool(true),
      !pass.document.nodes[element].isBroken,
      let hiding = pass.source(of: .accessibilityHidden, on: element)
    else { return }
    for name in words {
      guard let source = pass.source(of: name, on: element) else { continue }
      pass.report(
        Diagnostic(
          finding, "nobody hears '\(name.name)'", at: source.nameRange,
          label: "the element is hidden from assistive technology",
          related: [RelatedLocation("it is hidden here", at: hiding.nameRange)],
          fixes: [.remove(name.name, source, pass.markup, isSafe: false)]))
    }
  }
}
