import LayoutSchema

// Values in RELAX NG.
extension XMLNode {
  /// Returns an attribute as a required one.
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

  /// Returns an attribute as an optional one.
  static func relaxNG(optional row: AttributeSpec) -> XMLNode {
    .element("optional", [:], [relaxNG(attribute: row)])
  }

  static func reference(_ name: String) -> XMLNode {
    .element("ref", ["name": name])
  }

  /// Returns the pattern of an attribute's value; empty for any text.
  static func relaxNG(value type: ValueType) -> [XMLNode] {
    if let name = type.grammarName { return [reference("\(name).value")] }
    let literal = relaxNG(definitionOf: type)
    guard type.takesBindings, !literal.isEmpty else { return literal }
    return [.element("choice", [:], literal + [reference("binding.value")])]
  }

  /// Returns the definition of a named type: its literals, or a binding.
  static func relaxNG(namedType type: ValueType) -> [XMLNode] {
    let literal = relaxNG(definitionOf: type)
    guard type.takesBindings, type != .binding else { return literal }
    return [.element("choice", [:], literal + [reference("binding.value")])]
  }

  /// Returns the type's literals, written out.
  static func relaxNG(definitionOf type: ValueType) -> [XMLNode] {
    if let words = type.words {
      return [.element("choice", [:], words.map { .element("value", [:], [.text($0)]) })]
    }
    guard let pattern = type.pattern else { return [] }
    let facet = XMLNode.element("param", ["name": "pattern"], [.text(pattern)])
    return [.element("data", ["type": "token"], [facet])]
  }
}
