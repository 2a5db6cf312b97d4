import LayoutDiagnostics
import LayoutSchema
import LayoutXML

// The content of a text: character data and spans, with white space made uniform.
extension Checker {
  /// Reads what stands between the tags of the text at `place`.
  mutating func readContent(of place: Int, _ markup: MarkupDocument) {
    let node = markup.nodes[Int(document.nodes[place].markup)]
    guard node.firstChild >= 0 else { return }
    let first = Int32(document.runs.count)
    if let text = plainContent(of: node, markup) {
      update { document in
        document.runs.append(TypedRun(text: text, span: -1))
        document.nodes[place].firstRun = first
        document.nodes[place].runCount = 1
      }
      checkContentOnce(of: place, node, markup)
      return
    }
    var reader = RunReader()
    var child = node.firstChild
    while child >= 0 {
      let piece = markup.nodes[Int(child)]
      switch piece.kind {
      case .text, .cdata: add(piece, span: -1, to: &reader, markup)
      case .element: addSpan(child, piece, to: &reader, markup)
      case .comment, .processingInstruction: break
      }
      child = piece.nextSibling
    }
    update { document in
      reader.finish(&document)
      document.nodes[place].firstRun = first
      document.nodes[place].runCount = Int32(document.runs.count) - first
    }
    checkContentOnce(of: place, node, markup)
  }

  /// The content where it is one piece of character data that stands in the source as it is meant,
  /// as nearly all is; nil elsewhere.
  private func plainContent(
    of node: MarkupNode, _ markup: MarkupDocument
  ) -> TextReference? {
    let piece = markup.nodes[Int(node.firstChild)]
    guard piece.kind == .text, piece.nextSibling < 0, !piece.flags.contains(.needsDecoding) else {
      return nil
    }
    let bytes = markup.bytes.span
    let range = piece.contentRange
    var wasSpace = true
    for index in Int(range.start)..<Int(range.end) {
      let byte = bytes[index]
      let isSpace = Bytes.isSpace(byte)
      if isSpace, wasSpace || byte != Bytes.space { return nil }
      if byte == Bytes.openBrace || byte == Bytes.closeBrace { return nil }
      wasSpace = isSpace
    }
    return TextReference(start: range.start, end: range.end, isDecoded: false)
  }

  private mutating func addSpan(
    _ index: Int32, _ span: MarkupNode, to reader: inout RunReader, _ markup: MarkupDocument
  ) {
    guard let element = typedElement(of: index), document.nodes[Int(element)].kind == .span else {
      return
    }
    var child = span.firstChild
    while child >= 0 {
      let piece = markup.nodes[Int(child)]
      switch piece.kind {
      case .text, .cdata: add(piece, span: element, to: &reader, markup)
      case .element, .comment, .processingInstruction: break
      }
      child = piece.nextSibling
    }
  }

  /// Adds one piece of character data, taking the source as it is where that is the text.
  private mutating func add(
    _ piece: MarkupNode, span: Int32, to reader: inout RunReader, _ markup: MarkupDocument
  ) {
    let value = markup.text(of: piece)
    switch Braces.unescape(value.bytes) {
    case .text(let bytes):
      update { reader.add(bytes, span: span, to: &$0) }
    case .issue(let issue):
      let range = value.source(of: issue.start..<issue.end)
      report(.brace(issue, at: range, markup))
    }
  }

  /// Content is written between the tags or as an attribute, not both.
  private mutating func checkContentOnce(
    of place: Int, _ node: MarkupNode, _ markup: MarkupDocument
  ) {
    guard document.nodes[place].runCount > 0 else { return }
    for index in document.nodes[place].attributeIndices
    where document.attributes[index].name == .content {
      let attribute = markup.attributes[Int(document.attributes[index].markup)]
      report(.contentTwice(attribute, markup))
    }
  }
}

/// Joins pieces of character data into runs: trimmed as a whole, and every stretch of white space one
/// blank, which belongs to the piece in which it starts.
private struct RunReader {
  private var hasText = false
  private var endsInBlank = false

  mutating func add(_ bytes: [UInt8], span: Int32, to document: inout TypedDocument) {
    let start = UInt32(document.decoded.count)
    for byte in bytes {
      if Bytes.isSpace(byte) {
        guard hasText, !endsInBlank else { continue }
        document.decoded.append(Bytes.space)
        endsInBlank = true
      } else {
        document.decoded.append(byte)
        hasText = true
        endsInBlank = false
      }
    }
    let end = UInt32(document.decoded.count)
    guard end > start else { return }
    if let last = document.runs.indices.last, document.runs[last].span == span,
      document.runs[last].text.end == start, isOpen
    {
      document.runs[last].text.end = end
    } else {
      document.runs.append(
        TypedRun(text: TextReference(start: start, end: end, isDecoded: true), span: span))
    }
    isOpen = true
  }

  /// Whether the last run of the document is one of this text's.
  private var isOpen = false

  /// Drops the blank that the text ends in.
  func finish(_ document: inout TypedDocument) {
    guard endsInBlank, let last = document.runs.indices.last, isOpen else { return }
    document.decoded.removeLast()
    document.runs[last].text.end -= 1
    if document.runs[last].text.isEmpty { document.runs.removeLast() }
  }
}
