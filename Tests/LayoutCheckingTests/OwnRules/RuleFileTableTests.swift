import LayoutDiagnostics
import LayoutRules
import LayoutSchema
import Testing

/// The reader of `*.rule.xml` checks files against each row of the table.
struct RuleFileTableTests {
  /// Returns a valid value of the type, and some invalid ones.
  private static func values(_ type: RuleFileValue) -> (right: String, wrong: [String]) {
    switch type {
    case .id: ("a-rule-2", ["", "A", "a_b", "-a", "2a", "a--b"])
    case .severity: ("note", ["", "off", "Note"])
    case .group: ("style", ["", "nice"])
    case .yesOrNo: ("yes", ["", "true"])
    case .text, .template, .words: ("a", ["", " "])
    case .name: ("a", ["", "a b", "2", "a*"])
    case .names: ("a B* any", ["", " ", "a 2", String(repeating: "a", count: 300)])
    case .pattern: ("a*", ["", String(repeating: "*", count: 300)])
    case .number: ("-1.5", ["", "a", "1pt", "inf", "nan"])
    case .count: ("0", ["", "-1", "1.5", "9999999999999999999999"])
    }
  }

  /// Returns a minimal document with the element, its required content, and the parents it needs.
  private static func document(
    _ element: RuleFileElement, _ attributes: [String: String]? = nil, inside: String? = nil
  ) -> String {
    let own = attributes ?? required(element)
    let words = own.sorted { $0.key < $1.key }.map { " \($0.key)=\"\($0.value)\"" }.joined()
    let node = "<\(element.rawValue)\(words)>\(inside ?? content(element))</\(element.rawValue)>"
    switch element {
    case .rules: return node
    case .rule: return "<rules>\(node)</rules>"
    case .match: return rule("\(node)<message>a</message>")
    case .message: return rule("<match element=\"a\"/>\(node)")
    case .why, .repair, .example: return rule("<match element=\"a\"/><message>a</message>\(node)")
    case .attribute, .content, .parent, .ancestor, .child, .descendant, .sibling, .either, .not:
      return rule("<match element=\"a\">\(node)</match><message>a</message>")
    case .set, .remove, .rename, .renameElement:
      return rule(
        "<match element=\"a\"><attribute name=\"b\"/></match><message>a</message><repair>\(node)</repair>"
      )
    }
  }

  private static func rule(_ content: String) -> String {
    "<rules><rule id=\"a\" summary=\"A.\">\(content)</rule></rules>"
  }

  private static func required(_ element: RuleFileElement) -> [String: String] {
    Dictionary(
      uniqueKeysWithValues: element.row.attributes.filter(\.isRequired).map {
        ($0.name.rawValue, values($0.value).right)
      })
  }

  private static func content(_ element: RuleFileElement) -> String {
    switch element {
    case .rule: "<match element=\"a\"/><message>a</message>"
    case .message, .why: "a"
    case .repair: "<remove attribute=\"a\"/>"
    case .example: "<a/>"
    case .either, .not: "<content/>"
    case .rules, .match, .attribute, .content, .parent, .ancestor, .child, .descendant, .sibling,
      .set, .remove, .rename, .renameElement:
      ""
    }
  }

  private func lines(_ text: String) -> [String] {
    CheckedMarkup.reader(of: text).findings.map(\.message)
  }

  @Test(arguments: RuleFileElement.allCases)
  func theLeastOfAnElementIsRight(element: RuleFileElement) {
    #expect(lines(Self.document(element)) == [])
  }

  @Test(arguments: RuleFileElement.allCases)
  func everyAttributeTakesWhatItShould(element: RuleFileElement) {
    for row in element.row.attributes {
      var attributes = Self.required(element)
      attributes[row.name.rawValue] = Self.values(row.value).right
      #expect(lines(Self.document(element, attributes)) == [], "\(row.name)")
      for wrong in Self.values(row.value).wrong {
        attributes[row.name.rawValue] = wrong
        #expect(lines(Self.document(element, attributes)).count == 1, "\(row.name) '\(wrong)'")
      }
    }
  }

