import LayoutXML
import Oracles
import Testing

/// Documents with very many mistakes.
@Suite struct ManyMistakesTests {
  /// The parser stops at the hundredth mistake, whatever the mistakes are.
  @Test(arguments: [
    "<a b=1/>", "<a b \"1\"/>", "<a b'1/>", "<a b/>", "<a b=1\"/>", "<a \"x\"/>", "<a b=“1”/>",
    "<a b='<'/>", "<a b='1 c='2'/>", "<a b='it's'/>", "<a b='1'c='2'/>", "<a b='1' b='2'/>",
    "<a b='&x'/>", "<a b='& &'/>", "<a / >", "<a p:b=''/>", "<a xmlns='u'/>", "<p:a/>", "<a",
    "<a <b/>", "]]>", "&x;", "&", "<", "</>", "</b>", "<a></b>", "<a></a b>", "<a></a",
    "<!--a--b-->", "<!x>", "<!x", "<?1?>", "<?xml?>", "<![CDATA[x", "<!--", "<?pi", "\u{1}",
  ])
  func readingEndsWithinTheText(mistake: String) {
    var parser = MarkupParser()
    parser.checksAgreement = true
    for count in 97...101 {
      let known = String(repeating: "<a b=1/>\n", count: count)
      for ending in ["", "\n", "\"/>\n</r>", ">é</r>"] {
        let text = "<r>\n\(known)\(mistake)\(ending)"
        parser.parse(text)
        #expect(MarkupFault.of(parser) == nil, "\(count) mistakes and \(mistake)\(ending)")
      }
    }
  }

  @Test func namesBeyondASCIITakeNoLongerThanOthers() {
    let text = "<r>" + String(repeating: "<é ü='1'/>", count: 100_000) + "</r>"
    var parser = MarkupParser()
    let time = ContinuousClock().measure { parser.parse(text) }
    #expect(parser.diagnostics == [])
    #expect(time < .seconds(30))
  }
}
