import LayoutChecking
import LayoutDiagnostics
import LayoutSchema
import LayoutSyntax
import LayoutXML

/// The pass that runs a project's own rules on a document.
///
/// Elements are grouped by name once, so each rule visits only the elements it names. The counts of
/// related elements are computed for all elements in one traversal when a test first needs them. A
/// rule thus takes at most the time of its tests times the number of elements.
struct OwnRulePass {
  private let markup: MarkupDocument
  private let styled: StyledAttributes?
  /// The number of findings that may still be reported.
  private let room: Int
  private(set) var findings: [Diagnostic] = []

  /// The elements in document order, by name.
  private var elementsByName: [[Int32]]
  /// For each node the closest ancestor that is no condition, loop or slot, or −1.
  ///
  /// Empty until a rule needs the parents.
  private var parents: [Int32] = []
  private let flow: Set<NameID>
  // Caches of the current rule, by the numbers of its patterns.
  private var names: [Int: Set<NameID>] = [:]
  private var counts: [Int: Counts] = [:]

  /// Creates a pass over a document; `styled` is nil if no element has a style.
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

  /// Runs a rule on all elements that it names.
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

  /// Returns the elements with the given names, in document order.
  ///
  /// Conditions, loops and slots are included only if the pattern names them exactly.
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

  /// Whether a test holds for an element.
  ///
  /// If the result is negated, an attribute from a style counts as present.
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

  /// Returns the indices of an element's attributes that have one of the names and pass all tests.
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

  /// Returns the direct text content of an element, with the range of its first piece.
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

  /// The results of a test on related elements, for all nodes.
  private struct Counts {
    /// 1 for each node that matches the test, otherwise 0.
    var isMeant: [Int32]
    /// The number of matching elements related to each node.
    ///
    /// For siblings, the number for a parent counts all of its children.
    var seen: [Int32]
  }

  /// Returns the number of matching elements related to `node`.
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
      // A parent precedes its children, so its count is complete.
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
      // The entry of a condition is already final, because the condition precedes its children.
      let parent = Int(parents[node])
      if flow.contains(markup.nodes[parent].name) { parents[node] = parents[parent] }
    }
  }

  // MARK: Findings

  /// The attribute or text that a finding is about.
  private enum Subject {
    case attribute(Int, [ValueTest])
    case content(String, SourceRange, [ValueTest])
  }

  /// Returns the subjects of the first test that is about an attribute or text and holds.
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

  /// Returns the repair with its edits; nil if there is nothing to change, or no place for it.
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
