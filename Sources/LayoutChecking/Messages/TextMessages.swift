import LayoutDiagnostics
import LayoutXML

extension Diagnostic {
  static func tooManyFindings(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .tooManyFindings, "there are more findings, which are not shown", at: .at(range.end))
  }

  static func tooMuchStyle(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .documentTooLarge,
      "with '\(name)' here the styles bring more than \(StyledAttributes.limit) attributes, which is "
        + "the most that is read",
      at: range)
  }

  static func unknownStyle(
    _ name: String, at range: SourceRange, _ nearest: [String]
  ) -> Diagnostic {
    Diagnostic(
      .unknownStyle, "there is no style '\(name)'", at: range,
      fixes: nearest.map { .replace(name, with: $0, at: range) })
  }

  static func contentTwice(_ attribute: MarkupAttribute, _ markup: MarkupDocument) -> Diagnostic {
    Diagnostic(
      .exclusiveAttributes, "'content' and character data both say what the text is",
      at: attribute.nameRange, fixes: [.remove("content", attribute, markup, isSafe: false)])
  }

  static func legacyElement(
    _ word: String, _ node: MarkupNode, as ours: String, with attribute: String?,
    _ markup: MarkupDocument,
  ) -> Diagnostic {
    let meant = attribute.map { "\(ours) \($0)" } ?? ours
    let edits = Repairs.rename(node, to: ours, markup).map { edit in
      edit.range == node.nameRange ? SourceEdit(edit.range, meant) : edit
    }
    return Diagnostic(
      .legacySpelling, "'\(word)' is an old spelling of '\(meant)'", at: node.nameRange,
      fixes: [FixIt("replace '\(word)' with '\(meant)'", isSafe: true, edits: edits)])
  }

  static func legacyValue(
    _ word: String, at range: SourceRange, of attribute: String, as ours: String
  ) -> Diagnostic {
    Diagnostic(
      .legacySpelling, "'\(word)' is an old spelling of '\(ours)'", at: range,
      fixes: [.replace(word, with: ours, at: range, isSafe: true)])
  }
}
