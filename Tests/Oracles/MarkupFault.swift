import LayoutDiagnostics
package import LayoutXML

/// The properties that a parser's result must have for any text.
package enum MarkupFault {
  /// Returns the fault in the result of a parser with ``MarkupParser/checksAgreement``, or nil.
  package static func of(_ parser: borrowing MarkupParser) -> String? {
    if let disagreement = parser.disagreement { return disagreement }
    let document = parser.document
    let diagnostics = parser.diagnostics
    if parser.isAccepted == false, diagnostics.isEmpty { return "rejected without a finding" }
    if diagnostics.contains(where: { $0.message == "this is not well-formed XML" }) {
      return "rejected without a reason"
    }
    if let fault = FindingFault.of(diagnostics, in: document.bytes) { return fault }
    var ranges = document.nodes.flatMap {
      [$0.range, $0.nameRange, $0.endTagNameRange, $0.contentRange]
    }
    ranges += document.attributes.flatMap { [$0.range, $0.nameRange, $0.valueRange] }
    let text = CutText(document.bytes)
    for range in ranges {
      if let fault = text.fault(of: range) { return fault }
    }
    return TapeShape.fault(in: document, isSound: diagnostics.isEmpty)
  }
}
