import LayoutDiagnostics
import TestSupport
import Testing

/// A document with findings; the output of each renderer is a snapshot.
struct RendererCase: CustomTestStringConvertible, Sendable {
  let name: String
  let source: SourceText
  let diagnostics: [Diagnostic]

  var testDescription: String { name }

  var findings: [FileFindings] { [FileFindings(source: source, diagnostics: diagnostics)] }

  /// Makes a case from a document in which marks delimit the ranges.
  init(_ name: String, _ marked: String, _ diagnostics: (MarkedText) -> [Diagnostic]) {
    let text = MarkedText(marked)
    self.name = name
    self.source = SourceText(name: "Cards/\(name).layout.xml", text: text.text)
    self.diagnostics = diagnostics(text)
  }

  /// Makes a case for a file that could not be read.
  init(_ name: String, unreadable diagnostic: Diagnostic) {
    self.name = name
    self.source = SourceText(name: "Cards/\(name).layout.xml", bytes: nil)
    self.diagnostics = [diagnostic]
  }

  /// Makes a case from the bytes of a document.
  init(_ name: String, bytes: [UInt8], _ diagnostic: Diagnostic) {
    self.name = name
    self.source = SourceText(name: "Cards/\(name).layout.xml", bytes: bytes)
    self.diagnostics = [diagnostic]
  }

  /// Returns the document's text, followed by a renderer's output.
  func snapshot(_ output: String) -> String {
    let text = source.bytes.map { String(decoding: $0, as: UTF8.self) } ?? "(unreadable)\n"
    return text + (text.hasSuffix("\n") ? "" : "⏎\n") + "────────\n" + output
  }
}
