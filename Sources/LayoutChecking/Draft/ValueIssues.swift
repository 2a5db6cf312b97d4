import LayoutDiagnostics
import LayoutModel
import LayoutSchema
import LayoutXML

// Reports of wrong values, with the element that reads them.
extension Draft {
  /// Reports an issue in a value of the last element.
  mutating func report(
    _ issue: ValueIssue, in attribute: MarkupAttribute, _ row: RowID, decoded value: DecodedValue,
    alsoOffering fixes: [FixIt] = [],
  ) {
    guard !isFull else { return }
    let spec = spec(of: row)
    if isBrokenMarkup(attribute.range) { return }
    // The parent decides which values a size may have, and this parent is unknown.
    if issue.kind == .notANumber, tables.schema[row].group == .size, isUnderUnknown {
      return
    }
    let part = String(
      decoding: value.bytes[
        min(issue.start, value.bytes.count)..<min(issue.end, value.bytes.count)],
      as: UTF8.self)
    let owner = document.nodes.last.map { reader(of: spec, at: $0) } ?? ""
    var finding = Diagnostic.value(
      ValueFault(
        issue: issue, range: value.source(of: issue.start..<issue.end), part: part,
        value: attribute.valueRange, reader: owner, spec: spec))
    finding.fixes.insert(contentsOf: fixes, at: 0)
    report(finding)
  }

  /// Returns the reader of the attribute: the parent for a placement, else the element.
  func reader(of spec: AttributeSpec, at node: TypedNode) -> String {
    guard spec.group == .placement,
      let parent = placementParent(node.parent, of: Int32(document.nodes.count - 1)).kind,
      spec.readers.contains(parent)
    else { return "'\(node.kind.name)'" }
    return "a child of '\(parent.name)'"
  }
}
