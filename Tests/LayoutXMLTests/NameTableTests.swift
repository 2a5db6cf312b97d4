import LayoutXML
import Testing

@Suite struct NameTableTests {
  @Test func seedsAreNumberedInOrder() {
    let names = NameTable(seeds: ["stack", "view", "aVeryLongNameOfMoreThanSixteenBytes"])
    #expect(names.id(of: "stack") == NameID(rawValue: 0))
    #expect(names.id(of: "aVeryLongNameOfMoreThanSixteenBytes") == NameID(rawValue: 2))
    #expect(names.id(of: "aVeryLongNameOfMoreTHANSixteenBytes") == nil)
    #expect(names.name(of: NameID(rawValue: 1)) == "view")
    #expect(names.id(of: "vie") == nil)
  }

  @Test func anAuthorsNamesAreForgottenWithTheNextDocument() {
    var parser = MarkupParser(names: NameTable(seeds: ["a"]))
    parser.parse("<a mine='1'/>")
    #expect(parser.document.names.count == 2)
    parser.parse("<a other='1' another='2'/>")
    #expect(parser.document.names.count == 3)
    #expect(parser.document.names.id(of: "mine") == nil)
    #expect(parser.document.names.id(of: "another") == NameID(rawValue: 2))
  }

  @Test func thirtyThousandNamesInOneProcessLeaveNoTrace() {
    var parser = MarkupParser(names: NameTable(seeds: ["a", "b"]))
    for index in 0..<30_000 {
      parser.parse("<a someRatherLongNameOfAnAttribute\(index)=''/>")
      #expect(parser.diagnostics.isEmpty)
      #expect(parser.document.names.count == 3)
    }
  }

  @Test func aDocumentWithMoreNamesThanNumbersIsStillRead() {
    var parser = MarkupParser()
    let elements = (0..<70_000).map { "<n\($0)></n\($0)>" }.joined()
    parser.parse("<a>\(elements)</a>")
    #expect(parser.diagnostics.isEmpty)
    #expect(parser.document.nodes.count == 70_001)
    #expect(parser.document.nodes.last?.name == .overflow)
  }
}
