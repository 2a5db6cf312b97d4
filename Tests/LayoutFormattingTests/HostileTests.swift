import LayoutChecking
import LayoutDiagnostics
import LayoutFormatting
import LayoutXML
import Testing

/// Extreme documents take no more time than others of their size.
struct HostileTests {
  @Test(.timeLimit(.minutes(20)), arguments: Self.documents.keys.sorted())
  func theyTakeTimeByTheirSize(_ name: String) throws {
    let source = try #require(Self.documents[name])
    let form = formatted(source)
    #expect(form.utf8.count > 1000)
    #expect(formatted(form) == form)
  }

  /// The parser limits the depth, so the formatter needs no limit.
  @Test func ofDepthThereIsALimit() {
    var parser = MarkupParser(names: .language)
    parser.parse(nest(10_000))
    #expect(parser.diagnostics.map(\.id.name) == ["nesting-too-deep"])
  }

  private static let documents: [String: String] = [
    "a nest": nest(200),
    "a megabyte of blanks":
      "<layout>\(repeated(" ", 1 << 20))\(repeated("<view/> \n", 500))</layout>",
    "a long line": "<layout>\(repeated("<view/><!-- a -->", 15_000))</layout>",
    "a long value": "<text content=\"\(repeated("{a}{{'", 40_000))\"/>",
    "expressions that never end": "<text>\(repeated("{ a ", 50_000))</text>",
    "strings that never end": "<text>\(repeated("{'}' ", 50_000))</text>",
    "closed expressions in strings": "<text>\(repeated("{'}} ", 50_001))</text>",
    "a long expression": "<text opacity=\"{\(repeated("max(1,", 40_000))\"/>",
    "a long list": "<inset insets=\"\(repeated("1  ", 80_000))\"/>",
    "a word of a megabyte": "<text>\(repeated("a", 1 << 20)) \(repeated("b", 1 << 10))</text>",
    "many words": "<text>\(repeated("a &#32; ", 40_000))</text>",
    "many attributes":
      "<layout>\(repeated("<view \((1...250).map { "z\(250 - $0)='\($0)'" }.joined(separator: " "))/>", 200))</layout>",
    "comments of many lines": "<layout>\(repeated("<!--\n a\n--> ", 15_000))</layout>",
    "many spans": "<text>\(repeated("<span> a </span> b ", 10_000))</text>",
  ]
}

private func repeated(_ text: String, _ count: Int) -> String {
  String(repeating: text, count: count)
}

private func nest(_ depth: Int) -> String {
  "\(repeated("<stack>", depth))\(repeated("</stack>", depth))"
}
