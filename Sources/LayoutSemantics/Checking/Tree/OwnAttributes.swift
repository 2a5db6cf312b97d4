import LayoutSchema

/// What may stand on an element of the author's own, and what does.
struct OwnAttributes {
  var owner: String
  var parameters: [Parameter]
  /// The names of others whose declarations have mistakes, of which nothing more is said.
  let untyped: Set<String>
  /// What the element is to its parent.
  var kinds: [ElementKind]
  var above = PlacementParent.unknown
  /// The expression for each parameter, −1 where there is none.
  var arguments: [Int32]
  var isGiven: [Bool]
  var written = AttributeMask()
  var excluded = AttributeMask()

  init(owner: String, parameters: [Parameter], untyped: Set<String>, kinds: [ElementKind]) {
    self.owner = owner
    self.untyped = untyped
    self.parameters = parameters
    self.kinds = kinds
    arguments = Array(repeating: -1, count: parameters.count)
    isGiven = Array(repeating: false, count: parameters.count)
  }

  /// Whether the parameter called `word` is given.
  func says(_ word: String) -> Bool {
    parameters.firstIndex { $0.name == word }.map { isGiven[$0] } ?? false
  }

  /// Whether an attribute is there, or one that says the same in another way.
  func rulesOut(_ name: AttributeName) -> Bool {
    written.contains(name) || excluded.contains(name)
      || Schema.shared.rows(named: name).contains { row in
        row.excludes.contains(where: written.contains)
      }
  }

  /// The row by which the use of a component reads `name`, or nil: it must be the same to whatever
  /// the root comes out as.
  func row(_ name: AttributeName, _ tables: CheckerTables) -> RowID? {
    var found: RowID?
    // Without a root, which is a mistake of its own, anything goes that a wrapper takes.
    for kind in kinds.isEmpty ? [.wrapper] : kinds {
      let placed = above.kind.flatMap { tables.schema.placementRow(name, of: kind, in: $0) }
      let isParents = placed.map { !tables.schema[$0].parentReaders.isEmpty } ?? false
      let own = tables.schema.ownRow(name, of: kind).flatMap { row in
        switch tables.schema[row].group {
        case .size, .appearance: row
        case .own, .placement: nil
        }
      }
      guard let row = isParents ? placed : own ?? placed else { return nil }
      found = found ?? row
    }
    return found
  }
}
