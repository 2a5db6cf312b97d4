import LayoutDiagnostics
import LayoutModel
import LayoutSchema
import LayoutXML

/// Explains unknown names that an import has under another name, because of its `as`, or leaves
/// out, because of its `only`.
enum PartialImports {
  static func answer(
    _ finding: Diagnostic, _ names: FileNames, _ markup: MarkupDocument
  ) -> Diagnostic {
    guard finding.id.isOfUnknownName, !(names.qualified.isEmpty && names.leftOut.isEmpty) else {
      return finding
    }
    let word = markup.text(in: finding.range)
    if let name = names.qualified[word] {
      return renamed(finding, word, to: name, markup)
    }
    guard let module = names.leftOut[word], names.moduleMarkup.indices.contains(Int(module)),
      case let node = markup.nodes[Int(names.moduleMarkup[Int(module)])],
      let only = markup.attribute(.only, of: node)
    else { return finding }
    var finding = finding
    finding.label = "an import leaves it out by 'only'"
    var edits = [SourceEdit(.at(only.valueRange.end), " \(word)")]
    if let name = ImportedPart(of: node, in: markup).name {
      edits = renamed(finding, word, to: "\(name).\(word)", markup).fixes[0].edits + edits
    }
    finding.fixes = [
      FixIt("add '\(word)' to 'only'", isSafe: false, edits: edits)
    ]
    return finding
  }

  private static func renamed(
    _ finding: Diagnostic, _ word: String, to name: String, _ markup: MarkupDocument
  ) -> Diagnostic {
    var finding = finding
    var edits = [SourceEdit(finding.range, name)]
    if finding.id == .unknownElement,
      let node = markup.nodes.first(where: { $0.isElement && $0.nameRange == finding.range })
    {
      edits = Repairs.rename(node, to: name, markup)
    }
    finding.fixes = [
      FixIt("replace '\(word)' with '\(name)'", isSafe: false, edits: edits)
    ]
    return finding
  }
}
