import ElementLiterals
import LayoutEngine
import Testing

/// Words that conditions and loops combine.
@Suite struct TextPartsTests {
  private struct Words: TextLocalizing {
    let patterns: [String: String]

    func words(for key: String, _ arguments: [TextArgument]) -> String? {
      patterns[key].map { TextPattern($0).filled(with: arguments) }
    }
  }

  private func runs(
    _ spec: TextSpec = TextSpec(), _ patterns: [String: String]? = nil,
    _ words: (inout TextParts) -> Void
  ) -> [TextRun] {
    let language = patterns.map { TextLocalization(identifier: "de", table: Words(patterns: $0)) }
    var tree = LayoutTree()
    tree.build(environment: LayoutEnvironment(localization: language)) { root in
      root.text(spec, words: words)
    }
    return tree.text(of: 0)?.runs ?? []
  }

  @Test func blanksBetweenPartsAreOneAndNoneIsAtTheEnds() {
    let found = runs { text in
      text.addBlank()
      text.add("one")
      text.addBlank()
      text.addBlank()
      text.add("two")
      text.add(",")
      text.addBlank()
    }
    #expect(found.map(\.content).joined() == "one two,")
    #expect(runs { $0.addBlank() }.isEmpty)
  }

  @Test func eachPartIsAKeyOfItsOwn() {
    let patterns = [
      "by": "von", "<1>%@</1> and <2>more</2>": "<2>mehr</2> als <1>%@</1>", "%@": "?",
    ]
    func words(_ text: inout TextParts) {
      text.add("by")
      text.addBlank()
      text.add(
        "<1>\("<2>")</1> and <2>more</2>", spans: [TextRun(italic: true), TextRun(underline: true)])
      text.add("\(7)", localized: false)
      text.add(.verbatim("by"))
    }
    let plain = runs { words(&$0) }
    #expect(plain.map(\.content) == ["by", " ", "<2>", " and ", "more", "7", "by"])
    #expect(plain.map(\.italic) == [nil, nil, true, nil, nil, nil, nil])
    let german = runs(TextSpec(), patterns, words)
    #expect(german.map(\.content) == ["von", " ", "mehr", " als ", "<2>", "7", "by"])
    #expect(german.map(\.underline) == [nil, nil, true, nil, nil, nil, nil])
    #expect(
      runs(TextSpec(localized: false), patterns, words).map(\.content) == plain.map(\.content))
  }

  /// An `l` or a space is a quarter as wide as the font size.
  @Test func aTextIsAsWideAsItsPartsTogether() {
    func width(_ root: (inout Children<NoPlacement>) -> Void) -> Float {
      var tree = LayoutTree()
      tree.build(root)
      tree.solve(in: .unbounded)
      return tree.frame(of: 0).width
    }
    let whole = width { $0.text(TextSpec(content: "lll llll", fontSize: 20)) }
    let parts = width { root in
      root.text(TextSpec(fontSize: 20)) { text in
        for count in 3...4 {
          text.add(.verbatim(String(repeating: "l", count: count)))
          text.addBlank()
        }
      }
    }
    #expect(whole > 0)
    #expect(parts == whole)
  }

  @Test func aTextThatIsSetAnewForgetsItsParts() {
    var tree = LayoutTree()
    tree.build { root in root.text { $0.add("old") } }
    tree.setText("new", of: 0)
    #expect(tree.text(of: 0)?.runs == [])
    #expect(tree.text(of: 0)?.content == "new")
  }
}
