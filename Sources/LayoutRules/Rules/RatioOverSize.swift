import LayoutChecking
import LayoutDiagnostics
import LayoutEngine
import LayoutModel
import LayoutSchema
import LayoutXML

/// A rule that reports an aspect ratio beside both sizes, two of which determine the third.
enum RatioOverSize: ElementRule {
  static let finding = DiagnosticID(
    "ratio-over-size",
    .warning,
    .suspicious,
    "An 'aspectRatio' stands beside both sizes.",
    """
    Two of the three settle the third. In the flow the proportion wins over the size across the
    container; for an absolute child both sizes win over the proportion. Remove what does nothing.
    """,
    bad: .fragment(
      "<flex>\n  <image source=\"asset:Photo\" width=\"50\" height=\"10\" aspectRatio=\"1\"/>\n</flex>"
    ),
    good: .fragment(
      "<flex>\n  <image source=\"asset:Photo\" height=\"10\" aspectRatio=\"1\"/>\n</flex>"),
  )

  static let alsoWrong: [CatalogExample] = [
    .fragment("<flex>\n  <view position=\"absolute\" size=\"20 10\" aspectRatio=\"1\"/>\n</flex>")
  ]

  static let scope = RuleScope(attributes: [.aspectRatio])

  static func check(_ child: Int, _ pass: inout RulePass) {
    let document = pass.document
    guard let (_, axis) = document.flex(around: child),
      let ratio = pass.source(of: .aspectRatio, on: child),
      Axis.allCases.allSatisfy({ document.writtenLength(of: child, $0) != nil })
    else { return }
    let item = FlexChild(of: child, in: document)
    guard !item.isOpen else { return }
    guard item.position != .absolute else {
      return pass.report(
        Diagnostic(
          finding, "'aspectRatio' has no effect beside both sizes", at: ratio.nameRange,
          label: "an absolute child has the sizes it says",
          fixes: [.remove("aspectRatio", ratio, pass.markup)]))
    }
    // If lines wrap, their thickness follows from the sizes before the aspect ratio applies.
    guard item.isInFlow, !axis.wraps else { return }
    let cross: AttributeName = axis.isHorizontal ? .height : .width
    let name = document.value(cross, of: child) == nil ? .size : cross
    guard let size = pass.source(of: name, on: child) else { return }
    let word = (axis.isHorizontal ? Axis.vertical : .horizontal).word
    let removal = FixIt.remove(name.name, size, pass.markup)
    pass.report(
      Diagnostic(
        finding, "the \(word) has no effect beside 'aspectRatio'", at: size.nameRange,
        label: "the proportion sets the \(word)",
        related: [RelatedLocation("'aspectRatio' is here", at: ratio.nameRange)],
        fixes: (name == .size ? [] : [removal])
          + [.remove("aspectRatio", ratio, pass.markup, isSafe: false)]))
  }
}
