import LayoutChecking
import LayoutDiagnostics
import LayoutModel
import LayoutSchema
import LayoutXML

/// A rule that reports a short text at the top of a filled box that is higher than a line.
enum TextAtTop: ElementRule {
  static let finding = DiagnosticID(
    "text-at-top",
    .warning,
    .suspicious,
    "A short text lies at the top of a filled box of a fixed height.",
    """
    A box that says a height gives it to what it holds, and the words of a text begin at its top. In a
    button or a bar they are meant to be in the middle: put the text in a 'center', or give the row
    alignItems="center".
    """,
    bad: .fragment(
      """
      <center>
        <view height="44" backgroundColor="#DDEEFF">
          <text content="Buy now" textAlign="center"/>
        </view>
      </center>
      """),
    good: .fragment(
      """
      <center>
        <view height="44" backgroundColor="#DDEEFF">
          <center>
            <text content="Buy now"/>
          </center>
        </view>
      </center>
      """),
  )

  static let alsoWrong: [CatalogExample] = [
    .fragment(
      """
      <stack direction="vertical">
        <stack direction="horizontal" height="44" backgroundColor="#DDEEFF">
          <text content="Buy now"/>
          <text content="9 €"/>
        </stack>
      </stack>
      """)
  ]

  static let alsoRight: [CatalogExample] = [
    // A paragraph begins at the top.
    .fragment(
      """
      <center>
        <view height="160" backgroundColor="#DDEEFF">
          <text content="What people say of it"/>
        </view>
      </center>
      """),
    .fragment(
      """
      <center>
        <view height="44" backgroundColor="#DDEEFF">
          <text content="Buy now" paddingTop="11"/>
        </view>
      </center>
      """),
  ]

  static let scope = RuleScope(kinds: [.text])

  static func check(_ text: Int, _ pass: inout RulePass) {
    guard let box = box(of: text, pass.document) else { return }
    let document = pass.document
    let source = pass.source(of: text)
    let isRow = document.nodes[box].kind == .stack
    pass.report(
      Diagnostic(
        finding, "this text lies at the top of its box", at: source.nameRange,
        related: [
          RelatedLocation("the box is higher than a line", at: pass.source(of: box).nameRange)
        ],
        fixes: [
          isRow
            ? .insert(.alignItems, "center", into: pass.source(of: box), pass.markup)
            : .wrap("text", source, in: StartTag(name: "center"), pass.markup)
        ]))
  }

  /// Returns the box at whose top a text lies; nil if it lies elsewhere, or may be a paragraph.
  static func box(of text: Int, _ document: TypedDocument) -> Int? {
    let box = document.placingParent(of: text)
    let node = document.nodes[text]
    guard box > 0, !node.isBroken, !document.nodes[box].isBroken,
      document.nodes[box].written.intersects(filling),
      !node.written.intersects(placing), !document.nodes[box].written.intersects(placing),
      let height = document.writtenLength(of: box, .vertical),
      !document.isSized(text, along: .vertical), document.isOneLine(text)
    else { return nil }
    let line = 1.2 * document.fontSize(of: text)
    guard height >= 1.6 * line, height <= 4 * line else { return nil }
    switch document.nodes[box].kind {
    case .view, .wrapper, .zstack: return document.soleChild(of: box) == text ? box : nil
    case .stack:
      let children = document.placedChildren(of: box)
      guard let line = document.line(at: box), line.isHorizontal, !line.wraps,
        children.allSatisfy({ document.nodes[$0].kind == .text }),
        children.first == text
      else { return nil }
      return box
    default: return nil  // open: all others place what they hold.
    }
  }

  private static let filling = AttributeMask([.backgroundColor, .gradient, .strokeColor])

  /// The attributes that move a text down, or say that its place is meant.
  private static let placing = AttributeMask([
    .padding, .paddingTop, .paddingBottom, .paddingVertical, .alignItems, .alignSelf,
    .verticalAlignment, .gravity, .lineHeight,
  ])
}
