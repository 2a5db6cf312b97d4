import LayoutXML
import SchemaExamples

/// A document to mutate: its elements in an array, the root first.
struct MutantTree {
  struct Element {
    var name: String
    var attributes: [(name: String, value: String)]
    var items: [Item]
  }

  enum Item {
    case element(Int)
    case text(String)
  }

  var elements: [Element] = []

  init?(_ text: String) {
    let markup = CheckedMarkup(text).markup
    guard markup.root >= 0 else { return nil }
    add(markup.root, of: markup)
  }

  @discardableResult
  private mutating func add(_ node: Int32, of markup: MarkupDocument) -> Int {
    let place = elements.count
    let element = markup.nodes[Int(node)]
    let attributes = element.attributeIndices.map { index in
      let attribute = markup.attributes[index]
      return (markup.names.name(of: attribute.name), markup.value(of: attribute).string)
    }
    elements.append(
      Element(name: markup.names.name(of: element.name), attributes: attributes, items: []))
    var child = element.firstChild
    while child >= 0 {
      let piece = markup.nodes[Int(child)]
      switch piece.kind {
      case .element: elements[place].items.append(.element(add(child, of: markup)))
      case .text, .cdata: elements[place].items.append(.text(markup.text(of: piece).string))
      case .comment, .processingInstruction: break
      }
      child = piece.nextSibling
    }
    return place
  }

  /// The document as text, with each element on a line of its own except inside a text.
  var text: String { text(of: 0, indent: "") + "\n" }

  private func text(of place: Int, indent: String) -> String {
    let element = elements[place]
    let attributes = element.attributes.map {
      " \($0.name)=\"\(ExampleDocument.escaped($0.value))\""
    }
    let start = "<\(element.name)\(attributes.joined())"
    guard !element.items.isEmpty else { return start + "/>" }
    let holdsText = element.items.contains { item in
      if case .text = item { true } else { false }
    }
    let inner = holdsText ? "" : "\n\(indent)  "
    let content = element.items.map { item in
      switch item {
      case .element(let child): inner + text(of: child, indent: indent + "  ")
      case .text(let text): ExampleDocument.escaped(text)
      }
    }
    return start + ">" + content.joined() + (holdsText ? "" : "\n\(indent)") + "</\(element.name)>"
  }

  /// Returns the places of `place` and of all elements below it.
  func subtree(of place: Int) -> [Int] {
    elements[place].items.reduce(into: [place]) { found, item in
      if case .element(let child) = item { found += subtree(of: child) }
    }
  }

  /// Copies a child with all its descendants, so that no element stands in two places.
  mutating func copy(of item: Item) -> Item {
    guard case .element(let place) = item else { return item }
    var element = elements[place]
    element.items = element.items.map { copy(of: $0) }
    elements.append(element)
    return .element(elements.count - 1)
  }

  /// The elements that are still part of the document.
  var reachable: [Int] { subtree(of: 0) }
}
