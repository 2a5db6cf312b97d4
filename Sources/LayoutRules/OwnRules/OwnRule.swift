package import LayoutDiagnostics
import LayoutModel
import LayoutSchema
import LayoutXML

/// A rule of a project's own, declared in a `*.rule.xml` file.
package final class OwnRule: Sendable {
  /// The kind of finding that the rule reports.
  package let finding: DiagnosticID
  /// The range of the rule's id in its file.
  package let idRange: SourceRange
  let names: NamePattern
  let tests: [OwnTest]
  let message: RuleTemplate
  let repairs: [OwnRepair]
  let examples: [OwnExample]

  init(
    _ finding: DiagnosticID, at idRange: SourceRange, names: NamePattern, tests: [OwnTest],
    message: RuleTemplate, repairs: [OwnRepair], examples: [OwnExample],
  ) {
    self.finding = finding
    self.idRange = idRange
    self.names = names
    self.tests = tests
    self.message = message
    self.repairs = repairs
    self.examples = examples
  }
}

/// The project's own rules that apply to a document.
package final class OwnRules: Sendable {
  package let rules: [OwnRule]
  private let ids: [String: DiagnosticID]

  package init(_ rules: [OwnRule]) {
    self.rules = rules
    ids = Dictionary(
      rules.map { ($0.finding.name, $0.finding) }, uniquingKeysWith: { first, _ in first })
  }

  package static let none = OwnRules([])

  /// The kinds of findings of the rules, in alphabetical order.
  package var findings: [DiagnosticID] { ids.values.sorted { $0.name < $1.name } }

  /// Returns the kind of finding of the rule with the given name; nil if there is none.
  package func id(named name: String) -> DiagnosticID? { ids[name] }
}

extension OwnRules: Equatable {
  /// Whether both are the same instance; rules are read once for all documents.
  package static func == (one: OwnRules, other: OwnRules) -> Bool { one === other }
}

/// A set of names of elements or attributes, some of them with stars.
struct NamePattern: Sendable {
  /// The number of the pattern within its rule.
  let number: Int
  let isAny: Bool
  let exact: [String]
  let patterns: [StarPattern]

  /// Creates a pattern of names.
  init(_ words: [String], number: Int) {
    self.number = number
    isAny = words.contains(Self.any) || words.contains("*")
    exact = words.filter { !$0.contains("*") && $0 != Self.any }
    patterns = words.filter { $0.contains("*") && $0 != "*" }.map { StarPattern($0) }
  }

  static let any = "any"

  /// Returns the ids of the matching names in a document's table.
  func ids(in table: NameTable) -> Set<NameID> {
    var ids = Set(exact.compactMap { table.id(of: $0) })
    guard isAny || !patterns.isEmpty else { return ids }
    for number in 0..<table.count {
      let id = NameID(rawValue: UInt16(number))
      let name = table.name(of: id)
      if isAny || patterns.contains(where: { $0.matches(name) }) { ids.insert(id) }
    }
    return ids
  }
}

/// A condition that an element has to meet.
indirect enum OwnTest: Sendable {
  case attribute(NamePattern, [ValueTest])
  case content([ValueTest])
  case related(OwnRelation)
  case either([OwnTest])
  /// None of the tests holds.
  case not([OwnTest])
}

/// A condition on the elements related to an element.
struct OwnRelation: Sendable {
  enum Way: Sendable {
    case parent, ancestor, child, descendant, sibling
  }

  /// The number of the relation within its rule.
  let number: Int
  let way: Way
  let names: NamePattern
  let tests: [OwnTest]
  /// The number of matching elements that are required.
  let count: ClosedRange<Int>
}

/// A comparison with the value of an attribute or text.
enum ValueTest: Sendable {
  case `is`(String)
  case isNot(String)
  case oneOf([String])
  case noneOf([String])
  case like(StarPattern)
  case unlike(StarPattern)
  case below(Double)
  case above(Double)
  case atLeast(Double)
  case atMost(Double)
  case bound(Bool)

  /// Whether the comparison holds for a value.
  ///
  /// The value of a binding is unknown, so only tests of its spelling can hold. A list meets a
  /// comparison of parts if one of its parts does.
  func holds(of text: String) -> Bool {
    switch self {
    case .like(let pattern): return pattern.matches(text)
    case .unlike(let pattern): return !pattern.matches(text)
    case .bound(let isBound): return isBound == Self.isBound(text)
    case .is(let other): return !Self.isBound(text) && text == other
    case .isNot(let other): return !Self.isBound(text) && text != other
    case .oneOf(let words): return Self.parts(of: text).contains { $0.isOne(of: words) }
    case .noneOf(let words): return Self.parts(of: text).contains { !$0.isOne(of: words) }
    case .below(let limit): return Self.numbers(in: text).contains { $0 < limit }
    case .above(let limit): return Self.numbers(in: text).contains { $0 > limit }
    case .atLeast(let limit): return Self.numbers(in: text).contains { $0 >= limit }
    case .atMost(let limit): return Self.numbers(in: text).contains { $0 <= limit }
    }
  }

  private static func isBound(_ text: String) -> Bool {
    guard text.utf8.contains(UInt8(ascii: "{")) else { return false }
    guard case .issue = Braces.unescape(Array(text.utf8)) else { return false }
    return true
  }

  private static func parts(of text: String) -> [Substring] {
    isBound(text) ? [] : text.split(separator: " ")
  }

  private static func numbers(in text: String) -> [Double] {
    parts(of: text).compactMap { Double($0) }
  }
}

extension Substring {
  /// Whether the text is one of the words, or equals one of them as a number.
  fileprivate func isOne(of words: [String]) -> Bool {
    words.contains { word in
      if word == self { return true }
      guard let number = Double(self), let other = Double(word) else { return false }
      return number == other
    }
  }
}

/// A repair of the findings of a rule.
struct OwnRepair: Sendable {
  enum Change: Sendable {
    /// Sets an attribute; nil is the attribute that the finding is about.
    case set(attribute: String?, to: RuleTemplate)
    case remove(attribute: String?)
    case rename(attribute: String?, to: String)
    case renameElement(to: String)
  }

  /// The range of the repair in its file.
  let range: SourceRange
  let title: RuleTemplate?
  let isSafe: Bool
  let changes: [Change]
}

/// Markup in which a rule must report something, or must not.
struct OwnExample: Sendable {
  /// The range of the element's name in the file of the rule.
  let range: SourceRange
  let fires: Bool
  let markup: CatalogExample
}
