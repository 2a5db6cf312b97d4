import LayoutLanguageServer
import SeededRandom
import Testing

/// Lines and characters of texts, in the three encodings of the protocol.
struct TextPositionTests {
  /// A text with letters of one to four bytes, combining marks, and line ends of each kind.
  private static let text =
    "\u{FEFF}<a>\n🦆é\r\ne\u{301}x\r\r漢字\n\u{1F468}\u{200D}\u{1F469}|\r\n"

  /// An offset, and its line with the character in UTF-8, UTF-16 and UTF-32.
  @Test func placesAreCountedInUnits() {
    let offsets = [0, 3, 6, 7, 11, 13]
    let expected: [(Int, [Int])] = [
      (0, [0, 0, 0]), (0, [3, 1, 1]), (0, [6, 4, 4]), (1, [0, 0, 0]), (1, [4, 2, 1]),
      (1, [6, 3, 2]),
    ]
    for (offset, (line, characters)) in zip(offsets, expected) {
      for (encoding, character) in zip(PositionEncoding.allCases, characters) {
        let positions = TextPositions(Array(Self.text.utf8), encoding)
        let place = positions.position(of: offset)
        #expect(place.line == line)
        #expect(place.character == character, "\(encoding) at \(offset)")
        #expect(positions.offset(line: line, character: character) == offset)
      }
    }
  }

  @Test func linesEndInThreeWays() {
    let positions = TextPositions(Array(Self.text.utf8), .utf16)
    #expect(positions.lineCount == 7)
  }

  @Test func placesOutOfBoundsAreClamped() {
    let positions = TextPositions(Array("ab\ncd".utf8), .utf16)
    #expect(positions.offset(line: 0, character: 99) == 2)
    #expect(positions.offset(line: 9, character: 0) == 5)
    #expect(positions.offset(line: 1, character: 99) == 5)
    #expect(positions.position(of: 99) == (1, 2))
    #expect(positions.position(of: -1) == (0, 0))
  }

  @Test func aPlaceInsideALetterIsItsStart() {
    let duck = TextPositions(Array("x🦆y".utf8), .utf16)
    #expect(duck.offset(line: 0, character: 2) == 1)
    #expect(duck.position(of: 3) == (0, 1))
    let bytes = TextPositions(Array("x🦆y".utf8), .utf8)
    #expect(bytes.offset(line: 0, character: 4) == 1)
  }

  @Test(arguments: PositionEncoding.allCases)
  func everyScalarIsFoundAgain(_ encoding: PositionEncoding) {
    let bytes = Array(Self.text.utf8)
    let positions = TextPositions(bytes, encoding)
    for offset in bytes.indices where bytes[offset] & 0xC0 != 0x80 {
      let (line, character) = positions.position(of: offset)
      // Nothing stands between the two signs of a line end.
      let isInLineEnd = offset > 0 && bytes[offset] == 0x0A && bytes[offset - 1] == 0x0D
      let found = positions.offset(line: line, character: character)
      #expect(found == (isInLineEnd ? offset - 1 : offset))
    }
  }

  @Test(arguments: [
    ("file:///a/b.layout.xml", "/a/b.layout.xml"),
    ("file://localhost/a/b", "/a/b"),
    ("file:/a/b", "/a/b"),
    ("FILE:///a", "/a"),
    ("file:///a%20b/%C3%A4.xml", "/a b/ä.xml"),
    ("file:///a b/ä.xml", "/a b/ä.xml"),
    ("file:///c%3A/x", "/c:/x"),
    ("file:///c:/x", "/c:/x"),
    ("file:///a/../b/./c//d", "/b/c/d"),
    ("file:///100%", "/100%"),
    ("file:///a%2Fb", "/a/b"),
    ("file:///a?x#y", "/a"),
    ("file:///", "/"),
  ])
  func addressesArePaths(_ uri: String, _ path: String) {
    #expect(DocumentURI.path(of: uri) == path)
    #expect(DocumentURI.path(of: DocumentURI.uri(of: path)) == path)
  }

  @Test func otherAddressesAreNoPaths() {
    for uri in ["untitled:Untitled-1", "https://a/b", "", "file", "file:a"] {
      #expect(DocumentURI.path(of: uri) == nil)
    }
  }
}
