import Foundation
import LayoutEngine
import TestSupport
import Testing

@testable import LayoutLanguages

/// The formats of languages and regions, compared with those that Babel writes with the same data.
///
/// `Scripts/languages` writes the figures.
struct LanguageFigureTests {
  /// A reason for which the formatting deliberately differs from Babel, which leaves out these
  /// parts of the Unicode CLDR.
  private enum Reason: String, CaseIterable {
    /// Babel writes dates, times, counts and numbers in the digits 0 to 9 in every language.
    case digits
    /// Babel writes the `-` and `%` of a pattern as they are, not as the signs of the language.
    case signs
    /// Babel groups all numbers of four digits: it has no least number of grouped digits.
    case grouping
    /// Babel puts no space between digits and the code of a currency.
    case spacing
    /// Babel has one point and one separator for numbers and for amounts of money.
    case moneySigns
    /// Babel takes two separators `'`, as in Switzerland, for quotes, and leaves them out.
    case quotes
  }

  private struct Figure {
    var language: String
    var line: Int
    var kind: Substring
    var fields: [Substring]
    /// The text that Babel writes, behind the fields.
    var text: String
  }

  private static let all: [Figure] = {
    let path = PackageRoot.appending("Tests/LayoutInterpreterTests/Languages/Figures.txt")
    guard let file = try? String(contentsOf: path, encoding: .utf8) else { return [] }
    // The number of fields before the text.
    let counts = [
      "number": 1, "percent": 1, "money": 2, "list": 1, "date": 2, "time": 2, "zoned": 2,
      "relative": 1, "duration": 2,
    ]
    var figures: [Figure] = []
    var language = ""
    for (index, line) in file.split(separator: "\n").enumerated() {
      let words = line.split(separator: " ", maxSplits: 1)
      guard let kind = words.first, words.count == 2 else { continue }
      if kind == "language" { language = String(words[1]) }
      let count = counts[String(kind)] ?? (kind == "plural" ? 0 : -1)
      guard count >= 0 else { continue }
      let fields = words[1].split(separator: " ", maxSplits: count)
      figures.append(
        Figure(
          language: language, line: index + 1, kind: kind,
          fields: Array(fields.prefix(count)),
          text: fields.count > count ? String(fields[count]) : ""))
    }
    return figures
  }()

  private static let languages = Set(all.map(\.language)).sorted()

  /// Returns what the formatting writes for a figure.
  private static func written(_ figure: Figure, _ formats: LanguageFormatting) -> String? {
    let fields = figure.fields.map(String.init)
    switch figure.kind {
    case "number":
      if let integer = Int(fields[0]) { return formats.number(integer) }
      return Double(fields[0]).map { formats.number($0, places: nil) }
    case "percent": return Double(fields[0]).map(formats.percent)
    case "money": return Double(fields[0]).map { formats.money($0, currency: fields[1]) }
    case "list": return formats.list(fields[0].map(String.init))
    case "date", "time", "zoned":
      guard let instant = LayoutInstant(iso8601: fields[0]),
        let style = LayoutDateStyle(rawValue: fields[1])
      else { return nil }
      let zone = LayoutTimeZone(secondsFromUTC: figure.kind == "zoned" ? 19_800 : 0)
      return figure.kind == "date"
        ? formats.date(instant, style: style, in: zone)
        : formats.time(instant, style: style, in: zone)
    case "relative":
      let now = LayoutInstant(secondsSince1970: 1_700_000_000)
      return Double(fields[0]).map {
        formats.relative(
          LayoutInstant(secondsSince1970: now.secondsSince1970 + $0), to: now)
      }
    case "duration":
      guard let seconds = Double(fields[0]), let style = LayoutDurationStyle(rawValue: fields[1])
      else { return nil }
      return formats.duration(seconds, style: style)
    default: return nil
    }
  }

