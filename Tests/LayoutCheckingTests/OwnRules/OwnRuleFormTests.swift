import LayoutDiagnostics
import LayoutRules
import LayoutSchema
import LayoutXML
import Testing

/// Every test that a pattern can contain matches where it should and nowhere else.
struct OwnRuleFormTests {
  /// A test on `text`, with documents in which it matches one text and documents in which it
  /// matches none.
  struct Form: CustomTestStringConvertible, Sendable {
    let element: RuleFileElement
    /// The attribute under test; nil for the element by itself.
    let attribute: RuleFileAttribute?
    let pattern: String
    let holds: [String]
    let fails: [String]

    init(
      _ element: RuleFileElement, _ attribute: RuleFileAttribute?, _ pattern: String,
      _ holds: [String], _ fails: [String]
    ) {
      self.element = element
      self.attribute = attribute
      self.pattern = pattern
      self.holds = holds
      self.fails = fails
    }

    var testDescription: String { pattern }
  }

  static let forms: [Form] =
    comparisons(.attribute, #"attribute name="content""#) { "<text content=\"\($0)\"/>" }
    + comparisons(.content, "content") { "<text>\($0)</text>" }
    + [
      Form(.attribute, .name, #"<attribute name="color"/>"#, [#"<text color="a"/>"#], ["<text/>"]),
      Form(
        .attribute, .name, #"<attribute name="max* id"/>"#,
        [#"<text maxLines="2"/>"#, #"<text id="a"/>"#], [#"<text minWidth="2"/>"#]),
      Form(.content, nil, "<content/>", ["<text>a</text>"], ["<text content=\"a\"/>"]),
      Form(.either, nil, either, ["<text id=\"a\"/>", "<text>a</text>"], ["<text/>"]),
      Form(.not, nil, "<not>\(either)</not>", ["<text/>"], ["<text id=\"a\"/>", "<text>a</text>"]),
      Form(
        .not, nil, #"<not><attribute name="id"/><content/></not>"#, ["<text/>"],
        ["<text id=\"a\"/>", "<text>a</text>"]),
    ]
    + relations(
      .parent, around: { "<Card><Row>\($0)</Row></Card>" }, none: "<Row><Card><b/>%</Card></Row>",
      name: "Row")
    + relations(
      .ancestor, around: { "<Row><Card><if>\($0)</if></Card></Row>" }, none: "<Card>%</Card>",
      name: "Row")
    + relations(
      .child, around: { $0.replacing("/>", with: "><if><Row/></if></text>") },
      none: "<text><b><Row/></b></text>", name: "Row")
    + relations(
      .descendant, around: { $0.replacing("/>", with: "><b><Row/></b></text>") },
      none: "<b><Row/>%</b>", name: "Row")
    + relations(
      .sibling, around: { "<b><Row/>\($0)</b>" }, none: "<b><c><Row/></c>%</b>", name: "Row")
    + counts(.ancestor, of: "b") {
      String(repeating: "<b>", count: $0) + "<text/>" + String(repeating: "</b>", count: $0)
    }
    + counts(.child, of: "b") { "<text>" + String(repeating: "<b/>", count: $0) + "</text>" }
    + counts(.descendant, of: "b") {
      "<text>" + String(repeating: "<b>", count: $0) + String(repeating: "</b>", count: $0)
        + "</text>"
    }
    // An element is not its own sibling.
    + counts(.sibling, of: "text b") {
      "<c><text/>" + String(repeating: "<b/>", count: $0) + "</c>"
    }
    + [
      Form(
        .match, .element, #"<parent element="any"><parent element="layout"/></parent>"#,
        ["<b><text/></b>"], ["<text/>", "<b><c><text/></c></b>"])
    ]

  private static let either = #"<either><attribute name="id"/><content/></either>"#

  /// Returns the forms of each comparison, for an element that has a value.
  private static func comparisons(
    _ element: RuleFileElement, _ tag: String, _ value: (String) -> String
  ) -> [Form] {
    let rows: [(RuleFileAttribute, String, holds: [String], fails: [String])] = [
      (.is, "a b", ["a b"], ["a", "A b", "{a b}"]),
      (.isNot, "a", ["b", "a b", "{{a}}"], ["a", "{b}"]),
      (.oneOf, "a 4", ["a", "x a", "4", "4.0"], ["b", "44", "{a}"]),
      (.noneOf, "a 4", ["b", "4 5", "a b"], ["a", "4 a 4.0", "{b}"]),
      (.like, "a*c*e", ["abcde", "ace", "acece", "a{c}e"], ["ae", "xace", "acex", "aec"]),
      (.unlike, "a*", ["b", "{a}"], ["a", "ab"]),
      (.below, "4", ["3.9", "-1", "9 3"], ["4", "5", "3pt", "{3}"]),
      (.above, "4", ["4.1", "1 9"], ["4", "3", "x", "{5}"]),
      (.atLeast, "4", ["4", "5"], ["3.9", "{4}"]),
      (.atMost, "4", ["4", "3"], ["4.1", "{4}"]),
      (.bound, "yes", ["{a}", "b {a}"], ["a", "{{a}}"]),
      (.bound, "no", ["a", "{{a}}"], ["{a}"]),
    ]
    return rows.map { name, words, holds, fails in
      Form(
        element, name, "<\(tag) \(name.rawValue)=\"\(words)\"/>", holds.map(value),
        fails.map(value) + ["<text/>"])
    }
  }

  private static func relations(
    _ element: RuleFileElement, around: (String) -> String, none: String, name: String
  ) -> [Form] {
    let tag = element.rawValue
    let there = around("<text/>")
    let other = there.replacing("Row", with: "Box")
    let absent = none.replacing("%", with: "<text/>")
    return [
      Form(element, .element, "<\(tag) element=\"\(name)\"/>", [there], [other, absent]),
      Form(element, nil, "<\(tag)/>", [there, other], []),
      Form(
        element, nil, "<\(tag) element=\"R*\"><attribute name=\"id\"/></\(tag)>",
        [there.replacing("<Row", with: "<Row id=\"a\"")], [there]),
    ]
  }

  private static func counts(
    _ element: RuleFileElement, of name: String, _ document: (Int) -> String
  ) -> [Form] {
    let tag = element.rawValue
    let all = (0...4).map(document)
    return [
      Form(
        element, .atLeast, "<\(tag) element=\"\(name)\" atLeast=\"2\"/>", Array(all[2...]),
        Array(all[..<2])),
      Form(
        element, .atMost, "<\(tag) element=\"\(name)\" atMost=\"2\"/>", Array(all[...2]),
        Array(all[3...])),
      Form(
        element, .atMost, "<\(tag) element=\"\(name)\" atLeast=\"2\" atMost=\"3\"/>",
        Array(all[2...3]), [all[0], all[1], all[4]]),
    ]
  }

  @Test(arguments: forms) func aTestHoldsWhereItShould(form: Form) throws {
    for document in form.holds { #expect(try findings(form, in: document) == 1, "\(document)") }
    for document in form.fails { #expect(try findings(form, in: document) == 0, "\(document)") }
    #expect(!form.holds.isEmpty)
  }

  /// The forms above cover every test in the table, and every attribute of each test.
  @Test func everyFormOfATestIsThere() {
    let tests = RuleFileElement.match.row.children.map(\.element)
    for element in tests {
      #expect(Self.forms.contains { $0.element == element }, "\(element)")
      for attribute in element.row.attributes {
        #expect(
          Self.forms.contains { $0.element == element && $0.attribute == attribute.name },
          "\(element) \(attribute.name)")
      }
    }
  }

  /// The order of tests has no effect, nor does wrapping a test in `either` or twice in `not`.
  @Test(arguments: forms) func aTestMeansTheSameElsewhere(form: Form) throws {
    let patterns = [
      "<either>\(form.pattern)</either>", "<not><not>\(form.pattern)</not></not>",
      "<not><attribute name=\"nothing\"/></not>\(form.pattern)",
      "\(form.pattern)<not><ancestor element=\"nothing\"/></not>",
    ]
    for pattern in patterns {
      let other = Form(form.element, form.attribute, pattern, form.holds, form.fails)
      for document in form.holds + form.fails {
        #expect(try findings(other, in: document) == findings(form, in: document), "\(pattern)")
      }
    }
  }

  private func findings(_ form: Form, in document: String) throws -> Int {
    let reader = CheckedMarkup.reader(
      of: """
        <rules><rule id="form" summary="A form."><match element="text">\(form.pattern)</match>\
        <message>found</message></rule></rules>
        """)
    #expect(reader.findings == [], "\(form.pattern)")
    var choice = RuleChoice.none
    choice.add(OwnRules(reader.rules))
    let checked = CheckedMarkup("<layout>\(document)</layout>", rules: choice)
    return checked.findings.count { $0.id.name == "form" }
  }
}
