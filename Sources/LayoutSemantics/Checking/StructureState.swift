/// What the checker knows of a document with declarations or conditions beside its typed tree.
struct StructureState {
  /// Whether the document has any, so that its structure is to be looked at in the end.
  var isActive = false

  // MARK: Names

  /// What all bodies of the file see: its constants and records, and those of its imports.
  var shared = ExpressionScope()
  /// The `component` in the markup for each of ``DocumentStructure/components``.
  var componentMarkup: [Int32] = []
  /// The elements of the author's own by name: those of the file and of its imports.
  var components: [String: DeclarationReference] = [:]
  var elements: [String: DeclarationReference] = [:]
  /// Whether signatures hold what bodies say of slots and roots.
  var hasSignatures = false

  // MARK: Scopes

  /// The scopes that expressions stand in; the first is that of the layout's own body.
  var scopes = [ExpressionScope()]
  /// The scope of an element's children, for the elements that change it.
  var inner: [Int32: Int] = [:]
  /// The scope behind a branch, where its test is known not to hold.
  var behind: [Int32: Int] = [:]
  /// The scope that a further branch of a chain stands in.
  var outer: [Int32: Int] = [:]

  /// The parameters, locals and constants that the bodies name, but for the parameters of
  /// components.
  var mentioned: Set<ExpressionNode> = []
  /// Those that are named in each component.
  var mentionedParameters: [Int32: Set<Int>] = [:]

  // MARK: Bodies

  /// The typed `slot` that is the first of its name, by the component in the markup.
  var slots: [Int32: [Int32: Int32]] = [:]
  /// Pairs of attributes that hold the same id where both elements can be there.
  var equalIds: [(later: Int, earlier: Int)] = []

  var isUntouched: Bool {
    !isActive && shared.isEmpty && componentMarkup.isEmpty && components.isEmpty
      && elements.isEmpty && equalIds.isEmpty && scopes.count == 1 && scopes[0].isEmpty
      && !hasSignatures
  }

  /// The branch at `place` stands where the test of the one before it did not hold.
  mutating func continueChain(_ place: Int, behind last: Int32) {
    if let behind = behind[last] { outer[Int32(place)] = behind }
  }
}

extension Checker {
  /// The scope that the attributes and the content of the element at `place` are read in.
  func scope(of place: Int) -> ExpressionScope {
    structure.scopes[scopeNumber(of: place)]
  }

  func scopeNumber(of place: Int) -> Int {
    if let outer = structure.outer[Int32(place)] { return outer }
    var above = draft.document.nodes[place].parent
    while above >= 0 {
      if let inner = structure.inner[above] { return inner }
      above = draft.document.nodes[Int(above)].parent
    }
    return 0
  }

  /// Gives the children of the element at `place` a scope of their own.
  mutating func open(_ scope: ExpressionScope, in place: Int) {
    structure.inner[Int32(place)] = structure.scopes.count
    structure.scopes.append(scope)
  }
}
