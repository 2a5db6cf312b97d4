import LayoutDiagnostics
import Testing

@testable import LayoutXML

@Suite struct RepairTests {
  /// Returns the text with the first repair of each finding applied.
  private func repaired(_ source: String) -> String {
    var parser = MarkupParser()
    parser.parse(source)
    var bytes = parser.document.bytes
    let edits = parser.diagnostics.compactMap(\.fixes.first).flatMap(\.edits)
    for edit in edits.sorted(by: { $0.range.start > $1.range.start }) {
      bytes.replaceSubrange(edit.range.offsets, with: Array(edit.replacement.utf8))
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test(arguments: [
    ("<a x=12/>", "<a x=\"12\"/>"),
    ("<a x=12\" y='1'/>", "<a x=\"12\" y='1'/>"),
    ("<a x=\"12 y=\"1\"/>", "<a x=\"12\" y=\"1\"/>"),
    ("<a x=\"12/>", "<a x=\"12\"/>"),
    ("<a x='it's' y='1'/>", "<a x='it&apos;s' y='1'/>"),
    ("<a x=\"say \"yes now\"/>", "<a x=\"say &quot;yes now\"/>"),
    ("<a x=“b c”/>", "<a x=\"b c\"/>"),
    ("<a><b x='1'/\n<c/></a>", "<a><b x='1'/>\n<c/></a>"),
    ("<a\n<c/></a>", "<a>\n<c/></a>"),
    ("<a x='{b && c<=d}' y='e && f'/>", "<a x='{b and c le d}' y='e &amp;&amp; f'/>"),
    ("<a x='{b<c}'/>", "<a x='{b lt c}'/>"),
    ("<a x \"1\"/>", "<a x= \"1\"/>"),
    ("<a x='1'y='2'/>", "<a x='1' y='2'/>"),
    ("<a x='1'\n  x='2'/>", "<a x='1'/>"),
    ("<a x='1 < 2 & 3'/>", "<a x='1 &lt; 2 &amp; 3'/>"),
    ("<a>1 < 2 & 3&nbsp;]]></a>", "<a>1 &lt; 2 &amp; 3&#160;]]&gt;</a>"),
    ("<a>&unheard;</a>", "<a>&amp;unheard;</a>"),
    ("<a><b></c></a>", "<a><b></b></a>"),
    ("<a><b></></a>", "<a><b></b></a>"),
    ("<a><b></b></b></a>", "<a><b></b></a>"),
    ("<a/></a>", "<a/>"),
    ("<a><b>", "<a><b></b></a>"),
    ("<a></a x='1'>", "<a></a>"),
    ("<a><b></b</a>", "<a><b></b></a>"),
    ("<a xmlns='u' p:x='1'/>", "<a x='1'/>"),
    ("<a p:q:x='1'/>", "<a x='1'/>"),
    ("\n<?xml version='1.0'?><a/>", "<?xml version='1.0'?><a/>"),
    ("<?xml version=1?><a/>", "<?xml version=\"1.0\" encoding=\"UTF-8\"?><a/>"),
    ("<!DOCTYPE a><a/>", "<a/>"),
  ])
  func theFirstRepairMakesTheDocumentSound(broken: String, sound: String) {
    #expect(repaired(broken) == sound)
    var parser = MarkupParser()
    parser.parse(sound)
    #expect(parser.diagnostics == [])
    #expect(parser.document.root >= 0)
  }

  /// Every named entity of HTML 4 is repaired to the character it stands for.
  @Test func entitiesOfHTMLAreCharacters() {
    for (name, number) in FamiliarEntities.numbers {
      #expect(Unicode.Scalar(UInt32(number)) != nil)
      #expect(repaired("<a>Gr&\(name);ezi</a>") == "<a>Gr&#\(number);ezi</a>")
    }
    // HTML has 252 entities, including the four that XML has too, listed here with their names in
    // capitals.
    #expect(FamiliarEntities.numbers.count == 252)
    for (name, character) in [
      ("uuml", "ü"), ("Ouml", "Ö"), ("szlig", "ß"), ("Aring", "Å"), ("eacute", "é"), ("alpha", "α"),
      ("Omega", "Ω"), ("hearts", "♥"), ("infin", "∞"), ("ne", "≠"), ("bdquo", "„"), ("yuml", "ÿ"),
    ] {
      #expect(
        FamiliarEntities.numbers[name].map { "&#\($0);" } == FamiliarEntities.reference(for: name))
      let scalar = FamiliarEntities.numbers[name].flatMap { Unicode.Scalar(UInt32($0)) }
      #expect(scalar.map { String(Character($0)) } == character)
    }
  }

  @Test func aPrefixWithoutANameBehindItStays() {
    #expect(fixes("<a :::='1'/>").isEmpty)
    #expect(fixes("<a p:-='1'/>").isEmpty)
  }

  private func fixes(_ source: String) -> [FixIt] {
    var parser = MarkupParser()
    parser.parse(source)
    return parser.diagnostics.first?.fixes ?? []
  }

  @Test func aSecondRepairClosesTheOpenElement() {
    let fixes = fixes("<a><b></c></a>")
    #expect(fixes.map(\.title) == ["rename it to 'b'", "close 'b' before it"])
    #expect(fixes.last?.edits == [SourceEdit(.at(6), "</b>")])
  }

  @Test func whatStandsInOneOfItsNameIsOnlyRenamed() {
    #expect(fixes("<a><b><b></c></b></b></a>").map(\.title) == ["rename it to 'b'"])
  }

  @Test func closingComesFirstWhereTheEndTagIsThatOfAnOuterElement() {
    let fixes = fixes("<a><b></a>")
    #expect(fixes.map(\.title) == ["close 'b' before it", "rename it to 'b'"])
    #expect(fixes.first?.edits == [SourceEdit(.at(6), "</b>")])
  }

  @Test func everyElementOnTheWayIsClosed() {
    let fixes = fixes("<a><b><c></a>")
    #expect(fixes.first?.title == "close 'c' and what it stands in before it")
    #expect(fixes.first?.edits == [SourceEdit(.at(9), "</c></b>")])
  }
}

@Suite struct IncompleteTests {
  private func incomplete(_ source: String) -> [String] {
    var parser = MarkupParser()
    parser.parse(source)
    let document = parser.document
    return document.nodes.filter { $0.isElement && $0.flags.contains(.incomplete) }
      .map { document.names.name(of: $0.name) }
  }

  @Test func onlyElementsWithAMistakeInTheirTagAreIncomplete() {
    #expect(incomplete("<a><b x=1/><c/></a>") == ["b"])
    #expect(incomplete("<a><b x='&nope;'/><c/></a>") == ["b"])
    #expect(incomplete("<a><b x='1' x='2'/><c/></a>") == [])
    #expect(incomplete("<a>&nope;<c/></a>") == [])
  }

  @Test func elementsWithoutTheirEndAreIncomplete() {
    #expect(incomplete("<a><b><c/>") == ["a", "b"])
    #expect(incomplete("<a><b></c></a>") == ["b"])
  }

  @Test func theSecondOfTwoAttributesCountsForNothing() {
    var parser = MarkupParser()
    parser.parse("<a x='1' x='2'/>")
    #expect(parser.document.attributes.map { $0.flags.contains(.duplicate) } == [false, true])
  }
}
