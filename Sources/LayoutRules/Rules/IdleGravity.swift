import LayoutChecking
import LayoutDiagnostics
import LayoutModel
import LayoutSchema
import LayoutXML

/// A rule that reports a `gravity` of an element that fills its cell along each axis it speaks of.
enum IdleGravity: ElementRule {
  static let finding = DiagnosticID(
    "idle-gravity",
    .warning,
    .suspicious,
    "A 'gravity' is on an element that fills its cell.",
    """
    A child of 'linear' and 'layers' that says no length matches its cell, and what fills it has no
    other place there: a caption with gravity="bottom" covers the whole picture. With size="wrap", or
    'wrap' for one length, it is as large as its content.
    """,
    bad: .fragment(
      """
      <layers height="160">
        <image source="asset:Photo"/>
        <text content="Lapporten" gravity="bottom"/>
      </layers>
      """),
    good: .fragment(
      """
      <layers height="160">
        <image source="asset:Photo"/>
        <text content="Lapporten" gravity="bottom" height="wrap"/>
      </layers>
      """),
  )

  static let alsoWrong: [CatalogExample] = [
    .fragment(
      """
      <linear orientation="vertical" width="200" height="100">
        <view id="bar" height="20" gravity="end"/>
      </linear>
      """)
  ]

  static let alsoRight: [CatalogExample] = [
    .fragment(
      """
      <layers height="160">
        <text content="Lapporten" gravity="bottom start" height="wrap"/>
      </layers>
      """)
  ]

  static let scope = RuleScope(attributes: [.gravity])

  static func check(_ child: Int, _ pass: inout RulePass) {
    let document = pass.document
    let node = document.nodes[child]
    let parent = document.placingParent(of: child)
    guard parent > 0, [.layers, .linear].contains(document.nodes[parent].kind),
      !node.isBroken, node.kind != .component, node.kind != .spacer,
      let attribute = document.attribute(.gravity, of: child),
      case .flags(let words) = attribute.value,
      let source = pass.source(of: .gravity, on: child)
    else { return }
    let axes = GravityWord.axes(of: words)
    guard !axes.isEmpty, axes.allSatisfy({ fills(child, along: $0, document) }) else { return }
    let name = axes.count > 1 ? AttributeName.size : axes == [.horizontal] ? .width : .height
    let isFree = !Axis.allCases.contains { document.boundsLength(child, along: $0) }
    let holds = node.kind == .text || node.firstChild >= 0
    pass.report(
      Diagnostic(
        finding, "'gravity' has no effect on what fills its cell", at: source.nameRange,
        related: [
          RelatedLocation(
            "without a length it matches", at: pass.source(of: child).nameRange)
        ],
        fixes: isFree && holds
          ? [.insert(name, "wrap", into: pass.source(of: child), pass.markup)] : []))
  }

  /// Whether a child is as long as its cell, as both are written.
  private static func fills(_ child: Int, along axis: Axis, _ document: TypedDocument) -> Bool {
    if let length = document.ownLength(of: child, axis) { return length.unit == .match }
    return !document.boundsLength(child, along: axis)
  }
}
