package import LayoutDiagnostics
import LayoutSchema
import LayoutXML

/// A rule that a project has written down in a `*.rule.xml`.
package final class OwnRule: Sendable {
  /// The kind of finding, of which everything else is told as of a rule that ships.
  package let finding: DiagnosticID
  /// Where its id stands in its file.
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

/// The rules of a project's own that hold for a document.
package final class OwnRules: Sendable {
  package let rules: [OwnRule]
  private let ids: [String: DiagnosticID]

  package init(_ rules: [OwnRule]) {
    self.rules = rules
    ids = Dictionary(
      rules.map { ($0.finding.name, $0.finding) }, uniquingKeysWith: { first, _ in first })
  }

  package static let none = OwnRules([])

  /// What the rules find, in alphabetical order.
  package var findings: [DiagnosticID] { ids.values.sorted { $0.name < $1.name } }

  /// What the rule of that name finds, or nil.
  package func id(named name: String) -> DiagnosticID? { ids[name] }
}

extension OwnRules: Equatable {
  /// Whether both are one: they are read once for all documents.
  package static func == (one: OwnRules, other: OwnRules) -> Bool { one === other }
}

/// Names of elements or attributes, some of them with stars.
struct NamePattern: Sendable {
  /// Its place among those of a rule.
  let number: Int
  let isAny: Bool
  let exact: [String]
  let patterns: [StarPattern]

  /// Takes names with blanks between.
  init(_ words: [String], number: Int) {
    self.number = number
    isAny = words.contains(Self.any) || words.contains("*")
    exact = words.filter { !$0.contains("*") && $0 != Self.any }
    patterns = words.filter { $0.contains("*") && $0 != "*" }.map { StarPattern($0) }
  }

  static let any = "any"

  /// The numbers of the names that are meant, among those of a document.
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

/// Something that has to hold of an element.
indirect enum OwnTest: Sendable {
  case attribute(NamePattern, [ValueTest])
  case content([ValueTest])
  case related(OwnRelation)
  case either([OwnTest])
  /// None of them holds.
  case not([OwnTest])
}

/// Other elements that there must be, seen from one of them.
struct OwnRelation: Sendable {
  enum Way: Sendable {
    case parent, ancestor, child, descendant, sibling
  }

  /// Its place among those of a rule.
  let number: Int
  let way: Way
  let names: NamePattern
  let tests: [OwnTest]
  /// How many of them there have to be.
  let count: ClosedRange<Int>
}

/// What a value is compared with.
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

  /// Whether it holds of a value.
  ///
  /// What is bound is not known, so that only tests of how it is written hold of it. Lists pass those
  /// about parts where one part does.
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
  /// Whether it is one of some words, or the same number as one of them.
  fileprivate func isOne(of words: [String]) -> Bool {
    words.contains { word in
      if word == self { return true }
      guard let number = Double(self), let other = Double(word) else { return false }
      return number == other
    }
  }
}

/// A way to put a finding right.
struct OwnRepair: Sendable {
  enum Change: Sendable {
    /// Nil stands for the attribute that the finding is about.
    case set(attribute: String?, to: RuleTemplate)
    case remove(attribute: String?)
    case rename(attribute: String?, to: String)
    case renameElement(to: String)
  }

  /// Where it stands in its file.
  let range: SourceRange
  let title: RuleTemplate?
  let isSafe: Bool
  let changes: [Change]
}

/// Markup that a rule finds, or must not.
struct OwnExample: Sendable {
  /// The element's name in the file of the rule.
  let range: SourceRange
  let fires: Bool
  let markup: CatalogExample
}
