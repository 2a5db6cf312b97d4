import LayoutSchema

/// What may stand on an element of the author's own, and what does.
struct OwnAttributes {
  var owner: String
  var parameters: [Parameter]
  /// What the element is to its parent.
  var kinds: [ElementKind]
  var above = PlacementParent.unknown
  /// The expression for each parameter, −1 where there is none.
  var arguments: [Int32]
  var isGiven: [Bool]
  var written = AttributeMask()
  var excluded = AttributeMask()

  init(owner: String, parameters: [Parameter], kinds: [ElementKind]) {
    self.owner = owner
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
}
