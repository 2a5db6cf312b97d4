import LayoutDiagnostics
import LayoutRules
import LayoutXML
import Oracles
import TestSupport
import Testing

/// The examples of all rules, written in another way, have the same findings on the same elements.
struct MetamorphicRuleTests {
  /// Another way to write a document.
  enum Writing: String, CaseIterable, Sendable {
    case reversedAttributes
    case exchangedQuotes
    case characterReferences
    case brokenLines
    case comments

    /// Returns the document written in this way, or nil where a rewriting would not be sound.
    func rewritten(_ document: CheckedMarkup) -> [UInt8] {
      var edits: [SourceEdit] = []
      for node in document.markup.nodes where node.kind == .element {
        let attributes = node.attributeIndices.map { document.markup.attributes[$0] }
        for (index, attribute) in attributes.enumerated() {
          switch self {
          case .reversedAttributes:
            let other = attributes[attributes.count - 1 - index]
            edits.append(SourceEdit(attribute.range, document.markup.text(in: other.range)))
          case .exchangedQuotes:
            edits.append(SourceEdit(attribute.range, exchangingQuotes(of: attribute, document)))
          case .characterReferences:
            let text = document.markup.text(in: attribute.valueRange)
            // Only a leading letter or digit is replaced, so that expressions stay as they are.
            guard let first = text.first, first.isASCII, first.isLetter || first.isNumber,
              let code = first.unicodeScalars.first?.value
            else { continue }
            let start = attribute.valueRange.start
            edits.append(SourceEdit(SourceRange(start: start, end: start + 1), "&#\(code);"))
          case .brokenLines:
            edits.append(SourceEdit(.at(attribute.range.start), "\n\t  "))
          case .comments: break
          }
        }
        if self == .comments {
          edits.append(SourceEdit(.at(node.start), node.parent < 0 ? "" : "<!-- here -->"))
        }
      }
      return Repairing.apply(
        edits.filter { self != .comments || !$0.replacement.isEmpty }, to: document.bytes)
    }

    private func exchangingQuotes(
      of attribute: MarkupAttribute, _ document: CheckedMarkup
    ) -> String {
      let name = document.markup.text(in: attribute.nameRange)
      let value = document.markup.text(in: attribute.valueRange)
      let isDouble = document.markup.text(in: attribute.range).hasSuffix("\"")
      let (old, reference) = isDouble ? ("'", "&apos;") : ("\"", "&quot;")
      return "\(name)=\(old)\(value.replacing(old, with: reference))\(old)"
    }
  }

  struct Case: CustomTestStringConvertible, Sendable {
    var finding: DiagnosticID
    var writing: Writing

    var testDescription: String { "\(finding) \(writing)" }
  }

  static let cases = RuleRegistry.examples.filter { !$0.asksFrames }.flatMap { rule in
    Writing.allCases.map { Case(finding: rule.finding, writing: $0) }
  }

  @Test(arguments: cases)
  func howItIsWrittenMakesNoDifference(one: Case) throws {
    let rule = try #require(RuleRegistry.examples.first { $0.finding == one.finding })
    let rules = RuleChoice.standard.adding(one.finding)
    for document in rule.wrong + rule.right {
      let before = CheckedMarkup(document, rules: rules)
      let bytes = one.writing.rewritten(before)
      let after = CheckedMarkup(bytes, rules: rules)
      #expect(
        found(after) == found(before), "\(String(decoding: bytes, as: UTF8.self))")
    }
  }

  /// Returns each finding's kind, with the index of the element that it is found on.
  private func found(_ document: CheckedMarkup) -> [String] {
    let elements = document.markup.nodes.filter { $0.kind == .element }
    return document.findings.map { finding in
      let place = elements.lastIndex { $0.start <= finding.range.start } ?? -1
      return "\(finding.id) \(place)"
    }.sorted()
  }

  @Test(arguments: RuleRegistry.examples.filter { !$0.asksFrames }.map(\.finding))
  func safeRepairsAreDoneOnce(finding: DiagnosticID) throws {
    let rule = try #require(RuleRegistry.examples.first { $0.finding == finding })
    let rules = RuleChoice.standard.adding(finding)
    for document in rule.wrong {
      let before = CheckedMarkup(document, rules: rules)
      for one in before.findings {
        for fix in one.fixes where fix.isSafe {
          let repaired = Repairing.apply(fix.edits, to: before.bytes)
          let after = CheckedMarkup(repaired, rules: rules)
          #expect(
            after.findings.count < before.findings.count,
            "\(fix.title): \(String(decoding: repaired, as: UTF8.self))")
          #expect(after.findings.allSatisfy { $0.id == finding })
          #expect(after.markupFindings == [])
        }
      }
    }
  }
}
