import LayoutSchema

/// The table of who reads `padding` and `itemPadding`, for each element under each parent.
struct PaddingSection {
  let language: LayoutLanguage

  func write(to page: inout Markdown) {
    let parents = ElementSet.layoutElements.kinds.filter {
      language.isAvailable($0) && $0 != .spacer && language.schema.spec(for: $0).children != .text
        && language.schema.spec(for: $0).children != .empty
    }
    var rows: [(names: [String], readings: [[PaddingReading]])] = []
    for child in PaddingReading.children where language.isAvailable(child.kind) {
      let readings = [AttributeName.padding, .itemPadding].map { name in
        parents.map { PaddingReading.of(name, on: child, in: $0) }
      }
      if let known = rows.firstIndex(where: { $0.readings == readings }) {
        rows[known].names.append(name(of: child))
      } else {
        rows.append(([name(of: child)], readings))
      }
    }
    page.table(
      ["on", "`padding` is", "`itemPadding` is"],
      rows.map { row in
        [row.names.joined(separator: ", ")] + row.readings.map { phrase($0, under: parents) }
      })
  }

  private func name(of child: PaddingReading.Child) -> String {
    let name = "`\(child.kind.name)`"
    guard PaddingReading.children.count(where: { $0.kind == child.kind }) > 1 else { return name }
    return child.isLeaf ? "\(name) without children" : "\(name) with children"
  }

  /// Returns the readings with the parents that they hold under; the most frequent one comes last
  /// and holds elsewhere.
  private func phrase(_ readings: [PaddingReading], under parents: [ElementKind]) -> String {
    let counts = PaddingReading.allCases.map { reading in readings.count { $0 == reading } }
    let usual = PaddingReading.allCases[counts.firstIndex(of: counts.max() ?? 0) ?? 0]
    let special = PaddingReading.allCases.filter { $0 != usual && readings.contains($0) }
    let phrases = special.map { reading in
      let under = zip(parents, readings).filter { $0.1 == reading }.map { "`\($0.0.name)`" }
      return "\(reading.rawValue), under \(under.joined(separator: ", "))"
    }
    let rest = special.isEmpty ? usual.rawValue : "\(usual.rawValue) elsewhere"
    return (phrases + [rest]).joined(separator: "; ")
  }
}
