package import LayoutSchema

// Words as values of the engine.

extension TypedAttribute {
  /// Whether the value is the word with the raw value of the engine's `choice`.
  package func says(_ choice: some RawRepresentable<String>) -> Bool { value.says(choice, in: row) }
}

extension TypedDocument {
  /// Returns the engine's case for an attribute of `node`; nil if the attribute is missing or
  /// bound.
  package func choice<Choice: RawRepresentable<String>>(_ name: AttributeName, of node: Int)
    -> Choice?
  {
    guard let attribute = attribute(name, of: node) else { return nil }
    return attribute.value.choice(in: attribute.row)
  }

  /// Whether expressions or styles leave one of these attributes of `node` unknown.
  package func leavesOpen(_ names: [AttributeName], at node: Int) -> Bool {
    names.contains { name in
      switch value(name, of: node) {
      case nil, .choice?: false
      case .some: true
      }
    }
  }
}
