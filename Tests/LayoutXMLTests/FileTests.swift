import LayoutDiagnostics
import LayoutXML
import Testing

@Suite struct FileTests {
  private func findings(_ bytes: [UInt8]) -> [DiagnosticID] {
    var parser = MarkupParser()
    parser.parse(bytes.span)
    return parser.diagnostics.map(\.id)
  }

  @Test func anEmptyOrBlankFileIsNoDocument() {
    #expect(findings([]) == [.emptyDocument])
    #expect(findings(Array(" \n\t\r\n".utf8)) == [.emptyDocument])
    #expect(findings([0xEF, 0xBB, 0xBF]) == [.emptyDocument])
    #expect(findings(Array("<?xml version='1.0'?>\n<!-- only -->".utf8)) == [.emptyDocument])
  }

  @Test func aFileWithZeroBytesIsNoText() {
    #expect(findings([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0]) == [.binaryFile])
    #expect(findings(Array("<a/>".utf8) + [0]) == [.binaryFile])
    #expect(findings([0]) == [.binaryFile])
  }

  @Test func aDocumentOverTheLimitIsNotRead() {
    let small = Array("<a></a>".utf8)
    let blanks = [UInt8](repeating: 0x20, count: MarkupLimits.documentSize - small.count)
    #expect(findings(small + blanks) == [])
    #expect(findings(small + blanks + [0x20]) == [.documentTooLarge])
  }

  @Test func nestingHasALimit() {
    func nested(_ depth: Int) -> [UInt8] {
      Array(
        (String(repeating: "<a>", count: depth) + String(repeating: "</a>", count: depth)).utf8)
    }
    #expect(findings(nested(MarkupLimits.depth)) == [])
    #expect(findings(nested(MarkupLimits.depth + 1)) == [.nestingTooDeep])
    #expect(findings(nested(100_000)) == [.nestingTooDeep])
  }

  @Test func anElementHasALimitedNumberOfAttributes() {
    func element(_ count: Int) -> [UInt8] {
      Array("<a\((0..<count).map { " a\($0)=''" }.joined())/>".utf8)
    }
    #expect(findings(element(MarkupLimits.attributesPerElement)) == [])
    #expect(findings(element(MarkupLimits.attributesPerElement + 1)) == [.tooManyAttributes])
    #expect(findings(element(200_000)) == [.tooManyAttributes])
  }

  @Test func findingsHaveALimit() {
    let broken = Array(String(repeating: "<", count: 100_000).utf8)
    #expect(findings(Array("<a>".utf8) + broken).count == MarkupLimits.findings + 1)
  }

  @Test func aDocumentMayComeInParts() throws {
    let text = Array("<a>\(String(repeating: "<b/>", count: 30_000))</a>".utf8)
    for size in [1000, 70_000, 200_000] {
      var parser = MarkupParser()
      var rest = text[...]
      parser.parse(readingFrom: { memory in
        let part = rest.prefix(min(size, memory.count))
        memory.copyBytes(from: part)
        rest.removeFirst(part.count)
        return part.count
      })
      #expect(parser.diagnostics.isEmpty)
      #expect(parser.document.bytes == text)
    }
  }

  @Test func whatHasNoEndIsNotReadForEver() {
    var parser = MarkupParser()
    parser.parse(readingFrom: { $0.count })
    #expect(parser.diagnostics.map(\.id) == [.documentTooLarge])
  }

  @Test func whoGivesNothingMayFail() {
    struct Failure: Error {}
    var parser = MarkupParser()
    #expect(throws: Failure.self) {
      try parser.parse(readingFrom: { _ throws(Failure) in throw Failure() })
    }
  }
}
