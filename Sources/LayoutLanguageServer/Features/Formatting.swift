import LayoutChecking
import LayoutDiagnostics
import LayoutFormatting
import LayoutModel
import LayoutXML

/// `textDocument/formatting`: the lines that `layoutc format` would write in another way.
///
/// The result is `null` for a text that is not well-formed, which has no standard form.
struct Formatting {
  private let view: DocumentView

  init(_ view: DocumentView) { self.view = view }

  func response() -> JSONValue {
    let old = view.document.text
    guard let new = Self.formatted(old) else { return .null }
    return .array(
      LineChanges(from: old, to: new).all.map { change in
        let start = view.positions.json(at: change.range.lowerBound)
        let end = view.positions.json(at: change.range.upperBound)
        return [
          "range": ["start": start, "end": end],
          "newText": .string(String(decoding: change.text, as: UTF8.self)),
        ]
      })
  }

  private static func formatted(_ text: [UInt8]) -> [UInt8]? {
    var parser = MarkupParser(names: .language)
    parser.parse(text.span)
    guard !parser.diagnostics.contains(where: { $0.severity == .error }),
      !parser.document.isTranscoded
    else { return nil }
    var formatter = DocumentFormatter()
    formatter.format(parser.document)
    return formatter.output
  }
}
