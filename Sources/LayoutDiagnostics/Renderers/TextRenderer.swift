/// A renderer of findings for people: message, position, source lines with labels, and repairs.
///
/// ```
/// error[placement]: 'flexBasis' has no effect here
///   --> Profile.layout.xml:14:18
///    9 |   <center>
///      |    ------ 'center' does not read it
///   14 |     <view id="t" flexBasis="40%"/>
///      |                  ^^^^^^^^^ only a child of 'stack' or 'flex' can set it
///      = fix: remove 'flexBasis'
/// ```
package struct TextRenderer: Sendable {
  /// Whether the text contains ANSI sequences for colour.
  package var inColor: Bool

  package init(inColor: Bool = false) {
    self.inColor = inColor
  }

  /// Returns the text of all findings, separated by blank lines; empty if there are none.
  package func render(_ findings: [FileFindings]) -> String {
    var text = RenderedText(inColor: inColor)
    for file in findings {
      for diagnostic in file.diagnostics {
        if !text.isEmpty { text.endLine() }
        write(diagnostic, in: file.source, to: &text)
      }
    }
    return text.string
  }

  /// Returns the text of one finding, which ends in a newline.
  package func render(_ diagnostic: Diagnostic, in source: SourceText) -> String {
    var text = RenderedText(inColor: inColor)
    write(diagnostic, in: source, to: &text)
    return text.string
  }

  private func write(
    _ diagnostic: Diagnostic, in source: SourceText, to text: inout RenderedText
  ) {
    let snippet = Snippet(diagnostic, in: source)
    let others = diagnostic.related.compactMap { related in
      related.source.map { (related, $0, Snippet(related, in: $0)) }
    }
    let last = others.reduce(snippet.lastLine) { max($0, $1.2.lastLine) }
    let gutter = max(Self.narrowestGutter, String(last).utf8.count + 1)
    writeHeading(diagnostic, to: &text)
    writeArrow(diagnostic, in: source, gutter: gutter, to: &text)
    writeBody(snippet, of: source, severity: diagnostic.severity, gutter: gutter, to: &text)
    for (related, source, snippet) in others {
      writeDetour(to: related, in: source, gutter: gutter, to: &text)
      writeBody(snippet, of: source, severity: diagnostic.severity, gutter: gutter, to: &text)
    }
    writeRepairs(diagnostic.fixes, gutter: gutter, to: &text)
  }

  private static let narrowestGutter = 4
  /// The distance from which two labelled lines are separated by an ellipsis.
  private static let farApart = 10

  private func writeHeading(_ diagnostic: Diagnostic, to text: inout RenderedText) {
    text.begin(.severity(diagnostic.severity))
    text.append(diagnostic.severity.rawValue)
    text.append("[")
    text.append(diagnostic.id.name)
    text.append("]")
    text.end()
    text.begin(.message)
    text.append(": ")
    text.append(diagnostic.message.printable)
    text.end()
    text.endLine()
  }

  private func writeArrow(
    _ diagnostic: Diagnostic, in source: SourceText, gutter: Int, to text: inout RenderedText
  ) {
    text.append(blanks: gutter - 2)
    text.append("-->", in: .gutter)
    text.append(" ")
    text.append(source.bytes == nil ? source.name.printable : source.place(of: diagnostic.range))
    text.endLine()
  }

  /// Writes the line that leads to another file.
  ///
  /// If the file has no text, the line also contains the message.
  private func writeDetour(
    to related: RelatedLocation, in source: SourceText, gutter: Int, to text: inout RenderedText
  ) {
    let isEmpty = source.bytes?.isEmpty ?? true
    text.append(blanks: gutter - 2)
    text.append(":::", in: .gutter)
    text.append(" ")
    text.append(
      isEmpty
        ? "\(source.name.printable) \(related.message.printable)"
        : source.place(of: related.range))
    text.endLine()
  }

  private func writeBody(
    _ snippet: Snippet, of source: SourceText, severity: Severity, gutter: Int,
    to text: inout RenderedText
  ) {
    var last: Snippet.Label?
    for label in snippet.labels {
      let shown = DisplayLine(label.line, of: source, around: label.bytes.lowerBound)
      if label.line != last?.line {
        if let last, label.line - last.line >= Self.farApart || last.opens(label) {
          text.begin(.gutter)
          text.append(blanks: gutter - 1)
          text.append("…")
          text.end()
          text.endLine()
        }
        writeMargin("\(label.line)", gutter: gutter, to: &text)
        if !shown.text.isEmpty {
          text.append(" ")
          text.append(shown.text)
        }
        text.endLine()
      }
      writeMargin("", gutter: gutter, to: &text)
      text.append(" ")
      writeMark(label, under: shown, severity: severity, to: &text)
      text.endLine()
      last = label
    }
  }

  private func writeMark(
    _ label: Snippet.Label, under line: DisplayLine, severity: Severity, to text: inout RenderedText
  ) {
    let columns = line.columns(of: label.bytes)
    text.append(blanks: columns.lowerBound)
    text.begin(label.isPrimary ? .severity(severity) : .related)
    text.append(UInt8(ascii: label.isPrimary ? "^" : "-"), times: columns.count)
    if let message = label.message {
      text.append(" ")
      text.append(message.printable)
    }
    text.end()
  }

  private func writeRepairs(_ fixes: [FixIt], gutter: Int, to text: inout RenderedText) {
    for (index, fix) in fixes.enumerated() {
      text.append(blanks: gutter + 1)
      text.append("= ")
      text.append(index == 0 ? "fix:" : "or:", in: .repair)
      text.append(" ")
      text.append(fix.title.printable)
      text.endLine()
    }
  }

  private func writeMargin(_ number: String, gutter: Int, to text: inout RenderedText) {
    text.begin(.gutter)
    text.append(blanks: gutter - number.utf8.count)
    text.append(number)
    text.append(" |")
    text.end()
  }
}

extension Snippet.Label {
  /// Whether `next` is the end of the same range of lines, and lines between them are omitted.
  fileprivate func opens(_ next: Snippet.Label) -> Bool {
    isPrimary == next.isPrimary && message == nil && next.line > line + 1
  }
}
