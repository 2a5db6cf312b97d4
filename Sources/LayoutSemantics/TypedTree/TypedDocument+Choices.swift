import LayoutEngine
import LayoutSchema

// What an element says by a word, asked for by the engine's own names.

extension TypedAttribute {
  /// Whether the value is the word that the engine's `choice` is called.
  func says(_ choice: some RawRepresentable<String>) -> Bool { value.says(choice, in: row) }
}

extension TypedDocument {
  /// The engine's case for the word that stands at `node` under `name`; nil where none does, or where
  /// it is bound.
  func choice<Choice: RawRepresentable<String>>(_ name: AttributeName, of node: Int) -> Choice? {
    guard let attribute = attribute(name, of: node) else { return nil }
    return attribute.value.choice(in: attribute.row)
  }

  /// Whether expressions or styles leave one of these words at `node` to be found out.
  func leavesOpen(_ names: [AttributeName], at node: Int) -> Bool {
    names.contains { name in
      switch value(name, of: node) {
      case nil, .choice?: false
      case .some: true
      }
    }
  }
}
