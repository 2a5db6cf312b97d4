import LayoutDiagnostics
import LayoutXML
import Testing

/// A document with marks under its lines: carets under a range, or a bar if it is empty, then
/// words.
struct Drawing {
  struct Mark {
    var range: SourceRange
    var words: String
  }

  /// Draws `marks` in order; a range over several lines is drawn on its first line.
  static func draw(_ bytes: [UInt8], _ marks: [Mark]) -> String {
    var lines: [String] = []
    var start = 0
    for var line in bytes.split(separator: 0x0A, omittingEmptySubsequences: false) {
      let next = start + line.count + 1
      if line.last == 0x0D { line.removeLast() }
      lines.append(String(decoding: line, as: UTF8.self))
      for mark in marks where (start..<next).contains(Int(mark.range.start)) {
        let length = min(Int(mark.range.end), start + line.count) - Int(mark.range.start)
        lines.append(
          margin(line, count: Int(mark.range.start) - start)
            + carets(bytes, from: Int(mark.range.start), count: length) + " " + mark.words)
      }
      start = next
    }
    return lines.joined(separator: "\n")
  }

  /// Returns the document in a drawing, without the lines of marks.
  static func source(of drawing: String) -> String {
    drawing.split(separator: "\n", omittingEmptySubsequences: false)
      .filter { line in
        let first = line.first { $0 != " " && $0 != "\t" }
        return first != "^" && first != "|"
      }
      .joined(separator: "\n")
  }

  private static func margin(_ line: ArraySlice<UInt8>, count: Int) -> String {
    let scalars = String(decoding: line.prefix(count), as: UTF8.self).unicodeScalars
    return String(String.UnicodeScalarView(scalars.map { $0 == "\t" ? "\t" : " " }))
  }

  private static func carets(_ bytes: [UInt8], from start: Int, count: Int) -> String {
    guard count > 0 else { return "|" }
    let marked = String(decoding: bytes[start..<start + count], as: UTF8.self)
    return String(repeating: "^", count: marked.unicodeScalars.count)
  }
}

/// Compares a drawing with the findings of the parser in the drawn document.
func expectFindings(_ drawing: String, sourceLocation: SourceLocation = #_sourceLocation) {
  var parser = MarkupParser()
  parser.checksAgreement = true
  parser.parse(Drawing.source(of: drawing))
  let marks = parser.diagnostics.map {
    Drawing.Mark(range: $0.range, words: "\($0.id.name): \($0.message)")
  }
  #expect(
    Drawing.draw(parser.document.bytes, marks) == drawing, sourceLocation: sourceLocation)
  #expect(parser.disagreement == nil, sourceLocation: sourceLocation)
  #expect(parser.isAccepted != true || marks.allSatisfy { $0.words.hasPrefix("namespace") })
}

/// Compares a drawing of names and values with the nodes that the parser reads in the document.
///
/// The words are `element NAME`, `end NAME`, `NAME=VALUE` and the kinds of other nodes.
func expectRanges(_ drawing: String, sourceLocation: SourceLocation = #_sourceLocation) {
  expectRanges(drawing, of: Array(Drawing.source(of: drawing).utf8), sourceLocation: sourceLocation)
}

/// Compares a drawing with the nodes that the parser reads in `file`, which has the drawn text.
func expectRanges(
  _ drawing: String, of file: [UInt8], sourceLocation: SourceLocation = #_sourceLocation
) {
  var parser = MarkupParser()
  parser.checksAgreement = true
  parser.parse(file.span)
  #expect(parser.diagnostics == [], sourceLocation: sourceLocation)
  #expect(parser.disagreement == nil, sourceLocation: sourceLocation)
  let document = parser.document
  let marks = readingMarks(document).sorted { $0.range.start < $1.range.start }
  #expect(Drawing.draw(document.bytes, marks) == drawing, sourceLocation: sourceLocation)
}

private func readingMarks(_ document: MarkupDocument) -> [Drawing.Mark] {
  var marks: [Drawing.Mark] = []
  for node in document.nodes {
    guard node.isElement else {
      let content = document.text(of: node).string.filter { $0 != "\n" && $0 != "\r\n" }
      marks.append(Drawing.Mark(range: node.contentRange, words: "\(node.kind) [\(content)]"))
      continue
    }
    let name = document.names.name(of: node.name)
    marks.append(Drawing.Mark(range: node.nameRange, words: "element \(name)"))
    if !node.endTagNameRange.isEmpty {
      marks.append(Drawing.Mark(range: node.endTagNameRange, words: "end \(name)"))
    }
  }
  for attribute in document.attributes {
    let name = document.names.name(of: attribute.name)
    marks.append(Drawing.Mark(range: attribute.nameRange, words: name))
    let value = String(document.value(of: attribute).string.map { $0 == "\n" ? "⏎" : $0 })
    marks.append(Drawing.Mark(range: attribute.valueRange, words: "[\(value)]"))
  }
  return marks
}
