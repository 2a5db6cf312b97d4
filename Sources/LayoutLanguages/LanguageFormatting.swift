public import LayoutEngine

/// A formatting of numbers, amounts of money and lists for common languages, after the Unicode
/// CLDR.
///
/// The formats do not depend on the system, so an app and `layoutc render --language` produce the
/// same strings on every system.
public struct LanguageFormatting: TextFormatting, Equatable {
  /// The key of the style, which identifies the formats.
  private let name: String
  private let style: Style

  /// Creates the formatting of a language; `nil` if its formats are not known.
  ///
  /// A region or script without formats of its own has those of the language. The formats of these
  /// languages are known: Arabic, Chinese, Dutch, English, French, German, Hebrew, Hindi, Italian,
  /// Japanese, Korean, Polish, Portuguese, Russian, Spanish, Swedish and Turkish.
  ///
  /// - Parameter language: The tag of the language, such as `de`, `pt-BR` or `pt_BR`, in any case.
  public init?(_ language: String) {
    let tag = language.lowercased().split { $0 == "-" || $0 == "_" }.map(String.init)
    guard let first = tag.first else { return nil }
    let whole = tag.joined(separator: "-")
    let name = Style.all[whole] == nil ? first : whole
    guard let style = Style.all[name] else { return nil }
    self.name = name
    self.style = style
  }

  /// Returns whether two formattings have the formats of the same language and region.
  public static func == (one: LanguageFormatting, other: LanguageFormatting) -> Bool {
    one.name == other.name
  }

  /// Returns an integer in the digits of the language, with its grouping separators.
  public func number(_ integer: Int) -> String {
    signed(integer < 0, style.grouped(String(integer.magnitude)))
  }

  /// Returns a number in the digits of the language, with its separators.
  ///
  /// - Parameters:
  ///   - number: The number; an infinite one counts as the greatest finite number, and `NaN` as 0.
  ///   - places: The number of decimals, clamped to `0...15`; `nil` is as many as the number has,
  ///     up to 3.
  /// - Returns: The number, without a sign if it is rounded to 0.
  public func number(_ number: Double, places: Int?) -> String {
    signed(digits(number, places))
  }

  /// Returns a fraction as a percentage without decimals: 0.25 is `25%` in English.
  public func percent(_ fraction: Double) -> String {
    let (isNegative, digits) = digits(fraction * 100, 0)
    return signed(isNegative, style.percent.replacing("#", with: digits))
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
    let (isNegative, digits) = digits(amount, Self.places[currency] ?? 2)
    let symbol = style.symbols[currency] ?? Self.symbols[currency] ?? currency
    // A code is separated from the digits.
    let isCode = symbol.last?.isLetter ?? false
    let pattern = isCode ? style.money.replacing("¤#", with: "¤\u{A0}#") : style.money
    let money = pattern.replacing("#", with: digits).replacing("¤", with: symbol)
    return signed(isNegative, money)
  }

  /// Returns the items joined by the list separator of the language, with its word for *and* before
  /// the last item.
  public func list(_ items: [String]) -> String {
    guard let last = items.last, items.count > 1 else { return items.first ?? "" }
    let front = items.dropLast().joined(separator: style.comma)
    return front + (items.count == 2 ? style.pair : style.last) + last
  }

  // MARK: Digits

  /// The digits of a number without its sign; a number that is rounded to 0 is not negative.
  private func digits(_ number: Double, _ places: Int?) -> (isNegative: Bool, digits: String) {
    let plain = PlainTextFormatting().number(number, places: places)
    let isNegative = plain.hasPrefix("-")
    let parts = plain.drop { $0 == "-" }.split(separator: ".")
    let whole = style.grouped(String(parts.first ?? "0"))
    guard parts.count > 1 else { return (isNegative, whole) }
    return (isNegative, whole + style.point + style.localDigits(String(parts[1])))
  }

  private func signed(_ number: (isNegative: Bool, digits: String)) -> String {
    signed(number.isNegative, number.digits)
  }

  private func signed(_ isNegative: Bool, _ text: String) -> String {
    isNegative ? style.minus + text : text
  }

  // MARK: Currencies

  /// The decimals of currencies that do not have two.
  private static let places = [
    "JPY": 0, "KRW": 0, "VND": 0, "CLP": 0, "ISK": 0, "BHD": 3, "JOD": 3, "KWD": 3, "OMR": 3,
    "TND": 3,
  ]

  private static let symbols = [
    "EUR": "€", "USD": "$", "GBP": "£", "JPY": "¥", "CNY": "CN¥", "KRW": "₩", "INR": "₹",
    "ILS": "₪", "BRL": "R$", "VND": "₫",
  ]
}

extension LanguageFormatting {
  /// The formats of a language; the defaults are those of English.
  private struct Style: Sendable {
    var point = "."
    var group = ","
    /// The sizes of the first group of digits from the right, and of the others.
    var groups = (first: 3, other: 3)
    /// The least number of digits that are grouped.
    var leastGrouped = 4
    /// The digit 0.
    var zero: Unicode.Scalar = "0"
    var minus = "-"
    var percent = "#%"
    var money = "¤#"
    var symbols: [String: String] = [:]
    /// The separators between items, before the last of two items, and before the last of more.
    var comma = ", "
    var pair = " and "
    var last = ", and "

