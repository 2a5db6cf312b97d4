import LayoutChecking
package import LayoutDiagnostics
import LayoutModel
import LayoutXML

extension OwnRule {
  /// Returns findings about the rule's examples that do not behave as they declare.
  ///
  /// An example is also broken if the repairs leave the findings that they should fix.
  package func brokenExamples() -> [Diagnostic] {
    examples.compactMap { example in
      let document = Self.read(Array((example.markup.document ?? "").utf8))
      let found = findings(in: document)
      guard !found.isEmpty == example.fires else {
        return Diagnostic(
          .brokenExample,
          example.fires
            ? "'\(finding.name)' finds nothing in this example"
            : "'\(finding.name)' finds something in this example: \(found[0].message)",
          at: example.range)
      }
      guard let fix = found.lazy.compactMap(\.fixes.first).first else { return nil }
      var batch = RepairBatch(for: document.bytes.count)
      var mended = 0
      for finding in found {
        if let fix = finding.fixes.first, batch.add(fix) { mended += 1 }
      }
      let left = findings(in: Self.read(batch.applied(to: document.bytes))).count
      guard mended == 0 || left > found.count - mended else { return nil }
      return Diagnostic(
        .brokenExample, "the repair '\(fix.title)' leaves what it should put right",
        at: example.range)
    }
  }

  private func findings(in document: MarkupDocument) -> [Diagnostic] {
    var pass = OwnRulePass(document, styled: nil, room: Self.mostFindings)
    pass.run(self)
    return pass.findings
  }

  private static let mostFindings = 100

  private static func read(_ bytes: [UInt8]) -> MarkupDocument {
    var parser = MarkupParser(names: .language)
    parser.parse(bytes.span)
    return parser.document
  }
}
