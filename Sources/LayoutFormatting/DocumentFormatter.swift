import LayoutDiagnostics
package import LayoutXML

/// Writes documents in the one form that nobody argues with.
///
/// Nothing is changed about what a document means, nor about the order of what stands in it but for
/// attributes: all that is decided here is blanks, lines, quotes and the order of attributes. One
/// formatter does one document after another in the same memory.
package struct DocumentFormatter {
  /// The columns that a line should not go beyond.
  static let lineLength = 100

  /// The text of the document that was formatted last.
  package private(set) var output: [UInt8] = []

  private var markup = MarkupDocument.empty
  private var source: [UInt8] = []
  /// The elements whose end tags are to come, the innermost last.
  private var open: [Int] = []
  /// Behind what was written last, in the source.
  private var sourceEnd = 0
  /// What comes next is the first in its element.
  private var isFirst = true
  private var tag = StartTag()
  private var content = InlineContent()
  /// What was written from where, if that is to be known.
  private var pieces: [FormattedPiece]?
  /// Where the piece at hand starts, in the source and in the output.
  private var start = (source: 0, output: 0)

  package init() {}

  /// Writes a document without mistakes of XML into ``output``.
  ///
  /// With `lines`, counted from 1, only tags, texts and comments that touch them change.
  package mutating func format(_ markup: MarkupDocument, lines: [ClosedRange<Int>] = []) {
    begin(markup, keepsPieces: !lines.isEmpty)
    writeDeclaration()
    var index = 0
    while index < markup.nodes.count {
      while let last = open.last, Int(markup.nodes[index].parent) != last { writeEndTag() }
      index = writeNode(index)
    }
    while !open.isEmpty { writeEndTag() }
    output.append(.newline)
    if let pieces {
      output = PartialFormat(pieces, of: output, from: source).text(changing: lines)
    }
    // Whoever reads the next document into the same memory must not have to copy this one.
    self.markup = .empty
    source = []
  }

  private mutating func begin(_ markup: MarkupDocument, keepsPieces: Bool) {
    self.markup = markup
    source = markup.bytes
    output.removeAll(keepingCapacity: true)
    output.reserveCapacity(source.count + source.count / 8)
    open.removeAll(keepingCapacity: true)
    pieces = keepsPieces ? [] : nil
    sourceEnd = markup.hasByteOrderMark ? 3 : 0
    isFirst = true
  }

  private var indentation: Int { 2 * open.count }

  /// Writes a node with what belongs to it, and gives the index of the next.
  private mutating func writeNode(_ index: Int) -> Int {
    let node = markup.nodes[index]
    switch node.kind {
    case .element:
      return writeElement(index, node)
    case .comment:
      writeComment(Int(node.start)..<Int(node.end))
    case .text:
      // Where no text may stand it has lines of its own.
      begin(at: Int(node.innerStart))
      content.read(text: node, in: markup)
      content.writeLines(at: indentation, startsLine: false, to: &output)
      end(at: Int(node.innerEnd))
    case .cdata, .processingInstruction:
      begin(at: Int(node.start))
      output.appendLines(of: source[Int(node.start)..<Int(node.end)])
      end(at: Int(node.end))
    }
    return index + 1
  }
}

// MARK: What stands between two pieces

extension DocumentFormatter {
  /// Starts a piece on a line of its own, behind an empty one where the author has left one.
  private mutating func begin(at offset: Int) {
    if !output.isEmpty {
      if !isFirst, source[sourceEnd..<offset].hasEmptyLine { output.append(.newline) }
      output.appendLine(indentedBy: indentation)
    }
    isFirst = false
    start = (offset, output.count)
  }

  private mutating func end(at offset: Int) {
    sourceEnd = offset
    pieces?.append(
      FormattedPiece(source: start.source..<offset, output: start.output..<output.count))
  }
}

// MARK: Elements

