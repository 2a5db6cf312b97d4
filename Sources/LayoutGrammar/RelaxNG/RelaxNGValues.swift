import LayoutSchema

// How values are said in RELAX NG.
extension XMLNode {
  /// A required attribute; where it is optional, wrap it.
  static func relaxNG(attribute row: AttributeSpec) -> XMLNode {
    let old = LegacySpellings.values.filter {
      $0.attribute == row.name && $0.readers == row.readers
    }
    guard let words = row.type.words, !old.isEmpty else {
      return .element("attribute", ["name": row.name.name], relaxNG(value: row.type))
    }
    let all = ValueType.choice(words + old.map(\.word))
    return .element("attribute", ["name": row.name.name], relaxNG(value: all))
  }

  /// The attribute, which may be missing.
  static func relaxNG(optional row: AttributeSpec) -> XMLNode {
    .element("optional", [:], [relaxNG(attribute: row)])
  }

  static func reference(_ name: String) -> XMLNode {
    .element("ref", ["name": name])
  }

  /// What stands in an attribute: nothing means any text.
  static func relaxNG(value type: ValueType) -> [XMLNode] {
    if let name = type.grammarName { return [reference("\(name).value")] }
    let literal = relaxNG(definitionOf: type)
    guard type.takesBindings, !literal.isEmpty else { return literal }
    return [.element("choice", [:], literal + [reference("binding.value")])]
  }

  /// What a named type is: its literals, or a binding in their place.
  static func relaxNG(namedType type: ValueType) -> [XMLNode] {
    let literal = relaxNG(definitionOf: type)
    guard type.takesBindings, type != .binding else { return literal }
    return [.element("choice", [:], literal + [reference("binding.value")])]
  }

  /// The type written out.
  static func relaxNG(definitionOf type: ValueType) -> [XMLNode] {
    if let words = type.words {
      return [.element("choice", [:], words.map { .element("value", [:], [.text($0)]) })]
    }
    guard let pattern = type.pattern else { return [] }
    let facet = XMLNode.element("param", ["name": "pattern"], [.text(pattern)])
    return [.element("data", ["type": "token"], [facet])]
  }
}
