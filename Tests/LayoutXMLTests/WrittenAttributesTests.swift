import LayoutXML
import Testing

struct WrittenAttributesTests {
  @Test func whatIsAddedBehindTheTextReadsLikeAllElse() throws {
    let seeds = NameTable(seeds: ["view", "opacity"])
    var written = WrittenAttributes()
    written.append("opacity", value: "0.5", seeds: seeds)
    written.append("of the author's own", value: "a \"b\"", seeds: seeds)
    var parser = MarkupParser(names: seeds)
    parser.parse("<view mine=''/>")
    var document = parser.document
    let end = document.bytes.count
    let indices = document.append(written)
    #expect(indices == 1..<3)
    let added = document.attributes[indices]
    #expect(added.map { document.names.name(of: $0.name) } == ["opacity", "of the author's own"])
    #expect(added.map { document.value(of: $0).string } == ["0.5", "a \"b\""])
    #expect(added.map { document.text(in: $0.nameRange) } == ["opacity", "of the author's own"])
    #expect(added.allSatisfy { Int($0.nameStart) > end && $0.isSound })
    #expect(added.first?.name == seeds.id(of: "opacity"))
  }
}
