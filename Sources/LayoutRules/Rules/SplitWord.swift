import LayoutChecking
import LayoutDiagnostics
import LayoutEngine
import LayoutModel
import LayoutSchema
import LayoutXML

/// A rule that reports a text that is narrower than one of its words.
///
/// ``BrokenWord`` asks the same over a whole domain; this rule asks the frames of previews.
enum SplitWord: FrameRule {
  static let finding = DiagnosticID(
    "split-word",
    .warning,
    .correctness,
    "A word of a text goes on in the next line.",
    """
    Lines end between words. Where a word is wider than its text, it is split after the letter that
    still fits, without a hyphen. Give the text a 'minWidth' in place of its width, or its row less to
    hold; 'minScale' sets it smaller, and 'maxLines="1"' cuts it off with an ellipsis. The frames of a
    preview with data, or of usual widths, have shown it.
    """,
    bad: .document(
      """
      <layout name="Example">
        <preview width="320"/>
        <stack direction="horizontal">
          <text width="48" content="Wednesday"/>
        </stack>
      </layout>

      """),
    good: .document(
      """
      <layout name="Example">
        <preview width="320"/>
        <stack direction="horizontal">
          <text minWidth="48" content="Wednesday"/>
        </stack>
      </layout>

      """),
  )

  static let alsoWrong: [CatalogExample] = [
    .document(
      """
      <layout name="Example">
        <preview width="320"/>
        <stack direction="horizontal" spacing="20">
          <for each="name" in="{['Mail', 'Messages', 'Copy', 'More', 'Print', 'Telephone']}">
            <stack direction="vertical" flexShrink="1">
              <text content="{name}"/>
            </stack>
          </for>
        </stack>
      </layout>

      """),
    // Three columns of equal width, and a word that is wider.
    .document(
      """
      <layout name="Example">
        <preview width="160"/>
        <stack direction="horizontal">
          <text content="Home" flexBasis="0" flexGrow="1" flexShrink="1"/>
          <stack direction="vertical" flexBasis="0" flexGrow="1" flexShrink="1">
            <text content="Notifications"/>
          </stack>
          <text content="Me" flexBasis="0" flexGrow="1" flexShrink="1"/>
        </stack>
      </layout>

      """),
  ]

  static let alsoRight: [CatalogExample] = [
    // Two words, of which each has a line.
    .document(
      """
      <layout name="Example">
        <preview width="320"/>
        <stack direction="horizontal">
          <text width="120" content="Wednesday morning"/>
        </stack>
      </layout>

      """),
    // An address is longer than most lines.
    .document(
      """
      <layout name="Example">
        <preview width="320"/>
        <stack direction="horizontal">
          <text width="200" content="https://example.org/a/long/address" localized="false"/>
        </stack>
      </layout>

      """),
    .document(
      """
      <layout name="Example">
        <preview width="320"/>
        <stack direction="horizontal">
          <text width="48" minScale="0.5" content="Wednesday"/>
        </stack>
      </layout>

      """),
  ]

  static let scope = RuleScope(kinds: [.text])

  static func check(_ text: Int, _ pass: inout RulePass) {
    let document = pass.document
    guard !document.nodes[text].isBroken, let container = narrow(text, document),
      !document.nodes[text].written.contains(.truncation),
      !document.nodes[text].written.contains(.minScale)
    else { return }
    if case .integer(1)? = document.value(.maxLines, of: text) { return }
    let words = WrittenWords(of: text, in: document)
    guard !words.pieces.isEmpty else { return }
    if let literal = words.literal, longestWord(of: literal) < fewestLetters { return }
    let source = pass.source(of: text)
    let width = pass.source(of: .width, on: text)
    pass.suspect(
      Diagnostic(
        finding, "a word of this 'text' is split", at: source.nameRange,
        fixes: width.map {
          [.rename($0, AttributeName.width.name, to: AttributeName.minWidth.name)]
        } ?? []),
      of: [text], within: container, along: .horizontal,
      asking: words.literal.map { _ in TextVanishes.letterWidth(of: text, document) },
      by: Self.self)
  }

  /// The width in points from which a text may split a word.
  private static let widest: Float = 120
  /// The fewest letters of a word that is asked about.
  private static let fewestLetters = 5

  private static func longestWord(of text: String) -> Int {
    text.split(whereSeparator: \.isWhitespace).map(\.count).max() ?? 0
  }

  /// Returns the parent of a text whose width does not follow its words: by its own width, or by
  /// the width or the share of an element around it; nil for all others.
  private static func narrow(_ text: Int, _ document: TypedDocument) -> Int? {
    let parent = document.placingParent(of: text)
    guard parent >= 0 else { return nil }
    if mayShrink(text, document) { return parent }
    var element = text
    while element >= 0 {
      if document.ownLength(of: element, .horizontal)?.unit == .points
        || document.nodes[element].written.contains(.maxWidth) || hasShare(element, document)
        || document.isRepeated(element) && mayShrink(element, document)
      {
        return parent
      }
      element = document.placingParent(of: element)
    }
    return nil
  }

  /// Whether an element in a row may be narrower than what it holds.
  private static func mayShrink(_ element: Int, _ document: TypedDocument) -> Bool {
    guard isInRow(element, document), let factor = document.number(.flexShrink, of: element) else {
      return false
    }
    return factor > 0
  }

  /// Whether the width of an element in a row begins at another one than that of its content.
  private static func hasShare(_ element: Int, _ document: TypedDocument) -> Bool {
    guard isInRow(element, document) else { return false }
    if let flex = document.number(.flex, of: element), flex != 0 { return true }
    return document.nodes[element].written.contains(.flexBasis)
  }

  /// Whether an element is in a row, and not in one that wraps and gives it a line of its own.
  private static func isInRow(_ element: Int, _ document: TypedDocument) -> Bool {
    document.line(around: element).map { $0.axis.isHorizontal && !$0.axis.wraps } ?? false
  }

  static func evidence(for suspicion: Suspicion, in frames: TrialFrames) -> Evidence {
    // Nothing is asked of words that are not in the document; those of data count.
    guard suspicion.asked != nil || !frames.isInvented else { return .none }
    let letter = suspicion.asked ?? TextVanishes.usualLetterWidth
    for (text, _) in frames.pairs(of: suspicion.elements, in: suspicion.container) {
      let width = frames.elements[text].frame.width
      // Of what is narrower than a letter nothing can be seen, and what has room for twelve has met
      // an address or the like.
      guard width > letter, width < widest,
        frames.tree.lines(of: LayoutElement(text))?.breaksWord == true
      else { continue }
      return .proof("it is \(Phrases.points(width)) wide")
    }
    return .none
  }
}
