import LayoutDiagnostics
import LayoutSchema
import LayoutXML

/// The content of a text: words, spans and comments, filled into lines.
///
/// Any run of blanks means one blank, so each may become a blank or a line end. No blank is
/// inserted where there was none, and none is removed except at both ends of the text.
struct InlineContent {
  /// All words without the blanks between them.
  private var bytes: [UInt8] = []
  /// The positions of blanks between the words.
  private var breaks: [Break] = []
  /// The last blanks, not written yet, because they may be those at the end.
  private var pending: Break.Kind?
  /// Whether a span's start tag was written last; blanks after it belong to the span.
  private var isBehindStartTag = false
  private var tag = StartTag()

  private struct Break {
    enum Kind {
      /// A blank or a line end.
      case blank
      /// A line end next to a comment that has its own line.
      case line
    }

    var offset: Int
    var kind: Kind
  }

  /// Whether an element contains text.
  ///
  /// Character data in an element without text content counts, unless elements other than spans are
  /// next to it.
  static func isContent(of node: MarkupNode, in markup: MarkupDocument) -> Bool {
    let schema = Schema.shared
    if let kind = schema.element(named: node.name.rawValue), schema.spec(for: kind).children.isText
    {
      return true
    }
    guard node.flags.contains(.hasText) else { return false }
    var child = node.firstChild
    while child >= 0 {
      let node = markup.nodes[Int(child)]
      if node.isElement, schema.element(named: node.name.rawValue) != .span { return false }
      child = node.nextSibling
    }
    return true
  }
}

// MARK: Reading

extension InlineContent {
  /// Reads the content of an element; returns the index of the node after it.
  mutating func read(contentOf index: Int, in markup: MarkupDocument) -> Int {
    clear()
    let root = markup.nodes[index]
    var open: [Int] = []
    var end = Int(root.startTagEnd)
    var index = index + 1
    while index < markup.nodes.count, markup.nodes[index].start < root.end {
      let node = markup.nodes[index]
      while let last = open.last, Int(node.parent) != last {
        end = writeEndTag(of: markup.nodes[open.removeLast()], behind: end, markup)
      }
      note(blanksIn: end..<Int(node.start))
      end = Int(node.end)
      switch node.kind {
      case .text: add(text: node, markup)
      case .cdata, .processingInstruction: add(markup.bytes[Int(node.start)..<end])
      case .comment: add(comment: node, markup)
      case .element:
        let isEmpty = node.firstChild < 0 && !node.holdsBlanks
        tag.read(index, in: markup, isClosed: isEmpty)
        flush()
        tag.writeOnOneLine(to: &bytes)
        if !isEmpty {
          isBehindStartTag = true
          open.append(index)
          end = Int(node.startTagEnd)
        }
      }
      index += 1
    }
    while let last = open.popLast() {
      end = writeEndTag(of: markup.nodes[last], behind: end, markup)
    }
    return index
  }

  /// Reads one text node by itself.
  mutating func read(text node: MarkupNode, in markup: MarkupDocument) {
    clear()
    add(text: node, markup)
  }

  private mutating func clear() {
    bytes.removeAll(keepingCapacity: true)
    breaks.removeAll(keepingCapacity: true)
    pending = nil
    isBehindStartTag = false
  }

  private mutating func note(blanksIn range: Range<Int>) {
    if !range.isEmpty, pending == nil { pending = .blank }
  }

  private mutating func add(text node: MarkupNode, _ markup: MarkupDocument) {
    let writer = ValueWriter(of: node, in: markup)
    writer.forEachPart { part, range in
      switch part {
      case .blank: note(blanksIn: range)
      case .word:
        flush()
        writer.write(range, to: &bytes)
      }
    }
  }

  private mutating func add(_ slice: ArraySlice<UInt8>) {
    flush()
    bytes.appendLines(of: slice)
  }

  private mutating func add(comment node: MarkupNode, _ markup: MarkupDocument) {
    let (start, end) = (Int(node.start), Int(node.end))
    let hasOwnLine =
      markup.bytes.isFirstOnLine(start) && markup.bytes.isLineEnd(behind: end)
      && end < markup.bytes.count
    if hasOwnLine, pending != nil { pending = .line }
    add(markup.bytes[start..<end])
    if hasOwnLine { pending = .line }
  }

  private mutating func writeEndTag(
    of node: MarkupNode, behind end: Int, _ markup: MarkupDocument
  ) -> Int {
    note(blanksIn: end..<Int(node.innerStart) - 2)
    if pending != nil { bytes.append(0x20) }
    pending = nil
    isBehindStartTag = false
    bytes.appendEndTag(markup.bytes[Int(node.nameStart)..<Int(node.nameEnd)])
    return Int(node.end)
  }

  /// Writes the pending blank before a word.
  private mutating func flush() {
    if let kind = pending, !bytes.isEmpty {
      if isBehindStartTag {
        bytes.append(0x20)
      } else {
        breaks.append(Break(offset: bytes.count, kind: kind))
      }
    }
    pending = nil
    isBehindStartTag = false
  }
}

// MARK: Writing

extension InlineContent {
  /// The width of the content on one line in columns, or nil if it needs several lines.
  var widthOnOneLine: Int? {
    guard breaks.allSatisfy({ $0.kind == .blank }), !bytes.contains(where: \.isLineEnd) else {
      return nil
    }
    return bytes[...].scalarCount + breaks.count
  }

  func writeOnOneLine(to output: inout [UInt8]) {
    forEachWord { word, kind in
      if kind != nil { output.append(0x20) }
      output += word
    }
  }

  /// Writes as many words on each line as fit.
  ///
  /// The first word begins a line if `startsLine`, otherwise it continues the current one.
  func writeLines(at indentation: Int, startsLine: Bool, to output: inout [UInt8]) {
    var column = indentation
    forEachWord { word, kind in
      let lineEnd = word.firstIndex(where: \.isLineEnd)
      let width = word[..<(lineEnd ?? word.endIndex)].scalarCount
      let isOnNextLine = kind == .line || column + 1 + width > DocumentFormatter.lineLength
      if kind == nil ? startsLine : isOnNextLine {
        output.appendLine(indentedBy: indentation)
        column = indentation
      } else if kind != nil {
        output.append(0x20)
        column += 1
      }
      output += word
      if let last = word.lastIndex(where: \.isLineEnd) {
        column = word[(last + 1)...].scalarCount
      } else {
        column += width
      }
    }
  }

  /// Calls `body` with each word and the break before it, which is nil for the first.
  private func forEachWord(_ body: (ArraySlice<UInt8>, Break.Kind?) -> Void) {
    var start = 0
    var kind: Break.Kind?
    for next in breaks {
      body(bytes[start..<next.offset], kind)
      start = next.offset
      kind = next.kind
    }
    if start < bytes.count { body(bytes[start...], kind) }
  }
}

extension MarkupNode {
  /// Whether an element without children has white space between its tags, which means a blank in a
  /// text.
  fileprivate var holdsBlanks: Bool {
    let endTag = endTagNameRange
    return !endTag.isEmpty && endTag.start > startTagEnd + 2
  }
}

extension ChildRule {
  /// Whether elements with this rule may contain character data.
  fileprivate var isText: Bool {
    switch self {
    case .text, .characters: true
    case .empty, .any, .atMostOne, .exactly, .document, .declarations, .component, .repeated,
      .fields, .parameters, .readings, .expectations:
      false
    }
  }
}
