import LayoutSchema

/// The rules that a document asks for.
struct RuleSelection {
  /// By their places in the registry.
  private var elementRules: UInt64 = 0
  private var documentRules: UInt64 = 0
  /// Some chosen rule looks at elements that carry one of these, or are of these kinds.
  private var attributes = AttributeMask()
  private var kinds: ElementSet = []

  init(for facts: DocumentFacts, from rules: RuleTable) {
    for place in rules.scopes.indices where rules.scopes[place].includes(facts) {
      let bit: UInt64 = 1 &<< UInt64(place)
      guard rules.elementRules & bit != 0 else {
        documentRules |= bit
        continue
      }
      elementRules |= bit
      if rules.scopes[place].attributes.isEmpty {
        kinds = kinds.union(rules.scopes[place].kinds)
      } else {
        attributes.formUnion(rules.scopes[place].attributes)
      }
    }
  }

  var isEmpty: Bool { elementRules | documentRules == 0 }

  /// Whether a rule looks at elements.
  var hasElements: Bool { elementRules != 0 }

  /// Whether some chosen rule may look at `node`.
  @inline(__always)
  func includes(_ node: TypedNode) -> Bool {
    kinds.contains(node.kind) || attributes.intersects(node.written)
  }

  /// The places of the chosen rules about elements, in ascending order.
  var elementPlaces: Places { Places(rest: elementRules) }

  /// The places of the chosen rules about documents, in ascending order.
  var documentPlaces: Places { Places(rest: documentRules) }

  /// The places of the bits in a word.
  struct Places: Sequence, IteratorProtocol {
    fileprivate var rest: UInt64

    @inline(__always)
    mutating func next() -> Int? {
      guard rest != 0 else { return nil }
      defer { rest &= rest &- 1 }
      return rest.trailingZeroBitCount
    }
  }
}

/// The registry in the form that the pass goes through it: each list is by place in the registry.
struct RuleTable: Sendable {
  typealias ElementCheck = @Sendable (Int, inout RulePass) -> Void
  typealias DocumentCheck = @Sendable (inout RulePass) -> Void

  let scopes: [RuleScope]
  let elementChecks: [ElementCheck?]
  let documentChecks: [DocumentCheck?]
  /// Which of the rules are about elements, a bit for each.
  let elementRules: UInt64

  static let shared = RuleTable(RuleRegistry.rules)

  init(_ rules: [any Rule.Type]) {
    precondition(rules.count <= UInt64.bitWidth, "a selection has a place for every rule")
    var elementChecks: [ElementCheck?] = []
    var documentChecks: [DocumentCheck?] = []
    var elementRules: UInt64 = 0
    for (place, rule) in rules.enumerated() {
      if let rule = rule as? any ElementRule.Type {
        precondition(
          !rule.scope.kinds.isEmpty || !rule.scope.attributes.isEmpty,
          "a rule says which elements it looks at")
        elementRules |= 1 << UInt64(place)
        elementChecks.append { rule.check($0, &$1) }
      } else {
        elementChecks.append(nil)
      }
      if let rule = rule as? any DocumentRule.Type {
        documentChecks.append { rule.check(&$0) }
      } else {
        documentChecks.append(nil)
      }
    }
    scopes = rules.map { $0.scope }
    self.elementChecks = elementChecks
    self.documentChecks = documentChecks
    self.elementRules = elementRules
  }
}
