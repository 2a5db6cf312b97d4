import LayoutSchema

/// The rules that a document asks for.
struct RuleSelection {
  private var chosen: UInt64 = 0
  /// Some chosen rule looks at elements that carry one of these, or are of these kinds.
  private var attributes = AttributeMask()
  private var kinds: ElementSet = []

  init(for facts: DocumentFacts, from rules: RuleTable) {
    for rule in rules.elements where rule.scope.includes(facts) {
      chosen |= 1 &<< UInt64(rule.place)
      if rule.scope.attributes.isEmpty {
        kinds = kinds.union(rule.scope.kinds)
      } else {
        attributes.formUnion(rule.scope.attributes)
      }
    }
    for rule in rules.documents where rule.scope.includes(facts) {
      chosen |= 1 &<< UInt64(rule.place)
    }
  }

  var isEmpty: Bool { chosen == 0 }

  /// Whether a rule looks at elements.
  var hasElements: Bool { !attributes.isEmpty || !kinds.isEmpty }

  /// Whether the rule at that place of the registry is chosen.
  func contains(_ place: Int) -> Bool { chosen & (1 &<< UInt64(place)) != 0 }

  /// Whether some chosen rule may look at `node`.
  @inline(__always)
  func includes(_ node: TypedNode) -> Bool {
    kinds.contains(node.kind) || attributes.intersects(node.written)
  }
}

/// The registry in the form that the pass goes through it.
struct RuleTable: Sendable {
  struct Row<Check: Sendable>: Sendable {
    /// The rule's place in the registry.
    let place: Int
    let scope: RuleScope
    let check: Check
  }

  typealias ElementCheck = @Sendable (Int, inout RulePass) -> Void
  typealias DocumentCheck = @Sendable (inout RulePass) -> Void

  let elements: [Row<ElementCheck>]
  let documents: [Row<DocumentCheck>]

  static let shared = RuleTable(RuleRegistry.rules)

  init(_ rules: [any Rule.Type]) {
    precondition(rules.count <= UInt64.bitWidth, "a selection has a place for every rule")
    var elements: [Row<ElementCheck>] = []
    var documents: [Row<DocumentCheck>] = []
    for (place, rule) in rules.enumerated() {
      if let rule = rule as? any ElementRule.Type {
        let look: ElementCheck = { rule.check($0, &$1) }
        precondition(
          !rule.scope.kinds.isEmpty || !rule.scope.attributes.isEmpty,
          "a rule says which elements it looks at")
        elements.append(Row(place: place, scope: rule.scope, check: look))
      } else if let rule = rule as? any DocumentRule.Type {
        let look: DocumentCheck = { rule.check(&$0) }
        documents.append(Row(place: place, scope: rule.scope, check: look))
      }
    }
    self.elements = elements
    self.documents = documents
  }
}
