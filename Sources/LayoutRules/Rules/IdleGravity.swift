import LayoutChecking
import LayoutDiagnostics
import LayoutEngine
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
    'wrap' for one length, it is as large as its content. Along a 'linear', a child without a weight
    always fills its cell.
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
      """),
    // The line has no room above and below a text, and the text fills its width.
    .fragment(
      """
      <linear orientation="vertical" width="200">
        <text content="Corner shop" gravity="center" height="wrap"/>
        <text content="Main street 4" width="wrap" height="wrap"/>
      </linear>
      """),
    .fragment(
      """
      <linear orientation="vertical" width="200" height="100">
        <text content="Corner shop" gravity="bottom" size="wrap"/>
      </linear>
      """),
  ]

  static let alsoRight: [CatalogExample] = [
    .fragment(
      """
      <layers height="160">
        <text content="Lapporten" gravity="bottom start" height="wrap"/>
      </layers>
      """),
    .fragment(
      """
      <linear orientation="vertical" width="200" height="100">
        <text content="Corner shop" gravity="center" size="wrap"/>
      </linear>
      """),
  ]

  static let scope = RuleScope(attributes: [.gravity])

  static func check(_ child: Int, _ pass: inout RulePass) {
    let document = pass.document
    let node = document.nodes[child]
    let parent = document.placingParent(of: child)
    guard parent > 0, [.layers, .linear].contains(document.nodes[parent].kind),
      !node.isBroken, !document.nodes[parent].isBroken, node.kind != .component,
      node.kind != .spacer,
      let attribute = document.attribute(.gravity, of: child),
      case .flags(let words) = attribute.value,
      let source = pass.source(of: .gravity, on: child)
    else { return }
    let axes = GravityWord.axes(of: words)
    let filled = axes.filter { fills(child, along: $0, document) }
    let shared = axes.filter {
      !filled.contains($0) && isShared(child, along: $0, in: parent, document)
    }
    guard !axes.isEmpty, filled.count + shared.count == axes.count else { return }
    let unsaid = filled.filter { !document.boundsLength(child, along: $0) }
    let name =
      unsaid.count > 1 ? AttributeName.size : unsaid == [.horizontal] ? .width : .height
    let holds = node.kind == .text || node.firstChild >= 0
    let element = pass.source(of: child)
    pass.report(
      Diagnostic(
        finding, "'gravity' has no effect on what fills its cell", at: source.nameRange,
        related: [
          filled.isEmpty
            ? RelatedLocation(
              "each child takes as much of the line as it is long",
              at: pass.source(of: parent).nameRange)
            : RelatedLocation("without a length it matches", at: element.nameRange)
        ],
        fixes: !unsaid.isEmpty && unsaid == filled && holds
          ? [.insert(name, "wrap", into: element, pass.markup)] : []))
  }

  /// Whether a child is as long as its cell, as both are written.
  private static func fills(_ child: Int, along axis: Axis, _ document: TypedDocument) -> Bool {
    if let length = document.ownLength(of: child, axis) { return length.unit == .match }
    return !document.boundsLength(child, along: axis)
  }

  /// Whether the cell of a child is as long as the child, because the line gives each child what it
  /// asks for.
  private static func isShared(
    _ child: Int, along axis: Axis, in parent: Int, _ document: TypedDocument
  ) -> Bool {
    guard document.nodes[parent].kind == .linear,
      !document.leavesOpen([.orientation], at: parent),
      let length = document.ownLength(of: child, axis), length.unit != .match,
      !document.nodes[child].written.intersects(sharing)
    else { return false }
    let isColumn = document.choice(.orientation, of: parent) == Orientation.vertical
    return (axis == .vertical) == isColumn
  }

  /// What may make a cell longer than the child, or the child shorter.
  private static let sharing = AttributeMask([
    .weight, .minWidth, .maxWidth, .minHeight, .maxHeight,
  ])
}
