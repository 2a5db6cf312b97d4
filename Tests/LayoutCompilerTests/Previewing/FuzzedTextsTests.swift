import LayoutCompiler
import LayoutEngine
import Testing

/// Texts replaced by other words.
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
    let language = kind.localization(over: nil)
    // The arguments contain no letters, so that they cannot result from the replacement.
    let words = language.words(for: key, [.integer(17), .string("(((")]) ?? ""
    for part in ["<1>", "</1>", "<2>", "</2>", "17"] {
      #expect(words.components(of: part) == 1, "\(part) in \(words)")
    }
    #expect(words.components(of: "(((") == 2, "\(words)")
    #expect(language.words(for: "50 % of <1>all</1>", [])?.components(of: "<1>") == 1)
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
