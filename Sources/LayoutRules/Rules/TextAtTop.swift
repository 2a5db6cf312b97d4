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
      """),
    .fragment(
      """
      <stack direction="vertical">
        <stack direction="horizontal" height="44" padding="0 12" backgroundColor="#DDEEFF">
          <image source="symbol:magnifyingglass" size="20" accessibilityHidden="true"/>
          <text content="Search"/>
        </stack>
      </stack>
      """),
    // What a field holds is a value, whose words are not known.
    .document(
      """
      <layout name="Example">
        <param name="hint" type="Text"/>
        <stack direction="vertical">
          <view height="44" cornerRadius="8" strokeWidth="1" strokeColor="#D1D5DB">
            <text content="{hint}"/>
          </view>
        </stack>
      </layout>

      """),
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
    let isField = pass.document.nodes[box].written.contains(.strokeColor)
    pass.report(
      Diagnostic(
        finding, "this text lies at the top of its box", at: source.nameRange,
        related: [
          RelatedLocation("the box is higher than a line", at: pass.source(of: box).nameRange)
        ],
        fixes: [
          isRow
            ? .insert(.alignItems, "center", into: pass.source(of: box), pass.markup)
            : .wrap("text", source, in: isField ? fieldRow : StartTag(name: "center"), pass.markup)
        ]),
      on: text)
  }

  /// The row in a field with a line around it, whose words begin at its start.
  private static let fieldRow = StartTag(
    name: ElementKind.stack.name,
    attributes: [
      (AttributeName.direction.name, "horizontal"), (AttributeName.padding.name, "0 12"),
      (AttributeName.alignItems.name, "center"),
    ])

  /// Returns the text at the top of a box; nil if there is none, or it may be a paragraph.
  static func text(in box: Int, _ document: TypedDocument) -> Int? {
    let node = document.nodes[box]
    guard node.written.intersects(filling), !isPlaced(box, document), !node.isBroken,
      let height = document.writtenLength(of: box, .vertical),
      let text = firstText(in: box, document)
    else { return nil }
    let line = 1.2 * document.fontSize(of: text)
    guard height >= 1.6 * line, height <= 4 * line, !document.nodes[text].isBroken,
      !document.nodes[text].written.intersects(aligning),
      !document.nodes[text].written.contains(.padding),
      !document.isSized(text, along: .vertical),
      document.isOneLine(text) || height <= 2.6 * line && holdsValue(text, document)
    else { return nil }
    return text
  }

  /// Whether a text shows a value, whose words nobody knows: in a box with room for two lines it is
  /// one line that is meant.
  private static func holdsValue(_ text: Int, _ document: TypedDocument) -> Bool {
    WrittenWords(of: text, in: document).pieces.contains {
      if case .value = $0 { true } else { false }
    }
  }

  /// Whether a box says where its words stand, or insets them at the top or at the bottom.
  private static func isPlaced(_ box: Int, _ document: TypedDocument) -> Bool {
    let written = document.nodes[box].written
    if written.intersects(aligning) { return true }
    guard written.contains(.padding) else { return false }
    guard case .edges(let edges)? = document.value(.padding, of: box) else { return true }
    return edges.top.amount != 0 || edges.bottom.amount != 0
  }

  /// Returns the only child of a box, or the first text of a row of texts and symbols.
  private static func firstText(in box: Int, _ document: TypedDocument) -> Int? {
    guard document.nodes[box].kind == .stack else {
      return document.soleChild(of: box).flatMap { document.nodes[$0].kind == .text ? $0 : nil }
    }
    guard let line = document.line(at: box), line.isHorizontal, !line.wraps else { return nil }
    let children = document.placedChildren(of: box)
    let isRow = children.allSatisfy { child in
      switch document.nodes[child].kind {
      case .text, .spacer: true
      case .image: document.isSized(child, along: .vertical)
      default: false  // open: what else is in a row may be as high as it.
      }
    }
    return isRow ? children.first { document.nodes[$0].kind == .text } : nil
  }

  private static let filling = AttributeMask([.backgroundColor, .gradient, .strokeColor])

  /// The attributes besides `padding` that move a text down, or say that its place is meant.
  private static let aligning = AttributeMask([
    .paddingTop, .paddingBottom, .paddingVertical, .alignItems, .alignSelf,
    .verticalAlignment, .gravity, .lineHeight,
  ])
}
