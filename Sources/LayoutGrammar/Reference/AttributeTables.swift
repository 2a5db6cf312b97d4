import LayoutSchema

// Tables of attributes, with one line for each row of the schema.
extension Markdown {
  mutating func attributes(_ rows: [AttributeSpec]) {
    table(
      ["attribute", "value", "default", "meaning"],
      rows.map { [code($0.name), $0.type.phrase, defaultCell($0), meaning($0)] })
  }

  /// Writes the placement attributes whose readers are available, or those whose readers are not;
  /// equal neighbours share a line.
  mutating func placement(_ language: LayoutLanguage, available: Bool) {
    var lines: [(names: String, cells: [String])] = []
    for row in language.schema.attributes.dropFirst() where row.group == .placement {
      let readers = row.readers.kinds.filter {
        language.schema.spec(for: $0).isAvailable == available
      }
      guard !readers.isEmpty else { continue }
      let cells = [
        row.type.phrase, defaultCell(row),
        readers.map { reader($0, available) }.joined(separator: ", "),
      ]
      if let last = lines.last, last.cells == cells {
        lines[lines.count - 1].names += " \(code(row.name))"
      } else {
        lines.append((code(row.name), cells))
      }
    }
    table(["attribute", "value", "default", "read by"], lines.map { [$0.names] + $0.cells })
  }

  private func reader(_ kind: ElementKind, _ available: Bool) -> String {
    available ? "[`\(kind.name)`](elements/\(kind.name).md)" : "`\(kind.name)`"
  }

  private func code(_ name: AttributeName) -> String {
    "`\(name.name)`"
  }

  private func defaultCell(_ row: AttributeSpec) -> String {
    if row.isRequired { return "required" }
    return row.defaultValue.map { "`\($0)`" } ?? ""
  }

  private func meaning(_ row: AttributeSpec) -> String {
    guard !row.excludes.isEmpty else { return row.summary }
    let others = row.excludes.map { "`\($0.name)`" }
    let list =
      others.count < 2
      ? others.joined()
      : others.dropLast().joined(separator: ", ") + " or " + others[others.count - 1]
    return "\(row.summary) Not beside \(list)."
  }
}
