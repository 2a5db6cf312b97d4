import LayoutChecking
import LayoutDiagnostics
import LayoutModel
import LayoutSchema
import LayoutXML

/// A rule that reports a sentence split into several texts side by side.
enum SentenceInPieces: ElementRule {
  static let finding = DiagnosticID(
    "sentence-in-pieces",
    .warning,
    .localisation,
    "A sentence is put together from texts side by side.",
    """
    Other languages have another order of words, and who translates sees each piece alone. Write one
    text with the value in it, such as 'You have {count} mails', which is one key with a placeholder; a
    'span' gives a part of it another look.
    """,
    bad: .document(
      """
      <layout name="Example">
        <param name="count" type="Integer"/>
        <stack direction="horizontal" spacing="4">
          <text>You have</text>
          <text>{count}</text>
          <text>new mails</text>
        </stack>
      </layout>
      """),
    good: .document(
      """
      <layout name="Example">
        <param name="count" type="Integer"/>
        <text>You have {count} new mails</text>
      </layout>
      """),
  )

  static let alsoRight: [CatalogExample] = [
    .document(
      """
      <layout name="Example">
        <param name="count" type="Integer"/>
        <stack direction="horizontal" spacing="4">
          <text>Mails</text>
          <text>{count}</text>
          <text>Unread</text>
        </stack>
      </layout>
      """)
  ]

  static let scope = RuleScope(kinds: [.stack, .flex, .linear, .flow], features: .expressions)

  static func check(_ container: Int, _ pass: inout RulePass) {
    let nodes = pass.document.nodes
    guard nodes[container].childCount >= 3, !nodes[container].isBroken else { return }
    var next = nodes[container].firstChild
    while next >= 0 {
      let first = Int(next)
      next = nodes[first].nextSibling
      guard next >= 0, nodes[first].kind == .text, nodes[Int(next)].kind == .text else { continue }
      let last = Int(nodes[Int(next)].nextSibling)
      guard last >= 0, nodes[last].kind == .text,
        isSentence([first, Int(next), last], pass.document)
      else { continue }
      pass.report(
        Diagnostic(
          finding, "these texts make up a sentence", at: pass.source(of: first).nameRange,
          related: [RelatedLocation("it ends here", at: pass.source(of: last).nameRange)]),
        on: first)
      return
    }
  }

  /// Whether a value lies between words, and the second words continue the sentence of the first.
  private static func isSentence(_ texts: [Int], _ document: TypedDocument) -> Bool {
    guard texts.allSatisfy({ document.isTranslated($0) && !document.nodes[$0].isBroken }),
      let before = WrittenWords(of: texts[0], in: document).literal,
      before.last?.isLetter == true,
      let behind = WrittenWords(of: texts[2], in: document).literal,
      behind.first?.isLowercase == true
    else { return false }
    let value = WrittenWords(of: texts[1], in: document)
    return value.literal == nil && !value.holdLetters
  }
}
