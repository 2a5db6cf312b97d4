import LayoutDiagnostics
import LayoutModel
import LayoutSchema
import LayoutXML

/// A rule that reports a minimum that is greater than the maximum beside it.
enum MinimumOverMaximum: ElementRule {
  static let finding = DiagnosticID(
    "minimum-over-maximum",
    .warning,
    .correctness,
    "A minimum is larger than the maximum beside it.",
    """
    No size can satisfy both, so the minimum wins and the maximum does nothing. Usually the two were
    swapped or one of them was changed alone.
    """,
    bad: .fragment(#"<text content="Hi" minWidth="200" maxWidth="100"/>"#),
    good: .fragment(#"<text content="Hi" minWidth="100" maxWidth="200"/>"#),
  )

  static let alsoWrong: [CatalogExample] = [
    .fragment(
      "<absolute>\n  <view id=\"bar\" sizeRange=\"40 40..20 auto\"/>\n</absolute>")
  ]

  static let alsoRight: [CatalogExample] = [
    .fragment(#"<text content="Hi" minWidth="200" maxWidth="100%"/>"#)
  ]

  static let scope = RuleScope(attributes: [.minWidth, .minHeight, .sizeRange])

  static func check(_ element: Int, _ pass: inout RulePass) {
    for index in pass.document.nodes[element].attributeIndices {
      let attribute = pass.document.attributes[index]
      guard case .sizeRange(let range) = attribute.value,
        range.minWidth.exceeds(range.maxWidth) || range.minHeight.exceeds(range.maxHeight)
      else { continue }
      pass.report(
        Diagnostic(
          finding, "the range's minimum is greater than its maximum",
          at: pass.source(of: attribute).valueRange, label: "the minimum wins"))
    }
    compare(.minWidth, .maxWidth, of: element, &pass)
    compare(.minHeight, .maxHeight, of: element, &pass)
  }

  private static func compare(
    _ least: AttributeName, _ most: AttributeName, of element: Int, _ pass: inout RulePass
  ) {
    guard let low = pass.document.attribute(least, of: element),
      let high = pass.document.attribute(most, of: element),
      case .dimension(let lowest) = low.value, case .dimension(let highest) = high.value,
      lowest.exceeds(highest)
    else { return }
    pass.report(
      Diagnostic(
        finding, "'\(least.name)' is greater than '\(most.name)'",
        at: pass.source(of: low).valueRange, label: "the minimum wins",
        related: [
          RelatedLocation("'\(most.name)' is here", at: pass.source(of: high).valueRange)
        ]))
  }
}

extension DimensionValue {
  /// Whether the length is greater than `other`, whatever percentages refer to.
  fileprivate func exceeds(_ other: DimensionValue) -> Bool {
    unit == other.unit && (unit == .points || unit == .percent) && amount > other.amount
  }
}