extension DocumentFormatter {
  private mutating func writeElement(_ index: Int, _ node: MarkupNode) -> Int {
    begin(at: Int(node.start))
    let isEmpty = node.firstChild < 0
    tag.read(index, in: markup, isClosed: isEmpty)
    if !isEmpty, InlineContent.isContent(of: node, in: markup) { return writeInline(index, node) }
    tag.write(at: indentation, to: &output)
    if isEmpty {
      end(at: Int(node.end))
    } else {
      end(at: Int(node.startTagEnd))
      open.append(index)
      isFirst = true
    }
    return index + 1
  }

  /// Writes a text with its content: on one line, else the content on lines of its own.
  private mutating func writeInline(_ index: Int, _ node: MarkupNode) -> Int {
    let next = content.read(contentOf: index, in: markup)
    let name = source[Int(node.nameStart)..<Int(node.nameEnd)]
    tag.write(at: indentation, to: &output)
    let tags = indentation + tag.width + name.scalarCount + 3
    if let width = content.widthOnOneLine, tags + width <= Self.lineLength {
      content.writeOnOneLine(to: &output)
    } else {
      content.writeLines(at: indentation + 2, startsLine: true, to: &output)
      output.appendLine(indentedBy: indentation)
    }
    output.appendEndTag(name)
    end(at: Int(node.end))
    return next
  }

  private mutating func writeEndTag() {
    let node = markup.nodes[open.removeLast()]
    output.appendLine(indentedBy: indentation)
    start = (Int(node.innerStart) - 2, output.count)
    output.appendEndTag(source[Int(node.nameStart)..<Int(node.nameEnd)])
    end(at: Int(node.end))
    isFirst = false
  }
}

// MARK: Comments, and what stands before the markup

extension DocumentFormatter {
  /// Writes a comment: at the end of the line that it ends, else on lines of its own.
  private mutating func writeComment(_ range: Range<Int>) {
    let comment = source[range]
    let hasLines = comment.contains { $0.isLineEnd }
    if !hasLines, !output.isEmpty,
      !source[sourceEnd..<range.lowerBound].contains(where: \.isLineEnd),
      source.isLineEnd(behind: range.upperBound)
    {
      output.append(0x20)
      start = (range.lowerBound, output.count)
    } else {
      begin(at: range.lowerBound)
    }
    if hasLines {
      writeLines(of: comment, movedBy: indentation - source.column(of: range.lowerBound))
    } else {
      output += comment
    }
    end(at: range.upperBound)
  }

  /// Writes a comment of several lines, all moved by as many columns as its first one is.
  private mutating func writeLines(of comment: ArraySlice<UInt8>, movedBy distance: Int) {
    var isFirst = true
    var rest = comment
    while true {
      let end = rest.firstIndex { $0.isLineEnd }
      var line = rest[..<(end ?? rest.endIndex)]
      while let last = line.last, last.isBlank { line.removeLast() }
      if isFirst {
        output += line
      } else {
        let text = line.drop { $0.isBlank }
        output.append(.newline)
        if !text.isEmpty {
          let column = line[..<text.startIndex].indentationWidth
          output.appendBlanks(column + distance)
          output += text
        }
      }
      isFirst = false
      guard let end else { return }
      rest = rest[rest.behindLineEnd(end)...]
    }
  }

  /// Writes the XML declaration with single blanks; what was another encoding is UTF-8 now.
  private mutating func writeDeclaration() {
    let first = sourceEnd
    guard source[first...].starts(with: "<?xml".utf8), first + 5 < source.count,
      source[first + 5].isBlank,
      let close = source[first...].firstIndex(of: UInt8(ascii: "?"), before: UInt8(ascii: ">"))
    else { return }
    begin(at: first)
    let words = source[first..<close].split { $0.isBlank }
    for (place, word) in words.enumerated() {
      if place > 0 { output.append(0x20) }
      if markup.isTranscoded, word.starts(with: "encoding=".utf8) {
        output += "encoding=\"UTF-8\"".utf8
      } else {
        output += word
      }
    }
    output += "?>".utf8
    end(at: close + 2)
  }
}
