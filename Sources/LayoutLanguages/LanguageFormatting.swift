public import LayoutEngine

/// A formatting of numbers, amounts of money, lists, dates and times as a language writes them,
/// after the Unicode CLDR.
///
/// The formats do not depend on the system, so an app and `layoutc render --language` produce the
/// same strings on every system. Dates are those of the Gregorian calendar in every language.
public struct LanguageFormatting: TextFormatting, Equatable {
  let record: LanguageRecord
  let numbers: NumberFormat

  /// Creates the formatting of a language; `nil` if its formats are not known.
  ///
  /// The formats of all languages are known that the CLDR covers completely, about 140, each with
  /// its regions and scripts. A region or script without formats of its own has those of the
  /// language.
  ///
  /// - Parameter language: The tag of the language, such as `de`, `pt-BR` or `zh_TW`, in any case.
  ///   Extensions such as `-u-nu-latn` are ignored.
  public init?(_ language: String) {
    guard let record = LanguageRecord(language) else { return nil }
    self.record = record
    numbers = NumberFormat(record)
  }

  /// The tags of the languages, regions and scripts whose formats are known, in order.
  public static var languages: [String] {
    LanguageTable.tags.filter { $0 != "root" }.sorted()
  }

  /// Returns whether two formattings have the formats of the same language and region.
  public static func == (one: LanguageFormatting, other: LanguageFormatting) -> Bool {
    one.record.tag == other.record.tag
  }

  /// Returns an integer in the digits of the language, with its grouping separators.
  public func number(_ integer: Int) -> String {
    let digits = numbers.written(String(integer.magnitude), numbers.plain)
    return numbers.plain.filled(digits, isNegative: integer < 0, numbers)
  }

  /// Returns a number in the digits of the language, with its separators.
  ///
  /// - Parameters:
  ///   - number: The number; an infinite one counts as the greatest finite number, and `NaN` as 0.
  ///   - places: The number of decimals, clamped to `0...15`; `nil` is as many as the number has,
  ///     up to 3.
  /// - Returns: The number, without a sign if it is rounded to 0.
  public func number(_ number: Double, places: Int?) -> String {
    numbers.filled(PlainTextFormatting().number(number, places: places), numbers.plain)
  }

  /// Returns a fraction as a percentage without decimals: 0.25 is `25%` in English.
  public func percent(_ fraction: Double) -> String {
    numbers.filled(PlainTextFormatting().number(fraction * 100, places: 0), numbers.percentage)
  }

  /// Returns an amount with the sign of the currency and as many decimals as the currency has.
  ///
  /// - Parameters:
  ///   - amount: The amount in the currency's main unit; an infinite one counts as the greatest
  ///     finite number, and `NaN` as 0.
  ///   - currency: The code of the currency in ISO 4217, such as `EUR`. A currency without a known
  ///     sign is shown by its code, and one without known decimals has two.
  /// - Returns: The amount with the currency's sign or code.
  public func money(_ amount: Double, currency: String) -> String {
    let places = record.value(of: currency, in: "f").flatMap { Int($0) } ?? 2
    let sign = record.value(of: currency, in: "c").map(String.init) ?? currency
    let digits = PlainTextFormatting().number(amount, places: places)
    return numbers.filled(digits, numbers.money, currency: sign)
  }

  /// Returns the items joined by the list separator of the language, with its word for *and* before
  /// the last item.
  ///
  /// - Complexity: O(n) in the length of the result.
  public func list(_ items: [String]) -> String { list(items, "l") }

  /// Returns the items joined by the patterns of a key: those of the start, the middle, the end and
  /// the pair.
  func list(_ items: [String], _ key: Substring) -> String {
    guard let first = items.first, items.count > 1 else { return items.first ?? "" }
    if items.count == 2 {
      let pair = Joint(record.part(3, of: key))
      return pair.before + items[0] + pair.between + items[1] + pair.after
    }
    let (start, middle) = (Joint(record.part(0, of: key)), Joint(record.part(1, of: key)))
    let end = Joint(record.part(2, of: key))
    var text = end.before
    for _ in 0..<(items.count - 3) { text += middle.before }
    text += start.before + first
    for (place, item) in items.enumerated().dropFirst() {
      let joint = place == 1 ? start : place == items.count - 1 ? end : middle
      text += joint.between + item + joint.after
    }
    return text
  }

  /// A pattern that joins two items: `{0} and {1}`.
  private struct Joint {
    var before = ""
    var between = ", "
    var after = ""

    init(_ pattern: Substring) {
      guard let one = pattern.firstPlace(of: "{0}"), let other = pattern.firstPlace(of: "{1}"),
        one.upperBound <= other.lowerBound
      else { return }
      before = String(pattern[..<one.lowerBound])
      between = String(pattern[one.upperBound..<other.lowerBound])
      after = String(pattern[other.upperBound...])
    }
  }
}
