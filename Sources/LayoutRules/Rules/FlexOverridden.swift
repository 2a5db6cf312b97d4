import LayoutChecking
import LayoutDiagnostics
import LayoutModel
import LayoutSchema
import LayoutXML

/// A rule that reports a part of the shorthand `flex` that is set again beside it.
enum FlexOverridden: ElementRule {
  static let finding = DiagnosticID(
    "flex-overridden",
    .warning,
    .suspicious,
    "A part of the shorthand 'flex' is written again beside it.",
    """
    A positive 'flex' sets growth and a basis of nothing, a negative one sets shrinkage. Written
    beside it, 'flexGrow', 'flexBasis' or 'flexShrink' wins over that part, so that half of the
    shorthand is not true any more. Write the parts alone, or the shorthand alone.
    """,
    bad: .fragment("<flex>\n  <view id=\"bar\" flex=\"1\" flexGrow=\"2\"/>\n</flex>"),
    good: .fragment("<flex>\n  <view id=\"bar\" flex=\"2\"/>\n</flex>"),
  )

  static let scope = RuleScope(
    attributes: [.flex], alongside: [.flexGrow, .flexBasis, .flexShrink])

  static func check(_ child: Int, _ pass: inout RulePass) {
    let document = pass.document
    guard document.flex(around: child) != nil, !FlexChild(of: child, in: document).isOpen,
      case .number(let flex)? = document.value(.flex, of: child), flex != 0,
      let shorthand = pass.source(of: .flex, on: child)
    else { return }
    let parts: [AttributeName] = flex > 0 ? [.flexGrow, .flexBasis] : [.flexShrink]
    for part in parts {
      guard let value = document.value(part, of: child), value != .dimension(.auto),
        !value.isBound, let attribute = pass.source(of: part, on: child)
      else { continue }
      pass.report(
        Diagnostic(
          finding, "'\(part.name)' overrides a part of 'flex'", at: attribute.nameRange,
          related: [RelatedLocation("'flex' is here", at: shorthand.nameRange)],
          fixes: [
            .remove(part.name, attribute, pass.markup, isSafe: false),
            .remove("flex", shorthand, pass.markup, isSafe: false),
          ]))
    }
  }
}
