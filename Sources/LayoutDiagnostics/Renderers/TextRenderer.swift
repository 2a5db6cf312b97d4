/// Findings for people: message, position, the source lines with their labels, the repairs.
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
  /// Whether ANSI sequences for colour are written.
  package var inColor: Bool

  package init(inColor: Bool = false) {
    self.inColor = inColor
  }

  /// All findings, a blank line between two; empty if there are none.
  package func render(_ findings: [FileFindings]) -> String {
    findings
      .flatMap { file in file.diagnostics.map { render($0, in: file.source) } }
      .joined(separator: "\n")
  }

  /// One finding, ending in a newline.
  package func render(_ diagnostic: Diagnostic, in source: SourceText) -> String {
    let snippet = Snippet(diagnostic, in: source)
    let others = diagnostic.related.compactMap { related in
      related.source.map { (related, $0, Snippet(related, in: $0)) }
    }
    let last = ([snippet] + others.map(\.2)).map { $0.labels.last?.line ?? 0 }.max() ?? 0
    let digits = String(last).count
    let gutter = max(Self.narrowestGutter, digits + 1)
    let lines =
      [heading(diagnostic), arrow(diagnostic, in: source, gutter: gutter)]
      + body(snippet, of: source, severity: diagnostic.severity, gutter: gutter)
      + others.flatMap { related, source, snippet in
        [detour(to: related, in: source, gutter: gutter)]
          + body(snippet, of: source, severity: diagnostic.severity, gutter: gutter)
      }
      + repairs(diagnostic.fixes, gutter: gutter)
    return lines.map { $0 + "\n" }.joined()
  }

  private static let narrowestGutter = 4
  /// Two labelled lines at least so far apart get an ellipsis between them.
  private static let farApart = 10

  private func heading(_ diagnostic: Diagnostic) -> String {
    let severity = TextStyle.severity(diagnostic.severity)
      .apply(to: "\(diagnostic.severity.rawValue)[\(diagnostic.id.name)]", inColor: inColor)
    return severity
      + TextStyle.message.apply(to: ": \(diagnostic.message.printable)", inColor: inColor)
  }

  private func arrow(_ diagnostic: Diagnostic, in source: SourceText, gutter: Int) -> String {
    let indent = String(repeating: " ", count: gutter - 2)
    let place = source.bytes == nil ? source.name.printable : source.place(of: diagnostic.range)
    return indent + TextStyle.gutter.apply(to: "-->", inColor: inColor) + " " + place
  }

  /// The line that leads to another file; it says all there is to say of one without text.
  private func detour(to related: RelatedLocation, in source: SourceText, gutter: Int) -> String {
    let indent = String(repeating: " ", count: gutter - 2)
    let isEmpty = source.bytes?.isEmpty ?? true
    let place =
      isEmpty
      ? "\(source.name.printable) \(related.message.printable)" : source.place(of: related.range)
    return indent + TextStyle.gutter.apply(to: ":::", inColor: inColor) + " " + place
  }

  private func body(
    _ snippet: Snippet,
    of source: SourceText,
    severity: Severity,
    gutter: Int,
  ) -> [String] {
    var lines: [String] = []
    var last: Snippet.Label?
    for label in snippet.labels {
      let shown = DisplayLine(label.line, of: source, around: label.bytes.lowerBound)
      if label.line != last?.line {
        if let last, label.line - last.line >= Self.farApart || last.opens(label) {
          lines.append(margin("…", gutter: gutter, closing: ""))
        }
        lines.append(row(margin("\(label.line)", gutter: gutter), shown.text))
      }
      lines.append(row(margin("", gutter: gutter), mark(label, under: shown, severity: severity)))
      last = label
    }
    return lines
  }

  private func mark(
    _ label: Snippet.Label,
    under line: DisplayLine,
    severity: Severity,
  ) -> String {
    let columns = line.columns(of: label.bytes)
    let style = label.isPrimary ? TextStyle.severity(severity) : .related
    let run = String(repeating: label.isPrimary ? "^" : "-", count: columns.count)
    let text = label.message.map { "\(run) \($0.printable)" } ?? run
    return String(repeating: " ", count: columns.lowerBound)
      + style.apply(to: text, inColor: inColor)
  }

  private func repairs(_ fixes: [FixIt], gutter: Int) -> [String] {
    fixes.enumerated().map { index, fix in
      let word = index == 0 ? "fix:" : "or:"
      return String(repeating: " ", count: gutter + 1) + "= "
        + TextStyle.repair.apply(to: word, inColor: inColor) + " \(fix.title.printable)"
    }
  }

  private func margin(_ number: String, gutter: Int, closing: String = " |") -> String {
    let padding = String(repeating: " ", count: max(0, gutter - number.count))
    return TextStyle.gutter.apply(to: padding + number + closing, inColor: inColor)
  }

  private func row(_ margin: String, _ text: String) -> String {
    text.isEmpty ? margin : "\(margin) \(text)"
  }
}

extension Snippet.Label {
  /// Whether `next` is the end of the same stretch of lines, with lines left out between.
  fileprivate func opens(_ next: Snippet.Label) -> Bool {
    isPrimary == next.isPrimary && message == nil && next.line > line + 1
  }
}
