import LayoutChecking
import LayoutDiagnostics
import LayoutModel
import LayoutSchema
import LayoutXML

/// A rule that reports a colour of a gradient whose place lies before that of the colour before it.
enum GradientOrder: ElementRule {
  static let finding = DiagnosticID(
    "gradient-order",
    .warning,
    .correctness,
    "A colour of a gradient has a place before that of the colour that it follows.",
    """
    The colours of a gradient follow one another in the order in which they are written. One whose place
    lies before that of an earlier one is moved there, as CSS has it, so that there is a hard edge in
    place of a gradient. Write the colours in the order of their places.
    """,
    bad: .fragment(
      "<center>\n  <view size=\"40\" gradient=\"180 #6366F1 100% #A855F7 0%\"/>\n</center>"),
    good: .fragment(
      "<center>\n  <view size=\"40\" gradient=\"180 #A855F7 0% #6366F1 100%\"/>\n</center>"),
  )

  static let alsoWrong: [CatalogExample] = [
    .fragment(
      "<center>\n  <view size=\"40\" gradient=\"end #F00 60% #FFF #00F 40%\"/>\n</center>")
  ]

  static let alsoRight: [CatalogExample] = [
    // Two colours at one place are a hard edge on purpose.
    .fragment(
      "<center>\n  <view size=\"40\" gradient=\"end #F00 50% #00F 50%\"/>\n</center>"),
    .fragment("<center>\n  <view size=\"40\" gradient=\"90 #F00 #0F0 30% #00F\"/>\n</center>"),
  ]

  static let scope = RuleScope(attributes: [.gradient])

  static func check(_ element: Int, _ pass: inout RulePass) {
    guard let gradient = pass.document.attribute(.gradient, of: element),
      case .parts(let first, let count) = gradient.value
    else { return }
    let parts = pass.document.lookParts[Int(first)..<Int(first + count)]
    let source = pass.source(of: gradient)
    let words = ValueParts(of: source, in: pass.markup)
    var furthest: (place: Float, word: Int)?
    for (word, part) in parts.enumerated() {
      guard case .length(let place) = part else { continue }
      if let before = furthest, place.amount < before.place {
        pass.report(
          Diagnostic(
            finding, "this place lies before that of an earlier colour",
            at: words.range(word) ?? source.valueRange,
            related: words.range(before.word).map {
              [RelatedLocation("so that it counts as this one", at: $0)]
            } ?? [],
            fixes: inOrder(Array(parts), words).map {
              [FixIt("write the colours in the order of their places", isSafe: false, edits: [$0])]
            } ?? []))
        return
      }
      furthest = (place.amount, word)
    }
  }

  /// Returns the edit that writes the colours in the order of their places; nil where one has none.
  private static func inOrder(_ parts: [LookPart], _ words: ValueParts) -> SourceEdit? {
    guard parts.count % 2 == 1, words.texts.count == parts.count,
      let first = words.range(1), let last = words.range(parts.count - 1)
    else { return nil }
    var colors: [(place: Float, text: String)] = []
    for word in stride(from: 1, to: parts.count, by: 2) {
      guard case .length(let place) = parts[word + 1] else { return nil }
      colors.append((place.amount, "\(words.texts[word]) \(words.texts[word + 1])"))
    }
    // Sorting keeps the order of equal places.
    let sorted = colors.sorted { $0.place < $1.place }
    return SourceEdit(
      SourceRange(start: first.start, end: last.end), sorted.map(\.text).joined(separator: " "))
  }
}
