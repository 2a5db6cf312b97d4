import LayoutDiagnostics
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

  @Test func aDocumentHasALimitedNumberOfNames() {
    func elements(_ count: Int) -> String {
      "<a>\((0..<count).map { "<n\($0)/>" }.joined())</a>"
    }
    var parser = MarkupParser()
    parser.parse(elements(MarkupLimits.names - 1))
    #expect(parser.diagnostics == [])
    parser.parse(elements(MarkupLimits.names))
    #expect(parser.diagnostics.map(\.id) == [.documentTooLarge])
    #expect(
      parser.diagnostics.map(\.message) == ["the document has more than 20000 different names"])
    parser.parse("<n1/>")
    #expect(parser.diagnostics == [])
    #expect(parser.document.names.count == 1)
  }
}
