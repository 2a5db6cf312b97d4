import LayoutChecking
import LayoutDiagnostics
import LayoutModel
import LayoutSchema
import LayoutXML

/// A rule that reports a size along a container beside a `flexBasis`, which replaces the size.
enum BasisOverSize: ElementRule {
  static let finding = DiagnosticID(
    "basis-over-size",
    .warning,
    .suspicious,
    "A 'flexBasis' takes the place of the size along the container.",
    """
    A basis is the length along the container before anything grows or shrinks, and so is 'width' in
    a row or 'height' in a column. Where both are written the basis counts and the size does
    nothing. Keep one of them.
    """,
    bad: .fragment(
      "<stack direction=\"horizontal\">\n  <view id=\"bar\" width=\"40\" flexBasis=\"60\"/>\n</stack>"
    ),
    good: .fragment(
      "<stack direction=\"horizontal\">\n  <view id=\"bar\" flexBasis=\"60\"/>\n</stack>"),
  )

  static let alsoRight: [CatalogExample] = [
    .fragment(
      "<flex direction=\"row\">\n  <view id=\"bar\" width=\"40\" flexBasis=\"60\"/>\n</flex>")
  ]

  static let scope = RuleScope(attributes: [.flexBasis], alongside: [.width, .height])

  static func check(_ child: Int, _ pass: inout RulePass) {
    let document = pass.document
    let container = document.placingParent(of: child)
    guard container >= 0, !document.nodes[container].isBroken,
      case .dimension(let basis)? = document.value(.flexBasis, of: child),
      let axis = axis(of: container, over: child, basis, document)
    else { return }
    let name: AttributeName = axis == .horizontal ? .width : .height
    guard case .dimension(let length)? = document.value(name, of: child), length.unit != .auto,
      length.unit != .bound, let size = pass.source(of: name, on: child),
      let rival = pass.source(of: .flexBasis, on: child)
    else { return }
    pass.report(
      Diagnostic(
        finding, "'\(name.name)' has no effect beside 'flexBasis'", at: size.nameRange,
        label: "the basis is the length along the container",
        related: [RelatedLocation("'flexBasis' is here", at: rival.nameRange)],
        fixes: [
          .remove(name.name, size, pass.markup),
          .remove("flexBasis", rival, pass.markup, isSafe: false),
        ]))
  }

  /// Returns the axis on which the basis certainly replaces the child's length; nil if there is
  /// none.
  private static func axis(
    of container: Int, over child: Int, _ basis: DimensionValue,
    _ document: TypedDocument,
  ) -> Axis? {
    let axis = FlexAxis(of: container, in: document)
    guard !axis.isOpen, !axis.isTransparent else { return nil }
    switch document.nodes[container].kind {
    case .stack:
      return basis.unit == .points && document.nodes[child].kind != .flex ? axis.main : nil
    case .flex:
      // Without a length of its own a `flex` first measures its children by their sizes.
      guard document.writtenLength(of: container, axis.main) != nil,
        basis.unit == .points || basis.isPercentage,
        FlexChild(of: child, in: document).isInFlow
      else { return nil }
      return axis.main
    default: return nil
    }
  }
}
