import LayoutDiagnostics
import LayoutSchema

/// The files of a project's own rules as a RELAX NG grammar, generated from their table.
struct RuleFileGrammar {
  static let fileName = "rules.rng"

  var text: String {
    XMLNode.element(
      "grammar",
      [
        "xmlns": "http://relaxng.org/ns/structure/1.0",
        "xmlns:a": "http://relaxng.org/ns/compatibility/annotations/1.0",
        "datatypeLibrary": "http://www.w3.org/2001/XMLSchema-datatypes",
      ],
      [.element("start", [:], [Self.reference(.rules)])]
        + RuleFileElement.allCases.map { Self.definition($0.row) }
        + [Self.markup]
    ).document
  }

  private static func definition(_ row: RuleFileRow) -> XMLNode {
    let content: [XMLNode] =
      switch row.content {
      case .text: [.element("text")]
      case .markup: [.element("zeroOrMore", [:], [.element("ref", ["name": "markup"])])]
      case .elements(let children): Self.content(children)
      }
    return .element(
      "define", ["name": row.element.rawValue],
      [
        .element(
          "element", ["name": row.element.rawValue],
          [documentation(row.summary)] + row.attributes.map(attribute) + content)
      ])
  }

  /// Returns a pattern of children in any order, each with the count that is allowed.
  private static func content(_ children: [RuleFileRow.Child]) -> [XMLNode] {
    guard children.contains(where: { !$0.mayRepeat }) else {
      if children.isEmpty { return [.element("empty")] }
      let all = children.map { reference($0.element) }
      return [
        .element(
          "zeroOrMore", [:], all.count == 1 ? all : [.element("choice", [:], all)])
      ]
    }
    let parts = children.map { child -> XMLNode in
      let reference = reference(child.element)
      if child.mayRepeat { return .element("zeroOrMore", [:], [reference]) }
      return child.isRequired ? reference : .element("optional", [:], [reference])
    }
    return [.element("interleave", [:], parts)]
  }

  private static func attribute(_ row: RuleFileRow.Attribute) -> XMLNode {
    let attribute = XMLNode.element(
      "attribute", ["name": row.name.rawValue], [documentation(row.summary), value(row.value)])
    return row.isRequired ? attribute : .element("optional", [:], [attribute])
  }

  private static func value(_ type: RuleFileValue) -> XMLNode {
    switch type {
    case .id: pattern("[a-z][a-z0-9]*(-[a-z0-9]+)*")
    case .severity: choice(Severity.allCases.map(\.rawValue))
    case .group: choice(RuleGroup.allCases.map(\.rawValue))
    case .yesOrNo: choice(["yes", "no"])
    case .text, .words, .template: pattern(#"[\s\S]*\S[\s\S]*"#)
    case .name: pattern(#"[\i-[:]][\c-[:]]*"#)
    case .names:
      .element("data", ["type": "token"], [.element("param", ["name": "minLength"], [.text("1")])])
    case .pattern:
      .element("data", ["type": "string"], [.element("param", ["name": "minLength"], [.text("1")])])
    case .number: .element("data", ["type": "double"])
    case .count: .element("data", ["type": "nonNegativeInteger"])
    }
  }

  private static func pattern(_ text: String) -> XMLNode {
    .element("data", ["type": "string"], [.element("param", ["name": "pattern"], [.text(text)])])
  }

  private static func choice(_ words: [String]) -> XMLNode {
    .element("choice", [:], words.map { .element("value", [:], [.text($0)]) })
  }

  private static func reference(_ element: RuleFileElement) -> XMLNode {
    .element("ref", ["name": element.rawValue])
  }

  private static func documentation(_ summary: String) -> XMLNode {
    .element("a:documentation", [:], [.prose(summary)])
  }

  /// The content of an example: the language of layouts, with any elements that a project declares.
  private static let markup = XMLNode.element(
    "define", ["name": "markup"],
    [
      .element(
        "choice", [:],
        [
          .element("text"),
          .element(
            "element", [:],
            [
              .element("anyName"),
              .element(
                "zeroOrMore", [:],
                [
                  .element(
                    "choice", [:],
                    [
                      .element("attribute", [:], [.element("anyName")]),
                      .element("ref", ["name": "markup"]),
                    ])
                ]),
            ]),
        ])
    ])
}
