import LayoutDiagnostics
import LayoutSchema

/// A judgement on the typed tree: a kind of finding, where to look for it, and the looking.
///
/// A rule is one file with all of that and a line in ``RuleRegistry``; nothing else knows it by name.
/// Its examples are tests. It keeps nothing from one element to the next.
protocol Rule: Sendable {
  /// The kind of finding: its name, severity, summary, why it is one, and an example with its repair.
  static var finding: DiagnosticID { get }
  /// Further markup that has the finding, once in each.
  static var alsoWrong: [CatalogExample] { get }
  /// Further markup that must not have it.
  static var alsoRight: [CatalogExample] { get }
  /// What a document must hold for the rule to be asked, so that all others pay nothing for it.
  static var scope: RuleScope { get }
  /// How it is asked, which follows from the kind of rule that it is.
  static var way: RuleWay { get }
  /// Whether only frames can prove what it suspects.
  static var asksFrames: Bool { get }
}

/// How a rule is asked.
enum RuleWay: Sendable {
  /// Of each element in its scope.
  case element(@Sendable (Int, inout RulePass) -> Void)
  /// Once, when all elements have been looked at.
  case document(@Sendable (inout RulePass) -> Void)
}

extension Rule {
  static var alsoWrong: [CatalogExample] { [] }
  static var alsoRight: [CatalogExample] { [] }
  static var asksFrames: Bool { false }
}

/// A rule about single elements and what is around them.
protocol ElementRule: Rule {
  /// Looks at an element within the rule's scope.
  static func check(_ element: Int, _ pass: inout RulePass)
}

extension ElementRule {
  static var way: RuleWay { .element { check($0, &$1) } }
}

/// A rule about a document as a whole; it is asked when all elements have been looked at.
protocol DocumentRule: Rule {
  static func check(_ pass: inout RulePass)
}

extension DocumentRule {
  static var way: RuleWay { .document { check(&$0) } }
}

/// Where a rule may have something to say.
struct RuleScope: Sendable {
  /// The elements that are looked at are of these kinds, where there are any.
  var kinds: ElementSet = []
  /// They carry one of these attributes, where there are any.
  var attributes = AttributeMask()
  /// Some element of the document carries one of these, where there are any.
  var alongside = AttributeMask()
  /// The document has all of these features.
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

  /// Whether a document of which so much is known may hold something for the rule.
  func includes(_ facts: DocumentFacts) -> Bool {
    facts.features.isSuperset(of: features)
      && (kinds.isEmpty || !kinds.isDisjoint(with: facts.kinds))
      && (attributes.isEmpty || attributes.intersects(facts.attributes))
      && (alongside.isEmpty || alongside.intersects(facts.attributes))
  }

  /// Whether the rule is to look at `node`, in a document that it includes.
  @inline(__always)
  func includes(_ node: TypedNode) -> Bool {
    (kinds.isEmpty || kinds.contains(node.kind))
      && (attributes.isEmpty || attributes.intersects(node.written))
  }
}
