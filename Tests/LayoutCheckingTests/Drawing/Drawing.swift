import LayoutDiagnostics
import LayoutRules
import LayoutXML

/// Draws findings beneath the lines of a document.
struct Drawing {
  private let drawn: DrawnText
  private let checked: CheckedMarkup
  private let source: SourceText

  /// Takes a document with or without drawings.
  ///
  /// The drawings decide only which messages are left out.
  init(_ text: String, rules: RuleChoice = .standard) {
    self.init(text) { CheckedMarkup($0, rules: rules) }
  }

  /// Takes a document with or without drawings, and the function that checks its source.
  init(_ text: String, check: (String) -> CheckedMarkup) {
    drawn = DrawnText(text)
    checked = check(drawn.source)
    source = SourceText(name: "", text: drawn.source)
  }

  /// The document with its findings drawn beneath its lines.
  var text: String {
    let anchors = checked.findings.map { anchor(of: $0) }
    let silent = Set(drawn.expectations.filter { $0.message == nil })
    var comments: [Int: [String]] = [:]
    for (diagnostic, anchor) in zip(checked.findings, anchors) {
      let marks = marks(of: diagnostic, anchor: anchor, anchors)
      let quiet = Expectation(diagnostic, marks, hasMessage: false)
      let words =
        silent.contains(quiet) ? quiet : Expectation(diagnostic, marks, hasMessage: true)
      comments[anchor, default: []].append(words.text)
    }
    return drawn.lines.enumerated().map { index, line in
      ([line.text] + (comments[index + 1] ?? [])).map { $0 + line.ending }.joined()
    }.joined()
  }

  private func marks(
    of diagnostic: Diagnostic, anchor: Int, _ anchors: [Int]
  ) -> Expectation.Marks {
    let start = source.position(of: diagnostic.range.start)
    let end = source.position(of: diagnostic.range.end)
    let count = end.column - start.column
    let hasTabs = drawn.lines[start.line - 1].text.contains("\t")
    if start.line == end.line, anchor == start.line, start.column > 5, count > 0, !hasTabs {
      return .carets(column: start.column, count: count)
    }
    let first = fileLine(start.line, anchors)
    let last = fileLine(end.line, anchors)
    return .absolute(
      first == last
        ? "\(first):\(start.column)-\(end.column)"
        : "\(first):\(start.column)-\(last):\(end.column)")
  }

  /// Returns the line's number once all comments are inserted.
  private func fileLine(_ line: Int, _ anchors: [Int]) -> Int {
    line + anchors.count { $0 < line }
  }

  /// Returns the first line, from the finding's last line on, that a comment may follow.
  private func anchor(of diagnostic: Diagnostic) -> Int {
    let last = source.position(of: diagnostic.range.end).line
    return (last...max(last, drawn.lines.count)).first { takesComment(behind: $0) } ?? last
  }

  /// Whether a comment after `line` stands between tags and splits no text.
  private func takesComment(behind line: Int) -> Bool {
    let offset = UInt32(source.byteRange(ofLine: line).upperBound)
    return checked.markup.nodes.allSatisfy { node in
      solidRanges(of: node).allSatisfy { offset <= $0.start || offset >= $0.end }
    }
  }

  private func solidRanges(of node: MarkupNode) -> [SourceRange] {
    switch node.kind {
    case .element:
      let end = node.endTagNameRange
      let endTag = end.isEmpty ? [] : [SourceRange(start: end.start - 2, end: node.end)]
      return [SourceRange(start: node.start, end: node.startTagEnd)] + endTag
    case .text: return [node.contentRange]
    case .cdata, .comment, .processingInstruction: return [node.range]
    }
  }
}
