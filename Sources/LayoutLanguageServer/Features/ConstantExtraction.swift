import LayoutLanguages
import LayoutModel
import LayoutSchema

/// A name for a colour, a length or a text that a value says itself.
struct ConstantExtraction {
  private let outline: MarkupOutline
  private let options: AttributeOptions
  private let taken: Set<String>

  init(_ view: DocumentView, _ names: Occurrences) {
    outline = view.outline
    options = AttributeOptions(view.outline, view.names)
    taken = Set(names.all.map(\.declaration.name)).union(view.names.constants.map(\.name))
  }

  /// Returns the changes that declare a value and name it in its place, the one with the best name
  /// first.
  func extract(_ value: Range<Int>, of attribute: Int, of element: Int) -> [Refactoring] {
    let text = outline.text(value)
    guard outline.elements.indices.contains(element),
      outline.elements[element].attributes.indices.contains(attribute),
      outline.elements[element].attributes[attribute].isClosed,
      !text.isEmpty, !text.contains("{"), !text.contains("}"),
      let place = outline.placeBehind([.define, .import])
    else { return [] }
    let name = outline.text(outline.elements[element].attributes[attribute].name)
    switch options.option(name, of: element)?.row?.type {
    case .color, .points, .dimension, .length, .text: break
    default: return []  // open: values of other types.
    }
    let sign = outline.bytes[value.lowerBound - 1] == UInt8(ascii: "'") ? "'" : "\""
    return [name, name + "Value"].map { name in
      let free = self.free(name)
      return Refactoring(
        title: "make '\(text)' a constant", kind: .extract,
        edits: [
          (place..<place, "\n<define name=\"\(free)\" value=\(sign)\(text)\(sign)/>"),
          (value, "{\(free)}"),
        ])
    }
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
