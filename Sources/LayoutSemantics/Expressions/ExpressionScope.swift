/// What the names in an expression mean where it stands.
package struct ExpressionScope: Sendable {
  package struct Entry: Sendable {
    package var name: String
    package var node: ExpressionNode
    package var type: ExpressionType

    package init(_ name: String, _ node: ExpressionNode, _ type: ExpressionType) {
      self.name = name
      self.node = node
      self.type = type
    }
  }

  /// The innermost last; a later entry hides an earlier one of its name.
  package var entries: [Entry] = []
  /// Every record that a type can name.
  package var records: [RecordName: RecordDeclaration] = [:]
  /// Optional paths that a test around the place found not to be `nil`.
  package var opened: Set<ExpressionNode> = []

  /// The component of the file whose parameters are meant, or −1 for those of the layout.
  var component: Int32 = -1

  /// Names whose meaning is unknown for a reason that was given: nothing is said of them.
  package var untyped: Set<String> = []

  package init() {}

  package func entry(named name: String) -> Entry? {
    entries.last { $0.name == name }
  }
}
