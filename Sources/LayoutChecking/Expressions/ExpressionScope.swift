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

  private struct Parts: Sendable {
    /// The names that all expressions of the file can use.
    var shared = Names()
    /// The names that a body, or a part of one, adds: parameters and the names of loops.
    var own = Names()
    /// Names that were added one by one to copies of the scope, the innermost last.
    ///
    /// A scope with one more name is a copy of the scope before. Each layer is at most half as long
    /// as the one before it, so a name is copied
    /// O(log n) times for n names, not once for every later name.
    var layers: [Names] = []
    var records: [RecordName: RecordDeclaration] = [:]
    var opened: Set<ExpressionNode> = []
    var component: Int32 = -1
    var hasEnvironment = false
    var slots: [String?]?
    var actions: [ActionDeclaration] = []
    var outside: Set<String> = []
    var untyped: Set<String> = []
    var mayLackNames = false
    var later: Set<String> = []
    var imports: Set<String> = []
  }

  /// The parts, behind one reference because every expression is read with a copy of its scope.
  private var apart = Self.nothing

  private static let nothing = [Parts()]

  private var parts: Parts {
    _read { yield apart[0] }
    _modify { yield &apart[0] }
  }

  /// Every record that a type can name.
  package var records: [RecordName: RecordDeclaration] {
    _read { yield parts.records }
    _modify { yield &parts.records }
  }
  /// Optional paths that a surrounding test has found not to be `nil`.
  package var opened: Set<ExpressionNode> {
    _read { yield parts.opened }
    _modify { yield &parts.opened }
  }

  /// The component whose parameters are in scope, or −1 for the layout's parameters.
  var component: Int32 {
    get { parts.component }
    set { parts.component = newValue }
  }

  /// Whether expressions can read the environment, as in the body of a layout or a component.
  var hasEnvironment: Bool {
    get { parts.hasEnvironment }
    set { parts.hasEnvironment = newValue }
  }

  /// The names of the slots of the surrounding component, by index; nil outside a component.
  var slots: [String?]? {
    _read { yield parts.slots }
    _modify { yield &parts.slots }
  }

  /// The actions of the surrounding layout or component.
  var actions: [ActionDeclaration] {
    _read { yield parts.actions }
    _modify { yield &parts.actions }
  }

  /// The parameters and actions of the layout around the surrounding component, which the component
  /// does not see.
  var outside: Set<String> {
    _read { yield parts.outside }
    _modify { yield &parts.outside }
  }

  /// Names with an unknown meaning whose mistake has been reported; their uses are not.
  package var untyped: Set<String> {
    _read { yield parts.untyped }
    _modify { yield &parts.untyped }
  }

  /// Whether an import cannot be read, which may declare any name.
  var mayLackNames: Bool {
    get { parts.mayLackNames }
    set { parts.mayLackNames = newValue }
  }

  /// The parameters after the one whose default is read; the default cannot name them.
  var later: Set<String> {
    _read { yield parts.later }
    _modify { yield &parts.later }
  }

  /// The names of imports, behind which the constants of their files stand.
  var imports: Set<String> {
    _read { yield parts.imports }
    _modify { yield &parts.imports }
  }

  package init() {}

  var isEmpty: Bool {
    parts.shared.entries.isEmpty && parts.own.entries.isEmpty && parts.layers.isEmpty
  }

  /// All names, the innermost last.
  var names: [String] {
    ([parts.shared, parts.own] + parts.layers).flatMap { names in names.entries.lazy.map(\.name) }
  }

  /// Adds a constant for all expressions of the file.
  mutating func share(_ entry: Entry) { parts.shared.append(entry) }

  /// Adds a name that hides earlier entries of the same name.
  package mutating func add(_ entry: Entry) {
    if parts.layers.isEmpty { parts.own.append(entry) } else { addLayer(entry) }
  }

  /// Adds a name to a copy of a scope that others still use.
  mutating func addLayer(_ entry: Entry) {
    var layer = Names()
    layer.append(entry)
    while let last = parts.layers.last, last.entries.count <= layer.entries.count {
      var both = last
      for entry in layer.entries { both.append(entry) }
      layer = both
      parts.layers.removeLast()
    }
    parts.layers.append(layer)
  }

  /// Returns this scope, with the names that a body has added to another scope of the file.
  func seeing(_ other: ExpressionScope) -> ExpressionScope {
    var scope = self
    scope.parts.own = other.parts.own
    scope.parts.layers = other.parts.layers
    return scope
  }

  /// Returns the innermost entry of a name, or nil.
  package func entry(named name: String) -> Entry? {
    for layer in parts.layers.reversed() {
      if let entry = layer.entry(named: name) { return entry }
    }
    return parts.own.entry(named: name) ?? parts.shared.entry(named: name)
  }
}
