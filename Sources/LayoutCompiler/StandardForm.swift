import LayoutChecking
import LayoutDiagnostics
package import LayoutFormatting
import LayoutXML

extension DocumentFormatter {
  /// Returns a text in its standard form; nil for one that is not well-formed or declares another
  /// encoding, which has none.
  package static func formatted(
    _ text: [UInt8], lines: [ClosedRange<Int>] = []
  ) -> [UInt8]? {
    var parser = MarkupParser(names: .language)
    parser.parse(text.span)
    guard !parser.diagnostics.contains(where: { $0.severity == .error }),
      !parser.document.isTranscoded
    else { return nil }
    var formatter = DocumentFormatter()
    formatter.format(parser.document, lines: lines)
    return formatter.output
  }
}
