import LayoutDiagnostics
import LayoutModel
import LayoutSchema
import LayoutXML

/// Reads the content of texts: character data and spans, with collapsed white space.
struct ContentPass: ~Copyable {
  private var draft: Draft
  private var expressions: BodyExpressions

  init(_ draft: consuming Draft, _ expressions: consuming BodyExpressions) {
    self.draft = draft
    self.expressions = expressions
  }

  mutating func run(_ texts: [Int32]) {
    for text in texts { read(Int(text)) }
  }

  consuming func finish() -> Draft { draft }

  /// Reads the content between the tags of the text at `place`.
  private mutating func read(_ place: Int) {
    let node = draft.markup.nodes[Int(draft.document.nodes[place].markup)]
    guard node.firstChild >= 0 else { return }
    let first = Int32(draft.document.runs.count)
    if let text = plainContent(of: node) {
      checkBraces(around: text, of: place)
      draft.document.runs.append(TypedRun(text: text, span: -1))
      draft.document.nodes[place].firstRun = first
      draft.document.nodes[place].runCount = 1
      checkContentOnce(of: place, node)
      return
    }
    readWords(of: place)
    checkContentOnce(of: place, node)
  }

  /// Reads the content of a text, or of a condition or loop in one.
  ///
  /// White space at the ends of a condition or loop may separate its words from those around it.
  private mutating func readWords(of place: Int) {
    let isText = draft.document.nodes[place].kind == .text
    let node = draft.markup.nodes[Int(draft.document.nodes[place].markup)]
    let first = Int32(draft.document.runs.count)
    var stretch = draft.document.runs.count
    var reader = RunReader()
    var child = node.firstChild
    var end = node.startTagEnd
    while child >= 0 {
      let piece = draft.markup.nodes[Int(child)]
      let flow = piece.isElement ? self.flow(at: child) : nil
      // White space between the branches of a condition has no meaning.
      if flow.map({ !draft.continuesChain($0) }) ?? true {
        addBlank(between: end, piece.start, span: -1, to: &reader)
      }
      end = piece.end
      if let flow {
        finish(reader, stretch, mayStart: !isText || stretch > first, mayEnd: true)
        checkChain(flow, isBehindWords: draft.document.runs.count > stretch)
        draft.document.runs.append(TypedRun(flow: Int32(flow)))
        readWords(of: flow)
        stretch = draft.document.runs.count
        reader = RunReader()
      } else if piece.isElement {
        addSpan(child, piece, of: place, to: &reader)
      } else if piece.kind == .text || piece.kind == .cdata {
        add(piece, span: -1, of: place, to: &reader)
      }
      child = piece.nextSibling
    }
    addBlank(between: end, atEndOf: node, span: -1, to: &reader)
    finish(reader, stretch, mayStart: !isText || stretch > first, mayEnd: !isText)
    draft.document.nodes[place].firstRun = first
    draft.document.nodes[place].runCount = Int32(draft.document.runs.count) - first
  }

  /// Returns the condition or loop made from the node at `index` of the markup, or nil.
  private func flow(at index: Int32) -> Int? {
    guard let element = draft.typedElement(of: index) else { return nil }
    let role = draft.document.nodes[Int(element)].kind.role
    return role == .branch || role == .loop ? Int(element) : nil
  }

  /// Ends the runs from `stretch` on, and notes whether a blank separates them from the runs around
  /// them.
  private mutating func finish(
    _ reader: consuming RunReader, _ stretch: Int, mayStart: Bool, mayEnd: Bool
  ) {
    reader.finish(&draft.document)
    let isEmpty = draft.document.runs.count == stretch
    let isBehindBlank = mayStart && reader.startsInBlank && (mayEnd || !isEmpty)
    let isBeforeBlank = mayEnd && reader.endsInBlank
    guard isBehindBlank || isBeforeBlank else { return }
    if isEmpty {
      let nothing = TextReference(start: 0, end: 0, isDecoded: true)
      draft.document.runs.append(TypedRun(text: nothing, span: -1))
    }
    draft.document.runs[stretch].isBehindBlank = isBehindBlank
    draft.document.runs[draft.document.runs.count - 1].isBeforeBlank = isBeforeBlank
  }

