import Testing

@testable import LayoutLanguages

/// The plural categories of integers in each language.
struct PluralRuleTests {
  private static let numbers = [
    0, 1, 2, 3, 5, 6, 8, 11, 12, 19, 20, 21, 22, 100, 101, 111, 1_000_000,
  ]

  @Test(
    arguments: [
      ("en", [1], [], [], [], []),
      ("de-AT", [1], [], [], [], []),
      ("ja", [], [], [], [], []),
      ("fr", [0, 1], [], [], [1_000_000], []),
      ("pt_PT", [1], [], [], [1_000_000], []),
      ("pt-BR", [0, 1], [], [], [1_000_000], []),
      (
        "ru", [1, 21, 101], [], [2, 3, 22], [0, 5, 6, 8, 11, 12, 19, 20, 100, 111, 1_000_000], []
      ),
      ("pl", [1], [], [2, 3, 22], [0, 5, 6, 8, 11, 12, 19, 20, 21, 100, 101, 111, 1_000_000], []),
      ("hr", [1, 21, 101], [], [2, 3, 22], [], []),
      ("cs", [1], [], [2, 3], [], []),
      ("sl", [1, 101], [2], [3], [], []),
      ("lt", [1, 21, 101], [], [2, 3, 5, 6, 8, 22], [], []),
      ("lv", [1, 21, 101], [], [], [], [0, 11, 12, 19, 20, 100, 111, 1_000_000]),
      ("ro", [1], [], [0, 2, 3, 5, 6, 8, 11, 12, 19, 101, 111], [], []),
      ("he", [1], [2], [], [], []),
      ("ar", [1], [2], [3, 5, 6, 8], [11, 12, 19, 20, 21, 22, 111], [0]),
      ("cy", [1], [2], [3], [6], [0]),
      ("ga", [1], [2], [3, 5, 6], [8], []),
      ("is", [1, 21, 101], [], [], [], []),
    ] as [(String, [Int], [Int], [Int], [Int], [Int])])
  func integersHaveTheirCategory(
    language: String, one: [Int], two: [Int], few: [Int], many: [Int], zero: [Int]
  ) {
    let categories: [(StringTable.PluralCategory, [Int])] = [
      (.one, one), (.two, two), (.few, few), (.many, many), (.zero, zero),
    ]
    for (category, expected) in categories {
      #expect(
        Self.numbers.filter { PluralRule.category(of: $0, in: language) == category } == expected)
    }
  }

  /// The operands of Unicode TR35: digits before and behind the point, with zeros and without.
  @Test func operandsAreReadFromDigits() throws {
    let operands = try #require(PluralOperands("-1.230"))
    #expect(operands.whole == 1)
    #expect(operands.places == 3)
    #expect(operands.fraction == 230)
    #expect(operands.significantPlaces == 2)
    #expect(operands.significantFraction == 23)
    #expect(PluralOperands("7") == PluralOperands(-7))
    #expect(PluralOperands(7).significantPlaces == 0)
    #expect(PluralOperands("1.00")?.significantPlaces == 0)
    #expect(PluralOperands(String(repeating: "9", count: 40)) != nil)
    for text in ["", "-", ".", "1.", ".5", "1.2.3", "a", "1,5"] {
      #expect(PluralOperands(text) == nil, "\(text)")
    }
  }

  @Test func millionsInWordsHaveTheirOwnForm() {
    // 1 200 000, and 1,2 million.
    var operands = PluralOperands(1_200_000)
    #expect(PluralRule.rule(of: "fr").category(of: operands) == .other)
    operands.exponent = 6
    #expect(PluralRule.rule(of: "fr").category(of: operands) == .many)
  }

  @Test func everyNumberHasACategory() {
    #expect(PluralRule.category(of: .min, in: "ru") == .many)
    #expect(PluralRule.category(of: .max, in: "") == .other)
  }
}
