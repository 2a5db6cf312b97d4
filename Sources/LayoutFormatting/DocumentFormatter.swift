import LayoutDiagnostics
package import LayoutXML

/// Writes documents in one fixed style.
///
/// The meaning of a document does not change, nor does the order of its contents except for
/// attributes. Only blanks, lines, quotes and the order of attributes change. One formatter formats
/// many documents in reused memory.
package struct DocumentFormatter {
  /// The maximum number of columns of a line, where possible.
  static let lineLength = 100

  /// The formatted text of the last document.
  package private(set) var output: [UInt8] = []

  private var markup = MarkupDocument.empty
  private var source: [UInt8] = []
  /// The elements whose end tags are still to be written, the innermost last.
  private var open: [Int] = []
  /// The source offset after the piece written last.
  private var sourceEnd = 0
  /// Whether the next piece is the first in its element.
  private var isFirst = true
  private var tag = StartTag()
  private var content = InlineContent()
  /// The written pieces, if the document is formatted partially.
  private var pieces: [FormattedPiece]?
  /// The start of the current piece, in the source and in the output.
  private var start = (source: 0, output: 0)

  package init() {}

  /// Formats a document without XML errors into ``output``.
  ///
  /// With `lines`, counted from 1, only tags, texts and comments that touch these lines change.
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
    // A second reference would make the parser copy this document before it reads the next one.
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

  /// Writes a node and, for a text, its contents.
  ///
  /// Returns the index of the next node.
  private mutating func writeNode(_ index: Int) -> Int {
    let node = markup.nodes[index]
    switch node.kind {
    case .element:
      return writeElement(index, node)
    case .comment:
      writeComment(Int(node.start)..<Int(node.end))
    case .text:
      // Text in a place without text content gets lines of its own.
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

// MARK: Pieces

extension DocumentFormatter {
  /// Starts a piece on a new line, after an empty line if the source has one.
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

  /// Writes a text element: with its content on the same line if it fits, else on separate lines.
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

// MARK: Comments and the XML declaration

extension DocumentFormatter {
  /// Writes a comment at the end of the current line if it is there in the source, else on separate
  /// lines.
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

  /// Writes a comment of several lines, all shifted by as many columns as its first one.
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

  /// Writes the XML declaration with single blanks.
  ///
  /// The encoding of a transcoded document becomes UTF-8.
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
