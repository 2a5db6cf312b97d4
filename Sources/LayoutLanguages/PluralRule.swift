/// The plural categories of integers: the cardinal rules of the Unicode CLDR for common languages.
package enum PluralRule {
  private typealias Category = StringTable.PluralCategory

  /// Returns the plural category of an integer in a language such as `pt-BR`.
  ///
  /// A language without rules here has those of English.
  package static func category(of number: Int, in language: String) -> StringTable.PluralCategory {
    let tag = language.lowercased().split { $0 == "-" || $0 == "_" }
    let count = number.magnitude
    if tag.starts(with: ["pt", "pt"]) { return count == 1 ? .one : latin(count) }
    switch tag.first ?? "" {
    case "ja", "ko", "zh", "yue", "vi", "th", "id", "ms", "lo", "my", "km": return .other
    case "hi", "bn", "fa", "am", "gu", "kn", "zu", "as", "hy", "si", "pa", "ln", "mg", "ti", "wa",
      "ak":
      return count <= 1 ? .one : .other
    case "fr", "pt": return count <= 1 ? .one : latin(count)
    case "es", "it", "ca": return count == 1 ? .one : latin(count)
    case "ru", "uk", "be": return slavic(count, rest: .many)
    case "sr", "hr", "bs", "sh": return slavic(count, rest: .other)
    case "pl": return count == 1 ? .one : isFew(count) ? .few : .many
    case "cs", "sk": return count == 1 ? .one : (2...4).contains(count) ? .few : .other
    case "sl": return slovenian(count % 100)
    case "lt": return lithuanian(count)
    case "lv": return latvian(count)
    case "ro", "mo": return romanian(count)
    case "is", "mk": return isOneInTen(count) ? .one : .other
    case "he", "iw": return count == 1 ? .one : count == 2 ? .two : .other
    case "ar": return arabic(count)
    case "mt": return maltese(count)
    case "cy": return welsh(count)
    case "ga": return irish(count)
    case "gd": return gaelic(count)
    case "fil", "tl": return [4, 6, 9].contains(count % 10) && count > 3 ? .other : .one
    default: return count == 1 ? .one : .other
    }
  }

  /// The plural categories that a language distinguishes, without those of whole millions only.
  ///
  /// For whole millions, the form `other` is good enough.
  package static func categories(in language: String) -> Set<StringTable.PluralCategory> {
    Set((0...200).map { category(of: $0, in: language) })
  }

  /// The plural categories that can have a form in a language.
  ///
  /// The form `zero` is used in every language, and `other` is the form for numbers without a form
  /// of their own.
  package static func possibleCategories(in language: String) -> Set<StringTable.PluralCategory> {
    categories(in: language)
      .union([category(of: 1_000_000, in: language), .zero, .other])
  }

  /// Romance languages have the category `many` for whole millions.
  private static func latin(_ count: UInt) -> Category {
    count > 0 && count % 1_000_000 == 0 ? .many : .other
  }

  /// Whether a number ends in 1, but not in 11: 1, 21, 31 ….
  private static func isOneInTen(_ count: UInt) -> Bool {
    count % 10 == 1 && count % 100 != 11
  }

  /// Whether a number ends in 2 to 4, but not in 12 to 14: 2, 3, 4, 22 ….
  private static func isFew(_ count: UInt) -> Bool {
    (2...4).contains(count % 10) && !(12...14).contains(count % 100)
  }

  private static func slavic(_ count: UInt, rest: Category) -> Category {
    isOneInTen(count) ? .one : isFew(count) ? .few : rest
  }

  private static func slovenian(_ count: UInt) -> Category {
    switch count {
    case 1: .one
    case 2: .two
    case 3, 4: .few
    default: .other
    }
  }

  private static func lithuanian(_ count: UInt) -> Category {
    guard !(11...19).contains(count % 100) else { return .other }
    return count % 10 == 1 ? .one : count % 10 == 0 ? .other : .few
  }

  private static func latvian(_ count: UInt) -> Category {
    if count % 10 == 0 || (11...19).contains(count % 100) { return .zero }
    return isOneInTen(count) ? .one : .other
  }

  private static func romanian(_ count: UInt) -> Category {
    if count == 1 { return .one }
    return count == 0 || (1...19).contains(count % 100) ? .few : .other
  }

  private static func arabic(_ count: UInt) -> Category {
    switch (count, count % 100) {
    case (0, _): .zero
    case (1, _): .one
    case (2, _): .two
    case (_, 3...10): .few
    case (_, 11...): .many
    default: .other
    }
  }

  private static func maltese(_ count: UInt) -> Category {
    switch (count, count % 100) {
    case (1, _): .one
    case (2, _): .two
    case (0, _), (_, 3...10): .few
    case (_, 11...19): .many
    default: .other
    }
  }

  private static func welsh(_ count: UInt) -> Category {
    switch count {
    case 0: .zero
    case 1: .one
    case 2: .two
    case 3: .few
    case 6: .many
    default: .other
    }
  }

  private static func irish(_ count: UInt) -> Category {
    switch count {
    case 1: .one
    case 2: .two
    case 3...6: .few
    case 7...10: .many
    default: .other
    }
  }

  private static func gaelic(_ count: UInt) -> Category {
    switch count {
    case 1, 11: .one
    case 2, 12: .two
    case 3...10, 13...19: .few
    default: .other
    }
  }
}
