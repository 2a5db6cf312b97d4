import LayoutDiagnostics
import LayoutSchema
import LayoutSyntax
import LayoutXML

/// Looks for what a project's own rules find.
///
/// Elements are sorted by their names once; a rule then sees those that it names and no others. What it
/// asks of other elements is worked out for all of them together when it is first asked, in one walk for
/// each such test, so that no rule takes longer than its tests times the elements.
struct OwnRulePass {
  private let markup: MarkupDocument
  private let styled: StyledAttributes?
  /// How many findings there is room for.
  private let room: Int
  private(set) var findings: [Diagnostic] = []

  /// By name, the elements in their order.
  private var elementsByName: [[Int32]]
  /// For each node, the element around it that is no condition, loop or slot, or −1; worked out for the
  /// first rule that asks.
  private var parents: [Int32] = []
  private let flow: Set<NameID>
  // Of the rule that is asked, by the numbers of its patterns.
  private var names: [Int: Set<NameID>] = [:]
  private var counts: [Int: Counts] = [:]

  /// Looks at a document with the styles of its elements, where any has one.
  init(_ markup: MarkupDocument, styled: StyledAttributes?, room: Int) {
    self.markup = markup
    self.styled = styled
    self.room = room
    flow = Set(ElementSet.flow.kinds.compactMap { markup.names.id(of: $0.name) })
    elementsByName = Array(repeating: [], count: markup.names.count)
    for (index, node) in markup.nodes.enumerated() where node.isElement {
      let name = Int(node.name.rawValue)
      if elementsByName.indices.contains(name) { elementsByName[name].append(Int32(index)) }
    }
  }

  /// Asks a rule about all elements that it names.
  mutating func run(_ rule: OwnRule) {
    names = [:]
    counts = [:]
    for place in elements(rule.names) {
      guard findings.count < room else { return }
      let node = Int(place)
      guard rule.tests.allSatisfy({ holds($0, of: node) }) else { continue }
      let subjects = subjects(of: rule.tests, at: node)
      if subjects.isEmpty { report(rule, nil, node) }
      for subject in subjects where findings.count < room { report(rule, subject, node) }
    }
  }

  /// The elements of some names in their order; `any` leaves out what only decides about others.
  private mutating func elements(_ pattern: NamePattern) -> [Int32] {
    let named = ids(pattern)
    let explicit = Set(pattern.exact.compactMap { markup.names.id(of: $0) })
    let lists = named.filter { !flow.contains($0) || explicit.contains($0) }
      .map { elementsByName[Int($0.rawValue)] }.filter { !$0.isEmpty }
    return lists.count == 1 ? lists[0] : lists.flatMap(\.self).sorted()
  }

  private mutating func ids(_ pattern: NamePattern) -> Set<NameID> {
    if let known = names[pattern.number] { return known }
    let ids = pattern.ids(in: markup.names)
    names[pattern.number] = ids
    return ids
  }

  // MARK: Tests

  /// Whether a test holds of an element; where it is asked whether it does not, what a style gives the
  /// element counts as there.
  private mutating func holds(_ test: OwnTest, of node: Int, isNegated: Bool = false) -> Bool {
    switch test {
    case .attribute(let pattern, let tests):
      let named = ids(pattern)
      return !attributes(named, tests, of: node).isEmpty
        || (isNegated && tests.isEmpty && isStyled(node, by: named))
    case .content(let tests):
      guard let text = content(of: node) else { return false }
      return tests.allSatisfy { $0.holds(of: text.text) }
    case .related(let relation):
      return relation.count.contains(Int(count(relation, from: node)))
    case .either(let tests):
      return tests.contains { holds($0, of: node, isNegated: isNegated) }
    case .not(let tests):
      return !tests.contains { holds($0, of: node, isNegated: !isNegated) }
    }
  }

  /// The attributes of an element that have one of the names and pass all tests, by their places.
  private func attributes(_ names: Set<NameID>, _ tests: [ValueTest], of node: Int) -> [Int] {
    markup.nodes[node].attributeIndices.filter { place in
      let attribute = markup.attributes[place]
      guard names.contains(attribute.name) else { return false }
      if tests.isEmpty { return true }
      let value = markup.value(of: attribute).string
      return tests.allSatisfy { $0.holds(of: value) }
    }
  }

