import LayoutCompiler
import LayoutDiagnostics
import LayoutFormatting
import LayoutLanguages
import LayoutModel
import LayoutXML

/// `textDocument/formatting` and `rangeFormatting`: the lines that `layoutc format` would write in
/// another way.
///
/// The result is `null` for a text that is not well-formed, which has no standard form.
struct Formatting {
  private let view: OutlinedText

  init(_ view: OutlinedText) { self.view = view }

  /// Returns the changes of the tags, texts and comments in the lines of a range.
  func response(to parameters: JSONNode) -> JSONValue {
    guard let start = LinePosition(parameters["range"]?["start"]),
      let end = LinePosition(parameters["range"]?["end"])
    else { return .null }
    // A range that ends before the first letter of a line has none of its letters.
    let last = end.character == 0 ? max(end.line - 1, start.line) : end.line
    guard start.line >= 0, last >= start.line, last < Int32.max else { return .null }
    return response(lines: [start.line + 1...last + 1])
  }

  func response(lines: [ClosedRange<Int>] = []) -> JSONValue {
    let old = view.document.text
    guard let new = DocumentFormatter.formatted(old, lines: lines) else { return .null }
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
