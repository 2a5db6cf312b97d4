import LayoutEngine
import Testing

/// The functions of expressions, each with figures that distinguish its operands and its sides.
struct ExpressionTableTests {
  @Test func integersAreReckonedWith() {
    #expect(Expressions.add(2, 3) == 5)
    #expect(Expressions.subtract(5, 3) == 2)
    #expect(Expressions.subtract(.max, -1) == .max)
    #expect(Expressions.subtract(-2, .max) == .min)
    #expect(Expressions.multiply(4, 3) == 12)
    #expect(Expressions.multiply(.min, 2) == .min)
    #expect(Expressions.multiply(.max, 2) == .max)
    #expect(Expressions.multiply(2, .min) == .min)
    #expect(Expressions.multiply(-2, .min) == .max)
    #expect(Expressions.negate(3) == -3)
    #expect(Expressions.negate(.max) == -.max)
    #expect(Expressions.abs(3) == 3)
    #expect(Expressions.abs(-3) == 3)
  }

  @Test func datesAreReckonedWith() {
    let date = LayoutInstant(secondsSince1970: 100)
    #expect(Expressions.add(date, 60.5).secondsSince1970 == 160.5)
    #expect(Expressions.subtract(date, 60.5).secondsSince1970 == 39.5)
    #expect(Expressions.add(date, .nan) == date)
    #expect(Expressions.subtract(date, .nan) == date)
    #expect(Expressions.add(date, .infinity).description == "9999-12-31T23:59:59Z")
    #expect(Expressions.subtract(date, .infinity).description == "0001-01-01T00:00:00Z")
    #expect(Expressions.subtract(date, LayoutInstant(secondsSince1970: 160)) == -60)
    let later = LayoutInstant(secondsSince1970: 200)
    #expect(Expressions.least([later, date, later]) == date)
    #expect(Expressions.greatest([date, later, date]) == later)
    #expect(Expressions.least([LayoutInstant]()) == nil)
    #expect(Expressions.greatest([LayoutInstant]()) == nil)
    #expect(Expressions.sorted([3, 1, 2]) { LayoutInstant(secondsSince1970: -$0) } == [3, 2, 1])
  }

