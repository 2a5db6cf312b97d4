import LayoutChecking
import LayoutDiagnostics
import LayoutModel
import LayoutSchema
import LayoutXML

/// A rule that reports what lies in the corner of a larger layer, since a `zstack` centres nothing.
enum CornerLayer: ElementRule {
  static let finding = DiagnosticID(
    "corner-layer",
    .warning,
    .suspicious,
    "Something lies in the corner of what is behind it, as a 'zstack' places it.",
    """
    A 'zstack' places its children at the top left, or at the top right where 'gravity' says so. In the
    stacks of SwiftUI and of many others such a child is in the middle. 'layers' has all places:
    'gravity' is 'center' there, or 'bottom end'. If the corner is meant, say gravity="topLeft".
    """,
    bad: .fragment(
      """
      <center>
        <zstack>
          <view id="disc" size="64" cornerRadius="32"/>
          <image source="symbol:play" size="28"/>
        </zstack>
      </center>
      """),
    good: .fragment(
      """
      <center>
        <layers>
          <view id="disc" size="64" cornerRadius="32" gravity="center"/>
          <image source="symbol:play" size="28" gravity="center"/>
        </layers>
      </center>
      """),
  )

  static let alsoWrong: [CatalogExample] = [
    .fragment(
      """
      <center>
        <zstack>
          <view id="disc" size="32" cornerRadius="16"/>
          <text content="3"/>
        </zstack>
      </center>
      """)
  ]

  static let alsoRight: [CatalogExample] = [
    // Something that is much smaller is a mark in the corner.
    .fragment(
      """
      <center>
        <zstack>
          <image source="asset:Face" size="64"/>
          <view id="mark" size="12" cornerRadius="6"/>
        </zstack>
      </center>
      """),
    .fragment(
      """
      <center>
        <zstack>
          <image source="asset:Photo" size="120 80"/>
          <image source="symbol:star" size="40" gravity="topLeft"/>
        </zstack>
      </center>
      """),
  ]

  static let scope = RuleScope(kinds: [.zstack])

  /// The share of what is behind it up to which something is a mark in its corner.
  private static let mark: Float = 0.3

  static func check(_ stack: Int, _ pass: inout RulePass) {
    let document = pass.document
    guard !document.nodes[stack].isBroken else { return }
    let children = document.placedChildren(of: stack)
    guard let behind = children.first(where: { size(of: $0, document) != nil }),
      let around = size(of: behind, document),
      let corner = children.first(where: {
        $0 > behind && isInCorner($0, of: around, behind, document)
      })
    else { return }
    let source = pass.source(of: corner)
    let name = pass.markup.names.name(of: source.name)
    pass.report(
      Diagnostic(
        finding, "this '\(name)' lies in the corner of what is behind it", at: source.nameRange,
        label: "a 'zstack' centres nothing",
        related: [
          RelatedLocation("this is behind it", at: pass.source(of: behind).nameRange)
        ],
        fixes: [centring(children, of: stack, pass)]))
  }

  private static func size(of node: Int, _ document: TypedDocument) -> (Float, Float)? {
    guard let width = document.writtenLength(of: node, .horizontal),
      let height = document.writtenLength(of: node, .vertical)
    else { return nil }
    return (width, height)
  }

  /// Whether a child is smaller than what is behind it, no mark, and says no place; a text is
  /// smaller than anything round.
  private static func isInCorner(
    _ child: Int, of around: (width: Float, height: Float), _ behind: Int,
    _ document: TypedDocument
  ) -> Bool {
    let node = document.nodes[child]
    guard !node.isBroken, !node.written.contains(.gravity), !node.written.contains(.padding) else {
      return false
    }
    if let (width, height) = size(of: child, document) {
      return width < around.width && height < around.height
        && (width > mark * around.width || height > mark * around.height)
    }
    guard node.kind == .text, !document.isSized(child, along: .horizontal),
      !document.isSized(child, along: .vertical), !node.written.contains(.textAlign)
    else { return false }
    let radius = document.points(.cornerRadius, of: behind) ?? 0
    return 2 * radius >= min(around.width, around.height)
  }

  /// Returns the repair that makes `layers` of the stack, with all in the middle that says no
  /// place.
  private static func centring(_ children: [Int], of stack: Int, _ pass: RulePass) -> FixIt {
    let document = pass.document
    var edits = Repairs.rename(pass.source(of: stack), to: "layers", pass.markup)
    for child in children {
      if let gravity = pass.source(of: .gravity, on: child) {
        let isRight = document.attribute(.gravity, of: child).flatMap { document.word(of: $0) }
        edits.append(
          SourceEdit(gravity.valueRange, isRight == "topRight" ? "top right" : "top left"))
      } else {
        edits.insert(
          Repairs.insert("gravity", "center", into: pass.source(of: child), pass.markup))
      }
      if document.nodes[child].kind == .text, !document.isSized(child, along: .horizontal) {
        edits.insert(Repairs.insert("size", "wrap", into: pass.source(of: child), pass.markup))
      }
    }
    return FixIt("make it 'layers', with gravity=\"center\"", isSafe: false, edits: edits)
  }
}