  @Test(arguments: RuleFileElement.allCases)
  func whatIsRequiredIsMissed(element: RuleFileElement) {
    for row in element.row.attributes where row.isRequired {
      var attributes = Self.required(element)
      attributes[row.name.rawValue] = nil
      #expect(
        lines(Self.document(element, attributes))
          == ["'\(element.rawValue)' needs '\(row.name.rawValue)'"])
    }
    for child in element.row.children where child.isRequired {
      let found = lines(Self.document(element, inside: ""))
      #expect(found.contains("'\(element.rawValue)' needs '\(child.element.rawValue)'"))
    }
  }

  @Test(arguments: RuleFileElement.allCases)
  func whatTheTableDoesNotNameIsRefused(element: RuleFileElement) {
    let known = Set(element.row.attributes.map(\.name))
    for name in RuleFileAttribute.allCases where !known.contains(name) {
      var attributes = Self.required(element)
      attributes[name.rawValue] = "a"
      #expect(
        lines(Self.document(element, attributes))
          == ["'\(element.rawValue)' has no attribute '\(name.rawValue)'"])
    }
    guard case .elements(let children) = element.row.content else { return }
    for child in RuleFileElement.allCases where !children.contains(where: { $0.element == child }) {
      let inside = Self.content(element) + "<\(child.rawValue)/>"
      #expect(
        lines(Self.document(element, inside: inside))
          == ["'\(child.rawValue)' cannot stand in '\(element.rawValue)'"])
    }
    for child in children where !child.mayRepeat {
      let inside =
        Self.content(element) + "<\(child.element.rawValue)/><\(child.element.rawValue)/>"
      #expect(
        lines(Self.document(element, inside: inside))
          .contains("a second '\(child.element.rawValue)' cannot stand in '\(element.rawValue)'"))
    }
  }

  @Test func summariesAreSentences() {
    let all = RuleFileElement.allCases.map(\.row)
    for summary in all.map(\.summary) + all.flatMap({ $0.attributes.map(\.summary) }) {
      #expect(summary.hasSuffix(".") && summary.first?.isUppercase == true, "\(summary)")
    }
  }

  // MARK: Hostile files

  static let hostile: [String] = [
    "", "<", "<rules", "<rules><rule></rules>", "<rules/><rules/>", "\u{0}",
    "<rules>" + String(repeating: "<rule/>", count: 5_000) + "</rules>",
    "<rules>" + String(repeating: "<rule>", count: 500),
    rule(
      "<match element=\"a\">" + String(repeating: "<not>", count: 150)
        + String(repeating: "</not>", count: 150) + "</match><message>a</message>"),
    rule(
      "<match element=\"a\">" + String(repeating: "<content/>", count: 10_000)
        + "</match><message>a</message>"),
    rule(
      "<match element=\"a\"/><message>" + String(repeating: "{", count: 10_001) + "</message>"),
  ]

  @Test(arguments: hostile) func hostileFilesEndInFindings(text: String) {
    let checked = CheckedMarkup(rules: text)
    #expect(!checked.findings.isEmpty)
    #expect(checked.findings.count < 1000)
  }

  /// The time of a rule is at most its tests times the elements, however the tests are nested.
  @Test(.timeLimit(.minutes(10))) func patternsCannotBeMadeToTakeLong() {
    var pattern = "<attribute name=\"*\" like=\"*a*a*a*a*b\"/>"
    for relation in ["ancestor", "descendant", "sibling", "descendant", "ancestor", "descendant"] {
      pattern = "<\(relation) element=\"any *\">\(pattern)</\(relation)>"
    }
    let reader = CheckedMarkup.reader(
      of: Self.rule("<match element=\"any\">\(pattern)</match><message>a</message>"))
    #expect(reader.findings == [])
    var choice = RuleChoice.none
    choice.add(OwnRules(reader.rules))
    let long = String(repeating: "a", count: 1000)
    let rows = String(repeating: "<b c=\"\(long)\"><b><b/></b></b>", count: 3_000)
    let nested = String(repeating: "<b>", count: 100) + rows + String(repeating: "</b>", count: 100)
    let checked = CheckedMarkup("<layout>\(nested)</layout>", rules: choice)
    #expect(checked.findings.allSatisfy { $0.id.name != "a" })
  }
}
