import LayoutChecking
import LayoutDiagnostics
import LayoutEngine
import LayoutModel
import LayoutSchema
import LayoutXML

/// A rule that reports an `image` or a `view` without any length whose parent gives it none.
enum VanishedLeaf: FrameRule {
  static let finding = DiagnosticID(
    "vanished-leaf",
    .warning,
    .correctness,
    "A picture or a box has no length, and its parent gives it none.",
    """
    An 'image' is as large as its 'intrinsicSize', and a 'view' as what it says of itself. Without that
    and without a size it is seen only where the parent makes it as large as there is room, and along a
    line nothing does. The frames of all previews, or of usual sizes, have shown it.
    """,
    bad: .fragment(
      """
      <stack direction="vertical">
        <image source="asset:Photo"/>
        <text content="Hi"/>
      </stack>
      """),
    good: .fragment(
      """
      <stack direction="vertical">
        <image source="asset:Photo" height="120"/>
        <text content="Hi"/>
      </stack>
      """),
  )

  static let alsoWrong: [CatalogExample] = [
    .fragment(
      """
      <stack direction="horizontal" alignItems="center">
        <view backgroundColor="#C6C6C8" width="1"/>
        <text content="Hi"/>
      </stack>
      """)
  ]

  static let alsoRight: [CatalogExample] = [
    .fragment(
      """
      <stack direction="horizontal">
        <view backgroundColor="#C6C6C8" width="1"/>
        <text content="Hi"/>
      </stack>
      """),
    .fragment(
      """
      <ratio ratio="16:9">
        <image source="asset:Photo"/>
      </ratio>
      """),
  ]

  static let asksEveryWidth = true

  static let scope = RuleScope(
    kinds: [.image, .view], attributes: [.source, .backgroundColor, .gradient])

  /// The attributes that give the element a length or let the host give one.
  private static let sizing = AttributeMask([
    .intrinsicSize, .class, .flexGrow, .flex, .flexBasis, .weight, .aspectRatio, .sizeRange,
    .size, .visibility, .display,
  ])

  static func check(_ leaf: Int, _ pass: inout RulePass) {
    let document = pass.document
    let node = document.nodes[leaf]
    let parent = document.placingParent(of: leaf)
    guard node.firstChild < 0, !node.isBroken, !node.written.intersects(sizing), parent > 0,
      node.kind == .image || !node.written.contains(.id),
      // These containers give their children a size, or say themselves what they do.
      !ElementSet([.ratio, .overlay, .background, .linear, .layers, .flow, .element])
        .contains(document.nodes[parent].kind),
      let axis = Axis.allCases.first(where: { lacksLength(leaf, $0, document) })
    else { return }
    let source = pass.source(of: leaf)
    let name = pass.markup.names.name(of: source.name)
    pass.suspect(
      Diagnostic(
        finding, "nothing is ever seen of this '\(name)'", at: source.nameRange,
        related: [
          RelatedLocation("its parent gives it no size", at: pass.source(of: parent).nameRange)
        ],
        fixes: fixes(leaf, along: axis, pass)),
      of: [leaf], within: parent, along: .vertical, by: Self.self)
  }

  private static func fixes(_ leaf: Int, along axis: Axis, _ pass: RulePass) -> [FixIt] {
    let document = pass.document
    guard !document.nodes[leaf].written.contains(axis == .horizontal ? .width : .height) else {
      return []
    }
    if case .symbol? = document.value(.source, of: leaf),
      !Axis.allCases.contains(where: { document.boundsLength(leaf, along: $0) })
    {
      return [.insert(.size, usualSymbol, into: pass.source(of: leaf), pass.markup)]
    }
    return pass.stretching(leaf, along: axis)
  }

  /// The length and the height in points of a symbol beside a text.
  private static let usualSymbol = "24"

  /// Whether a leaf says no length along an axis, and may be given none.
  private static func lacksLength(_ leaf: Int, _ axis: Axis, _ document: TypedDocument) -> Bool {
    let own: AttributeName = axis == .horizontal ? .width : .height
    guard document.value(own, of: leaf) == nil else {
      return document.writtenLength(of: leaf, axis).map { $0 <= 0 } ?? false
    }
    return !document.isGivenLength(leaf, along: axis)
  }

  static func evidence(for suspicion: Suspicion, in frames: TrialFrames) -> Evidence {
    .ofAll(frames.pairs(of: suspicion.elements, in: suspicion.container)) { leaf, _ in
      let size = frames.elements[leaf].frame.size
      return size.width <= 0 || size.height <= 0 ? "it is \(Phrases.size(size))" : nil
    }
  }
}
