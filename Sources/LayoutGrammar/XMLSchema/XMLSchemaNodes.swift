import LayoutSchema

// The pieces of an XML Schema.
extension XMLNode {
  static func xsDocumentation(_ text: String) -> XMLNode {
    .element("xs:annotation", [:], [.element("xs:documentation", [:], [.prose(text)])])
  }

  static func xsAttributes(_ group: String) -> XMLNode {
    .element("xs:attributeGroup", ["ref": group])
  }

  /// Returns an attribute; it is never required, because a style may supply it.
  static func xsAttribute(_ row: AttributeSpec) -> XMLNode {
    let words = row.defaultValue.map { "\(row.summary) Default: \($0)." } ?? row.summary
    let documentation = xsDocumentation(words)
    if row.type == .string || row.type == .text || row.type == .declared {
      return .element(
        "xs:attribute", ["name": row.name.name, "type": "xs:string"], [documentation])
    }
    if let name = row.type.grammarName {
      return .element(
        "xs:attribute", ["name": row.name.name, "type": "\(name).value"], [documentation])
    }
    let type = XMLNode.element("xs:simpleType", [:], [.xsLiteral(row.type)])
    return .element("xs:attribute", ["name": row.name.name], [documentation, type])
  }

  /// Returns a type's literals, or a binding.
  static func xsLiteral(_ type: ValueType) -> XMLNode {
    guard type.takesBindings, type != .binding else { return xsRestriction(type) }
    return .element(
      "xs:union", ["memberTypes": "binding.value"],
      [.element("xs:simpleType", [:], [xsRestriction(type)])])
  }

  /// Returns the words of a type, which editors suggest, or its pattern.
  static func xsRestriction(_ type: ValueType) -> XMLNode {
    let facets: [XMLNode]
    if let words = type.words {
      facets = words.map { .element("xs:enumeration", ["value": $0]) }
    } else if let pattern = type.pattern {
      facets = [.element("xs:pattern", ["value": pattern])]
    } else {
      facets = []
    }
    return .element("xs:restriction", ["base": "xs:token"], facets)
  }
}