    init(_ change: (inout Style) -> Void = { _ in }) { change(&self) }

    /// Returns the digits of a whole number in groups.
    func grouped(_ digits: String) -> String {
      guard digits.count >= leastGrouped else { return localDigits(digits) }
      var rest = digits[...]
      var parts: [String] = []
      var size = groups.first
      while rest.count > size {
        parts.insert(localDigits(String(rest.suffix(size))), at: 0)
        rest = rest.dropLast(size)
        size = groups.other
      }
      parts.insert(localDigits(String(rest)), at: 0)
      return parts.joined(separator: group)
    }

    func localDigits(_ digits: String) -> String {
      guard zero != "0" else { return digits }
      var text = String.UnicodeScalarView()
      for scalar in digits.unicodeScalars {
        text.append(Unicode.Scalar(scalar.value - 0x30 + zero.value) ?? scalar)
      }
      return String(text)
    }

    private mutating func comma(_ word: String) {
      pair = " \(word) "
      last = " \(word) "
    }

    static let all: [String: Style] = [
      "en": Style(),
      "en-gb": Style { $0.last = " and " },
      "de": Style {
        ($0.point, $0.group, $0.percent, $0.money) = (",", ".", "#\u{A0}%", "#\u{A0}¤")
        $0.comma("und")
      },
      "de-ch": Style {
        ($0.group, $0.money) = ("’", "¤\u{A0}#")
        $0.comma("und")
      },
      "fr": Style {
        ($0.point, $0.group, $0.percent) = (",", "\u{202F}", "#\u{202F}%")
        ($0.money, $0.symbols) = ("#\u{A0}¤", ["USD": "$US", "GBP": "£GB", "JPY": "JPY"])
        $0.comma("et")
      },
      "es": Style {
        ($0.point, $0.group, $0.leastGrouped) = (",", ".", 5)
        ($0.percent, $0.money, $0.symbols) = ("#\u{A0}%", "#\u{A0}¤", ["USD": "US$", "GBP": "GBP"])
        $0.comma("y")
      },
      "it": Style {
        ($0.point, $0.group, $0.money, $0.symbols) = (",", ".", "#\u{A0}¤", ["USD": "USD"])
        $0.comma("e")
      },
      "pt": Style {
        ($0.point, $0.group, $0.money, $0.symbols) = (",", ".", "¤\u{A0}#", ["USD": "US$"])
        $0.comma("e")
      },
      "pt-pt": Style {
        ($0.point, $0.group, $0.leastGrouped) = (",", "\u{A0}", 5)
        ($0.money, $0.symbols) = ("#\u{A0}¤", ["USD": "US$"])
        $0.comma("e")
      },
      "nl": Style {
        ($0.point, $0.group, $0.money, $0.symbols) = (",", ".", "¤\u{A0}#", ["USD": "US$"])
        $0.comma("en")
      },
      "sv": Style {
        ($0.point, $0.group, $0.minus) = (",", "\u{A0}", "−")
        ($0.percent, $0.money) = ("#\u{A0}%", "#\u{A0}¤")
        $0.symbols = ["USD": "US$", "SEK": "kr"]
        $0.comma("och")
      },
      "pl": Style {
        ($0.point, $0.group, $0.leastGrouped, $0.money) = (",", "\u{A0}", 5, "#\u{A0}¤")
        $0.symbols = ["USD": "USD", "GBP": "GBP", "JPY": "JPY", "PLN": "zł"]
        $0.comma("i")
      },
      "ru": Style {
        ($0.point, $0.group, $0.percent, $0.money) = (",", "\u{A0}", "#\u{A0}%", "#\u{A0}¤")
        $0.symbols = ["RUB": "₽"]
        $0.comma("и")
      },
      "ja": Style {
        ($0.comma, $0.pair, $0.last, $0.symbols) = ("、", "、", "、", ["JPY": "￥", "CNY": "元"])
      },
      "zh": Style {
        ($0.comma, $0.pair, $0.last) = ("、", "和", "和")
        $0.symbols = ["USD": "US$", "CNY": "¥", "JPY": "JP¥"]
      },
      "ko": Style {
        ($0.pair, $0.last, $0.symbols) = (" 및 ", " 및 ", ["USD": "US$", "JPY": "JP¥"])
      },
      "ar": Style {
        ($0.point, $0.group, $0.zero, $0.minus) = ("٫", "٬", "٠", "\u{61C}-")
        ($0.percent, $0.money) = ("#٪\u{61C}", "\u{200F}#\u{A0}¤")
        ($0.symbols, $0.comma, $0.pair, $0.last) = (["USD": "US$"], " و", " و", " و")
      },
      "he": Style {
        ($0.minus, $0.money) = ("\u{200E}-", "\u{200F}#\u{A0}\u{200F}¤")
        ($0.pair, $0.last) = (" ו", " ו")
      },
      "hi": Style {
        $0.groups = (3, 2)
        ($0.pair, $0.last) = (" और ", ", और ")
      },
      "tr": Style {
        ($0.point, $0.group, $0.percent, $0.symbols) = (",", ".", "%#", ["TRY": "₺"])
        $0.comma("ve")
      },
    ]
  }
}
