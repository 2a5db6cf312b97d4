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
    alignItems="center" and the column justifyContent="center".
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
    .fragment(
      """
      <stack direction="vertical">
        <flex direction="row" height="44" backgroundColor="#DDEEFF" justifyContent="center">
          <text content="Buy now"/>
        </flex>
      </stack>
      """),
    .fragment(
      """
      <stack direction="vertical">
        <stack direction="vertical" height="44" backgroundColor="#DDEEFF">
          <text content="Buy now" textAlign="center"/>
        </stack>
      </stack>
      """),
    .fragment(
      """
      <stack direction="vertical">
        <linear orientation="horizontal" height="44" backgroundColor="#DDEEFF">
          <text content="Buy now"/>
        </linear>
      </stack>
      """),
    .fragment(
      """
      <stack direction="vertical">
        <grid columns="1fr" height="44" backgroundColor="#DDEEFF">
          <text content="Buy now" textAlign="center"/>
        </grid>
      </stack>
      """),
    // A badge or an avatar, which is all text.
    .fragment(
      """
      <stack direction="horizontal">
        <text content="MO" size="48" cornerRadius="24" backgroundColor="#DBEAFE" textAlign="center"/>
      </stack>
      """),
    // The days of a calendar are squares.
    .document(
      """
      <layout name="Example">
        <grid columns="repeat(7, 1fr)">
          <for each="day" in="{1...31}">
            <view aspectRatio="1" cornerRadius="22" backgroundColor="#DDEEFF">
              <text textAlign="center">{day}</text>
            </view>
          </for>
        </grid>
      </layout>

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
    kinds: [.view, .wrapper, .zstack, .stack, .flex, .linear, .grid, .text],
    attributes: [.height, .size, .aspectRatio])

  static func check(_ box: Int, _ pass: inout RulePass) {
    guard let text = text(in: box, pass.document) else { return }
    pass.report(
      Diagnostic(
        finding, "this text lies at the top of its box", at: pass.source(of: text).nameRange,
        related: text == box
          ? []
          : [RelatedLocation("the box is higher than a line", at: pass.source(of: box).nameRange)],
        fixes: [centering(text, in: box, pass)]),
      on: text)
  }

  /// Returns the repair that puts a text in the middle of its box.
  private static func centering(_ text: Int, in box: Int, _ pass: RulePass) -> FixIt {
    let (inside, around) = (pass.source(of: text), pass.source(of: box))
    guard text != box else {
      return .wrap("text", inside, in: StartTag(name: "center"), pass.markup, isBox: true)
    }
    let node = pass.document.nodes[box]
    switch node.kind {
    case .stack, .flex:
      let isRow = pass.document.line(at: box)?.isHorizontal ?? true
      return .insert(isRow ? .alignItems : .justifyContent, "center", into: around, pass.markup)
    case .grid: return .insert(.alignItems, "center", into: around, pass.markup)
    case .linear:
      let isFree = !pass.document.boundsLength(text, along: .horizontal)
      return FixIt(
        "let it be as large as its words, with gravity=\"center\"", isSafe: false,
        edits: Repairs.insert(
          [(isFree ? .size : .height, "wrap"), (.gravity, "center")], into: inside, pass.markup))
    default:  // open: what holds one thing lays it over its whole room.
      let isField = node.written.contains(.strokeColor)
      return .wrap("text", inside, in: isField ? fieldRow : StartTag(name: "center"), pass.markup)
    }
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
      let text = node.kind == .text ? box : firstText(in: box, document)
    else { return nil }
    guard let height = document.writtenLength(of: box, .vertical) else {
      return isInSquare(text, box, document) ? text : nil
    }
    let line = 1.2 * document.fontSize(of: text)
    guard height >= 1.3 * line, height <= 4 * line, !document.nodes[text].isBroken,
      !isPlaced(text, document), text == box || !document.isSized(text, along: .vertical),
      document.isOneLine(text) || height <= 2.6 * line && holdsValue(text, document)
    else { return nil }
    return text
  }

  /// Whether a box is as high as it is wide around a word or a value: the day of a calendar.
  private static func isInSquare(_ text: Int, _ box: Int, _ document: TypedDocument) -> Bool {
    let node = document.nodes[box]
    guard node.written.contains(.aspectRatio), text != box,
      ElementSet([.view, .wrapper, .zstack]).contains(node.kind),
      !document.nodes[text].isBroken, !isPlaced(text, document)
    else { return false }
    return document.isOneLine(text) || holdsValue(text, document)
  }

  /// Whether a text shows a value, whose words nobody knows: in a box with room for two lines it is
  /// one line that is meant.
  private static func holdsValue(_ text: Int, _ document: TypedDocument) -> Bool {
    WrittenWords(of: text, in: document).pieces.contains {
      if case .value = $0 { true } else { false }
    }
  }

  /// Whether a box or a text says where its words stand, or insets them at the top or the bottom.
  private static func isPlaced(_ node: Int, _ document: TypedDocument) -> Bool {
    let written = document.nodes[node].written
    if written.intersects(aligning) { return true }
    guard written.contains(.padding) else { return false }
    guard case .edges(let edges)? = document.value(.padding, of: node) else { return true }
    return edges.top.amount != 0 || edges.bottom.amount != 0
  }

  /// Returns the only child of a box, or the first text of a row of texts and symbols.
  private static func firstText(in box: Int, _ document: TypedDocument) -> Int? {
    switch document.nodes[box].kind {
    case .stack, .flex:
      guard let line = document.line(at: box), !line.wraps else { return nil }
      guard line.isHorizontal else {
        let isPlaced = document.nodes[box].written.contains(.justifyContent)
        return isPlaced ? nil : soleText(in: box, document)
      }
      let children = document.placedChildren(of: box)
      let isRow = children.allSatisfy { child in
        switch document.nodes[child].kind {
        case .text, .spacer: true
        case .image: document.isSized(child, along: .vertical)
        default: false  // open: what else is in a row may be as high as it.
        }
      }
      return isRow ? children.first { document.nodes[$0].kind == .text } : nil
    case .grid:
      let isPlaced = document.nodes[box].written.intersects(tracking)
      return isPlaced ? nil : soleText(in: box, document)
    default: return soleText(in: box, document)  // open: all others hold one thing, or match.
    }
  }

  private static func soleText(in box: Int, _ document: TypedDocument) -> Int? {
    document.soleChild(of: box).flatMap { document.nodes[$0].kind == .text ? $0 : nil }
  }

  /// The attributes by which the rows of a grid may be lower than it.
  private static let tracking = AttributeMask([.rows, .autoRows, .areas, .alignContent])

  private static let filling = AttributeMask([.backgroundColor, .gradient, .strokeColor])

  /// The attributes besides `padding` that move a text down, or say that its place is meant.
  private static let aligning = AttributeMask([
    .paddingTop, .paddingBottom, .paddingVertical, .alignItems, .alignSelf,
    .verticalAlignment, .gravity, .lineHeight,
  ])
}
