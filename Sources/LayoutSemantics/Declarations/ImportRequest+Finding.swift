import LayoutDiagnostics
import LayoutSchema
package import LayoutXML

extension ImportRequest {
  /// What a document imports, in its order; imports without a file are left out.
  ///
  /// `known` are the requests of another document, which likely says the same: their texts are taken
  /// over where they are equal.
  package static func all(
    in markup: MarkupDocument, known: [ImportRequest] = []
  ) -> [ImportRequest] {
    guard markup.root >= 0 else { return [] }
    let schema = Schema.shared
    var requests: [ImportRequest] = []
    var next = markup.nodes[Int(markup.root)].firstChild
    while next >= 0 {
      let node = markup.nodes[Int(next)]
      if node.isElement, case .import? = schema.element(named: node.name.rawValue),
        let attribute = markup.attribute(.src, of: node)
      {
        if requests.isEmpty { requests.reserveCapacity(known.count) }
        if requests.count < known.count,
          var request = known[requests.count].repeated(by: attribute, in: markup)
        {
          request.node = next
          requests.append(request)
        } else {
          let text = DeclaredText(of: attribute, in: markup)
          if !text.string.isEmpty {
            requests.append(ImportRequest(source: text.string, range: text.range, node: next))
          }
        }
      }
      next = node.nextSibling
    }
    return requests
  }

  /// The same request where `attribute` makes it, or nil where that says something else.
  private func repeated(
    by attribute: MarkupAttribute, in markup: MarkupDocument
  ) -> ImportRequest? {
    guard !attribute.needsDecoding else { return nil }
    let start = Int(attribute.valueStart)
    let count = Int(attribute.valueEnd) - start
    let isSame = source.utf8.withContiguousStorageIfAvailable { source in
      guard source.count == count else { return false }
      for index in 0..<count where source[index] != markup.bytes[start + index] { return false }
      return true
    }
    guard isSame == true else { return nil }
    var request = self
    request.range = attribute.valueRange
    return request
  }
}

extension MarkupDocument {
  /// The sound attribute of the language's that is called `name`, or nil.
  func attribute(_ name: AttributeName, of node: MarkupNode) -> MarkupAttribute? {
    let schema = Schema.shared
    for index in node.attributeIndices {
      let attribute = attributes[index]
      if let known = schema.attribute(named: attribute.name.rawValue), known == name,
        attribute.isSound, attribute.quote != 0 || !attribute.valueRange.isEmpty
      {
        return attribute
      }
    }
    return nil
  }

  /// The elements of the language directly in `node`.
  func declared(in node: MarkupNode) -> [(index: Int32, kind: ElementKind, node: MarkupNode)] {
    var found: [(index: Int32, kind: ElementKind, node: MarkupNode)] = []
    found.reserveCapacity(16)
    let schema = Schema.shared
    var next = node.firstChild
    while next >= 0 {
      let child = nodes[Int(next)]
      if child.isElement, let kind = schema.element(named: child.name.rawValue) {
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
  /// What the offsets below count in: the document, or the value where it needs decoding.
  private let bytes: [UInt8]
  private let offsets: Range<Int>
  private let value: DecodedValue?

  init(of attribute: MarkupAttribute, in markup: MarkupDocument) {
    // Nearly every value stands in the source as it is meant.
    let value = attribute.needsDecoding ? markup.value(of: attribute) : nil
    let bytes = value?.bytes ?? markup.bytes
    var start = value == nil ? Int(attribute.valueStart) : 0
    var end = value == nil ? Int(attribute.valueEnd) : bytes.count
    while start < end, Bytes.isSpace(bytes[start]) { start += 1 }
    while end > start, Bytes.isSpace(bytes[end - 1]) { end -= 1 }
    self.bytes = bytes
    self.value = value
    offsets = start..<end
    range = value?.source(of: start..<end) ?? SourceRange(start..<end)
    string = String(decoding: bytes[start..<end], as: UTF8.self)
  }

  /// The words and where each stands.
  var words: [(word: String, range: SourceRange)] {
    var words: [(word: String, range: SourceRange)] = []
    var position = 0
    while let word = nextWord(from: &position) { words.append(word) }
    return words
  }

  /// The first word from `position` on, which moves behind it; nil behind the last.
  func nextWord(from position: inout Int) -> (word: String, range: SourceRange)? {
    let text = bytes.span.extracting(offsets)
    let start = Bytes.skipSpaces(text, from: position)
    guard start < text.count else { return nil }
    let end = Bytes.wordEnd(text, from: start)
    position = end
    let place = offsets.lowerBound + start..<offsets.lowerBound + end
    return (
      String(decoding: bytes[place], as: UTF8.self),
      value?.source(of: place) ?? SourceRange(place)
    )
  }
}