  /// Returns a text as Babel would write it that leaves out a part of the CLDR.
  private static func without(
    _ reason: Reason, _ text: String, _ formats: LanguageFormatting
  ) -> String {
    let signs = formats.record.parts("y").map(String.init)
    switch reason {
    case .digits:
      var scalars = String.UnicodeScalarView()
      for scalar in text.unicodeScalars {
        let value = scalar.properties.numericType == .decimal ? scalar.properties.numericValue : nil
        scalars.append(value.flatMap { Unicode.Scalar(0x30 + UInt32($0)) } ?? scalar)
      }
      return String(scalars)
    case .signs:
      return text.replacing(signs[2], with: "-").replacing(signs[3], with: "%")
    case .grouping:
      let group = signs[1]
      return text.replacing(/[0-9]+/) { match in
        let digits = match.output
        guard digits.count == 4 else { return String(digits) }
        return "\(digits.prefix(1))\(group)\(digits.dropFirst())"
      }
    case .spacing:
      return text.replacing(/([A-Za-z.])\u{A0}([0-9])|([0-9])\u{A0}([A-Za-z.])/) { match in
        let (_, code, digit, otherDigit, otherCode) = match.output
        return "\(code ?? otherDigit ?? "")\(digit ?? otherCode ?? "")"
      }
    case .moneySigns:
      return String(
        text.map { sign in
          String(sign) == signs[4] && signs[4] != signs[0]
            ? Character(signs[0])
            : String(sign) == signs[5] && signs[5] != signs[1] ? Character(signs[1]) : sign
        })
    case .quotes: return text.replacing(/'([^']*)'/) { $0.output.1 }
    }
  }

  /// Returns the fewest reasons for which a text differs from Babel's, or nil.
  private static func reasons(
    _ ours: String, _ theirs: String, _ formats: LanguageFormatting
  ) -> [Reason]? {
    for count in 0...3 {
      for subset in subsets(of: Reason.allCases, count: count) {
        if subset.reduce(ours, { without($1, $0, formats) }) == theirs { return subset }
      }
    }
    return nil
  }

  private static func subsets(of reasons: [Reason], count: Int) -> [[Reason]] {
    guard count > 0 else { return [[]] }
    return reasons.indices.flatMap { index in
      subsets(of: Array(reasons[(index + 1)...]), count: count - 1).map { [reasons[index]] + $0 }
    }
  }

  @Test(arguments: languages)
  func aLanguageWritesAsBabelDoes(language: String) throws {
    let formats = try #require(LanguageFormatting(language))
    var found: [String] = []
    for figure in Self.all where figure.language == language {
      guard let ours = Self.written(figure, formats) else { continue }
      if Self.reasons(ours, figure.text, formats) == nil {
        found.append("\(figure.line): \(figure.kind) \(figure.fields): \(ours) not \(figure.text)")
      }
    }
    #expect(found == [])
  }

  /// How many figures differ for which reason, so that none more does without being noticed.
  @Test func differencesFromBabelAreCounted() {
    var counts: [String: Int] = [:]
    var compared = 0
    for language in Self.languages {
      guard let formats = LanguageFormatting(language) else { continue }
      for figure in Self.all where figure.language == language {
        guard let ours = Self.written(figure, formats) else { continue }
        compared += 1
        for reason in Self.reasons(ours, figure.text, formats) ?? [] {
          counts[reason.rawValue, default: 0] += 1
        }
      }
    }
    #expect(compared == 8184)
    #expect(
      counts == [
        "digits": 695, "grouping": 35, "moneySigns": 8, "quotes": 6, "signs": 77, "spacing": 71,
      ])
  }

  @Test(arguments: languages)
  func pluralsHaveTheirCategory(language: String) {
    let rule = PluralRule.rule(of: language)
    for figure in Self.all where figure.language == language && figure.kind == "plural" {
      let words = figure.text.split(separator: " ")
      for number in words.dropFirst() {
        let operands = PluralOperands(String(number))
        #expect(
          operands.map { rule.category(of: $0).rawValue } == words.first.map(String.init),
          "\(language) \(number)")
      }
    }
  }

  /// Every key that a language needs has a value, in all of the table.
  @Test func noLanguageLacksAFormat() throws {
    let now = LayoutInstant(secondsSince1970: 1_700_000_000)
    var found: [String] = []
    for language in LanguageFormatting.languages {
      let formats = try #require(LanguageFormatting(language))
      #expect(formats.record.tag == language)
      var texts = [
        formats.number(-1_234_567), formats.percent(-0.5), formats.money(-1234.5, currency: "EUR"),
      ]
      for style in LayoutDateStyle.allCases {
        for month in 0..<12 {
          let day = LayoutInstant(
            secondsSince1970: now.secondsSince1970 + Double(month) * 2_629_746)
          texts.append(formats.date(day, style: style, in: .utc))
          texts.append(formats.time(day, style: style, in: LayoutTimeZone(secondsFromUTC: -5400)))
        }
      }
      for unit in RelativeTime.Unit.allCases {
        for sign in [-1.0, 1] {
          let other = LayoutInstant(
            secondsSince1970: now.secondsSince1970 + sign * 3 * unit.seconds)
          texts.append(formats.relative(other, to: now))
        }
      }
      texts.append(formats.relative(now, to: now))
      for style in LayoutDurationStyle.allCases {
        texts.append(formats.duration(3_723, style: style))
        texts.append(formats.duration(0, style: style))
      }
      let list = formats.list(["<A>", "<B>", "<C>", "<D>"])
      #expect(list.contains("<A>") && list.contains("<D>"), "\(language): \(list)")
      // Without letters, no field of a pattern was left out.
      for text in texts where text.isEmpty || text.contains("{") || text.contains("  ") {
        found.append("\(language): '\(text)'")
      }
    }
    #expect(LanguageFormatting.languages.count > 600)
    #expect(found == [])
  }
}
