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
  let value: DecodedValue
  /// The bytes of the value that count.
  let bytes: Range<Int>

  init(of attribute: MarkupAttribute, in markup: MarkupDocument) {
    value = markup.value(of: attribute)
    var start = 0
    var end = value.bytes.count
    while start < end, Bytes.isSpace(value.bytes[start]) { start += 1 }
    while end > start, Bytes.isSpace(value.bytes[end - 1]) { end -= 1 }
    bytes = start..<end
    string = String(decoding: value.bytes[start..<end], as: UTF8.self)
  }

  var range: SourceRange { value.source(of: bytes) }

  /// The words and where each stands.
  var words: [(word: String, range: SourceRange)] {
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
