import LayoutSchema

// Groups of attributes in RELAX NG.
extension XMLNode {
  /// Returns the patterns of optional attributes, in which attributes that exclude each other
  /// cannot occur together.
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

  /// Returns the attribute that excludes the others in the set around `row`: for `size`, `width`
  /// and `height` it is `size`.
  private static func hub(of row: AttributeSpec, among rows: [AttributeSpec]) -> AttributeSpec? {
    let related = rows.filter {
      $0.name == row.name ? !$0.excludes.isEmpty : $0.excludes.contains(row.name)
    }
    // If two attributes exclude each other, either would do; the one with more exclusions in the
    // table is chosen.
    return related.filter { hub in rows.contains { hub.excludes.contains($0.name) } }
      .max { $0.excludes.count < $1.excludes.count }
  }

  /// Returns the element's own attributes, of which a style may supply a required one.
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
