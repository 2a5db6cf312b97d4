import LayoutChecking
import LayoutDiagnostics
import LayoutModel
import LayoutSchema

/// A rule on the typed tree: a kind of finding, a scope and a check.
///
/// A rule is one file with all of that and an entry in ``RuleRegistry``; no other code names it.
/// Its examples are tests. A rule stores nothing between elements.
protocol Rule: Sendable {
  /// The kind of finding: name, severity, summary, explanation, and an example with its repair.
  static var finding: DiagnosticID { get }
  /// Further examples, each with exactly one finding.
  static var alsoWrong: [CatalogExample] { get }
  /// Further examples without the finding.
  static var alsoRight: [CatalogExample] { get }
  /// The scope of the rule; a document outside the scope skips the rule at no cost.
  static var scope: RuleScope { get }
  /// How the rule is run; follows from the kind of rule.
  static var way: RuleWay { get }
  /// Whether the rule's suspicions must be proved by frames.
  static var asksFrames: Bool { get }
}

/// How a rule is run.
enum RuleWay: Sendable {
  /// For each element in the rule's scope.
  case element(@Sendable (Int, inout RulePass) -> Void)
  /// Once, after all elements.
  case document(@Sendable (inout RulePass) -> Void)
  /// On the frames of every trial of a proof.
  case proof

  var isProof: Bool {
    if case .proof = self { return true }
    return false
  }
}

extension Rule {
  static var alsoWrong: [CatalogExample] { [] }
  static var alsoRight: [CatalogExample] { [] }
  static var asksFrames: Bool { false }
}

/// A rule about single elements and what is around them.
protocol ElementRule: Rule {
  /// Checks an element within the rule's scope.
  static func check(_ element: Int, _ pass: inout RulePass)
}

extension ElementRule {
  static var way: RuleWay { .element { check($0, &$1) } }
}

/// A rule about a document as a whole, run after all elements were visited.
protocol DocumentRule: Rule {
  static func check(_ pass: inout RulePass)
}

extension DocumentRule {
  static var way: RuleWay { .document { check(&$0) } }
}

/// The elements and documents that a rule applies to.
struct RuleScope: Sendable {
  /// The kinds of elements the rule checks; empty for all kinds.
  var kinds: ElementSet = []
  /// The attributes of which a checked element has at least one; empty for no condition.
  var attributes = AttributeMask()
  /// The attributes of which some element of the document has one; empty for no condition.
  var alongside = AttributeMask()
  /// The features that the document must have.
  var features: DocumentFeatures = []

  init(
    kinds: ElementSet = [], attributes: [AttributeName] = [], alongside: [AttributeName] = [],
    features: DocumentFeatures = [],
  ) {
    self.kinds = kinds
    self.attributes = AttributeMask(attributes)
    self.alongside = AttributeMask(alongside)
    self.features = features
  }

  /// Whether a document with the given contents may break the rule.
  func includes(_ facts: DocumentFacts) -> Bool {
    facts.features.isSuperset(of: features)
      && (kinds.isEmpty || !kinds.isDisjoint(with: facts.kinds))
      && (attributes.isEmpty || attributes.intersects(facts.attributes))
      && (alongside.isEmpty || alongside.intersects(facts.attributes))
  }

  /// Whether the rule checks `node`, in a document within its scope.
  @inline(__always)
  func includes(_ node: TypedNode) -> Bool {
    (kinds.isEmpty || kinds.contains(node.kind))
      && (attributes.isEmpty || attributes.intersects(node.written))
  }
}
