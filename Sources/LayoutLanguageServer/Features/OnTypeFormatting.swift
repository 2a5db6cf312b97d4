import LayoutDiagnostics
import LayoutLanguages
import LayoutSchema

/// `textDocument/onTypeFormatting`: the end tag behind a `>`, the name behind `</`, and the
/// indentation of a new line.
///
/// It changes nothing in comments, CDATA sections and values.
struct OnTypeFormatting {
  static let options: JSONValue = [
    "firstTriggerCharacter": ">", "moreTriggerCharacter": .strings(["/", "\n"]),
  ]

  private let view: OutlinedText
  private let outline: MarkupOutline

  init(_ view: OutlinedText) {
    self.view = view
    outline = view.outline
  }

  func response(to parameters: JSONNode) -> JSONValue {
    guard let position = LinePosition(parameters["position"]) else { return .null }
    let offset = view.positions.offset(of: position)
    let edit: (range: Range<Int>, text: String)?
    switch parameters["ch"]?.string {
    case ">": edit = endTag(behind: offset)
    case "/": edit = endName(at: offset)
    case "\n": edit = indentation(ofLine: view.positions.line(of: offset))
    default: edit = nil  // open: a sign that nothing is typed for.
    }
    guard let edit else { return .null }
    if outline.isText(edit.text, at: edit.range) { return [] }
    return [["range": view.positions.json(edit.range), "newText": .string(edit.text)]]
  }

  // MARK: End tags

  private func endTag(behind offset: Int) -> (Range<Int>, String)? {
    let index = outline.lastElement(before: offset)
    guard index >= 0 else { return nil }
    let element = outline.elements[index]
    // A value without its quote may be meant to hold the sign.
    guard element.hasTagEnd, element.tagEnd == offset, !element.isEmpty,
      element.attributes.allSatisfy({ $0.value == nil || $0.isClosed }), lacksEnd(index)
    else { return nil }
    return (offset..<offset, "</\(outline.name(index))>")
  }

  private func endName(at offset: Int) -> (Range<Int>, String)? {
    guard
      let stray = outline.strayEnds.first(where: { $0.start + 2 == offset && $0.name.isEmpty })
    else { return nil }
    let element = outline.element(around: stray.start)
    guard element >= 0, lacksEnd(element) else { return nil }
    let isClosed =
      outline.bytes.indices.contains(offset) && outline.bytes[offset] == UInt8(ascii: ">")
    return (offset..<offset, outline.name(element) + (isClosed ? "" : ">"))
  }

  /// Whether an element has no end tag, or has taken that of an element of its name around it.
  private func lacksEnd(_ element: Int) -> Bool {
    let name = outline.name(element)
    return ([element] + outline.ancestors(of: element)).contains { other in
      outline.elements[other].endName == nil && outline.name(other) == name
    }
  }

  // MARK: New lines

  /// Returns the blanks before the first sign of a line as the formatter would write them.
  private func indentation(ofLine line: Int) -> (Range<Int>, String)? {
    let line = view.positions.offsets(ofLine: line)
    let start = line.lowerBound + blanks(in: line).count
    let text: String
    switch outline.cursor(at: start) {
    case .attributeName(let element, _): text = indentation(of: element) + "    "
    case .content(var parent):
      let isEndTag = outline.bytes[start...].starts(with: "</".utf8)
      let isSpan = LanguageWords.element(outline.name(parent)) == .span
      // The words of a text stand in one column, whichever of its spans they are in.
      while LanguageWords.element(outline.name(parent)) == .span {
        parent = outline.elements[parent].parent
      }
      text = indentation(of: parent) + (parent < 0 || isEndTag && !isSpan ? "" : "  ")
    case .nothing, .elementName, .endName, .value: return nil
    }
    return (line.lowerBound..<start, text)
  }

  /// Returns the blanks before an element, or those that it would have on a line of its own.
  private func indentation(of element: Int) -> String {
    var element = element
    var deeper = ""
    while element >= 0 {
      let start = outline.elements[element].start
      let line = view.positions.offsets(ofLine: view.positions.line(of: start))
      let blanks = blanks(in: line)
      if line.lowerBound + blanks.count == start {
        return String(decoding: blanks, as: UTF8.self) + deeper
      }
      element = outline.elements[element].parent
      if element >= 0 { deeper += "  " }
    }
    return deeper
  }

  private func blanks(in line: Range<Int>) -> ArraySlice<UInt8> {
    outline.bytes[line].prefix { $0 == 0x20 || $0 == 0x09 }
  }
}
