import LayoutChecking
import LayoutDiagnostics
import LayoutModel
import LayoutSchema
import LayoutXML

/// A rule that reports a style whose attributes are all set again, by a later style or by the
/// element.
enum OverriddenStyle: ElementRule {
  static let finding = DiagnosticID(
    "overridden-style",
    .warning,
    .suspicious,
    "A style says nothing that is not said again.",
    """
    Of the styles of an element a later one wins over an earlier one, and what the element says itself
    over all of them. Where that leaves nothing of a style, its name can go.
    """,
    bad: .document(
      """
      <layout name="Example">
        <style name="quiet" color="#6B7280"/>
        <text style="quiet" color="#111827">Hi</text>
      </layout>
      """),
    good: .document(
      """
      <layout name="Example">
        <style name="quiet" color="#6B7280"/>
        <text style="quiet">Hi</text>
      </layout>
      """),
  )

  static let alsoWrong: [CatalogExample] = [
    .document(
      """
      <layout name="Example">
        <style name="quiet" color="#6B7280"/>
        <style name="loud" color="#B91C1C" fontWeight="bold"/>
        <stack direction="vertical">
          <text style="quiet loud">Hi</text>
          <text style="quiet">You</text>
        </stack>
      </layout>
      """)
  ]

  static let alsoRight: [CatalogExample] = [
    .document(
      """
      <layout name="Example">
        <style name="quiet" color="#6B7280" fontSize="13"/>
        <text style="quiet" color="#111827">Hi</text>
      </layout>
      """),
    // A style may override attributes of the style that it is based on.
    .document(
      """
      <layout name="Example">
        <style name="quiet" color="#6B7280"/>
        <style name="loud" basedOn="quiet" color="#B91C1C"/>
        <text style="loud">Hi</text>
      </layout>
      """),
    .document(
      """
      <layout name="Example">
        <param name="isOn" type="Bool"/>
        <style name="quiet" color="#6B7280"/>
        <style name="loud" color="#B91C1C"/>
        <text style="quiet {isOn ? 'loud' : ''}">Hi</text>
      </layout>
      """),
  ]

  static let scope = RuleScope(
    kinds: ElementSet.styled, features: [.sound, .declarations, .styles])

  static func check(_ element: Int, _ pass: inout RulePass) {
    let source = pass.source(of: element)
    let uses = pass.stylesInUse(on: element)
    // The styles of the element may depend on conditions.
    guard !uses.isEmpty, !pass.document.nodes[element].isBroken,
      pass.document.styleWays(of: element).isEmpty
    else { return }
    var said = Set(
      source.attributeIndices.map { pass.markup.attributes[$0].name })
    // The strongest style comes first; entries with the same range come from one word.
    var place = 0
    var words = WrittenStyles(source)
    while place < uses.count {
      let range = uses[place].range
      var end = place
      while end < uses.count, uses[end].range == range { end += 1 }
      let names = uses[place..<end].flatMap(\.names)
      if !names.isEmpty, names.allSatisfy({ said.contains($0) }) {
        report(uses[place].name, at: range, &words, &pass)
      }
      said.formUnion(names)
      place = end
    }
  }

  private static func report(
    _ name: String, at range: SourceRange, _ words: inout WrittenStyles, _ pass: inout RulePass
  ) {
    guard let (attribute, parts) = words.parts(around: range, in: pass.markup) else { return }
    let removal = parts.place(at: range).flatMap { parts.removal(of: $0) }
    let fix =
      // Without this use the style may be unused, so the repair is not safe.
      removal.map { FixIt("remove '\(name)'", isSafe: false, edits: [$0]) }
      ?? .remove("style", attribute, pass.markup, isSafe: false)
    pass.report(
      Diagnostic(
        finding, "nothing is left of the style '\(name)' here", at: range,
        label: "all that it says is said again", fixes: [fix]))
  }
}

/// The words of an element's attributes; the last attribute is cached, however many words are
/// reported.
private struct WrittenStyles {
  private let element: MarkupNode
  private var last: (attribute: MarkupAttribute, parts: ValueParts)?

  init(_ element: MarkupNode) { self.element = element }

  /// Returns the attribute that contains `range`, with its words.
  mutating func parts(
    around range: SourceRange, in markup: MarkupDocument
  ) -> (attribute: MarkupAttribute, parts: ValueParts)? {
    if let last, last.attribute.valueRange.holds(range) { return last }
    let attribute = element.attributeIndices.lazy.map { markup.attributes[$0] }
      .first { $0.valueRange.holds(range) }
    last = attribute.map { ($0, ValueParts(of: $0, in: markup)) }
    return last
  }
}

extension SourceRange {
  fileprivate func holds(_ other: SourceRange) -> Bool {
    start <= other.start && other.end <= end
  }
}
