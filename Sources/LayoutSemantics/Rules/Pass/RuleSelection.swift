import LayoutSchema

/// The rules that a document asks for.
struct RuleSelection {
  /// The places of the chosen rules about elements.
  private(set) var elementPlaces = RulePlaces()
  /// The places of the chosen rules about documents.
  private(set) var documentPlaces = RulePlaces()
  /// Some chosen rule looks at elements that carry one of these, or are of these kinds.
  private var attributes = AttributeMask()
  private var kinds: ElementSet = []

  init(for facts: DocumentFacts, from rules: RuleTable, choosing choice: RuleChoice) {
    for place in choice.places where rules.scopes[place].includes(facts) {
      guard case .element = rules.ways[place] else {
        documentPlaces.insert(place)
        continue
      }
      elementPlaces.insert(place)
      if rules.scopes[place].attributes.isEmpty {
        kinds = kinds.union(rules.scopes[place].kinds)
      } else {
        attributes.formUnion(rules.scopes[place].attributes)
      }
    }
  }

  var isEmpty: Bool { elementPlaces.isEmpty && documentPlaces.isEmpty }

  /// Whether a rule looks at elements.
  var hasElements: Bool { !elementPlaces.isEmpty }

  /// Whether some chosen rule may look at `node`.
  @inline(__always)
  func includes(_ node: TypedNode) -> Bool {
    kinds.contains(node.kind) || attributes.intersects(node.written)
  }
}

/// Places in the registry, which are gone through in ascending order.
package struct RulePlaces: Sequence, IteratorProtocol, Equatable, Sendable {
  /// How many places there are.
  package static let count = 2 * UInt64.bitWidth

  private var low: UInt64 = 0
  private var high: UInt64 = 0

  package init() {}

  package var isEmpty: Bool { low | high == 0 }

  /// Adds a place from 0 to before ``count``.
  package mutating func insert(_ place: Int) {
    if place < UInt64.bitWidth {
      low |= 1 &<< UInt64(place)
    } else {
      high |= 1 &<< UInt64(place - UInt64.bitWidth)
    }
  }

  package mutating func remove(_ place: Int) {
    if place < UInt64.bitWidth {
      low &= ~(1 &<< UInt64(place))
    } else {
      high &= ~(1 &<< UInt64(place - UInt64.bitWidth))
    }
  }

  package func contains(_ place: Int) -> Bool {
    place < UInt64.bitWidth
      ? low & 1 &<< UInt64(place) != 0 : high & 1 &<< UInt64(place - UInt64.bitWidth) != 0
  }

  /// Those that are among `others` too.
  @inline(__always)
  package func intersection(_ others: RulePlaces) -> RulePlaces {
    var common = self
    common.low &= others.low
    common.high &= others.high
    return common
  }

  @inline(__always)
  package mutating func next() -> Int? {
    if low != 0 {
      defer { low &= low &- 1 }
      return low.trailingZeroBitCount
    }
    guard high != 0 else { return nil }
    defer { high &= high &- 1 }
    return UInt64.bitWidth + high.trailingZeroBitCount
  }
}

/// The registry in the form that the pass goes through it: each list is by place in the registry.
struct RuleTable: Sendable {
  let scopes: [RuleScope]
  /// By kind of element, the rules that may look at one.
  let placesByKind: [RulePlaces]
  let ways: [RuleWay]

  static let shared = RuleTable(RuleRegistry.rules)

  init(_ rules: [any Rule.Type]) {
    precondition(rules.count <= RulePlaces.count, "a selection has a place for every rule")
    let scopes = rules.map { rule in
      var scope = rule.scope
      // A document with errors is not solved.
      if rule.asksFrames { scope.features.insert(.sound) }
      return scope
    }
    ways = rules.map { $0.way }
    for (scope, way) in zip(scopes, ways) {
      guard case .element = way else { continue }
      precondition(
        !scope.kinds.isEmpty || !scope.attributes.isEmpty,
        "a rule says which elements it looks at")
    }
    placesByKind = ElementKind.allCases.map { kind in
      var places = RulePlaces()
      for (place, scope) in scopes.enumerated()
      where scope.kinds.isEmpty || scope.kinds.contains(kind) {
        places.insert(place)
      }
      return places
    }
    self.scopes = scopes
  }
}