  @Test func stylesHaveTheirWords() {
    #expect(
      LayoutDateStyle.allCases.map { Expressions.dateStyle($0.rawValue) }
        == LayoutDateStyle.allCases)
    #expect(
      LayoutDurationStyle.allCases.map { Expressions.durationStyle($0.rawValue) }
        == LayoutDurationStyle.allCases)
    #expect(Expressions.dateStyle("clock") == .medium)
    #expect(Expressions.durationStyle("medium") == .clock)
  }

  @Test func numbersAreReckonedWith() {
    #expect(Expressions.divide(3, 2) == 1.5)
    #expect(Expressions.divide(0, 2) == 0)
    #expect(Expressions.divide(-1, 0) == 0)
  }

  @Test(arguments: [
    (7, 3, 1), (-7, 3, 2), (7, -3, -2), (-7, -3, -1), (6, 3, 0), (-6, 3, 0), (5, 1, 0),
    (5, -1, 0), (0, 3, 0), (-5, 0, 0),
  ])
  func remaindersTakeTheSignOfTheDivisor(left: Int, right: Int, rest: Int) {
    #expect(Expressions.mod(left, right) == rest)
    #expect(Expressions.mod(Double(left), Double(right)) == Double(rest))
    #expect(Expressions.mod(Double(left) / 2, Double(right) / 2) == Double(rest) / 2)
  }

  @Test(
    arguments: [
      (2.5, 3, 2, 3), (-2.5, -3, -3, -2), (2.4, 2, 2, 3), (-2.6, -3, -3, -2), (2, 2, 2, 2),
      (0, 0, 0, 0), (.nan, 0, 0, 0), (1e300, .max, .max, .max), (-1e300, .min, .min, .min),
    ] as [(Double, Int, Int, Int)])
  func numbersBecomeIntegers(number: Double, rounded: Int, floor: Int, ceiling: Int) {
    #expect(Expressions.round(number) == rounded)
    #expect(Expressions.floor(number) == floor)
    #expect(Expressions.ceil(number) == ceiling)
  }

  @Test func aRangeEndsBeforeItsEnd() {
    #expect(Expressions.range(3, 3) == [])
    #expect(Expressions.range(-1, 2) == [-1, 0, 1])
    #expect(Expressions.range(5, 20_000).last == 10_004)
    #expect(Expressions.range(0, 10_000).count == 10_000)
    #expect(Expressions.range(0, 9_999).count == 9_999)
  }

  @Test(
    arguments: [
      (2.5, 1, "2.5"), (-0.5, 0, "-1"), (-0.4, 0, "0"), (0.05, 1, "0.1"), (12.04, 1, "12.0"),
      (-12.04, 2, "-12.04"), (0.25, 15, "0.250000000000000"), (99.96, 1, "100.0"),
      (1e19, 0, "10000000000000000000"), (3e19, 1, "30000000000000000000.0"),
      (-0.04, 1, "0.0"), (-1, 0, "-1"), (1e27, 0, "1000000000000000013287555072"),
      (36_893_488_147_419_103_232, 0, "36893488147419103232"),
    ] as [(Double, Int, String)])
  func fixedPrintsAsManyDigits(number: Double, places: Int, text: String) {
    #expect(Expressions.fixed(number, places) == text)
  }

  /// A number with exactly fifteen decimals, rounded to each number of places by integer
  /// arithmetic.
  @Test(arguments: 0...15)
  func fixedRoundsAtEachPlace(places: Int) {
    for whole in [0, 7] {
      // 2⁻¹⁵, 2⁻⁴ and 1 − 2⁻¹⁵, in units of 10⁻¹⁵.
      for exact in [30_517_578_125, 62_500_000_000_000, 999_969_482_421_875] {
        let number = Double(whole) + Double(exact) / 1e15
        let unit = (0..<15 - places).reduce(1) { unit, _ in unit * 10 }
        let rounded = (whole * 1_000_000_000_000_000 + exact + unit / 2) / unit
        var text = String(rounded)
        while text.count <= places { text = "0" + text }
        if places > 0 { text.insert(".", at: text.index(text.endIndex, offsetBy: -places)) }
        #expect(Expressions.fixed(number, places) == text)
      }
    }
  }

  @Test func attributesTakeTheNearestThatIsLegal() {
    let most: Float = 9_999_999
    #expect(Expressions.points(3.5) == 3.5)
    #expect(Expressions.signedPoints(1e300) == most)
    #expect(Expressions.signedPoints(-1e300) == -most)
    #expect(Expressions.unsignedDimension(.auto) == .auto)
    #expect(Expressions.unsignedDimension(.points(-3)) == .points(0))
    #expect(Expressions.unsignedDimension(.points(3)) == .points(3))
    #expect(Expressions.unsignedDimension(.percent(3)) == .percent(3))
    #expect(Expressions.unsignedDimension(.points(0.5)) == .points(0.5))
    #expect(Expressions.unsignedDimension(.percent(0.5)) == .percent(0.5))
    #expect(Expressions.length(3) == .points(3))
    #expect(Expressions.length(-3) == .points(0))
    #expect(Expressions.number(-3) == -3)
    #expect(Expressions.number(1e300) == most)
    #expect(Expressions.numberFromZero(-3) == 0)
    #expect(Expressions.numberFromZero(3) == 3)
    #expect(Expressions.numberOverZero(3) == 3)
    #expect(Expressions.numberOverZero(0) == 0.000_001)
    #expect(Expressions.numberOverZero(-3) == 0.000_001)
    #expect(Expressions.fraction(0.25) == 0.25)
    #expect(Expressions.integer(7) == 7)
    #expect(Expressions.integer(1) == 1)
    #expect(Expressions.integer(-1) == 0)
    #expect(Expressions.integer(9_999_999) == 9_999_999)
    #expect(Expressions.integer(10_000_000) == 9_999_999)
    #expect(Expressions.bareRatio(2) == .number(2))
    #expect(Expressions.ratio(2) == .sides(width: 2, height: 1))
  }

  @Test func everyEdgeStaysOnItsSide() {
    let edges = LayoutEdges.points(top: -1, left: 2, bottom: -3, right: 4)
    #expect(
      Expressions.signedEdges(edges)
        == LayoutEdges.points(
          top: -1, left: 2, bottom: -3, right: 4))
    #expect(
      Expressions.edges(edges)
        == LayoutEdges.points(top: 0, left: 2, bottom: 0, right: 4))
    let others = LayoutEdges.points(top: 5, left: -6, bottom: 7, right: -8)
    #expect(
      Expressions.edges(others)
        == LayoutEdges.points(top: 5, left: 0, bottom: 7, right: 0))
  }

  @Test func wordsNameCasesAndFlags() {
    #expect(Expressions.choice("end", else: StackItem.AlignSelf.center) == .end)
    #expect(Expressions.choice("", else: StackItem.AlignSelf.center) == .center)
    let words = ["a", "b", "c"]
    #expect(Expressions.flag("a", of: words) == RelativeSpec.Sizing(rawValue: 1))
    #expect(Expressions.flag("c", of: words) == RelativeSpec.Sizing(rawValue: 4))
    #expect(Expressions.flag("d", of: words) == RelativeSpec.Sizing())
    let many = (0..<10).map { "\($0)" }
    #expect(Expressions.flag("7", of: many) == RelativeSpec.Sizing(rawValue: 128))
    #expect(Expressions.flag("8", of: many) == RelativeSpec.Sizing())
    #expect(Expressions.opening(2 as Int?, { $0 + 1 }, else: 0) == 3)
    #expect(Expressions.opening(nil as Int?, { $0 + 1 }, else: 0) == 0)
  }

  @Test(arguments: [
    ("abc", "c", true), ("abc", "abc", true), ("abc", "abcd", false), ("aab", "ab", true),
    ("abc", "ac", false), ("ab", "ba", false), ("abab", "bab", true), ("", "", true),
  ])
  func aPartStandsInAText(text: String, part: String, stands: Bool) {
    #expect(Expressions.contains(text, part) == stands)
  }
}
