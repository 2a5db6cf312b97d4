import LayoutChecking
import LayoutDiagnostics
import LayoutModel
import LayoutSchema
import LayoutXML

/// A rule that reports percentages of a parent that provably has no definite length.
enum PercentOfUndefined: DocumentRule {
  static let finding = DiagnosticID(
    "percent-of-undefined",
    .warning,
    .suspicious,
    "A percentage is taken of a size that is not known.",
    """
    A percentage needs a size of the parent to be a part of. Along the axis on which a parent is as
    large as its content there is none, so the percentage counts as 'auto'. Give the parent a size,
    or write the value in points.
    """,
    bad: .fragment(
      "<scroll>\n  <stack direction=\"vertical\">\n    <view id=\"half\" height=\"50%\"/>\n  </stack>\n</scroll>"
    ),
    good: .fragment(
      "<scroll>\n  <stack direction=\"vertical\">\n    <view id=\"half\" height=\"200\"/>\n  </stack>\n</scroll>"
    ),
  )

  static let scope = RuleScope(features: .percentage)

  static func check(_ pass: inout RulePass) {
    for inset in pass.document.nodes.indices where pass.document.nodes[inset].kind == .inset {
      checkInsets(of: inset, &pass)
    }
    for (element, axis) in pass.percentagesOfNothing() { check(element, axis, &pass) }
  }

  private static func checkInsets(of inset: Int, _ pass: inout RulePass) {
    guard pass.document.nodes[inset].firstChild >= 0 else { return }
    let states = pass.axisStates(of: inset)
    for axis in Axis.allCases where states[axis].hasParent == .no {
      let parts = InsetParts(of: inset, in: pass.document).percentages(along: axis)
      for range in InsetParts.ranges(of: .percentage, among: parts, along: axis, in: pass) {
        report(at: range, axis, reading: "0", of: inset, &pass)
      }
    }
  }

  /// Reports the percentages of `element`, whose parent has no definite length along `axis`.
  private static func check(_ element: Int, _ axis: Axis, _ pass: inout RulePass) {
    for index in pass.document.nodes[element].attributeIndices {
      let attribute = pass.document.attributes[index]
      guard isPercentage(attribute, of: element, along: axis, pass.document) else { continue }
      let words = ValueParts(of: pass.source(of: attribute), in: pass.markup)
      let isSize = attribute.name == .size || attribute.name == .sizeRange
      for range in words.ranges(of: .percentage, along: isSize ? axis : nil) {
        report(at: range, axis, reading: isEdges(attribute) ? "0" : "auto", of: element, &pass)
      }
    }
  }

  private static func report(
    at range: SourceRange, _ axis: Axis, reading: String, of element: Int, _ pass: inout RulePass
  ) {
    let parent = pass.source(of: pass.document.placingParent(of: element))
    pass.report(
      Diagnostic(
        finding, "a percentage of a \(axis.word) that is never defined here", at: range,
        label: "counts as '\(reading)'",
        related: [
          RelatedLocation("its \(axis.word) follows from its content", at: parent.nameRange)
        ]),
      on: element)
  }

  private static func isPercentage(
    _ attribute: TypedAttribute, of element: Int, along axis: Axis, _ document: TypedDocument
  ) -> Bool {
    switch (attribute.name, attribute.value) {
    case (.width, .dimension(let length)), (.minWidth, .dimension(let length)),
      (.maxWidth, .dimension(let length)):
      axis == .horizontal && length.isPercentage
        && (attribute.name == .width || !limitsResolve(of: element, along: axis, document))
    case (.height, .dimension(let length)), (.minHeight, .dimension(let length)),
      (.maxHeight, .dimension(let length)):
      axis == .vertical && length.isPercentage
        && (attribute.name == .height || !limitsResolve(of: element, along: axis, document))
    case (.size, .size(let width, let height)):
      (axis == .horizontal ? width : height).isPercentage
    case (.sizeRange, .sizeRange(let range)):
      axis == .horizontal
        ? range.minWidth.isPercentage || range.maxWidth.isPercentage
        : range.minHeight.isPercentage || range.maxHeight.isPercentage
    case (.flexBasis, .dimension(let length)):
      length.isPercentage
        && isMainAxis(axis, of: document.placingParent(of: element), document)
    case (_, .edges(let edges)):
      axis == .horizontal && isEdges(attribute)
        && (edges.top.isPercentage || edges.left.isPercentage
          || edges.bottom.isPercentage || edges.right.isPercentage)
    case (_, .dimension(let length)):
      axis == .horizontal && isEdges(attribute) && length.isPercentage
    default: false
    }
  }

  private static func isMainAxis(
    _ axis: Axis, of container: Int, _ document: TypedDocument
  ) -> Bool {
    let settings = FlexAxis(of: container, in: document)
    return !settings.isOpen && settings.main == axis
  }

  /// Whether the percentages of an element's limits are resolved after all.
  ///
  /// A `flex` clamps its children to their limits along its main axis once its own length is known.
  private static func limitsResolve(
    of element: Int, along axis: Axis, _ document: TypedDocument
  ) -> Bool {
    let parent = document.placingParent(of: element)
    guard document.nodes[parent].kind == .flex else { return false }
    return isMainAxis(axis, of: parent, document) || FlexAxis(of: parent, in: document).isOpen
  }

  /// Whether the attribute is a margin or padding, whose percentages all refer to the width.
  private static func isEdges(_ attribute: TypedAttribute) -> Bool {
    edges.contains(attribute.name) && Schema.shared[attribute.row].group == .placement
  }

  private static let edges = AttributeMask(
    Array(AttributeName.margins.values) + AttributeName.paddings.values)
}
