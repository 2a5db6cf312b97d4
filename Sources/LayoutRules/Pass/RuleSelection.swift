import LayoutChecking
import LayoutModel
import LayoutSchema

/// The chosen rules whose scope includes a document.
struct RuleSelection {
  /// The registry indices of the selected element rules.
  private(set) var elementPlaces = RulePlaces()
  /// The registry indices of the selected document rules.
  private(set) var documentPlaces = RulePlaces()
  /// The attributes by which some selected rule finds its elements.
  private var attributes = AttributeMask()
  /// The kinds by which the selected rules without attributes find their elements.
  private var kinds: ElementSet = []

  init(for facts: DocumentFacts, from rules: RuleTable, choosing choice: RuleChoice) {
    for place in choice.places where rules.scopes[place].includes(facts) {
      switch rules.ways[place] {
      case .element: break
      case .document:
        documentPlaces.insert(place)
        continue
      case .proof: continue
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

  /// Whether an element rule is selected.
  var hasElements: Bool { !elementPlaces.isEmpty }

  /// Whether a selected rule may check `node`.
  @inline(__always)
  func includes(_ node: TypedNode) -> Bool {
    kinds.contains(node.kind) || attributes.intersects(node.written)
  }
}

/// A set of registry indices, iterated in ascending order.
package struct RulePlaces: Sequence, IteratorProtocol, Equatable, Sendable {
  /// The number of indices that the set can hold.
  package static let count = 2 * UInt64.bitWidth

  private var low: UInt64 = 0
  private var high: UInt64 = 0

  package init() {}

  package var isEmpty: Bool { low | high == 0 }

  /// Adds an index; it must be in `0..<count`.
  package mutating func insert(_ place: Int) {
    if place < UInt64.bitWidth { low |= Self.bit(place) } else { high |= Self.bit(place) }
  }

  package mutating func remove(_ place: Int) {
    if place < UInt64.bitWidth { low &= ~Self.bit(place) } else { high &= ~Self.bit(place) }
  }

  package func contains(_ place: Int) -> Bool {
    (place < UInt64.bitWidth ? low : high) & Self.bit(place) != 0
  }

  /// The bit of an index in its half; the shift counts modulo 64.
  private static func bit(_ place: Int) -> UInt64 { 1 &<< UInt64(place) }

  /// Returns the indices that are in both sets.
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

/// The registry in the form the pass uses; each list is in registry order.
struct RuleTable: Sendable {
  let scopes: [RuleScope]
  /// For each kind of element, the rules that may check it.
  let placesByKind: [RulePlaces]
  let ways: [RuleWay]

  static let shared = RuleTable(RuleRegistry.rules)

  init(_ rules: [any Rule.Type]) {
    precondition(rules.count <= RulePlaces.count, "a selection has a place for every rule")
    let scopes = rules.map { rule in
      var scope = rule.scope
      // A document with errors is not solved, so its frames prove nothing.
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