  private func isStyled(_ node: Int, by names: Set<NameID>) -> Bool {
    guard let styled else { return false }
    return styled.uses(of: markup.nodes[node]).contains { use in
      styled.style(of: use).attributes.contains { names.contains(markup.attributes[$0].name) }
    }
  }

  /// The text that stands in an element itself, and where it begins.
  private func content(of node: Int) -> (text: String, range: SourceRange)? {
    var texts: [String] = []
    var range: SourceRange?
    var next = markup.nodes[node].firstChild
    while next >= 0 {
      let child = markup.nodes[Int(next)]
      if child.kind == .text || child.kind == .cdata {
        texts.append(markup.text(of: child).string)
        range = range ?? child.contentRange
      }
      next = child.nextSibling
    }
    return range.map { (Words.trimmed(texts.joined()), $0) }
  }

  // MARK: Other elements

  /// What there is of the elements that a test asks for.
  private struct Counts {
    /// By node 1 for those that are meant, else 0.
    var isMeant: [Int32]
    /// How many of them are seen from each node; where it is asked for siblings, from their parent.
    var seen: [Int32]
  }

  /// How many elements there are that a test asks for, seen from one.
  private mutating func count(_ relation: OwnRelation, from node: Int) -> Int32 {
    let all = counts[relation.number] ?? allCounts(relation)
    counts[relation.number] = all
    switch relation.way {
    case .sibling:
      let parent = parents[node]
      return parent < 0 ? 0 : all.seen[Int(parent)] - all.isMeant[node]
    case .parent, .ancestor, .child, .descendant: return all.seen[node]
    }
  }

  private mutating func allCounts(_ relation: OwnRelation) -> Counts {
    findParents()
    let total = markup.nodes.count
    var isMeant = [Int32](repeating: 0, count: total)
    for place in elements(relation.names)
    where relation.tests.allSatisfy({ holds($0, of: Int(place)) }) {
      isMeant[Int(place)] = 1
    }
    var seen = [Int32](repeating: 0, count: total)
    switch relation.way {
    case .parent:
      for node in 0..<total where parents[node] >= 0 { seen[node] = isMeant[Int(parents[node])] }
    case .ancestor:
      // A parent stands before its children.
      for node in 0..<total where parents[node] >= 0 {
        let parent = Int(parents[node])
        seen[node] = seen[parent] + isMeant[parent]
      }
    case .child, .sibling:
      for node in 0..<total where parents[node] >= 0 { seen[Int(parents[node])] += isMeant[node] }
    case .descendant:
      for node in (0..<total).reversed() where parents[node] >= 0 {
        seen[Int(parents[node])] += seen[node] + isMeant[node]
      }
    }
    return Counts(isMeant: isMeant, seen: seen)
  }

  private mutating func findParents() {
    guard parents.isEmpty else { return }
    parents = markup.nodes.map(\.parent)
    for node in parents.indices where parents[node] >= 0 {
      // What is around a condition is known already, for it stands before.
      let parent = Int(parents[node])
      if flow.contains(markup.nodes[parent].name) { parents[node] = parents[parent] }
    }
  }

  // MARK: Findings

  /// What a finding is about.
  private enum Subject {
    case attribute(Int, [ValueTest])
    case content(String, SourceRange, [ValueTest])
  }

  /// What the first of the tests that is about an attribute or a text has found.
  private mutating func subjects(of tests: [OwnTest], at node: Int) -> [Subject] {
    for test in tests {
      switch test {
      case .attribute(let pattern, let tests):
        let places = attributes(ids(pattern), tests, of: node)
        if !places.isEmpty { return places.map { .attribute($0, tests) } }
      case .content(let tests):
        if let (text, range) = content(of: node), tests.allSatisfy({ $0.holds(of: text) }) {
          return [.content(text, range, tests)]
        }
      case .either(let tests):
        let found = subjects(of: tests, at: node)
        if !found.isEmpty { return found }
      case .related, .not: continue
      }
    }
    return []
  }

