import LayoutDiagnostics
import LayoutModel
import LayoutXML

// Messages about tests and their expectations.
extension Diagnostic {
  /// Returns a finding on an id without a member behind it.
  static func elementAlone(_ id: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .unknownMember, "'#\(id)' is an element and no value", at: range,
      label: "one of its members is, such as '#\(id).width'")
  }

  /// Returns a finding on an id without its sign.
  static func elementWithoutSign(_ id: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .unknownName, "there is no '\(id)' here", at: range,
      label: "the element with this id is '#\(id)'",
      fixes: [.replace(id, with: "#\(id)", at: range)])
  }

  /// Returns a finding on a member of an element where there are no frames yet.
  static func memberOutsideTest(_ member: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .memberOutsideTest, "'\(member)' is not known here", at: range,
      label: "elements have members only in 'that' of an 'expect', when their frames are known")
  }

  /// Returns a finding on a name that no member of elements has.
  static func unknownMember(
    _ name: String, of id: String, at range: SourceRange
  ) -> Diagnostic {
    let names = ElementMember.Kind.allCases.map(\.rawValue)
    let meant = foreignMembers[name].map { [$0] } ?? NearestName.find(name, among: names)
    return Diagnostic(
      .unknownMember, "'#\(id)' has no '\(name)'", at: range,
      label: meant.isEmpty ? "it has \(Phrases.all(names))" : nil,
      fixes: meant.map { .replace(name, with: $0, at: range) })
  }

  /// Members of elements in other systems.
  private static let foreignMembers = [
    "x": "left", "y": "top", "minX": "left", "minY": "top", "maxX": "right", "maxY": "bottom",
    "leading": "start", "trailing": "end", "lineCount": "lines", "numberOfLines": "lines",
    "truncated": "isTruncated", "isClipped": "isTruncated", "visible": "isShown",
    "isVisible": "isShown", "shown": "isShown", "exists": "isShown",
  ]

  /// Returns a finding on an id that no element of the layout's own body has.
  static func unknownId(
    _ id: String, at range: SourceRange, among ids: [String], in component: String?
  ) -> Diagnostic {
    Diagnostic(
      .unknownId, "no element has the id '\(id)'", at: range,
      label: component.map { "it is in the component '\($0)', into which a test does not see" },
      fixes: NearestName.find(id, among: ids).map { .replace(id, with: $0, at: range) })
  }

  /// Returns a finding on a member of texts for an element that is none.
  static func memberOfTexts(
    _ member: ElementMember, of element: String, _ place: MarkupNode
  ) -> Diagnostic {
    Diagnostic(
      .unknownMember, "'\(element)' has no '\(member.kind.rawValue)'", at: member.range,
      label: "only a 'text' has",
      related: [RelatedLocation("'\(member.id)' is here", at: place.nameRange)])
  }

  /// Returns a finding on two elements that stand in no common row.
  static func unrelatedRows(
    _ id: String, at range: SourceRange, beside other: String
  ) -> Diagnostic {
    Diagnostic(
      .unrelatedRows, "'\(id)' and '\(other)' are in different loops", at: range,
      label: "an expression is about elements of one row, and those around it")
  }

  /// Returns a finding on the name of a preview that the document has none of.
  static func unknownPreview(
    _ name: String, at range: SourceRange, among names: [String]
  ) -> Diagnostic {
    let fixes = NearestName.find(name, among: names).map {
      FixIt.replace(name, with: $0, at: range)
    }
    return Diagnostic(
      .unknownPreview, "there is no preview '\(name)'", at: range,
      label: !fixes.isEmpty || names.count > 8
        ? nil : names.isEmpty ? "no preview has a name" : "there is \(Phrases.all(names))",
      fixes: fixes)
  }

  /// Returns a finding on an expectation for a text scale that its test does not try.
  static func untriedTextScale(
    _ attribute: MarkupAttribute, _ written: String, among scales: [Float], isSaid: Bool
  ) -> Diagnostic {
    let tried = scales.map { "\($0.toTheHundredth)" }
    return Diagnostic(
      .untriedExpectation, "the test tries no text scale \(written)", at: attribute.valueRange,
      label: isSaid
        ? "it tries \(tried.joined(separator: ", "))"
        : "its previews have \(tried.joined(separator: ", ")), and 'textScales' would say others")
  }

  /// Returns a finding on a test without an expectation.
  static func testWithoutExpectation(_ node: MarkupNode) -> Diagnostic {
    Diagnostic(
      .childCount, "'test' holds at least one 'expect', and this one holds none",
      at: node.nameRange)
  }
}
