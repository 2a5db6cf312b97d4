import LayoutSchema

// How attributes that stand together are said in RELAX NG.
extension XMLNode {
  /// Attributes that may all be missing, and of which those that exclude each other do not meet.
  static func relaxNG(attributes rows: [AttributeSpec]) -> [XMLNode] {
    var rest = rows
    var nodes: [XMLNode] = []
    while let row = rest.first {
      guard let hub = hub(of: row, among: rest) else {
        nodes.append(relaxNG(optional: row))
        rest.removeFirst()
        continue
      }
      let excluded = rest.filter { hub.excludes.contains($0.name) }
      nodes.append(
        .element(
          "choice", [:],
          [relaxNG(attribute: hub), .element("group", [:], excluded.map(relaxNG(optional:)))]))
      rest.removeAll { $0.name == hub.name || hub.excludes.contains($0.name) }
    }
    return nodes
  }

  /// The attribute that `row` and its likes exclude or are excluded by: of `size`, `width` and
  /// `height`, it is `size`.
  private static func hub(of row: AttributeSpec, among rows: [AttributeSpec]) -> AttributeSpec? {
    let related = rows.filter {
      $0.name == row.name ? !$0.excludes.isEmpty : $0.excludes.contains(row.name)
    }
    // With one attribute excluded either side would do; the table names the larger one's.
    return related.filter { hub in rows.contains { hub.excludes.contains($0.name) } }
      .max { $0.excludes.count < $1.excludes.count }
  }

  /// The element's own attributes, where a required one may come from a style instead.
  static func relaxNG(own rows: [AttributeSpec], styleable: Bool) -> [XMLNode] {
    let required = rows.filter(\.isRequired)
    let others = relaxNG(attributes: rows.filter { !$0.isRequired })
    guard styleable else { return required.map(relaxNG(attribute:)) + others }
    let style = XMLNode.reference("style.attribute")
    guard !required.isEmpty else { return [.element("optional", [:], [style])] + others }
    let attributes = required.map(relaxNG(attribute:))
    let said = attributes.count == 1 ? attributes[0] : XMLNode.element("group", [:], attributes)
    let styled = XMLNode.element("group", [:], [style] + required.map(relaxNG(optional:)))
    return [.element("choice", [:], [said, styled])] + others
  }
}
