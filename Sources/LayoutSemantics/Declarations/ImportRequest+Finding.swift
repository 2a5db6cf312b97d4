import LayoutDiagnostics
import LayoutSchema
package import LayoutXML

extension ImportRequest {
  /// What a document imports, in its order; imports without a file are left out.
  package static func all(in markup: MarkupDocument) -> [ImportRequest] {
    guard markup.root >= 0 else { return [] }
    var requests: [ImportRequest] = []
    var next = markup.nodes[Int(markup.root)].firstChild
    while next >= 0 {
      let node = markup.nodes[Int(next)]
      if node.kind == .element, Schema.shared.element(named: node.name.rawValue) == .import,
        let attribute = markup.attribute(.src, of: node)
      {
        let text = DeclaredText(of: attribute, in: markup)
        if !text.string.isEmpty {
          requests.append(ImportRequest(source: text.string, range: text.range, node: next))
        }
      }
      next = node.nextSibling
    }
    return requests
  }
}

extension MarkupDocument {
  /// The sound attribute of the language's that is called `name`, or nil.
  func attribute(_ name: AttributeName, of node: MarkupNode) -> MarkupAttribute? {
    for index in node.attributeIndices {
      let attribute = attributes[index]
      if attribute.isSound, attribute.quote != 0 || !attribute.valueRange.isEmpty,
        Schema.shared.attribute(named: attribute.name.rawValue) == name
      {
        return attribute
      }
    }
    return nil
  }

  /// The elements of the language directly in `node`.
  func declared(in node: MarkupNode) -> [(index: Int32, kind: ElementKind, node: MarkupNode)] {
    var found: [(index: Int32, kind: ElementKind, node: MarkupNode)] = []
    var next = node.firstChild
    while next >= 0 {
      let child = nodes[Int(next)]
      if child.kind == .element, let kind = Schema.shared.element(named: child.name.rawValue) {
        found.append((next, kind, child))
      }
      next = child.nextSibling
    }
    return found
  }
}

/// The value of an attribute without the blanks around it.
struct DeclaredText {
  let string: String
  /// Where it stands.
  let range: SourceRange
  private let attribute: MarkupAttribute
  private let markup: MarkupDocument

  init(of attribute: MarkupAttribute, in markup: MarkupDocument) {
    self.attribute = attribute
    self.markup = markup
    // Nearly every value stands in the source as it is meant.
    let value = attribute.needsDecoding ? markup.value(of: attribute) : nil
    let bytes = value?.bytes ?? markup.bytes
    var start = value == nil ? Int(attribute.valueStart) : 0
    var end = value == nil ? Int(attribute.valueEnd) : bytes.count
    while start < end, Bytes.isSpace(bytes[start]) { start += 1 }
    while end > start, Bytes.isSpace(bytes[end - 1]) { end -= 1 }
    range = value?.source(of: start..<end) ?? SourceRange(start..<end)
    string = String(decoding: bytes[start..<end], as: UTF8.self)
  }

  /// The words and where each stands.
  var words: [(word: String, range: SourceRange)] {
    let value = markup.value(of: attribute)
    var words: [(word: String, range: SourceRange)] = []
    var position = Bytes.skipSpaces(value.bytes.span, from: 0)
    while position < value.bytes.count {
      let end = Bytes.wordEnd(value.bytes.span, from: position)
      words.append(
        (
          String(decoding: value.bytes[position..<end], as: UTF8.self),
          value.source(of: position..<end)
        ))
      position = Bytes.skipSpaces(value.bytes.span, from: end)
    }
    return words
  }
}
