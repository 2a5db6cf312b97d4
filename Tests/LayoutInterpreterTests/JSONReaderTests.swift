import LayoutDiagnostics
import SeededRandom
import TestSupport
import Testing

@testable import LayoutLanguages

struct JSONReaderTests {
  /// Returns a parsed JSON text as a description without source positions.
  private func printed(_ text: String) -> String {
    switch JSONReader.read(Array(text.utf8)) {
    case .success(let node): Self.text(node)
    case .failure(let mistake): "\(mistake.kind) @\(mistake.range.start)-\(mistake.range.end)"
    }
  }

  private static func text(_ node: JSONNode) -> String {
    switch node.value {
    case .string(let string): "'\(string)'"
    case .number(let number): number
    case .bool(let bool): "\(bool)"
    case .null: "null"
    case .array(let nodes): "[\(nodes.map(text).joined(separator: " "))]"
    case .object(let members):
      "{\(members.map { "\($0.name):\(text($0.value))" }.joined(separator: " "))}"
    }
  }

  @Test func everyKindOfValueIsRead() {
    #expect(
      printed(#" {"a": [1, -2.50e3, "x"], "b": {}, "c": [true, false, null], "a": 0} "#)
        == "{a:[1 -2.50e3 'x'] b:{} c:[true false null] a:0}")
    #expect(printed("\u{FEFF}[]") == "[]")
    #expect(printed("[1,\r\n\t2]") == "[1 2]")
  }

  @Test func escapesAreDecoded() {
    #expect(printed(#""\"\\\/\b\f\n\r\t""#) == "'\"\\/\u{8}\u{C}\n\r\t'")
    #expect(printed(#""\u00e9\ud83d\ude00""#) == "'é😀'")
    #expect(printed(#""\ud83dx""#) == "escape @1-7")
    #expect(printed(#""\q""#) == "escape @1-3")
    #expect(printed(#""\u12g4""#) == "escape @1-5")
  }

  @Test func placesAreThoseOfTheText() throws {
    let node = try JSONReader.read(Array(#"{"likes": "né", "n": 12}"#.utf8)).get()
    #expect(node.range == SourceRange(start: 0, end: 1))
    #expect(node["likes"]?.range == SourceRange(start: 11, end: 14))
    #expect(node["n"]?.range == SourceRange(start: 22, end: 24))
    #expect(node["other"] == nil)
  }

  @Test(arguments: [
    ("", "ended @0-0"), ("  ", "ended @2-2"), ("[1", "ended @2-2"), ("{\"a\"", "ended @4-4"),
    ("{a: 1}", "noName @1-2"), ("{'a': 1}", "noName @1-2"), ("{\"a\" 1}", "noColon @5-6"),
    ("[1 2]", "noComma(\"]\") @3-4"), ("[1,]", "commaAtEnd @3-4"),
    ("{\"a\":1,}", "commaAtEnd @7-8"),
    ("\"abc", "unclosedString @0-1"), ("\"a\nb\"", "lineEnd @2-3"), ("\"a\u{1}\"", "control @2-3"),
    ("01", "number @0-2"), ("-", "number @0-1"), ("1.", "number @0-2"), ("1.x", "number @0-2"),
    ("1e", "number @0-2"), ("[] 1", "moreText @3-4"), ("nul", "noValue @0-1"),
    ("é", "noValue @0-2"),
    ("// x", "noValue @0-1"), ("\"\\é\"", "escape @1-4"),
  ])
  func theFirstMistakeIsFound(text: String, mistake: String) {
    #expect(printed(text) == mistake)
  }

  @Test func onlyUTF8IsRead() {
    for (bytes, range) in [
      ([0xE9, 0x22], 1..<2), ([0xC3], 1..<2), ([0xF0, 0x9F, 0x98, 0x22], 1..<4),
      ([0xED, 0xA0, 0x80], 1..<2),
    ] as [([UInt8], Range<Int>)] {
      guard case .failure(let mistake) = JSONReader.read([0x22] + bytes) else {
        Issue.record("\(bytes) are read")
        continue
      }
      #expect(mistake.kind == .encoding)
      #expect(mistake.range == SourceRange(range), "\(bytes)")
    }
  }

  @Test func nestingHasALimit() {
    let deep = String(repeating: "[", count: 100) + String(repeating: "]", count: 100)
    #expect(printed(deep).hasPrefix("["))
    #expect(printed("[\(deep)]") == "tooDeep @100-101")
  }

  @Test func noTextTraps() {
    let text = Array(#"{"a":[1,-2.5e+3,"\u00e9\ud83d\ude00",{"b":null}],"c":true}"#.utf8)
    for seed in 1...2_000 as ClosedRange<UInt64> {
      var random = SeededGenerator(seed: seed)
      var bytes = text
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let place = Int.random(in: 0..<bytes.count, using: &random)
        switch Int.random(in: 0..<3, using: &random) {
        case 0: bytes.remove(at: place)
        case 1: bytes[place] = UInt8.random(in: 0...255, using: &random)
        default: bytes.insert(bytes[Int.random(in: 0..<bytes.count, using: &random)], at: place)
        }
      }
      if case .failure(let mistake) = JSONReader.read(bytes) {
        #expect(Int(mistake.range.end) <= bytes.count, "seed \(seed)")
      }
    }
  }
}
