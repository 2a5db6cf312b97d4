import LayoutLanguages
import LayoutModel
import LayoutSchema

/// A parameter in the place of a text that is written out, with the text as its default.
struct ParameterExtraction {
  private let outline: MarkupOutline
  private let options: AttributeOptions
  private let taken: Set<String>

  init(_ view: DocumentView, _ occurrences: Occurrences) {
    outline = view.outline
    options = AttributeOptions(view.outline, view.names)
    // An id is a name of its own kind, and often the best.
    let names = occurrences.all.map(\.declaration).filter { $0.kind != .id }
    taken = Set(names.map(\.name)).union(view.names.constants.map(\.name))
  }

  /// Returns the changes that hand over the content of an element; none unless it is words alone.
  func extract(contentOf element: Int) -> [Refactoring] {
    guard outline.elements.indices.contains(element), outline.name(element) == "text",
      outline.children(of: element).isEmpty
    else { return [] }
    let tag = outline.elements[element]
    let range = tag.tagEnd..<tag.contentEnd
    guard tag.endName != nil, !outline.others.contains(where: { $0.range.overlaps(range) }) else {
      return []
    }
    let words = outline.bytes[range].split { $0 <= 0x20 }.map(\.indices)
    guard let first = words.first, let last = words.last else { return [] }
    // Blanks between words are one, as they are shown.
    let text = words.map(outline.text).joined(separator: " ")
    return extract(
      text, at: first.lowerBound..<last.upperBound, "\"", of: element, attribute: "text")
  }

  /// Returns the changes that hand over the value of an attribute; none unless it is words.
  func extract(_ value: Range<Int>, of attribute: Int, of element: Int) -> [Refactoring] {
    guard outline.elements.indices.contains(element),
      outline.elements[element].attributes.indices.contains(attribute),
      outline.elements[element].attributes[attribute].isClosed
    else { return [] }
    let name = outline.text(outline.elements[element].attributes[attribute].name)
    guard options.option(name, of: element)?.row?.type == .text else { return [] }
    let sign = outline.bytes[value.lowerBound - 1] == UInt8(ascii: "'") ? "'" : "\""
    return extract(
      outline.text(value), at: value, sign, of: element,
      attribute: name == "content" ? "text" : name)
  }

  private func extract(
    _ text: String, at range: Range<Int>, _ sign: String, of element: Int, attribute: String
  ) -> [Refactoring] {
    let around = outline.ancestors(of: element)
    guard !text.isEmpty, !text.contains("{"), !text.contains("}"),
      let body = around.first(where: { outline.name($0) == "component" }) ?? around.last,
      let place = outline.placeBehind([.import, .define, .style, .param], in: body)
    else { return [] }
    let name = free(outline.value("id", of: element).flatMap(identifier) ?? attribute)
    let shown = text.count > 24 ? text.prefix(24) + "…" : text[...]
    let value = sign == "'" ? text : text.replacing("\"", with: "&quot;")
    // The app's words are a Text, which its translations may have.
    return ["Text", "String"].map { type in
      Refactoring(
        title: "make '\(shown)' a parameter", kind: .extract,
        edits: [
          (
            place..<place,
            "\n<param name=\"\(name)\" type=\"\(type)\" default=\(sign)\(value)\(sign)/>"
          ),
          (range, "{\(name)}"),
        ])
    }
  }

  private func identifier(_ id: String) -> String? {
    let isName =
      id.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) } && id.first?.isLowercase == true
    return isName ? id : nil
  }

  /// Returns a name that nothing has yet.
  private func free(_ name: String) -> String {
    var free = name
    var number = 2
    while taken.contains(free) {
      free = "\(name)\(number)"
      number += 1
    }
    return free
  }
}
