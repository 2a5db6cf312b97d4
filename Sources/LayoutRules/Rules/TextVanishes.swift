import LayoutChecking
import LayoutDiagnostics
import LayoutEngine
import LayoutModel
import LayoutSchema
import LayoutXML

/// A rule that reports a text in a row that shrinks to less than a letter.
enum TextVanishes: FrameRule {
  static let finding = DiagnosticID(
    "text-vanishes",
    .warning,
    .correctness,
    "A text in a row is narrower than one of its letters.",
    """
    What shrinks, or starts at nothing, gets what is left beside siblings that keep their length. Where
    those take it all, the text is there and cannot be seen. Let the siblings shrink too, or give the
    text a 'minWidth'. The frames of a preview, or of usual widths, have shown it.
    """,
    bad: .document(
      """
      <layout name="Example">
        <preview width="120"/>
        <stack direction="horizontal">
          <text content="Name" flexShrink="1"/>
          <view id="bar" size="120 20"/>
        </stack>
      </layout>

      """),
    good: .document(
      """
      <layout name="Example">
        <preview width="120"/>
        <stack direction="horizontal">
          <text content="Name" minWidth="40"/>
          <view id="bar" size="120 20" flexShrink="1"/>
        </stack>
      </layout>

      """),
  )

  static let alsoWrong: [CatalogExample] = [
    .document(
      """
      <layout name="Example">
        <preview width="200"/>
        <stack direction="horizontal">
          <text content="Name" flexBasis="0" flexShrink="1"/>
          <text content="A value that is as long as it is" flexGrow="1"/>
        </stack>
      </layout>

      """)
  ]

  static let alsoRight: [CatalogExample] = [
    .document(
      """
      <layout name="Example">
        <preview width="200"/>
        <stack direction="horizontal">
          <text content="Name" flexShrink="1"/>
          <view id="bar" size="120 20"/>
        </stack>
      </layout>

      """),
    // The text is empty, so nothing vanishes.
    .document(
      """
      <layout name="Example">
        <param name="name" type="String"/>
        <preview width="200"/>
        <stack direction="horizontal">
          <text flexShrink="1">{name}</text>
          <view id="bar" size="20 20"/>
        </stack>
      </layout>

      """),
  ]

  static let scope = RuleScope(
    kinds: [.text], attributes: [.flexShrink, .flexBasis, .flex], alongside: [.direction])

  static func check(_ text: Int, _ pass: inout RulePass) {
    let document = pass.document
    let node = document.nodes[text]
    guard let (row, axis) = document.line(around: text), axis.isHorizontal, !axis.wraps,
      !node.written.contains(.minWidth), !node.isBroken,
      document.writtenLength(of: text, .horizontal) == nil,
      mayShrink(text, document)
    else { return }
    let words = WrittenWords(of: text, in: document)
    guard !words.pieces.isEmpty else { return }
    let source = pass.source(of: text)
    pass.suspect(
      Diagnostic(
        finding, "nothing is left of this 'text' in its row", at: source.nameRange,
        related: [RelatedLocation("the row is here", at: pass.source(of: row).nameRange)],
        fixes: []),
      of: [text], within: row, along: .horizontal,
      asking: words.literal == nil ? 0 : letterWidth(of: text, document), by: Self.self)
  }

  /// The average width of a letter, as a multiple of an em.
  private static let averageLetter: Float = 0.4
  /// The average width of a letter in the usual size, in points.
  static let usualLetterWidth = averageLetter * TypedDocument.usualFontSize

  /// Returns the average width of a letter of a text, in points.
  static func letterWidth(of text: Int, _ document: TypedDocument) -> Float {
    averageLetter * document.fontSize(of: text)
  }

  private static func mayShrink(_ text: Int, _ document: TypedDocument) -> Bool {
    if let factor = document.number(.flexShrink, of: text), factor > 0 { return true }
    if let flex = document.number(.flex, of: text), flex != 0 { return true }
    guard case .dimension(let basis)? = document.value(.flexBasis, of: text) else { return false }
    return basis.unit == .points && basis.amount == 0
  }

  static func evidence(for suspicion: Suspicion, in frames: TrialFrames) -> Evidence {
    guard let least = suspicion.asked else { return .none }
    for (text, row) in frames.pairs(of: suspicion.elements, in: suspicion.container) {
      let frame = frames.elements[text].frame
      // An empty text is narrow too, but one line high; a text that shrank is cut or wraps.
      guard frame.width < max(least, 0.01), !frames.elements[text].isEmpty,
        frames.elements[row].frame.width > 0.5
      else { continue }
      return .proof("it is \(Phrases.points(frame.width)) wide")
    }
    return .none
  }
}
