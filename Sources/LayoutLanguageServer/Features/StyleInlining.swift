import LayoutLanguages
import LayoutModel
import LayoutSchema

/// The attributes of a style in the place of its name.
struct StyleInlining {
  private let outline: MarkupOutline
  private let names: DeclaredNames
  private let options: AttributeOptions

  init(_ view: DocumentView) {
    outline = view.outline
    names = view.names
    options = AttributeOptions(view.outline, view.names)
  }

  /// Returns the change that writes what a style says into the element that has it.
  ///
  /// There is none elsewhere, and none for a style with states or one of another file, whose values
  /// may mean something else here.
  func inline(
    at offset: Int, in value: Range<Int>, of attribute: Int, of element: Int
  ) -> [Refactoring] {
    guard outline.elements.indices.contains(element),
      outline.elements[element].attributes.indices.contains(attribute)
    else { return [] }
    let tag = outline.elements[element]
    let styles = tag.attributes[attribute]
    guard outline.isText("style", at: styles.name), styles.isClosed else { return [] }
    let words = words(in: value)
    guard
      let place = words.firstIndex(where: { $0.lowerBound <= offset && offset <= $0.upperBound }),
      let own = attributes(ofStyle: outline.text(words[place]), [])
    else { return [] }
    // What a later style says wins over this one, and what the element says over all.
    var known = Set(tag.attributes.map { outline.text($0.name) })
    for word in words[(place + 1)...] {
      guard let later = attributes(ofStyle: outline.text(word), []) else { return [] }
      known.formUnion(later.map(\.name))
    }
    let read = Set(options.all(of: element).map(\.name))
    let written = own.filter { !known.contains($0.name) && read.contains($0.name) }
    var parts = written.map(\.text)
    let others = words.indices.filter { $0 != place }.map { outline.text(words[$0]) }
    if !others.isEmpty { parts.insert("style=\"\(others.joined(separator: " "))\"", at: 0) }
    let range = parts.isEmpty ? outline.rangeWithBlanks(of: styles) : styles.range
    return [
      Refactoring(
        title: "write the attributes of '\(outline.text(words[place]))'", kind: .inline,
        edits: [(range, parts.joined(separator: " "))])
    ]
  }

  /// An attribute of a style, as it is written.
  private struct Written {
    var name: String
    var text: String
  }

  /// Returns the attributes of a style and of those that it is based on; nil for one with states or
  /// of another file.
  private func attributes(ofStyle name: String, _ visited: Set<String>) -> [Written]? {
    guard !visited.contains(name), let style = names.style(name), style.place.source == nil else {
      return nil
    }
    let element = outline.lastElement(before: style.place.range.lowerBound)
    guard element >= 0, outline.children(of: element).isEmpty else { return nil }
    let attributes = outline.elements[element].attributes.map { attribute in
      Written(name: outline.text(attribute.name), text: outline.text(attribute.range))
    }
    let own = attributes.filter { $0.name != "name" && $0.name != "basedOn" }
    guard let base = outline.value("basedOn", of: element) else { return own }
    guard let based = self.attributes(ofStyle: base, visited.union([name])) else { return nil }
    return own + based.filter { inherited in !own.contains { $0.name == inherited.name } }
  }

  private func words(in range: Range<Int>) -> [Range<Int>] {
    outline.bytes[range].split { $0 <= 0x20 }.map { $0.startIndex..<$0.endIndex }
  }
}