  private mutating func report(_ rule: OwnRule, _ subject: Subject?, _ node: Int) {
    let element = markup.nodes[node]
    let range: SourceRange =
      switch subject {
      case .attribute(let place, let tests):
        tests.isEmpty ? markup.attributes[place].nameRange : markup.attributes[place].valueRange
      case .content(_, let range, _): range
      case nil: element.nameRange
      }
    let message = rule.message.line { value(of: $0, subject, node) }
    let fixes = rule.repairs.compactMap { fix($0, subject, node) }
    findings.append(Diagnostic(rule.finding, message, at: range, fixes: fixes))
  }

  private mutating func value(
    of placeholder: RuleTemplate.Placeholder, _ subject: Subject?, _ node: Int
  ) -> String {
    switch (placeholder, subject) {
    case (.element, _): return markup.text(in: markup.nodes[node].nameRange)
    case (.parent, _):
      findParents()
      let parent = parents[node]
      return parent < 0 ? "" : markup.text(in: markup.nodes[Int(parent)].nameRange)
    case (.attribute, .attribute(let place, _)):
      return markup.names.name(of: markup.attributes[place].name)
    case (.value, .attribute(let place, _)):
      return markup.value(of: markup.attributes[place]).string
    case (.value, .content(let text, _, _)): return text
    case (.rest, .attribute(let place, let tests)):
      return tests.rest?.rest(of: markup.value(of: markup.attributes[place]).string) ?? ""
    case (.rest, .content(let text, _, let tests)): return tests.rest?.rest(of: text) ?? ""
    case (.attribute, .content), (.attribute, nil), (.value, nil), (.rest, nil): return ""
    }
  }

  // MARK: Repairs

  /// The edits of a repair; nil where there is nothing to change, or no place for it.
  private mutating func fix(_ repair: OwnRepair, _ subject: Subject?, _ node: Int) -> FixIt? {
    var edits: [SourceEdit] = []
    var titles: [String] = []
    for change in repair.changes {
      guard let part = self.edits(change, subject, node) else { return nil }
      edits += part.edits
      titles.append(part.title)
    }
    guard !edits.isEmpty else { return nil }
    let title = repair.title.map { template in template.line { value(of: $0, subject, node) } }
    return FixIt(
      title ?? titles.joined(separator: " and "), isSafe: repair.isSafe, edits: edits)
  }

  private mutating func edits(
    _ change: OwnRepair.Change, _ subject: Subject?, _ node: Int
  ) -> (edits: [SourceEdit], title: String)? {
    let element = markup.nodes[node]
    switch change {
    case .set(let name, let template):
      let text = template.text { value(of: $0, subject, node) }
      guard let name = name ?? self.name(of: subject) else { return nil }
      guard let attribute = attribute(name, of: node) else {
        return (
          Repairs.insert(name, text, into: element, markup), "add \(name)=\"\(text)\""
        )
      }
      let quote: Character = attribute.quote == UInt8(ascii: "'") ? "'" : "\""
      let written = AttributeText.escaped(text, quote: quote)
      return (
        [SourceEdit(attribute.valueRange, written)], "write '\(text)' in '\(name)'"
      )
    case .remove(let name):
      guard let name = name ?? self.name(of: subject), let attribute = attribute(name, of: node)
      else { return nil }
      return (Repairs.remove(attribute, markup), "remove '\(name)'")
    case .rename(let name, let other):
      guard let name = name ?? self.name(of: subject), let attribute = attribute(name, of: node),
        self.attribute(other, of: node) == nil
      else { return nil }
      return (Repairs.rename(attribute, to: other), "rename '\(name)' to '\(other)'")
    case .renameElement(let other):
      let name = markup.text(in: element.nameRange)
      return (Repairs.rename(element, to: other, markup), "rename '\(name)' to '\(other)'")
    }
  }

  private func name(of subject: Subject?) -> String? {
    guard case .attribute(let place, _)? = subject else { return nil }
    return markup.names.name(of: markup.attributes[place].name)
  }

  private func attribute(_ name: String, of node: Int) -> MarkupAttribute? {
    guard let id = markup.names.id(of: name) else { return nil }
    return markup.attributes[markup.nodes[node].attributeIndices].first { $0.name == id }
  }
}
