import LayoutChecking
package import LayoutDiagnostics
import LayoutModel
import LayoutSchema
package import LayoutXML

/// A reader of `*.rule.xml` files, which reports their errors.
package struct RuleFileReader {
  /// The valid rules.
  package private(set) var rules: [OwnRule] = []
  package private(set) var findings: [Diagnostic] = []
  private let markup: MarkupDocument
  private var idRanges: [String: SourceRange] = [:]
  // The state of the current rule.
  private var testCount = 0
  private var patternCount = 0

  /// The suffix of the names of rule files.
  package static let suffix = ".rule.xml"
  private static let mostFindings = 100

  /// Reads the rules of a parsed file; a file with errors in its markup has no rules.
  package init(_ markup: MarkupDocument, findings: [Diagnostic]) {
    self.markup = markup
    self.findings = findings
    guard !findings.contains(where: { $0.severity == .error }), markup.root >= 0 else { return }
    let root = markup.nodes[Int(markup.root)]
    guard name(of: root) == RuleFileElement.rules.rawValue else {
      report(
        "the root of a file of rules is 'rules', not '\(name(of: root))'", at: root.nameRange,
        fixes: [FixIt("write 'rules'", isSafe: false, edits: renaming(root, to: "rules"))])
      return
    }
    _ = attributes(of: root, .rules)
    let children = elements(in: root, .rules)
    for (place, child) in children.enumerated() {
      guard place < RuleFileRow.mostRules else {
        report("a file has at most \(RuleFileRow.mostRules) rules", at: child.node.nameRange)
        break
      }
      if let rule = rule(child.node) { rules.append(rule) }
    }
  }

  private var isFull: Bool { findings.count >= Self.mostFindings }

  private mutating func report(
    _ message: String, at range: SourceRange, label: String? = nil,
    related: [RelatedLocation] = [], fixes: [FixIt] = []
  ) {
    guard !isFull else { return }
    findings.append(
      Diagnostic(
        .invalidRule, message, at: range, label: label, related: related, fixes: fixes))
  }

  private func name(of node: MarkupNode) -> String { markup.names.name(of: node.name) }

  // MARK: Rules

  private mutating func rule(_ node: MarkupNode) -> OwnRule? {
    let before = findings.count
    testCount = 0
    patternCount = 0
    let values = attributes(of: node, .rule)
    let children = elements(in: node, .rule)
    takeID(values[.id])
    var names: NamePattern?
    var tests: [OwnTest] = []
    var message: RuleTemplate?
    var why = ""
    var repairs: [OwnRepair] = []
    var examples: [OwnExample] = []
    for (element, child) in children {
      switch element {
      case .match:
        names = pattern(attributes(of: child, .match)[.element])
        tests = self.tests(in: child, .match, depth: 1)
      case .message:
        _ = attributes(of: child, .message)
        message = template(in: child)
      case .why:
        _ = attributes(of: child, .why)
        why = RuleTemplate(texts(in: child)).line { $0.rawValue }
      case .repair: repairs += repair(child)
      case .example: examples += example(child)
      // `elements(in:_:)` returns no other elements here.
      case .rules, .rule, .attribute, .content, .parent, .ancestor, .child, .descendant, .sibling,
        .either, .not, .set, .remove, .rename, .renameElement:
        break
      }
    }
    if let message { checkWords(of: message) }
    for repair in repairs { checkWords(of: repair) }
    guard findings.count == before, let id = values[.id], let names, let message else { return nil }
    check(message, tests)
    for repair in repairs { check(repair, tests) }
    guard findings.count == before else { return nil }
    let shown = { (fires: Bool) -> CatalogExample in
      examples.first { $0.fires == fires }?.markup ?? .none
    }
    let summary = values[.summary].map { Words.trimmed($0.text) } ?? ""
    let finding = DiagnosticID(
      id.text, values[.severity].flatMap { Severity(rawValue: $0.text) } ?? .warning,
      values[.group].flatMap { RuleGroup(rawValue: $0.text) } ?? .project, summary,
      why.isEmpty ? summary : why, bad: shown(true), good: shown(false))
    return OwnRule(
      finding, at: id.range, names: names, tests: tests, message: message, repairs: repairs,
      examples: examples)
  }

  /// Records the id of a rule, or reports it if another rule, finding or group has the id.
  private mutating func takeID(_ id: Value?) {
    guard let id else { return }
    if DiagnosticCatalog.id(named: id.text) != nil {
      report("'\(id.text)' is a finding of layoutc's own", at: id.range)
    } else if RuleGroup(rawValue: id.text) != nil {
      report("'\(id.text)' is a group of rules", at: id.range)
    } else if let first = idRanges[id.text] {
      report(
        "'\(id.text)' stands here twice", at: id.range,
        related: [RelatedLocation("the first is here", at: first)])
    } else {
      idRanges[id.text] = id.range
    }
  }

  // MARK: Tests

  private mutating func tests(
    in node: MarkupNode, _ element: RuleFileElement, depth: Int
  ) -> [OwnTest] {
    let children = elements(in: node, element)
    if children.isEmpty, element == .either || element == .not {
      report("there is no test in '\(element.rawValue)'", at: node.nameRange)
    }
    return children.compactMap { test($0.element, $0.node, depth: depth) }
  }

  private mutating func test(
    _ element: RuleFileElement, _ node: MarkupNode, depth: Int
  ) -> OwnTest? {
    testCount += 1
    guard testCount <= RuleFileRow.mostTests else {
      if testCount == RuleFileRow.mostTests + 1 {
        report("a rule has at most \(RuleFileRow.mostTests) tests", at: node.nameRange)
      }
      return nil
    }
    guard depth <= RuleFileRow.deepestTests else {
      report(
        "tests stand in one another on at most \(RuleFileRow.deepestTests) levels",
        at: node.nameRange)
      return nil
    }
    let values = attributes(of: node, element)
    switch element {
    case .attribute:
      guard elements(in: node, element).isEmpty else { return nil }
      return pattern(values[.name]).map { .attribute($0, comparisons(values)) }
    case .content:
      guard elements(in: node, element).isEmpty else { return nil }
      return .content(comparisons(values))
    case .parent: return related(.parent, element, node, values, depth)
    case .ancestor: return related(.ancestor, element, node, values, depth)
    case .child: return related(.child, element, node, values, depth)
    case .descendant: return related(.descendant, element, node, values, depth)
    case .sibling: return related(.sibling, element, node, values, depth)
    case .either: return .either(tests(in: node, element, depth: depth + 1))
    case .not: return .not(tests(in: node, element, depth: depth + 1))
    case .rules, .rule, .match, .message, .why, .repair, .set, .remove, .rename, .renameElement,
      .example:
      return nil
    }
  }

  private mutating func related(
    _ way: OwnRelation.Way, _ element: RuleFileElement, _ node: MarkupNode,
    _ values: [RuleFileAttribute: Value], _ depth: Int
  ) -> OwnTest? {
    let least = values[.atLeast].flatMap { Int($0.text) }
    let most = values[.atMost].flatMap { Int($0.text) }
    // With `atMost` alone, no related element is required.
    let low = least ?? (most == nil ? 1 : 0)
    let high = most ?? Int(Int32.max)
    if low > high, let value = values[.atMost] {
      report("'atMost' is less than 'atLeast'", at: value.range)
      return nil
    }
    patternCount += 1
    let number = patternCount
    let names = pattern(values[.element]) ?? pattern([NamePattern.any])
    return .related(
      OwnRelation(
        number: number, way: way, names: names,
        tests: tests(in: node, element, depth: depth + 1), count: low...max(low, high)))
  }

  private mutating func pattern(_ value: Value?) -> NamePattern? {
    value.map { pattern($0.text.split(separator: " ").map(String.init)) }
  }

  private mutating func pattern(_ words: [String]) -> NamePattern {
    patternCount += 1
    return NamePattern(words, number: patternCount)
  }

  private func comparisons(_ values: [RuleFileAttribute: Value]) -> [ValueTest] {
    var tests: [ValueTest] = []
    for name in RuleFileAttribute.allCases {
      guard let value = values[name] else { continue }
      let words = value.text.split(separator: " ").map(String.init)
      let number = Double(value.text)
      switch name {
      case .is: tests.append(.is(value.text))
      case .isNot: tests.append(.isNot(value.text))
      case .oneOf: tests.append(.oneOf(words))
      case .noneOf: tests.append(.noneOf(words))
      case .like: tests.append(.like(StarPattern(value.text)))
      case .unlike: tests.append(.unlike(StarPattern(value.text)))
      case .below: tests += number.map { [.below($0)] } ?? []
      case .above: tests += number.map { [.above($0)] } ?? []
      case .atLeast: tests += number.map { [.atLeast($0)] } ?? []
      case .atMost: tests += number.map { [.atMost($0)] } ?? []
      case .bound: tests.append(.bound(value.text == Self.yes))
      case .id, .severity, .group, .summary, .element, .name, .title, .safe, .attribute, .to,
        .fires:
        break
      }
    }
    return tests
  }

  // MARK: Messages, repairs and examples

  /// Reports braces in a template that are no placeholders.
  private mutating func checkWords(of template: RuleTemplate) {
    let names = RuleTemplate.Placeholder.allCases.map(\.rawValue)
    for (word, range) in template.mistakes {
      guard word != "{", word != "}" else {
        report(
          "a brace by itself stands for nothing", at: range,
          fixes: [.write(word + word, at: range)])
        continue
      }
      report(
        "there is no placeholder '\(word)'", at: range, label: Self.list(names),
        fixes: FixIt.write(nearestTo: word, among: names, at: range))
    }
  }

  private mutating func checkWords(of repair: OwnRepair) {
    if let title = repair.title { checkWords(of: title) }
    for case .set(_, let value) in repair.changes { checkWords(of: value) }
  }

  /// Reports placeholders of a template whose value is unknown for some findings of the rule.
  private mutating func check(_ template: RuleTemplate, _ tests: [OwnTest]) {
    for (name, range) in template.placeholders where name.needsSubject {
      if !tests.contains(where: \.givesSubject) {
        report("the rule is about no attribute, so that there is no '\(name.rawValue)'", at: range)
      } else if name == .rest, !tests.contains(where: \.givesRest) {
        report("'rest' is what one star in 'like' stands for, and there is none", at: range)
      }
    }
  }

  private mutating func check(_ repair: OwnRepair, _ tests: [OwnTest]) {
    if let title = repair.title { check(title, tests) }
    for change in repair.changes {
      switch change {
      case .set(let attribute, let value):
        check(value, tests)
        checkSubject(attribute, repair, tests)
      case .remove(let attribute), .rename(let attribute, _):
        checkSubject(attribute, repair, tests)
      case .renameElement: break
      }
    }
  }

  private mutating func checkSubject(
    _ attribute: String?, _ repair: OwnRepair, _ tests: [OwnTest]
  ) {
    if attribute == nil, !tests.contains(where: \.givesAttribute) {
      report("the rule is about no attribute, so that the repair has to name one", at: repair.range)
    }
  }

  private mutating func template(in node: MarkupNode) -> RuleTemplate {
    let template = RuleTemplate(texts(in: node))
    if template.parts.isEmpty {
      report("there is nothing in '\(name(of: node))'", at: node.nameRange)
    }
    for child in children(of: node) where child.isElement {
      report("'\(name(of: node))' holds a text and no elements", at: child.nameRange)
    }
    return template
  }

  private func texts(in node: MarkupNode) -> [DecodedValue] {
    children(of: node).filter { $0.kind == .text || $0.kind == .cdata }.map { markup.text(of: $0) }
  }

  private mutating func repair(_ node: MarkupNode) -> [OwnRepair] {
    let values = attributes(of: node, .repair)
    var changes: [OwnRepair.Change] = []
    for (element, child) in elements(in: node, .repair) {
      let values = attributes(of: child, element)
      _ = elements(in: child, element)
      let attribute = values[.attribute]?.text
      switch element {
      case .set:
        if let to = values[.to] { changes.append(.set(attribute: attribute, to: to.template)) }
      case .remove: changes.append(.remove(attribute: attribute))
      case .rename:
        if let to = values[.to] { changes.append(.rename(attribute: attribute, to: to.text)) }
      case .renameElement:
        if let to = values[.to] { changes.append(.renameElement(to: to.text)) }
      case .rules, .rule, .match, .attribute, .content, .parent, .ancestor, .child, .descendant,
        .sibling, .either, .not, .message, .why, .repair, .example:
        break
      }
    }
    if !children(of: node).contains(where: \.isElement) {
      report("the repair changes nothing", at: node.nameRange)
    }
    return [
      OwnRepair(
        range: node.nameRange, title: values[.title]?.template,
        isSafe: values[.safe]?.text == Self.yes, changes: changes)
    ]
  }

  /// Reads an example: a document, or a part of one.
  private mutating func example(_ node: MarkupNode) -> [OwnExample] {
    guard let fires = attributes(of: node, .example)[.fires] else { return [] }
    guard let first = children(of: node).first(where: \.isElement) else {
      report("there is no element in the example", at: node.nameRange)
      return []
    }
    // The text between the start tag and the `</` of the end tag.
    let inner = Int(node.startTagEnd)..<max(Int(node.startTagEnd), Int(node.innerStart) - 2)
    let text = Self.withoutMargin(markup.text(in: SourceRange(inner)))
    let roots: Set<String> = ["layout", "library"]
    let isWhole = roots.contains(name(of: first))
    return [
      OwnExample(
        range: node.nameRange, fires: fires.text == Self.yes,
        markup: isWhole ? .document(text) : .fragment(text))
    ]
  }

  /// Returns the lines without their common indentation and without surrounding blank lines.
  private static func withoutMargin(_ text: String) -> String {
    var lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
    while let first = lines.first, first.isBlank { lines.removeFirst() }
    while let last = lines.last, last.isBlank { lines.removeLast() }
    let margin =
      lines.filter { !$0.isBlank }
      .map { $0.prefix { $0 == " " || $0 == "\t" }.count }.min() ?? 0
    return lines.map { $0.dropFirst(min(margin, $0.count)) }.joined(separator: "\n")
  }

  // MARK: Elements and attributes

  private func children(of node: MarkupNode) -> [MarkupNode] {
    var children: [MarkupNode] = []
    var next = node.firstChild
    while next >= 0 {
      children.append(markup.nodes[Int(next)])
      next = markup.nodes[Int(next)].nextSibling
    }
    return children
  }

  /// Returns the allowed elements in another one, in order; the others are reported.
  private mutating func elements(
    in node: MarkupNode, _ element: RuleFileElement
  ) -> [(element: RuleFileElement, node: MarkupNode)] {
    let allowed = element.row.children
    var found: [(element: RuleFileElement, node: MarkupNode)] = []
    var first: [RuleFileElement: SourceRange] = [:]
    // An element that is only misspelt is not reported as missing.
    var meant: Set<String> = []
    for child in children(of: node) where !isFull {
      switch child.kind {
      case .element: break
      case .text, .cdata:
        report("no text stands in '\(element.rawValue)'", at: child.contentRange)
        continue
      case .comment, .processingInstruction: continue
      }
      let name = name(of: child)
      guard let known = RuleFileElement(rawValue: name),
        let row = allowed.first(where: { $0.element == known })
      else {
        meant.formUnion(
          reportUnknown(
            "'\(name)' cannot stand in '\(element.rawValue)'", name,
            among: allowed.map(\.element.rawValue), at: child.nameRange
          ) { [markup] in Repairs.rename(child, to: $0, markup) })
        continue
      }
      if let earlier = first[known], !row.mayRepeat {
        report(
          "a second '\(name)' cannot stand in '\(element.rawValue)'", at: child.nameRange,
          related: [RelatedLocation("the first is here", at: earlier)])
        continue
      }
      first[known] = first[known] ?? child.nameRange
      found.append((known, child))
    }
    for row in allowed
    where row.isRequired && first[row.element] == nil && !meant.contains(row.element.rawValue) {
      report("'\(element.rawValue)' needs '\(row.element.rawValue)'", at: node.nameRange)
    }
    return found
  }

  /// Reports a name that is not allowed, and returns the allowed names similar to it.
  private mutating func reportUnknown(
    _ message: String, _ name: String, among names: [String], at range: SourceRange,
    _ edits: (String) -> [SourceEdit]
  ) -> [String] {
    let near = NearestName.find(name, among: names)
    report(
      message, at: range, label: names.isEmpty ? nil : Self.list(names),
      fixes: near.map { FixIt("write '\($0)'", isSafe: false, edits: edits($0)) })
    return near
  }

  /// The decoded value of an attribute.
  private struct Value {
    let decoded: DecodedValue
    let range: SourceRange
    var text: String { decoded.string }
    var template: RuleTemplate { RuleTemplate([decoded]) }
  }

  /// Returns the valid attributes of an element; invalid and missing ones are reported.
  private mutating func attributes(
    of node: MarkupNode, _ element: RuleFileElement
  ) -> [RuleFileAttribute: Value] {
    let rows = element.row.attributes
    var values: [RuleFileAttribute: Value] = [:]
    var written: Set<RuleFileAttribute> = []
    var meant: Set<String> = []
    for attribute in markup.attributes[node.attributeIndices] {
      let name = markup.names.name(of: attribute.name)
      guard let known = RuleFileAttribute(rawValue: name),
        let row = rows.first(where: { $0.name == known })
      else {
        meant.formUnion(
          reportUnknown(
            "'\(element.rawValue)' has no attribute '\(name)'", name,
            among: rows.map(\.name.rawValue), at: attribute.nameRange
          ) { Repairs.rename(attribute, to: $0) })
        continue
      }
      written.insert(known)
      let value = Value(decoded: markup.value(of: attribute), range: attribute.valueRange)
      if check(value, row) { values[known] = value }
    }
    for row in rows
    where row.isRequired && !written.contains(row.name) && !meant.contains(row.name.rawValue) {
      report("'\(element.rawValue)' needs '\(row.name.rawValue)'", at: node.nameRange)
    }
    return values
  }

  private static let yes = "yes"

  /// Checks that a value is valid for its row; reports it otherwise.
  private mutating func check(_ value: Value, _ row: RuleFileRow.Attribute) -> Bool {
    let text = value.text
    let name = row.name.rawValue
    switch row.value {
    case .severity: return check(value, name, Severity.allCases.map(\.rawValue))
    case .group: return check(value, name, RuleGroup.allCases.map(\.rawValue))
    case .yesOrNo: return check(value, name, [Self.yes, "no"])
    case .id:
      let parts = text.split(separator: "-", omittingEmptySubsequences: false)
      let isID = parts.allSatisfy { part in
        !part.isEmpty && part.utf8.allSatisfy { $0.isLowercaseLetter || Bytes.isDigit($0) }
      }
      return expect(
        isID && text.utf8.first?.isLowercaseLetter == true, value,
        "'\(name)' is made of small letters, digits and hyphens, as in 'literal-color'")
    case .text, .words, .template:
      return expect(!text.isBlank, value, "'\(name)' says nothing")
    case .name: return expect(text.isName, value, "'\(text)' is no name")
    case .names:
      let words = text.split(separator: " ")
      return expect(!words.isEmpty, value, "'\(name)' names nothing")
        && expectShort(words.map(String.init), value)
        && expect(
          words.allSatisfy { $0.replacing("*", with: "x").isName }, value,
          "'\(text)' is no name, nor several with blanks between")
    case .pattern:
      return expect(!text.isEmpty, value, "'\(name)' says nothing") && expectShort([text], value)
    case .number:
      return expect(
        Double(text).map(\.isFinite) ?? false, value, "'\(name)' is a number, such as 4 or 0.5")
    case .count:
      return expect(
        Int(text).map { (0...Self.mostCount).contains($0) } ?? false, value,
        "'\(name)' is a whole number from 0 to \(Self.mostCount)")
    }
  }

  private static let mostCount = 1_000_000

  private mutating func check(_ value: Value, _ name: String, _ words: [String]) -> Bool {
    if words.contains(value.text) { return true }
    report(
      "'\(name)' cannot be '\(value.text)'", at: value.range, label: Self.list(words),
      fixes: FixIt.write(nearestTo: value.text, among: words, at: value.range))
    return false
  }

  private mutating func expect(_ isRight: Bool, _ value: Value, _ message: String) -> Bool {
    if !isRight { report(message, at: value.range) }
    return isRight
  }

  private mutating func expectShort(_ patterns: [String], _ value: Value) -> Bool {
    expect(
      patterns.allSatisfy { $0.utf8.count <= RuleFileRow.longestPattern }, value,
      "a pattern has at most \(RuleFileRow.longestPattern) letters")
  }

  private static func list(_ names: [String]) -> String {
    "one of " + names.map { "'\($0)'" }.joined(separator: ", ")
  }

  private func renaming(_ node: MarkupNode, to name: String) -> [SourceEdit] {
    Repairs.rename(node, to: name, markup)
  }
}

