import LayoutChecking
import LayoutDiagnostics
import LayoutModel
import LayoutSchema
import LayoutXML

/// A rule that reports a text that begins at the edge of a filled box with rounded corners.
enum TextInCorner: ElementRule {
  static let finding = DiagnosticID(
    "text-in-corner",
    .warning,
    .suspicious,
    "A text begins at the edge of a box with rounded corners, which cut it.",
    """
    The words of a text begin where its box begins. If the box is filled, or has a line around it,
    and its corners are rounded, they need some space: 'padding' on the box or on the text, or an
    'inset' around the text.
    """,
    bad: .fragment(
      """
      <center>
        <text content="New" backgroundColor="#DDEEFF" cornerRadius="8"/>
      </center>
      """),
    good: .fragment(
      """
      <center>
        <text content="New" backgroundColor="#DDEEFF" cornerRadius="8" padding="2 8"/>
      </center>
      """),
  )

  static let alsoWrong: [CatalogExample] = [
    .fragment(
      """
      <stack direction="vertical">
        <stack direction="vertical" backgroundColor="#DDEEFF" cornerRadius="12">
          <text content="Title"/>
          <text content="What it is about, in some words"/>
        </stack>
      </stack>
      """),
    .fragment(
      """
      <stack direction="vertical">
        <background>
          <text content="Title"/>
          <view backgroundColor="#DDEEFF" cornerRadius="12"/>
        </background>
      </stack>
      """),
    .fragment(
      """
      <center>
        <text content="New" strokeColor="#DDEEFF" strokeWidth="1" cornerRadius="8"/>
      </center>
      """),
  ]

  static let alsoRight: [CatalogExample] = [
    .fragment(
      """
      <stack direction="vertical">
        <stack direction="vertical" backgroundColor="#DDEEFF" cornerRadius="12" alignItems="center">
          <text content="Title"/>
        </stack>
      </stack>
      """),
    // A number in the middle of a disc.
    .fragment(
      """
      <center>
        <text content="3" minWidth="20" backgroundColor="#DDEEFF" cornerRadius="10" textAlign="center"/>
      </center>
      """),
  ]

  static let scope = RuleScope(attributes: [.cornerRadius])

  static func check(_ box: Int, _ pass: inout RulePass) {
    let document = pass.document
    guard isFilled(box, document), TextAtTop.text(in: box, document) == nil,
      let text = text(in: box, document),
      !document.nodes[text].isBroken, !document.nodes[text].written.intersects(placing),
      !WrittenWords(of: text, in: document).pieces.isEmpty
    else { return }
    let source = pass.source(of: text)
    pass.report(
      Diagnostic(
        finding, "this text begins at the edge of its box", at: source.nameRange,
        label: "rounded corners cut it",
        related: box == text
          ? [] : [RelatedLocation("the box is here", at: pass.source(of: box).nameRange)],
        fixes: isButton(box, text, document)
          ? [.wrap("text", source, in: StartTag(name: "center"), pass.markup)]
          : [padding(text, in: box, pass)]),
      on: text)
  }

  /// Returns the text that begins at the edge of a box; nil if there is none.
  private static func text(in box: Int, _ document: TypedDocument) -> Int? {
    let node = document.nodes[box]
    if node.kind == .text { return box }
    let parent = document.placingParent(of: box)
    if parent > 0, document.nodes[parent].kind == .background {
      let children = document.placedChildren(of: parent)
      guard children.count == 2, children[1] == box else { return nil }
      return document.nodes[children[0]].kind == .text ? children[0] : nil
    }
    let children = document.placedChildren(of: box)
    guard let text = children.first, document.nodes[text].kind == .text else { return nil }
    switch node.kind {
    case .view, .wrapper, .zstack: return children.count == 1 ? text : nil
    case .stack:
      guard let line = document.line(at: box) else { return nil }
      return line.isHorizontal || document.isStretched(text, in: box) ? text : nil
    default: return nil  // open: all others place what they hold.
    }
  }

  private static func isFilled(_ node: Int, _ document: TypedDocument) -> Bool {
    let written = document.nodes[node].written
    return written.intersects(filling) && !written.intersects(placing)
      && !document.nodes[node].isBroken && (document.points(.cornerRadius, of: node) ?? 4) >= 4
  }

  /// Whether a box that is higher than its words holds a line alone: they are meant to be in its
  /// middle.
  private static func isButton(_ box: Int, _ text: Int, _ document: TypedDocument) -> Bool {
    guard [.view, .wrapper, .zstack].contains(document.nodes[box].kind), document.isOneLine(text)
    else { return false }
    return document.isSized(box, along: .vertical)
      || document.nodes[box].written.intersects(sharing)
  }

  /// Returns the repair that makes space around the words, in the box if that has padding.
  private static func padding(_ text: Int, in box: Int, _ pass: RulePass) -> FixIt {
    let isInside = ![.wrapper, .view].contains(pass.document.nodes[box].kind)
    return .insert(
      .padding, "4 8", into: pass.source(of: isInside ? box : text), pass.markup)
  }

  private static let sharing = AttributeMask([.weight, .flexGrow])
  private static let filling = AttributeMask([.backgroundColor, .gradient, .strokeColor])

  /// The attributes by which words do not begin at the edge.
  private static let placing = AttributeMask([
    .padding, .paddingLeft, .paddingStart, .paddingHorizontal, .paddingTop, .paddingVertical,
    .textAlign, .justifyContent, .horizontalAlignment, .gravity, .margin, .spacingBefore,
  ])
}
