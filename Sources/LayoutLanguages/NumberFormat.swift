/// The signs and patterns of a language's numbers.
struct NumberFormat: Sendable {
  /// A pattern of the CLDR such as `¤#,##0.00;¤-#,##0.00`.
  struct Pattern: Sendable {
    /// The texts around the digits, in which `-`, `%` and `¤` stand for signs.
    private var positive = (before: "", after: "")
    private var negative = (before: "", after: "")
    /// The sizes of the first group of digits from the right, and of the others; nil for no groups.
    private(set) var groups: (first: Int, other: Int)?
    let isMoney: Bool

    init(_ pattern: Substring, isMoney: Bool = false) {
      self.isMoney = isMoney
      let parts = pattern.split(separator: ";", maxSplits: 1)
      let first = Self.parts(of: parts.first ?? "#")
      positive = (first.before, first.after)
      negative = ("-" + first.before, first.after)
      if parts.count > 1 {
        let second = Self.parts(of: parts[1])
        negative = (second.before, second.after)
      }
      let runs = first.digits.prefix { $0 != "." }
        .split(separator: ",", omittingEmptySubsequences: false)
      if runs.count > 1, let last = runs.last?.count, last > 0 {
        let other = runs.count > 2 ? runs[runs.count - 2].count : last
        groups = (last, other > 0 ? other : last)
      }
    }

    private static func parts(
      of pattern: Substring
    ) -> (before: String, digits: Substring, after: String) {
      let isDigit = { (sign: Character) in "#0,.".contains(sign) }
      guard let start = pattern.firstIndex(where: isDigit) else { return (String(pattern), "", "") }
      let digits = pattern[start...].prefix(while: isDigit)
      return (String(pattern[..<start]), digits, String(pattern[digits.endIndex...]))
    }

    /// Returns the pattern with digits in it.
    func filled(
      _ digits: String, isNegative: Bool, _ format: NumberFormat, currency: String = ""
    ) -> String {
      let (before, after) = isNegative ? negative : positive
      func signed(_ text: String) -> String {
        var result = ""
        var isQuoted = false
        for scalar in text.unicodeScalars {
          switch scalar {
          case "'": isQuoted.toggle()
          case "-" where !isQuoted: result += format.minus
          case "%" where !isQuoted: result += format.percent
          case "¤" where !isQuoted: result += currency
          default: result.unicodeScalars.append(scalar)
          }
        }
        return result
      }
      // A code or another word is separated from the digits.
      let isWordBefore = before.last == "¤" && currency.unicodeScalars.last.map(\.isOfWord) == true
      let isWordAfter = after.first == "¤" && currency.unicodeScalars.first.map(\.isOfWord) == true
      return signed(before) + (isWordBefore ? "\u{A0}" : "") + digits
        + (isWordAfter ? "\u{A0}" : "") + signed(after)
    }
  }

  let plain: Pattern
  let percentage: Pattern
  let money: Pattern
  let minus: String
  private let percent: String
  private let points: (plain: String, money: String)
  private let separators: (plain: String, money: String)
  private let leastGrouped: Int
  private let zero: Unicode.Scalar

  init(_ record: LanguageRecord) {
    plain = Pattern(record["n"])
    percentage = Pattern(record["%"])
    money = Pattern(record["$"], isMoney: true)
    let signs = record.parts("y").map(String.init)
    func sign(_ place: Int) -> String { signs.indices.contains(place) ? signs[place] : "" }
    points = (sign(0), sign(4))
    separators = (sign(1), sign(5))
    minus = sign(2)
    percent = sign(3)
    leastGrouped = Int(record["g"]) ?? 1
    zero = record["z"].unicodeScalars.first ?? "0"
  }

  /// Returns plain digits such as `-1234.5` in a pattern of the language.
  func filled(_ plain: String, _ pattern: Pattern, currency: String = "") -> String {
    let isNegative = plain.hasPrefix("-")
    let digits = isNegative ? String(plain.dropFirst()) : plain
    return pattern.filled(
      written(digits, pattern), isNegative: isNegative, self, currency: currency)
  }

  /// Returns plain digits such as `1234.5` with the separators of the language.
  func written(_ plain: String, _ pattern: Pattern) -> String {
    let parts = plain.split(separator: ".", maxSplits: 1)
    var text = grouped(parts.first ?? "0", pattern)
    if parts.count > 1 {
      text += (pattern.isMoney ? points.money : points.plain) + digits(String(parts[1]))
    }
    return text
  }

  private func grouped(_ whole: Substring, _ pattern: Pattern) -> String {
    guard let groups = pattern.groups, whole.utf8.count >= groups.first + leastGrouped else {
      return digits(String(whole))
    }
    var rest = whole
    var parts: [String] = []
    var size = groups.first
    while rest.utf8.count > size {
      parts.append(digits(String(rest.suffix(size))))
      rest = rest.dropLast(size)
      size = groups.other
    }
    parts.append(digits(String(rest)))
    return parts.reversed()
      .joined(separator: pattern.isMoney ? separators.money : separators.plain)
  }

  /// Returns a text with the digits of the language in the place of 0 to 9.
  func digits(_ text: String) -> String {
    guard zero != "0" else { return text }
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      let isDigit = ("0"..."9").contains(scalar)
      result.append(
        isDigit ? Unicode.Scalar(scalar.value - 0x30 + zero.value) ?? scalar : scalar)
    }
    return String(result)
  }
}

extension Unicode.Scalar {
  /// Whether the scalar is no symbol and no space, so that it would run into digits beside it.
  fileprivate var isOfWord: Bool {
    switch properties.generalCategory {
    case .mathSymbol, .currencySymbol, .modifierSymbol, .otherSymbol, .spaceSeparator,
      .lineSeparator, .paragraphSeparator:
      false
    default: true  // open: of letters, marks, digits and punctuation.
    }
  }
}
