import LayoutDiagnostics
import Testing

struct LineTableTests {
  @Test(arguments: ["ab\ncd\nef", "ab\rcd\ref", "ab\r\ncd\r\nef", "ab\rcd\r\nef"])
  func everyKindOfLineEndEndsALine(text: String) {
    let source = SourceText(name: "a.layout.xml", text: text)
    #expect(source.lineCount == 3)
    let lines = (1...3).map {
      String(decoding: source.bytes(in: source.byteRange(ofLine: $0)), as: UTF8.self)
    }
    #expect(lines == ["ab", "cd", "ef"])
  }

  @Test func lineFeedBeforeCarriageReturnIsTwoLineEnds() {
    #expect(LineTable(Array("a\n\rb".utf8)).count == 3)
  }

  @Test func anEmptyTextHasOneLine() {
    let source = SourceText(name: "a.layout.xml", text: "")
    #expect(source.position(of: 0) == SourcePosition(line: 1, column: 1, offset: 0))
    #expect(source.byteRange(ofLine: 1).isEmpty)
  }

  @Test func aLastLineFeedBeginsAnEmptyLine() {
    let source = SourceText(name: "a.layout.xml", text: "a\n")
    #expect(source.position(of: 2) == SourcePosition(line: 2, column: 1, offset: 2))
  }

  @Test func columnsCountUnicodeScalars() {
    // The é has two scalars of 1 and 2 bytes, the emoji one of 4 bytes.
    let source = SourceText(name: "a.layout.xml", text: "\ne\u{301}😀x")
    #expect(source.position(of: 8) == SourcePosition(line: 2, column: 4, offset: 8))
  }

  @Test func theLineFeedOfAPairBelongsToItsLine() {
    let source = SourceText(name: "a.layout.xml", text: "ab\r\ncd")
    #expect(source.position(of: 3).line == 1)
    #expect(source.position(of: 4) == SourcePosition(line: 2, column: 1, offset: 4))
  }

  @Test func anOffsetBehindTheEndIsTheEnd() {
    let source = SourceText(name: "a.layout.xml", text: "abc")
    #expect(source.position(of: .max) == SourcePosition(line: 1, column: 4, offset: 3))
  }

  @Test func thereIsNothingOnALineThatDoesNotExist() {
    let source = SourceText(name: "a.layout.xml", text: "abc")
    #expect(source.byteRange(ofLine: 0).isEmpty)
    #expect(source.byteRange(ofLine: 2).isEmpty)
  }

  @Test func aByteOrderMarkTakesNoColumn() {
    let source = SourceText(name: "a.layout.xml", text: "\u{FEFF}ab")
    #expect(source.position(of: 0) == SourcePosition(line: 1, column: 1, offset: 0))
    #expect(source.position(of: 4) == SourcePosition(line: 1, column: 2, offset: 4))
  }

  @Test(arguments: [1_023, 1_024, 1_025, 5_000])
  func columnsAreRightFarIntoALongLine(count: Int) {
    let text = "\n" + String(repeating: "é", count: count) + "x"
    let source = SourceText(name: "a.layout.xml", text: text)
    let offset = 1 + 2 * count
    let expected = SourcePosition(line: 2, column: count + 1, offset: offset)
    #expect(source.position(of: UInt32(offset)) == expected)
  }
}
