import LayoutChecking
import LayoutCodeGeneration
import LayoutDiagnostics
import LayoutEngine
import LayoutFormatting
import LayoutInterpreter
import LayoutModel
import LayoutSchema
import LayoutXML

/// The formatter: formatting its output again changes nothing, and the output has the meaning and
/// the findings of the input.
enum FormatTarget {
  static func fault(_ bytes: [UInt8]) -> String? {
    var parser = MarkupParser(names: .language)
    parser.parse(bytes.span)
    let markup = parser.document
    guard parser.diagnostics.isEmpty, !markup.isTranscoded else { return nil }
    var formatter = DocumentFormatter()
    formatter.format(markup)
    let output = formatter.output
    parser.parse(output.span)
    let again = parser.document
    if let mistake = parser.diagnostics.first {
      return "the output is no XML: \(mistake.message)\n\(text(output))"
    }
    formatter.format(again)
    if formatter.output != output {
      return "formatted again it is another:\n\(text(output))\n--\n\(text(formatter.output))"
    }
    if comments(in: markup) != comments(in: again) {
      return "the comments are others:\n\(text(output))"
    }
    return faultOfForm(output) ?? faultOfMeaning(bytes, output) ?? faultOfParts(markup, &formatter)
  }

  private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  /// Returns the comments in order, without indentation.
  private static func comments(in markup: MarkupDocument) -> [[String]] {
    markup.nodes.filter { $0.kind == .comment }.map { node in
      markup.text(of: node).string.split { $0.isWhitespace || $0.isNewline }.map(String.init)
    }
  }

  // MARK: Form

  private static func faultOfForm(_ output: [UInt8]) -> String? {
    if output.starts(with: [0xEF, 0xBB, 0xBF]) { return "there is a byte order mark" }
    if output.contains(0x0D) { return "there is a carriage return" }
    if output.last != 0x0A || output.dropLast().last == 0x0A {
      return "it does not end in one line"
    }
    return nil
  }

  // MARK: Meaning

  private static func faultOfMeaning(_ bytes: [UInt8], _ output: [UInt8]) -> String? {
    let (old, new) = (CheckedInput(bytes), CheckedInput(output))
    if old.findings.count < 100 {
      let (one, other) = (findings(old), findings(new))
      if one != other {
        let lost = one.filter { !other.contains($0) }
        let won = other.filter { !one.contains($0) }
        return "the findings are others: \(lost) became \(won)\n\(text(output))"
      }
    }
    guard !old.hasErrors, !new.hasErrors else { return nil }
    let (one, other) = (meaning(of: old.typed), meaning(of: new.typed))
    guard one != other else { return nil }
    let lines = zip(one, other).first { $0 != $1 }
    return
      "it means something else: \(lines.map { "\($0.0)\n\($0.1)" } ?? "more or less")\n\(text(output))"
  }

  /// Returns the findings, each with its element.
  ///
  /// White space in quoted expressions is ignored, and so is the message about exclusive
  /// attributes, which depends on their order.
  private static func findings(_ input: CheckedInput) -> [String] {
    var parser = MarkupParser(names: .language)
    parser.parse(input.bytes.span)
    let nodes = parser.document.nodes
    let elements = nodes.indices.filter { nodes[$0].isElement }
    return input.findings.map { finding in
      let place = elements.lastIndex { element in
        nodes[element].start <= finding.range.start && finding.range.start < nodes[element].end
      }
      let said = finding.id == .exclusiveAttributes ? "" : finding.message
      let what = said.filter { !$0.isWhitespace }
      return "\(finding.id.name) at element \(place ?? -1): \(what)"
    }.sorted()
  }

  /// Returns everything that follows from a document: its Swift, its previews with their sizes, and
  /// the keys of its texts.
  private static func meaning(of document: TypedDocument) -> [String] {
    let swift = SwiftTarget().source(of: document, name: "Same", path: "same.layout.xml")
    // The lines of source locations change.
    var lines = swift.split(separator: "\n").map(String.init).filter {
      !$0.contains("#sourceLocation")
    }
    lines += DocumentText.all(in: document).map { "\($0.key) \($0.arguments) \($0.spans)" }
    var interpreter = Interpreter()
    for preview in document.previews {
      let settings = PreviewSettings(preview: Int(preview), of: document)
      lines.append("\(document.string(.name, of: Int(preview)) ?? "") \(settings)")
      guard document.structure.isEmpty, interpreter.solve(document, in: settings) != nil else {
        continue
      }
      lines.append("\(interpreter.tree.size)")
    }
    return lines
  }

  // MARK: Parts

  /// Returns the fault of formatting a single line, if any: the lines of other pieces must not
  /// change.
  private static func faultOfParts(
    _ markup: MarkupDocument, _ formatter: inout DocumentFormatter
  ) -> String? {
    let lines = LineTable(markup.bytes)
    let line = markup.bytes.count % lines.count
    formatter.format(markup, lines: [line + 1...line + 1])
    let touched = markup.linesTouched(by: line, lines)
    let old = (0..<lines.count).filter { !touched.contains($0) }.map { number in
      Array(markup.bytes[lines.bytes(ofLine: number)])
    }
    // The other lines are in the same order in the output.
    let output = formatter.output
    let newLines = LineTable(output)
    var new = (0..<newLines.count).map { Array(output[newLines.bytes(ofLine: $0)]) }[...]
    for text in old {
      guard let place = new.firstIndex(of: text) else {
        return
          "of line \(line + 1), another has changed: '\(Self.text(text))'\n\(Self.text(output))"
      }
      new = new[(place + 1)...]
    }
    return nil
  }
}

extension MarkupDocument {
  /// Returns the lines of all tags, texts and comments that touch a line.
  fileprivate func linesTouched(by line: Int, _ lines: LineTable) -> Set<Int> {
    var touched: Set<Int> = [line]
    for node in nodes {
      var pieces = [node.range]
      if node.isElement, node.firstChild >= 0, !isText(node) {
        pieces = [
          SourceRange(start: node.start, end: node.startTagEnd),
          SourceRange(start: node.innerStart - 2, end: node.end),
        ]
      }
      for piece in pieces {
        let last = lines.line(at: max(Int(piece.end) - 1, Int(piece.start)))
        let all = lines.line(at: Int(piece.start))...last
        if all.contains(line) { touched.formUnion(all) }
      }
    }
    return touched
  }

  /// Whether an element may have been formatted as a whole.
  private func isText(_ node: MarkupNode) -> Bool {
    let name = text(in: node.nameRange)
    return node.flags.contains(.hasText) || name == "text" || name == "span"
  }
}
