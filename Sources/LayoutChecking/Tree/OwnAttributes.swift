import LayoutModel
import LayoutSchema

/// The attributes that a declared element or component may have, and those that it has.
struct OwnAttributes {
  var owner: String
  var parameters: [Parameter]
  /// The names of parameters with mistakes in their declarations, on which nothing more is
  /// reported.
  let untyped: Set<String>
  /// The kinds that the element may have for its parent.
  var kinds: [ElementKind]
  var above = PlacementParent.unknown
  /// The expression for each parameter; −1 for none.
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

  /// Whether the parameter `word` has a value.
  func says(_ word: String) -> Bool {
    parameters.firstIndex { $0.name == word }.map { isGiven[$0] } ?? false
  }

  /// Whether the element has an attribute, or one that excludes it.
  func rulesOut(_ name: AttributeName) -> Bool {
    written.contains(name) || excluded.contains(name)
      || Schema.shared.rows(named: name).contains { row in
        row.excludes.contains(where: written.contains)
      }
  }

  /// Returns the row by which the use of a component reads `name`, or nil.
  ///
  /// All kinds that the root may have must read the attribute; the first kind gives the row.
  func row(_ name: AttributeName, _ tables: CheckerTables) -> RowID? {
    var found: RowID?
    // Without a root, which is a mistake of its own, the attributes of a wrapper are legal.
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
