import SeededRandom

/// Well-formed documents, and ways to make them malformed.
enum Mutation {
  static let documents: [String] = [
    "<a/>",
    "<a x=\"1\" y='2'><b/><c z=\"&amp;&#10;\">text &lt; more</c></a>",
    "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!-- c -->\n<a>\n  <b x='é🎉'/>\n</a>\n<!-- d -->\n",
    "\u{FEFF}<layout name=\"Card\">\r\n\t<stack a=\"1\r\n2\"\r\n\t\tb='\t'>\r\n</stack>\r\n</layout>",
    "<ü 名='1'><![CDATA[<&>]]>]]&gt;<?go to?><b></b ></ü >",
    "<a><b><c><d><e f='g'/></d></c></b><b h='i' j='k' l='m'/> t </a>",
    "<a aVeryLongNameOfAnAttribute='1' aVeryLongNameOfAnAttributf='2'><aVeryLongElementName/></a>",
  ]

  private static let tokens: [String] = [
    "<", ">", "/>", "</", "<a>", "</a>", "<b", "\"", "'", "=", "&", "&amp;", "&#x", ";", "<!--",
    "-->", "--", "<![CDATA[", "]]>", "<?", "?>", "<?xml version=\"1.0\"?>", "<!DOCTYPE a [", "]",
    "xmlns=\"u\"", " x=\"1\"", " p:q='r'", ":", "é", "\u{FFFE}", "\u{1}", "\r\n", "\t", " ", "\0",
    "&nbsp;", "encoding=\"UTF-16\"", "encoding='latin1'", "standalone='yes'", "×", "/", "!", "-",
  ]

  static func mutate(_ bytes: [UInt8], using generator: inout SeededGenerator) -> [UInt8] {
    var bytes = bytes
    for _ in 0..<Int.random(in: 1...4, using: &generator) {
      let place = Int.random(in: 0...bytes.count, using: &generator)
      switch Int.random(in: 0..<8, using: &generator) {
      case 0 where place < bytes.count:
        bytes[place] = UInt8.random(in: 0...255, using: &generator)
      case 1 where place < bytes.count:
        bytes[place] = UInt8.random(in: 32...126, using: &generator)
      case 2 where place < bytes.count:
        bytes.remove(at: place)
      case 3:
        let end = min(bytes.count, place + Int.random(in: 0...12, using: &generator))
        bytes.removeSubrange(place..<end)
      case 4:
        let end = min(bytes.count, place + Int.random(in: 0...20, using: &generator))
        let target = Int.random(in: 0...bytes.count, using: &generator)
        bytes.insert(contentsOf: Array(bytes[place..<end]), at: target)
      default:
        let token = tokens.randomElement(using: &generator) ?? ""
        bytes.insert(contentsOf: Array(token.utf8), at: place)
      }
    }
    return bytes
  }
}
