import LayoutCompiler
import LayoutDiagnostics
import LayoutFormatting
import LayoutModel
import LayoutXML

/// `textDocument/formatting`: the lines that `layoutc format` would write in another way.
///
/// The result is `null` for a text that is not well-formed, which has no standard form.
struct Formatting {
  private let view: OutlinedText

  init(_ view: OutlinedText) { self.view = view }

  func response() -> JSONValue {
    let old = view.document.text
    guard let new = DocumentFormatter.formatted(old) else { return .null }
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
}
