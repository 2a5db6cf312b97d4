import LayoutSchema

/// The language as a RELAX NG grammar, the stricter of the two: it contains which parent reads
/// which attribute.
struct RelaxNG {
  let language: LayoutLanguage

  var text: String { grammar.document }

  private var grammar: XMLNode {
    .element(
      "grammar",
      [
        "xmlns": "http://relaxng.org/ns/structure/1.0",
        "xmlns:a": "http://relaxng.org/ns/compatibility/annotations/1.0",
        "datatypeLibrary": "http://www.w3.org/2001/XMLSchema-datatypes",
      ],
      documents
        + [.blankLine, .comment("What each element is, wherever it stands")] + bodies
        + children + anything
        + [.blankLine, .comment("Attributes that every layout element may have")] + shared
        + [.blankLine, .comment("Values")] + values)
  }

  private var shared: [XMLNode] {
    let rows = language.rows(.appearance, of: .view)
    return rows.filter { $0.name == .style }.map {
      .element("define", ["name": "style.attribute"], [.relaxNG(attribute: $0)])
    } + [
      .element(
        "define", ["name": "appearance.attributes"],
        XMLNode.relaxNG(attributes: rows.filter { $0.name != .style }))
    ]
  }

  private var values: [XMLNode] {
    language.namedTypes.map { name, type in
      .element("define", ["name": "\(name).value"], XMLNode.relaxNG(namedType: type))
    }
  }
}

extension LayoutLanguage {
  /// The named types that available elements use, by their names.
  var namedTypes: [(name: String, type: ValueType)] {
    let others = [ElementKind.layout, .library, .preview, .span] + ElementSet.declaring.kinds
    let available =
      others.filter { schema.spec(for: $0).isAvailable } + elements.map(\.kind)
      + ElementSet.flow.kinds.filter { schema.spec(for: $0).isAvailable }
    var found: [String: ValueType] = ["binding": .binding]
    for kind in available {
      for row in AttributeGroup.allCases.flatMap({ rows($0, of: kind) }) {
        if let name = row.type.grammarName { found[name] = row.type }
      }
    }
    for row in parentClasses.flatMap(\.rows) {
      if let name = row.type.grammarName { found[name] = row.type }
    }
    for attribute in authors.flatMap({ $0.attributes + $0.placements }) {
      if let type = attribute.type, let name = type.grammarName { found[name] = type }
    }
    return found.map { ($0.key, $0.value) }.sorted { $0.name < $1.name }
  }
}
