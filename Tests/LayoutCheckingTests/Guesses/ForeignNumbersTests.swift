import LayoutSchema
import Testing

@testable import LayoutChecking

/// Numbers as other systems write them are read up to a length, and whatever their size.
struct ForeignNumbersTests {
  @Test func unitsAreReplacedUpToTheLongestValue() {
    let longest = String(repeating: " ", count: ForeignNumbers.longest - 4) + "8.dp"
    #expect(longest.utf8.count == ForeignNumbers.longest)
    #expect(ForeignNumbers.plain(longest)?.hasSuffix(" 8") == true)
    #expect(ForeignNumbers.plain(" " + longest) == nil)
  }

  @Test func lettersBeforeOtherPartsOfAWordAreNoUnits() {
    #expect(ForeignNumbers.plain("8.dp_top") == nil)
    #expect(ForeignNumbers.plain("8.dp4") == nil)
    #expect(ForeignNumbers.plain("8.dp^") == "8^")
  }

  /// A point in front of a number belongs to it where no other number ends.
  @Test func aPointBelongsToOneNumber() {
    #expect(ForeignNumbers.plain(".5rem") == "8")
    #expect(ForeignNumbers.plain("2 .5rem") == "2 8")
    #expect(ForeignNumbers.plain("1.2.3rem") == "1.2.48")
  }

  @Test func rangesAreReadUpToTheLongestValue() {
    let longest = String(repeating: " ", count: ForeignNumbers.longest - 5) + "0..10"
    #expect(ForeignNumbers.ends(longest)?.last == "10")
    #expect(ForeignNumbers.ends(" " + longest) == nil)
    #expect(ForeignNumbers.ends("0f..1.5f")?.first == "0")
    #expect(ForeignNumbers.ends("0f..1.5f")?.last == "1.5")
    #expect(ForeignNumbers.ends("a..b") == nil)
  }

  @Test func hugeNumbersStayNumbers() {
    #expect(ForeignNumbers.number(3) == "3")
    #expect(ForeignNumbers.number(2.5) == "2.5")
    #expect(ForeignNumbers.number(9_007_199_254_740_992) == "9007199254740992")
    // No integer has this value, and nothing traps.
    #expect(ForeignNumbers.number(1e300) == "1e+300")
    #expect(ForeignNumbers.number(.infinity) == "inf")
    let digits = String(repeating: "9", count: 150)
    #expect(ForeignNumbers.plain(digits + ".dp") == digits)
    #expect(ForeignNumbers.plain(digits + "rem").map { Double($0) != nil } ?? true)
  }

  @Test(arguments: [
    ("width", String(repeating: "9", count: 180) + "rem"),
    ("width", String(repeating: "9", count: 5_000) + "px"), ("opacity", "99999999999999999999%"),
    ("cornerRadius", String(repeating: "8.dp ", count: 2_000)),
    ("shadow", "radius: " + String(repeating: "9", count: 170)),
    ("shadow", "radius: " + String(repeating: "4, x: ", count: 2_000)),
    ("frame", "width: " + String(repeating: "9", count: 150) + ", height: 1e999"),
    ("modifier", "Modifier" + String(repeating: ".padding(9999999999999999.dp)", count: 500)),
  ])
  func noValueIsTooLongOrTooLarge(attribute: String, value: String) {
    let markup = CheckedMarkup(
      "<layout><view \(attribute)=\"\(value)\"/></layout>")
    #expect(!markup.findings.isEmpty)
  }
}