  /// Reports a branch that is separated from its chain by words.
  private mutating func checkChain(_ flow: Int, isBehindWords: Bool) {
    guard isBehindWords, draft.continuesChain(flow), !draft.document.nodes[flow].isBroken else {
      return
    }
    draft.report(
      .strayBranch(draft.document.nodes[flow].kind, draft.source(of: flow), draft.markup))
    draft.markBroken(flow)
  }

  /// Reports content that is an expression without its braces.
  private mutating func checkBraces(around content: TextReference, of place: Int) {
    let range = Int(content.start)..<Int(content.end)
    guard draft.names.isActive, MissingBraces.mayBe(draft.markup.bytes.span, range) else { return }
    let piece = draft.markup.nodes[
      Int(draft.markup.nodes[Int(draft.document.nodes[place].markup)].firstChild)]
    var reader = ExpressionReader(
      ExpressionText(draft.markup.text(of: piece)),
      in: expressions.scopes.scope(inside: place, in: draft.document))
    reader.checkBraces()
    expressions.note(reader, &draft)
  }

  /// Returns the content if it is one piece of character data that needs no decoding, as nearly
  /// always; else nil.
  private func plainContent(of node: MarkupNode) -> TextReference? {
    let piece = draft.markup.nodes[Int(node.firstChild)]
    guard piece.kind == .text, piece.nextSibling < 0, !piece.flags.contains(.needsDecoding) else {
      return nil
    }
    let bytes = draft.markup.bytes.span
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
    _ index: Int32, _ span: MarkupNode, of place: Int, to reader: inout RunReader
  ) {
    guard let element = draft.typedElement(of: index),
      draft.document.nodes[Int(element)].kind == .span
    else {
      return
    }
    var child = span.firstChild
    var end = span.startTagEnd
    while child >= 0 {
      let piece = draft.markup.nodes[Int(child)]
      addBlank(between: end, piece.start, span: element, to: &reader)
      end = piece.end
      switch piece.kind {
      case .text, .cdata: add(piece, span: element, of: place, to: &reader)
      case .element, .comment, .processingInstruction: break
      }
      child = piece.nextSibling
    }
    addBlank(between: end, atEndOf: span, span: element, to: &reader)
  }

  /// Adds white space that stands alone between two pieces, because the tape has no node for it.
  private mutating func addBlank(
    between end: UInt32, _ start: UInt32, span: Int32, to reader: inout RunReader
  ) {
    if start > end { reader.add([Bytes.space], span: span, to: &draft.document) }
  }

  private mutating func addBlank(
    between end: UInt32, atEndOf node: MarkupNode, span: Int32, to reader: inout RunReader
  ) {
    let endTag = node.endTagNameRange
    guard !endTag.isEmpty else { return }
    addBlank(between: end, endTag.start - 2, span: span, to: &reader)
  }

  /// Adds one piece of character data, with the expressions in it.
  private mutating func add(
    _ piece: MarkupNode, span: Int32, of place: Int, to reader: inout RunReader
  ) {
    let value = draft.markup.text(of: piece)
    let text = draft.markup.nodes[Int(draft.document.nodes[place].markup)]
    // After a character that is invalid in XML, braces may have lost their partners.
    guard !draft.isBrokenMarkup(SourceRange(start: text.start, end: text.end)) else { return }
    switch Braces.unescape(value.bytes) {
    case .text(let bytes):
      reader.add(bytes, span: span, to: &draft.document)
    case .issue(let issue) where issue.kind == .binding:
      var reading = ExpressionReader(
        ExpressionText(value), in: expressions.scopes.scope(inside: place, in: draft.document))
      if let pieces = reading.pieces(of: .text) {
        let range = value.source(of: 0..<value.bytes.count)
        reader.add(pieces, at: range, span: span, to: &draft.document)
      }
      expressions.note(reading, &draft)
    case .issue(let issue):
      draft.report(.loneBrace(at: value.source(of: issue.start..<issue.end)))
    }
  }

  /// Reports content that is written both between the tags and as an attribute.
  private mutating func checkContentOnce(of place: Int, _ node: MarkupNode) {
    guard draft.document.nodes[place].runCount > 0 else { return }
    for index in draft.document.nodes[place].attributeIndices
    where draft.document.attributes[index].name == .content {
      let attribute = draft.markup.attributes[Int(draft.document.attributes[index].markup)]
      draft.report(.contentTwice(attribute, draft.markup), on: place)
    }
  }
}
