import LayoutModel
import LayoutSchema

/// The attributes that a declared element or component may have, and those that it has.
struct OwnAttributes {
  var owner: String
  var parameters: [Parameter]
  /// The actions that a use binds by attributes of their names.
  var actions: [ActionDeclaration] = []
  /// The names of parameters with mistakes in their declarations, on which nothing more is
  /// reported.
  let untyped: Set<String>
  /// The kinds that the element may have for its parent.
  var kinds: [ElementKind]
  /// Whether one of these has no children.
  let hasLeafRoot: Bool
  var above = PlacementParent.unknown
  /// The expression for each parameter; −1 for none.
  var arguments: [Int32]
  var isGiven: [Bool]
  /// The firing for each action; −1 for none.
  var firings: [Int32] = []
  var written = AttributeMask()
  var excluded = AttributeMask()

  init(
    owner: String, parameters: [Parameter], untyped: Set<String>, kinds: [ElementKind],
    hasLeafRoot: Bool = false,
  ) {
    self.hasLeafRoot = hasLeafRoot
    self.owner = owner
    self.untyped = untyped
    self.parameters = parameters
    self.kinds = kinds
    arguments = Array(repeating: -1, count: parameters.count)
    isGiven = Array(repeating: false, count: parameters.count)
  }

  /// Whether the parameter `word` has a value.
  func says(_ word: String) -> Bool {
    parameters.firstIndex { $0.name == word }.map { isGiven[$0] } ?? false
  }

  /// Whether the element has an attribute, or one that excludes it.
  func rulesOut(_ name: AttributeName, _ tables: CheckerTables) -> Bool {
    if written.contains(name) || excluded.contains(name) { return true }
    guard tables.exclusionsByName[Int(name.rawValue)].intersects(written),
      let row = row(name, tables)
    else { return false }
    return tables.exclusions[Int(row.rawValue)].intersects(written)
  }

  /// Returns the row by which the use of a component reads `name`, or nil.
  ///
  /// All kinds that the root may have must read the attribute; the first kind gives the row. An
  /// attribute that all of them read of themselves, and that a use may set, is the root's.
  func row(_ name: AttributeName, _ tables: CheckerTables) -> RowID? {
    // Without a root, which is a mistake of its own, the attributes of a wrapper are legal.
    let kinds = self.kinds.isEmpty ? [.wrapper] : self.kinds
    let rows = kinds.map { row(name, of: $0, tables) }
    if rows.allSatisfy({ $0.own != nil }) { return rows.first?.own }
    guard rows.allSatisfy({ $0.own ?? $0.placed != nil }) else { return nil }
    return rows.lazy.compactMap { $0.placed ?? $0.own }.first
  }

  /// Returns the row by which a root of one kind reads `name` of itself, or the one by which the
  /// parent reads it.
  private func row(
    _ name: AttributeName, of kind: ElementKind, _ tables: CheckerTables
  ) -> (own: RowID?, placed: RowID?) {
    let placed = above.kind.flatMap { tables.schema.placementRow(name, of: kind, in: $0) }
    let own = tables.schema.ownRow(name, of: kind).flatMap { row in
      switch tables.schema[row].group {
      case .size, .appearance: row
      case .own, .placement: tables.schema.rowOfUses(name)
      }
    }
    guard let own, let placed, let above = above.kind else { return (own, placed) }
    let isPlaced =
      tables.isParents[Int(placed.rawValue)]
      || tables.schema.reading(own, placed, of: kind, in: above, isLeaf: hasLeafRoot) == placed
    return isPlaced ? (nil, placed) : (own, placed)
  }
}
