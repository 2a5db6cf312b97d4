import LayoutLanguageServer
import SeededRandom

/// Random changes of a text, as the messages of an editor and as the text that results.
struct RandomEdits {
  private var random: SeededGenerator
  private(set) var text: String
  private let encoding: PositionEncoding

  init(of text: String, _ encoding: PositionEncoding, _ random: SeededGenerator) {
    self.text = text
    self.encoding = encoding
    self.random = random
  }

  private static let pieces = [
    "<", ">", "/", "\"", "{", "}", "<text content=\"🦆\"/>", "</stack>", "<stack direction=\"",
    "\r\n", "\r", "\n", "e\u{301}", "漢", " ", "x", "<!--", "-->", "]]>", "&amp;", "&", "\u{FEFF}",
  ]

  /// Returns a few changes that are made together.
  mutating func next() -> [String] {
    (0..<Int.random(in: 1...3, using: &random)).map { _ in change() }
  }

  private mutating func change() -> String {
    let piece = Bool.random(using: &random) ? "" : Self.pieces.randomElement(using: &random) ?? ""
    if Int.random(in: 0..<40, using: &random) == 0 {
      text = piece
      return #"{"text": \#(quoted(piece))}"#
    }
    let positions = TextPositions(Array(text.utf8), encoding)
    var places = (0..<2).map { _ in
      (
        line: Int.random(in: 0...positions.lineCount, using: &random),
        character: Int.random(in: 0...60, using: &random)
      )
    }
    // Most edits are small.
    if Int.random(in: 0..<4, using: &random) != 0 {
      places[1] = (places[0].line, places[0].character + Int.random(in: 0...6, using: &random))
    }
    let offsets = places.map { positions.offset(line: $0.line, character: $0.character) }.sorted()
    var bytes = Array(text.utf8)
    bytes.replaceSubrange(offsets[0]..<offsets[1], with: piece.utf8)
    text = String(decoding: bytes, as: UTF8.self)
    let ends = places.map { #"{"line": \#($0.line), "character": \#($0.character)}"# }
    return
      #"{"range": {"start": \#(ends[0]), "end": \#(ends[1])}, "text": \#(quoted(piece))}"#
  }
}
