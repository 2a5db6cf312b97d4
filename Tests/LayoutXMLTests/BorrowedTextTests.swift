import LayoutDiagnostics
import LayoutXML
import Testing

struct BorrowedTextTests {
  @Test func attributesOfAnotherTextReadLikeAllElse() throws {
    let seeds = NameTable(seeds: ["view", "opacity"])
    var parser = MarkupParser(names: seeds)
    parser.parse("<view mine=''/>")
    var document = parser.document
    let end = document.bytes.count
    let one = document.borrow(Array("<style opacity='0.5'/>".utf8))
    let other = document.borrow(Array("<style theirs='a &lt; b'/>".utf8))
    let indices = [
      document.append(
        "opacity", SourceRange(7..<14), value: SourceRange(16..<19), in: one),
      document.append(
        "theirs", SourceRange(7..<13), value: SourceRange(15..<23), in: other),
    ]
    #expect(indices == [1, 2])
    let added = indices.map { document.attributes[$0] }
    #expect(added.map { document.names.name(of: $0.name) } == ["opacity", "theirs"])
    #expect(added.map { document.value(of: $0).string } == ["0.5", "a < b"])
    #expect(added.map { document.text(in: $0.nameRange) } == ["opacity", "theirs"])
    #expect(added.map { document.text(in: $0.valueRange) } == ["0.5", "a &lt; b"])
    #expect(added.allSatisfy { Int($0.nameStart) > end && $0.isSound })
    #expect(added.first?.name == seeds.id(of: "opacity"))
    // A part of a value leads back to its position in the text.
    let sign = document.value(of: added[1]).source(of: 2..<3)
    #expect(document.text(in: sign) == "&lt;")
    #expect(document.bytes.count == end)
  }
}
