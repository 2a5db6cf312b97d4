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

  /// Entries that are found by their names, however many there are.
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

  /// What all of a file sees.
  private var shared = Names()
  /// What a body or a part of it adds: parameters and what loops give.
  private var own = Names()
  /// What was added one by one, while others hold the scope without it; the innermost last, each at
  /// most half as long as the one before.
  ///
  /// A scope that grows by a name is a copy of the one before it. So names are copied as often as
  /// their number has binary digits, and not as often as there are names behind them.
  private var layers: [Names] = []

  /// Every record that a type can name.
  package var records: [RecordName: RecordDeclaration] = [:]
  /// Optional paths that a test around the place found not to be `nil`.
  package var opened: Set<ExpressionNode> = []

  /// The component of the file whose parameters are meant, or −1 for those of the layout.
  var component: Int32 = -1

  /// Whether the environment is known: it is where a layout is built.
  var hasEnvironment = false

  /// The names of the slots of the component around, by their places; nil outside of one.
  var slots: [String?]?

  /// Names whose meaning is unknown for a reason that was given: nothing is said of them.
  package var untyped: Set<String> = []

  /// Whether a file is imported that cannot be read, and that may declare any name.
  var mayLackNames = false

  /// Parameters that stand behind the one whose default is read, which cannot name them.
  var later: Set<String> = []

  package init() {}

  var isEmpty: Bool { shared.entries.isEmpty && own.entries.isEmpty && layers.isEmpty }

  /// All names, the innermost last.
  var names: [String] {
    ([shared, own] + layers).flatMap { names in names.entries.lazy.map(\.name) }
  }

  /// Adds a constant, which all of the file sees.
  mutating func share(_ entry: Entry) { shared.append(entry) }

  /// Adds what is seen from here on alone; it hides what has its name.
  package mutating func add(_ entry: Entry) {
    if layers.isEmpty { own.append(entry) } else { addLayer(entry) }
  }

  /// Adds the same to a scope that stays as it is for others.
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

  /// The same with what another scope of the file adds to it.
  func seeing(_ other: ExpressionScope) -> ExpressionScope {
    var scope = self
    scope.own = other.own
    scope.layers = other.layers
    return scope
  }

  /// What a name means: the innermost of its entries.
  package func entry(named name: String) -> Entry? {
    for layer in layers.reversed() {
      if let entry = layer.entry(named: name) { return entry }
    }
    return own.entry(named: name) ?? shared.entry(named: name)
  }
}
