import LayoutXML
import Oracles
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
      if let fault = MarkupFault.of(parser) {
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
        if let fault = MarkupFault.of(parser) { Issue.record("\(fault)\n\(shown(part))") }
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
      #expect(MarkupFault.of(parser) == nil)
    }
  }

  private func shown(_ bytes: [UInt8]) -> String {
    "\(bytes)\n" + String(decoding: bytes, as: UTF8.self)
  }
}
