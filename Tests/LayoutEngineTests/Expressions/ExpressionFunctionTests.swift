import LayoutEngine
import Testing

/// The functions of expressions at their limits.
struct ExpressionFunctionTests {
  @Test func integersSaturate() {
    #expect(Expressions.add(.max, 1) == .max)
    #expect(Expressions.add(.min, -1) == .min)
    #expect(Expressions.subtract(.min, 1) == .min)
    #expect(Expressions.subtract(0, .min) == .max)
    #expect(Expressions.multiply(.max, -2) == .min)
    #expect(Expressions.multiply(.min, -1) == .max)
    #expect(Expressions.negate(.min) == .max)
    #expect(Expressions.abs(.min) == .max)
  }

  @Test func remaindersHaveTheSignOfTheDivisor() {
    #expect(Expressions.mod(-1, 3) == 2)
    #expect(Expressions.mod(1, -3) == -2)
    #expect(Expressions.mod(.min, -1) == 0)
    #expect(Expressions.mod(4, -2) == 0)
    #expect(Expressions.mod(-4, 2) == 0)
    #expect(Expressions.mod(5, 0) == 0)
    #expect(Expressions.mod(-0.5, 2) == 1.5)
    #expect(Expressions.mod(5.5, 0) == 0)
  }

  @Test func whatIsDividedByNothingIsNothing() {
    #expect(Expressions.divide(1, 0) == 0)
    #expect(Expressions.divide(.infinity, -0.0) == 0)
    #expect(Expressions.divide(.greatestFiniteMagnitude, 1e-300) == .infinity)
  }

  @Test func whatIsInfiniteOrNoNumberEndsAsOneThatIs() {
    #expect(Expressions.round(.infinity) == .max)
    #expect(Expressions.floor(-.infinity) == .min)
    #expect(Expressions.ceil(.nan) == 0)
    #expect(Expressions.signedPoints(-.infinity) == -9_999_999)
    #expect(Expressions.points(.nan) == 0)
    #expect(Expressions.number(-0.0).sign == .plus)
    #expect(Expressions.number(-1.5) == -1.5)
    #expect(Expressions.fixed(.nan, 1) == "0.0")
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
    #expect(Expressions.contains("aaab", "aab"))
    #expect(Expressions.contains("ababac", "abac"))
    #expect(Expressions.contains("aabaaabaaac", "aabaaac"))
    #expect(!Expressions.contains("abababab", "abac"))
  }

  @Test func rangesAreLimited() {
    #expect(Expressions.range(2, 5) == [2, 3, 4])
    #expect(Expressions.range(5, 2) == [])
    #expect(Expressions.range(.min, .max).count == Expressions.longestRange)
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
    #expect(Expressions.contains("Café au lait", "fé au"))
    #expect(!Expressions.contains("Cafe", "é"))
    #expect(Expressions.contains("a", ""))
    #expect(!Expressions.contains("", "a"))
  }

  @Test func elementsOutOfRangeAreNil() {
    #expect(Expressions.element([3, 5], 1) == 5)
    #expect(Expressions.element([3, 5], 2) == nil)
    #expect(Expressions.element([3, 5], -1) == nil)
    #expect(Expressions.element([Int](), 0) == nil)
    // An element of a list of optionals is one optional, not a nested one.
    let element: Int? = Expressions.element([nil, 5], 0)
    #expect(element == nil)
  }

  @Test func sumsStayAtTheLimits() {
    #expect(Expressions.sum([1, 2, 3]) == 6)
    #expect(Expressions.sum([.max, 1, -1]) == .max - 1)
    #expect(Expressions.sum([Int]()) == 0)
    #expect(Expressions.sum([0.5, 0.25]) == 0.75)
    #expect(Expressions.sum([Double]()) == 0)
  }
}
