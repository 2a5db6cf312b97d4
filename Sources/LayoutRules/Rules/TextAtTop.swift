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

  static let scope = RuleScope(
    kinds: [.view, .wrapper, .zstack, .stack], attributes: [.height, .size])

  static func check(_ box: Int, _ pass: inout RulePass) {
    guard let text = text(in: box, pass.document) else { return }
    let source = pass.source(of: text)
    let isRow = pass.document.nodes[box].kind == .stack
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
        ]),
      on: text)
  }

  /// Returns the text at the top of a box; nil if there is none, or it may be a paragraph.
  static func text(in box: Int, _ document: TypedDocument) -> Int? {
    let node = document.nodes[box]
    guard node.written.intersects(filling), !node.written.intersects(placing), !node.isBroken,
      let height = document.writtenLength(of: box, .vertical),
      let text = firstText(in: box, document)
    else { return nil }
    let line = 1.2 * document.fontSize(of: text)
    guard height >= 1.6 * line, height <= 4 * line, !document.nodes[text].isBroken,
      !document.nodes[text].written.intersects(placing),
      !document.isSized(text, along: .vertical), document.isOneLine(text)
    else { return nil }
    return text
  }

  /// Returns the only child of a box, or the first one of a row of texts, if it is a text.
  private static func firstText(in box: Int, _ document: TypedDocument) -> Int? {
    guard document.nodes[box].kind == .stack else {
      return document.soleChild(of: box).flatMap { document.nodes[$0].kind == .text ? $0 : nil }
    }
    guard let line = document.line(at: box), line.isHorizontal, !line.wraps else { return nil }
    let children = document.placedChildren(of: box)
    return children.allSatisfy { document.nodes[$0].kind == .text } ? children.first : nil
  }

  private static let filling = AttributeMask([.backgroundColor, .gradient, .strokeColor])

  /// The attributes that move a text down, or say that its place is meant.
  private static let placing = AttributeMask([
    .padding, .paddingTop, .paddingBottom, .paddingVertical, .alignItems, .alignSelf,
    .verticalAlignment, .gravity, .lineHeight,
  ])
}
