package import LayoutModel

/// The meaning of the names in an expression.
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

  /// Entries with a lookup by name that does not depend on their number.
  private struct Names: Sendable {
    var entries: [Entry] = []
    var places: [String: Int] = [:]

    mutating func append(_ entry: Entry) {
      places[entry.name] = entries.count
      entries.append(entry)
    }

    func entry(named name: String) -> Entry? {
      places[name].map { entries[$0] }
    }
  }

  /// The names that all expressions of the file can use.
  private var shared = Names()
  /// The names that a body, or a part of one, adds: parameters and the names of loops.
  private var own = Names()
  /// Names that were added one by one to copies of the scope, the innermost last.
  ///
  /// A scope with one more name is a copy of the scope before. Each layer is at most half as long
  /// as the one before it, so a name is copied
  /// O(log n) times for n names, not once for every later name.
  private var layers: [Names] = []

  /// Every record that a type can name.
  package var records: [RecordName: RecordDeclaration] = [:]
  /// Optional paths that a surrounding test has found not to be `nil`.
  package var opened: Set<ExpressionNode> = []

  /// The component whose parameters are in scope, or −1 for the layout's parameters.
  var component: Int32 = -1

  /// Whether expressions can read the environment, as in the body of a layout or a component.
  var hasEnvironment = false

  /// The names of the slots of the surrounding component, by index; nil outside a component.
  var slots: [String?]?

  /// Names with an unknown meaning whose mistake has been reported; their uses are not.
  package var untyped: Set<String> = []

  /// Whether an import cannot be read, which may declare any name.
  var mayLackNames = false

  /// The parameters after the one whose default is read; the default cannot name them.
  var later: Set<String> = []

  package init() {}

  var isEmpty: Bool { shared.entries.isEmpty && own.entries.isEmpty && layers.isEmpty }

  /// All names, the innermost last.
  var names: [String] {
    ([shared, own] + layers).flatMap { names in names.entries.lazy.map(\.name) }
  }

  /// Adds a constant for all expressions of the file.
  mutating func share(_ entry: Entry) { shared.append(entry) }

  /// Adds a name that hides earlier entries of the same name.
  package mutating func add(_ entry: Entry) {
    if layers.isEmpty { own.append(entry) } else { addLayer(entry) }
  }

  /// Adds a name to a copy of a scope that others still use.
  mutating func addLayer(_ entry: Entry) {
    var layer = Names()
    layer.append(entry)
    while let last = layers.last, last.entries.count <= layer.entries.count {
      var both = last
      for entry in layer.entries { both.append(entry) }
      layer = both
      layers.removeLast()
    }
    layers.append(layer)
  }

  /// Returns this scope, with the names that a body has added to another scope of the file.
  func seeing(_ other: ExpressionScope) -> ExpressionScope {
    var scope = self
    scope.own = other.own
    scope.layers = other.layers
    return scope
  }

  /// Returns the innermost entry of a name, or nil.
  package func entry(named name: String) -> Entry? {
    for layer in layers.reversed() {
      if let entry = layer.entry(named: name) { return entry }
    }
    return own.entry(named: name) ?? shared.entry(named: name)
  }
}
