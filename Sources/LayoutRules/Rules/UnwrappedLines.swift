import LayoutChecking
import LayoutDiagnostics
import LayoutModel
import LayoutSchema
import LayoutXML

/// A rule that reports settings for several lines in a container with a single line.
enum UnwrappedLines: ElementRule {
  static let finding = DiagnosticID(
    "unwrapped-lines",
    .warning,
    .suspicious,
    "Lines are placed or spaced where there is only one.",
    """
    'alignContent', 'lineSpacing' and the gap across a container speak of several lines, which there
    are only where children wrap. Let the container wrap, or remove the attribute.
    """,
    bad: .fragment(
      "<flex direction=\"row\" alignContent=\"center\">\n  <view size=\"20\"/>\n</flex>"),
    good: .fragment(
      "<flex direction=\"row\" wrap=\"wrap\" alignContent=\"center\">\n  <view size=\"20\"/>\n</flex>"
    ),
  )

  static let alsoWrong: [CatalogExample] = [
    .fragment(
      "<stack direction=\"horizontal\" lineSpacing=\"4\">\n  <view size=\"20\"/>\n</stack>"),
    .fragment("<flex direction=\"row\" rowGap=\"4\">\n  <view size=\"20\"/>\n</flex>"),
  ]

  static let scope = RuleScope(
    kinds: [.stack, .flex], attributes: [.alignContent, .lineSpacing, .rowGap, .columnGap])

  static func check(_ container: Int, _ pass: inout RulePass) {
    let axis = FlexAxis(of: container, in: pass.document)
    guard !pass.document.nodes[container].isBroken, !axis.wraps, !axis.isOpen, !axis.isTransparent
    else { return }
    let isStack = pass.document.nodes[container].kind == .stack
    for index in pass.document.nodes[container].attributeIndices {
      let attribute = pass.document.attributes[index]
      switch attribute.name {
      case .alignContent where isStack || !pass.document.mayAlignBaselines(container, axis): break
      case .lineSpacing where isStack: break
      case .rowGap where axis.isHorizontal: break
      case .columnGap where !axis.isHorizontal: break
      default: continue
      }
      report(attribute, of: container, wrap: isStack ? .flexWrap : .wrap, &pass)
    }
  }

  private static func report(
    _ attribute: TypedAttribute, of container: Int, wrap: AttributeName, _ pass: inout RulePass
  ) {
    let source = pass.source(of: attribute)
    var fixes = [FixIt.remove(attribute.name.name, source, pass.markup)]
    if pass.document.value(wrap, of: container) == nil {
      fixes.append(
        FixIt(
          "add \(wrap.name)=\"wrap\"", isSafe: false,
          edits: Repairs.insert(wrap.name, "wrap", into: pass.source(of: container), pass.markup)))
    }
    pass.report(
      Diagnostic(
        finding, "'\(attribute.name.name)' has no effect on a single line", at: source.nameRange,
        label: "there are several lines only where children wrap", fixes: fixes))
  }
}
