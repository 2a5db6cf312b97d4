import LayoutEngine
import Testing

/// The functions of bindings at their limits.
struct ExpressionFunctionTests {
  @Test func integersSaturate() {
    #expect(Expressions.addIntegers(.max, 1) == .max)
    #expect(Expressions.addIntegers(.min, -1) == .min)
    #expect(Expressions.subtractIntegers(.min, 1) == .min)
    #expect(Expressions.subtractIntegers(0, .min) == .max)
    #expect(Expressions.multiplyIntegers(.max, -2) == .min)
    #expect(Expressions.multiplyIntegers(.min, -1) == .max)
    #expect(Expressions.negateInteger(.min) == .max)
    #expect(Expressions.absoluteInteger(.min) == .max)
  }

  @Test func remaindersHaveTheSignOfTheDivisor() {
    #expect(Expressions.modIntegers(-1, 3) == 2)
    #expect(Expressions.modIntegers(1, -3) == -2)
    #expect(Expressions.modIntegers(.min, -1) == 0)
    #expect(Expressions.modIntegers(4, -2) == 0)
    #expect(Expressions.modIntegers(-4, 2) == 0)
    #expect(Expressions.modIntegers(5, 0) == 0)
    #expect(Expressions.modNumbers(-0.5, 2) == 1.5)
    #expect(Expressions.modNumbers(5, 0) == 0)
  }

  @Test func numbersStayFinite() {
    let most = Double.greatestFiniteMagnitude
    #expect(Expressions.addNumbers(most, most) == most)
    #expect(Expressions.multiplyNumbers(most, -2) == -most)
    #expect(Expressions.divideNumbers(1, 0) == 0)
    #expect(Expressions.divideNumbers(most, 1e-300) == most)
    #expect(Expressions.roundNumber(1e300) == .max)
    #expect(Expressions.floorNumber(-1e300) == .min)
  }

  @Test(arguments: [
    (2.5, 0, "3"), (-2.5, 0, "-3"), (0.5, 0, "1"), (1.005, 2, "1.00"), (0.999, 2, "1.00"),
    (-0.001, 2, "0.00"), (9.995, 1, "10.0"), (1234567.891, 2, "1234567.89"), (0, 3, "0.000"),
    (1e21, 1, "1000000000000000000000.0"), (-1e22, 0, "-10000000000000000000000"),
    (0.1, 20, "0.100000000000000"), (3, -1, "3"),
    (
      .infinity, 0,
      "179769313486231570814527423731704356798070567525844996598917476803157260780028538760589558632766878171540458953514382464234321326889464182768467546703537516986049910576551282076245490090389328944075868508455133942304583236903222948165808559332123348274797826204144723168738177180919299881250404026184124858368"
    ),
  ])
  func fixedPrintsDigits(number: Double, places: Int, text: String) {
    #expect(Expressions.fixed(number, places) == text)
  }

  @Test func partsThatBeginAsTheyGoOnAreFound() {
    #expect(Expressions.textContains("aaab", "aab"))
    #expect(Expressions.textContains("ababac", "abac"))
    #expect(Expressions.textContains("aabaaabaaac", "aabaaac"))
    #expect(!Expressions.textContains("abababab", "abac"))
  }

  @Test func rangesAreLimited() {
    #expect(Expressions.integersInRange(2, 5) == [2, 3, 4])
    #expect(Expressions.integersInRange(5, 2) == [])
    #expect(Expressions.integersInRange(.min, .max).count == Expressions.longestRange)
  }

  @Test func valuesOutOfRangeBecomeTheNearest() {
    #expect(Expressions.points(-3) == 0)
    #expect(Expressions.points(1e300) == 9_999_999)
    #expect(Expressions.signedPoints(-3) == -3)
    #expect(Expressions.fraction(1.5) == 1)
    #expect(Expressions.fraction(-1) == 0)
    #expect(Expressions.numberOverZero(0) > 0)
    #expect(Expressions.integer(-4) == 0)
    #expect(Expressions.integer(.max) == 9_999_999)
    #expect(Expressions.unsignedDimension(.percent(-3)) == .percent(0))
  }

  @Test func textsAreSearchedByTheirScalars() {
    #expect(Expressions.textContains("Café au lait", "fé au"))
    #expect(!Expressions.textContains("Cafe", "é"))
    #expect(Expressions.textContains("a", ""))
    #expect(!Expressions.textContains("", "a"))
  }
}
