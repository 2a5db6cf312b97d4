import LayoutDiagnostics
import LayoutXML
import Testing

@Suite struct EncodingTests {
  private static let drawing = """
    <a x="é🎉">ü</a>
     ^ element a
       ^ x
          ^^ [é🎉]
              ^ text [ü]
                 ^ end a
    """
  private static let source = Drawing.source(of: drawing)

  private static func utf16(_ text: String, isBigEndian: Bool) -> [UInt8] {
    text.utf16.flatMap { unit in
      let bytes = [UInt8(unit >> 8), UInt8(unit & 0xFF)]
      return isBigEndian ? bytes : bytes.reversed()
    }
  }

  @Test func utf16IsReadWithAndWithoutItsMark() {
    for isBigEndian in [false, true] {
      expectRanges(Self.drawing, of: Self.utf16(Self.source, isBigEndian: isBigEndian))
      expectRanges(Self.drawing, of: Self.utf16("\u{FEFF}" + Self.source, isBigEndian: isBigEndian))
    }
  }

  @Test func utf16MayDeclareItself() {
    let declared = "<?xml version=\"1.0\" encoding=\"UTF-16\"?>\n"
    var parser = MarkupParser()
    parser.checksAgreement = true
    parser.parse(Self.utf16(declared + Self.source, isBigEndian: true).span)
    #expect(parser.diagnostics == [])
    #expect(parser.disagreement == nil)
    #expect(parser.document.isTranscoded)
    #expect(parser.document.bytes == Array((declared + Self.source).utf8))
  }

  @Test func aByteOrderMarkCountsInOffsets() {
    var parser = MarkupParser()
    parser.checksAgreement = true
    parser.parse("\u{FEFF}<a/>")
    #expect(parser.diagnostics == [])
    #expect(parser.disagreement == nil)
    #expect(parser.document.hasByteOrderMark)
    #expect(parser.document.nodes.first?.start == 3)
    #expect(!parser.document.isTranscoded)
  }

  @Test func latin1IsReadAsDeclared() {
    let declaration = Array("<?xml version='1.0' encoding='ISO-8859-1'?>\n".utf8)
    var parser = MarkupParser()
    parser.parse((declaration + Array("<a x='".utf8) + [0xE9] + Array("'/>".utf8)).span)
    #expect(parser.diagnostics == [])
    #expect(parser.document.isTranscoded)
    let attribute = parser.document.attributes[0]
    #expect(parser.document.text(in: attribute.valueRange) == "é")
    #expect(attribute.valueRange.count == 2)
  }

  @Test func anyEncodingThatTheLibraryKnowsIsRead() {
    let declaration = Array("<?xml version='1.0' encoding='Shift_JIS'?>\n".utf8)
    var parser = MarkupParser()
    parser.parse((declaration + Array("<a x='".utf8) + [0x93, 0xFA] + Array("'/>".utf8)).span)
    #expect(parser.diagnostics == [])
    #expect(parser.document.text(in: parser.document.attributes[0].valueRange) == "日")
  }

  @Test func aDeclarationThatLiesIsIgnored() {
    for name in ["UTF-16", "UCS-4", "US-ASCII"] {
      var parser = MarkupParser()
      parser.checksAgreement = true
      parser.parse("<?xml version='1.0' encoding='\(name)'?><a x='é'/>")
      #expect(parser.diagnostics == [])
      #expect(parser.isAccepted == true)
      #expect(!parser.document.isTranscoded)
    }
  }

  /// A byte that is not UTF-8 is reported with the encoding of the declaration.
  @Test func whatIsNotInASCIIIsToldSo() {
    var parser = MarkupParser()
    let declaration = Array("<?xml version='1.0' encoding='US-ASCII'?>\n<a x='".utf8)
    parser.parse((declaration + [0xC4] + Array("'/>".utf8)).span)
    #expect(parser.diagnostics.map(\.message) == ["the byte 0xC4 is not in 'US-ASCII'"])
    #expect(parser.diagnostics.map(\.range.offsets) == [declaration.count..<declaration.count + 1])
  }

  @Test(arguments: [61, 400, 512, 600, 5_000])
  func aNameThatIsTooLongForAnEncodingIsNone(count: Int) {
    var parser = MarkupParser()
    let name = String(repeating: "A", count: count)
    parser.parse("<?xml version='1.0' encoding='\(name)'?><a/>")
    #expect(parser.diagnostics.map(\.id) == [.invalidEncoding])
    #expect(parser.diagnostics.first?.message.hasSuffix("is no known encoding") == true)
    #expect((parser.diagnostics.first?.message.count ?? 0) < 100)
  }

  @Test func anUnknownEncodingIsMarkedInTheDeclaration() {
    expectFindingsIgnoringJudge(
      """
      <?xml version="1.0" encoding="Klingon-8"?>
                                    ^^^^^^^^^ invalid-encoding: 'Klingon-8' is no known encoding
      <a/>
      """)
  }

  @Test func bytesThatAreNoUTF8AreMarked() {
    let bytes = Array("<a x='é".utf8) + [0xE9] + Array("'/>".utf8)
    var parser = MarkupParser()
    parser.parse(bytes.span)
    #expect(parser.diagnostics.map(\.id) == [.invalidEncoding])
    #expect(parser.diagnostics.map(\.range) == [SourceRange(start: 8, end: 9)])
    #expect(parser.diagnostics.map(\.message) == ["the byte 0xE9 is not UTF-8 here"])
  }

  @Test func illFormedSequencesAreNoUTF8() {
    let sequences: [[UInt8]] = [
      [0xC0, 0x80], [0xC1, 0xBF], [0xED, 0xA0, 0x80], [0xE0, 0x80, 0x80], [0xF0, 0x80, 0x80, 0x80],
      [0xF4, 0x90, 0x80, 0x80], [0xF5, 0x80, 0x80, 0x80], [0x80], [0xFF], [0xE2, 0x82],
    ]
    for sequence in sequences {
      var parser = MarkupParser()
      parser.parse((Array("<a>abcdefgh".utf8) + sequence + Array("</a>".utf8)).span)
      #expect(parser.diagnostics.map(\.id) == [.invalidEncoding])
      #expect(parser.diagnostics.first?.range.start == 11)
    }
  }

  @Test func brokenUTF16IsMarkedWhereItBreaks() {
    let half = Self.utf16("<a>", isBigEndian: true) + [0xD8, 0x00, 0x00, 0x3C]
    for bytes in [half, Self.utf16("\u{FEFF}<a/>", isBigEndian: false) + [0x20]] {
      var parser = MarkupParser()
      parser.parse(bytes.span)
      #expect(parser.diagnostics.map(\.id) == [.invalidEncoding])
      #expect(parser.document.bytes.count == Int(parser.diagnostics[0].range.end))
    }
  }

  private func expectFindingsIgnoringJudge(_ drawing: String) {
    var parser = MarkupParser()
    parser.parse(Drawing.source(of: drawing))
    let marks = parser.diagnostics.map {
      Drawing.Mark(range: $0.range, words: "\($0.id.name): \($0.message)")
    }
    #expect(Drawing.draw(parser.document.bytes, marks) == drawing)
  }
}
