import LayoutDiagnostics
import LayoutXML
import SeededRandom
import Testing

@Suite struct FuzzTests {
  @Test func mutatedDocumentsAreReadAsTheLibraryReadsThem() {
    let seed = Environment.seed
    var generator = SeededGenerator(seed: seed)
    var parser = MarkupParser()
    parser.checksAgreement = true
    let start = ContinuousClock.now
    var count = 0
    while ContinuousClock.now - start < .seconds(Environment.fuzzSeconds) {
      let document = Mutation.documents.randomElement(using: &generator) ?? ""
      let bytes = Mutation.mutate(Array(document.utf8), using: &generator)
      parser.parse(bytes.span)
      count += 1
      if let fault = fault(parser) {
        Issue.record("seed \(seed), document \(count): \(fault)\n\(shown(bytes))")
        return
      }
    }
  }

  @Test func documentsCutAnywhereAreRead() {
    var parser = MarkupParser()
    parser.checksAgreement = true
    for document in Mutation.documents {
      let bytes = Array(document.utf8)
      for count in 0..<bytes.count {
        let part = Array(bytes[..<count])
        parser.parse(part.span)
        if let fault = fault(parser) { Issue.record("\(fault)\n\(shown(part))") }
      }
    }
  }

  @Test func soundDocumentsAreSound() {
    var parser = MarkupParser()
    parser.checksAgreement = true
    for document in Mutation.documents {
      parser.parse(document)
      #expect(parser.diagnostics == [])
      #expect(parser.isAccepted == true)
      #expect(fault(parser) == nil)
    }
  }

  private func shown(_ bytes: [UInt8]) -> String {
    "\(bytes)\n" + String(decoding: bytes, as: UTF8.self)
  }

  /// What is wrong with the parser's answer, nil where all is well.
  private func fault(_ parser: borrowing MarkupParser) -> String? {
    if let disagreement = parser.disagreement { return disagreement }
    let document = parser.document
    let diagnostics = parser.diagnostics
    if parser.isAccepted == false, diagnostics.isEmpty { return "rejected without a finding" }
    if diagnostics.contains(where: { $0.message == "this is not well-formed XML" }) {
      return "rejected without a reason"
    }
    var ranges = diagnostics.flatMap { finding in
      [finding.range] + finding.related.map(\.range)
        + finding.fixes.flatMap { $0.edits.map(\.range) }
    }
    ranges += document.nodes.flatMap {
      [$0.range, $0.nameRange, $0.endTagNameRange, $0.contentRange]
    }
    ranges += document.attributes.flatMap { [$0.range, $0.nameRange, $0.valueRange] }
    let isText = String(validating: document.bytes, as: UTF8.self) != nil
    for range in ranges {
      guard range.start <= range.end, Int(range.end) <= document.bytes.count else {
        return "\(range) is outside \(document.bytes.count) bytes"
      }
      if isText, !isBoundary(range.start, document) || !isBoundary(range.end, document) {
        return "\(range) cuts a character"
      }
    }
    return TapeShape.fault(in: document, isSound: diagnostics.isEmpty)
  }

  private func isBoundary(_ offset: UInt32, _ document: MarkupDocument) -> Bool {
    Int(offset) == document.bytes.count || document.bytes[Int(offset)] & 0xC0 != 0x80
  }
}
