package import LayoutDiagnostics
import LayoutModel
package import LayoutSchema
package import LayoutXML

extension ImportRequest {
  /// Returns the imports of a document in document order, without those that have no path.
  ///
  /// - Parameters:
  ///   - markup: The markup of the document.
  ///   - known: The imports of another document, whose strings are reused where the paths are
  ///     equal.
  /// - Returns: The imports.
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

  /// Returns this request at the range of `attribute`, or nil if the attribute has another value.
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
  /// Returns the sound attribute of the language with that name, or nil.
  package func attribute(_ name: AttributeName, of node: MarkupNode) -> MarkupAttribute? {
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

  /// Whether an element has children; what it says of states is none.
  func hasChildren(in node: MarkupNode) -> Bool {
    let schema = Schema.shared
    var child = node.firstChild
    while child >= 0 {
      let node = nodes[Int(child)]
      if node.isElement, schema.element(named: node.name.rawValue) != .when { return true }
      child = node.nextSibling
    }
    return false
  }

  /// Returns the children of `node` that are elements of the language.
  package func declared(in node: MarkupNode) -> [(
    index: Int32, kind: ElementKind, node: MarkupNode
  )] {
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
package struct DeclaredText {
  package let string: String
  /// The range of the text in the source.
  package let range: SourceRange
  /// The bytes to which `offsets` refer: of the document, or of the decoded value.
  private let bytes: [UInt8]
  private let offsets: Range<Int>
  private let value: DecodedValue?

  package init(of attribute: MarkupAttribute, in markup: borrowing MarkupDocument) {
    // Nearly every value needs no decoding.
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

  /// The words of the text, with their ranges in the source.
  package var words: [(word: String, range: SourceRange)] {
    var words: [(word: String, range: SourceRange)] = []
    var position = 0
    while let word = nextWord(from: &position) { words.append(word) }
    return words
  }

  /// Returns the first word from `position` on and moves `position` after the word; nil after the
  /// last word.
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