extension OwnTest {
  /// Whether the attribute or text of this test can be the subject of a finding.
  fileprivate var givesSubject: Bool {
    switch self {
    case .attribute, .content: true
    case .either(let tests): tests.contains(where: \.givesSubject)
    case .related, .not: false
    }
  }

  fileprivate var givesAttribute: Bool {
    switch self {
    case .attribute: true
    case .either(let tests): tests.contains(where: \.givesAttribute)
    case .content, .related, .not: false
    }
  }

  fileprivate var givesRest: Bool {
    switch self {
    case .attribute(_, let tests), .content(let tests): tests.rest != nil
    case .either(let tests): tests.contains(where: \.givesRest)
    case .related, .not: false
    }
  }
}

extension [ValueTest] {
  /// The first pattern with exactly one star.
  var rest: StarPattern? {
    for case .like(let pattern) in self where pattern.hasOneStar { return pattern }
    return nil
  }
}

extension StringProtocol {
  fileprivate var isBlank: Bool { utf8.allSatisfy { Bytes.isSpace($0) } }

  /// Whether the text can be the name of an element or attribute.
  fileprivate var isName: Bool {
    guard let first = unicodeScalars.first, first != ":" else { return false }
    return XMLCharacters.startsName(first.value)
      && unicodeScalars.allSatisfy { $0 != ":" && XMLCharacters.continuesName($0.value) }
  }
}

extension UInt8 {
  fileprivate var isLowercaseLetter: Bool { Bytes.isLetter(self) && self & 0x20 != 0 }
}
