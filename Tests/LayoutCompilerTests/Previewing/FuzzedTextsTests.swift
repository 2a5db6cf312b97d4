import LayoutCompiler
import LayoutEngine
import Testing

/// Other words in place of a document's.
struct FuzzedTextsTests {
  @Test(arguments: [
    ("Save", "Save Savesave Save", "S", "סחן"),
    ("", "", "", ""),
    ("1 / 5", "1 / 5", "1 / 5", "1 / 5"),
    (" two words ", " two words wordswords two words ", " t ", "  "),
  ])
  func wordsAreOthers(_ text: String, _ long: String, _ short: String, _ rtl: String) {
    #expect(FuzzedTexts.long.fuzzed(text) == long)
    #expect(FuzzedTexts.short.fuzzed(text) == short)
    let hebrew = FuzzedTexts.rtl.fuzzed(text)
    #expect(hebrew.count == text.count)
    #expect(!hebrew.contains { $0.isLetter && $0.isASCII }, "\(hebrew)")
    #expect(hebrew.filter { !$0.isLetter } == text.filter { !$0.isLetter })
  }

  @Test(arguments: FuzzedTexts.allCases)
  func placeholdersAndMarksStay(_ kind: FuzzedTexts) {
    let key = "Made with <1>care</1> by %2$@, %lld people < 3 and 100%% <2>%@</2> of 50 % more"
    let fuzzed = kind.fuzzed(key)
    let arguments: (TextPattern.Part) -> Bool = {
      if case .placeholder = $0 { true } else { false }
    }
    let before = TextPattern(key).parts.filter(arguments)
    let after = TextPattern(fuzzed).parts.filter(arguments)
    #expect(Set(before.map { "\($0)" }) == Set(after.map { "\($0)" }), "\(fuzzed)")
    for sign in ["<1>", "</1>", "<2>", "</2>", "%2$@", "%lld", "%@"] {
      #expect(fuzzed.components(of: sign) == 1, "\(sign) in \(fuzzed)")
    }
  }
}

extension String {
  fileprivate func components(of part: String) -> Int {
    var count = 0
    var rest = self[...]
    while let range = rest.firstRange(of: part) {
      count += 1
      rest = rest[range.upperBound...]
    }
    return count
  }
}
