/// The plural rules of languages: each after its tags, as `en de:1i=1&v=0`.
///
/// A category's letter is followed by its condition, in which `|` is *or*, `&` is *and*, `!` is *is
/// none of* and `%` the remainder of a division.
enum PluralTable {}

/// The operands of a plural rule: the properties of a number as it is written (Unicode TR35, part
/// 3, §5.1.1).
package struct PluralOperands: Sendable, Equatable {
  /// The digits before the point.
  package var whole: UInt
  /// The number of digits behind the point.
  package var places = 0
  /// The digits behind the point.
  package var fraction: UInt = 0
  /// The number of digits behind the point, without zeros at the end.
  package var significantPlaces = 0
  /// The digits behind the point, without zeros at the end.
  package var significantFraction: UInt = 0
  /// The power of ten that is written as a word, as in *1.2 million*.
  package var exponent = 0

  /// Creates the operands of an integer.
  package init(_ integer: Int) { whole = integer.magnitude }

  /// Creates the operands of a number in digits, such as `-1.50`; nil if it is none.
  ///
  /// More than 18 digits on a side of the point are cut off, on the left or the right.
  package init?(_ digits: String) {
    let parts = digits.drop { $0 == "-" }.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count <= 2, let first = parts.first, let whole = UInt(first.suffix(18)) else {
      return nil
    }
    self.whole = whole
    guard parts.count == 2 else { return }
    let behind = parts[1].prefix(18)
    guard let fraction = UInt(behind) else { return nil }
    (places, self.fraction) = (behind.count, fraction)
    (significantPlaces, significantFraction) = (places, fraction)
    while significantFraction > 0, significantFraction % 10 == 0 {
      significantFraction /= 10
      significantPlaces -= 1
    }
    if fraction == 0 { significantPlaces = 0 }
  }
}

/// The plural categories of numbers in a language: the cardinal rules of the Unicode CLDR.
package struct PluralRule: Sendable {
  package typealias Category = StringTable.PluralCategory

  /// A condition such as `n % 10 = 2..4`.
  private struct Relation: Sendable {
    var operand: UInt8
    var divisor: UInt = 0
    var isNegated: Bool
    var ranges: [ClosedRange<UInt>] = []

    init?(_ text: Substring.UTF8View) {
      let sign = text.firstIndex { $0 == 0x3D || $0 == 0x21 }
      guard let operand = text.first, let sign else { return nil }
      self.operand = operand
      isNegated = text[sign] == 0x21
      let left = text[..<sign].dropFirst()
      if left.first == 0x25 { divisor = UInt(Substring(left.dropFirst())) ?? 0 }
      for part in text[text.index(after: sign)...].split(separator: 0x2C) {
        let ends = part.split(separator: 0x2E).compactMap { UInt(Substring($0)) }
        // Equivalent, `first <= last` as `first <= first`: the table has no such range.
        guard let first = ends.first, let last = ends.last, first <= last else { return nil }
        ranges.append(first...last)
      }
    }

    func holds(for number: PluralOperands) -> Bool {
      var value: UInt
      switch operand {
      case UInt8(ascii: "i"): value = number.whole
      case UInt8(ascii: "v"): value = UInt(number.places)
      case UInt8(ascii: "w"): value = UInt(number.significantPlaces)
      case UInt8(ascii: "f"): value = number.fraction
      case UInt8(ascii: "t"): value = number.significantFraction
      case UInt8(ascii: "c"), UInt8(ascii: "e"): value = UInt(number.exponent.magnitude)
      default:
        // A number that is not whole is none of the whole ones.
        if number.significantFraction != 0 { return isNegated }
        value = number.whole
      }
      if divisor > 0 { value %= divisor }
      return ranges.contains { $0.contains(value) } != isNegated
    }
  }

  /// The conditions of a category: any of them holds if all of its relations do.
  private let conditions: [(category: Category, any: [[Relation]])]

  private init(_ text: Substring.UTF8View) {
    conditions = text.split(separator: 0x3B).compactMap { rule in
      let letter = Substring(rule.prefix(1))
      guard let category = Category.allCases.first(where: { $0.letter == letter }) else {
        return nil
      }
      let any = rule.dropFirst().split(separator: 0x7C).map { condition in
        condition.split(separator: 0x26).compactMap { Relation($0) }
      }
      return (category, any)
    }
  }

  /// The rules by the tags of their languages.
  private static let all: [Substring: PluralRule] = {
    var all: [Substring: PluralRule] = [:]
    for line in PluralTable.table.utf8.split(separator: 0x0A) {
      guard let colon = line.firstIndex(of: 0x3A) else { continue }
      let rule = PluralRule(line[line.index(after: colon)...])
      for tag in line[..<colon].split(separator: 0x20) { all[Substring(tag)] = rule }
    }
    return all
  }()

  /// Returns the rule of a language such as `pt-BR`; a language without one has that of English.
  package static func rule(of language: String) -> PluralRule {
    var parts = LanguageTable.subtags(of: language)
    while !parts.isEmpty {
      if let rule = all[parts.joined(separator: "-")[...]] { return rule }
      parts.removeLast()
    }
    return all["en"] ?? PluralRule("".utf8[...])
  }

  /// The tags of the languages with rules.
  static var tags: [String] { all.keys.map(String.init) }

  /// Returns the plural category of a number.
  package func category(of number: PluralOperands) -> Category {
    conditions.first { $0.any.contains { all in all.allSatisfy { $0.holds(for: number) } } }?
      .category ?? .other
  }

  /// Returns the plural category of an integer in a language such as `pt-BR`.
  package static func category(of number: Int, in language: String) -> Category {
    rule(of: language).category(of: PluralOperands(number))
  }

  /// The plural categories that a language distinguishes, without those of whole millions only.
  ///
  /// For whole millions, the form `other` is good enough.
  package static func categories(in language: String) -> Set<Category> {
    let rule = rule(of: language)
    return Set((0...200).map { rule.category(of: PluralOperands($0)) })
  }

  /// The plural categories that can have a form in a language.
  ///
  /// The form `zero` is used in every language, and `other` is the form for numbers without a form
  /// of their own.
  package static func possibleCategories(in language: String) -> Set<Category> {
    categories(in: language)
      .union([category(of: 1_000_000, in: language), .zero, .other])
  }
}
