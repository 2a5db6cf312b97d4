/// How a language writes numbers, amounts of money and lists.
///
/// A host has one of its system's; what it is given is finite.
public protocol TextFormatting: Sendable {
  /// Returns an integer in digits, with the signs that part them.
  func number(_ integer: Int) -> String

  /// Returns a number.
  ///
  /// - Parameters:
  ///   - number: The number.
  ///   - places: The number of decimals, `0...15`; `nil` is as many as the number has, up to 3.
  /// - Returns: The number as the language writes it.
  func number(_ number: Double, places: Int?) -> String

  /// Returns a fraction as a percentage without decimals; 0.25 is 25 %.
  func percent(_ fraction: Double) -> String

  /// Returns an amount of money in a currency, by its code in ISO 4217 (`EUR`).
  func money(_ amount: Double, currency: String) -> String

  /// Returns a list of what there is, with the language's word for *and*.
  func list(_ items: [String]) -> String

  /// Returns whether another formatting writes everything as this one does.
  ///
  /// What shows a language is laid out again where its formatting is another one. A formatting that is
  /// `Equatable` is compared by that; one that is not, and does not implement this, equals none, itself
  /// included.
  ///
  /// - Parameter other: The other formatting, of any type.
  /// - Returns: Whether the two are known to write the same.
  func isEqual(to other: any TextFormatting) -> Bool
}

extension TextFormatting {
  /// Default implementation: returns `false`, as nothing is known of the formats.
  public func isEqual(to other: any TextFormatting) -> Bool { false }
}

extension TextFormatting where Self: Equatable {
  /// Default implementation: returns whether `other` is of the same type and equal.
  public func isEqual(to other: any TextFormatting) -> Bool { (other as? Self) == self }
}

/// Numbers, amounts and lists in no language: `1234.5`, `25%`, `12.00 EUR`, `a, b, c`.
public struct PlainTextFormatting: TextFormatting, Equatable {
  /// Creates it.
  public init() {}

  /// Returns the integer in digits.
  public func number(_ integer: Int) -> String { String(integer) }

  /// Returns the number in digits, with a point before the decimals.
  public func number(_ number: Double, places: Int?) -> String {
    if let places { return Expressions.fixed(number, places) }
    var digits = Expressions.fixed(number, 3)
    while digits.last == "0" { digits.removeLast() }
    if digits.last == "." { digits.removeLast() }
    return digits == "-0" ? "0" : digits
  }

  /// Returns the percentage with the sign right behind it.
  public func percent(_ fraction: Double) -> String { "\(Expressions.fixed(fraction * 100, 0))%" }

  /// Returns the amount with two decimals, and the code of the currency behind it.
  public func money(_ amount: Double, currency: String) -> String {
    "\(Expressions.fixed(amount, 2)) \(currency)"
  }

  /// Returns the items with commas between them.
  public func list(_ items: [String]) -> String { items.joined(separator: ", ") }
}

extension LayoutEnvironment {
  private var formatting: any TextFormatting {
    localization?.formatting ?? PlainTextFormatting()
  }

  /// The function `number`: an integer as the language of the environment writes it.
  public func number(_ integer: Int) -> String { formatting.number(integer) }

  /// The function `number`: a number as the language of the environment writes it.
  ///
  /// `places` is clamped to `0...15`; `nil` is as many decimals as the number has, up to 3. An infinite
  /// number counts as the greatest one, and `NaN` as 0.
  public func number(_ number: Double, places: Int? = nil) -> String {
    let places = places.map { min(max($0, 0), Expressions.mostPlaces) }
    return formatting.number(Expressions.finite(number), places: places)
  }

  /// The function `percent`: a fraction as the language of the environment writes percentages.
  ///
  /// An infinite fraction counts as the greatest number, and `NaN` as 0.
  public func percent(_ fraction: Double) -> String {
    formatting.percent(Expressions.finite(fraction))
  }

  /// The function `money`: an amount in a currency, by its code in ISO 4217, as the language of the
  /// environment writes it.
  ///
  /// An infinite amount counts as the greatest number, and `NaN` as 0.
  public func money(_ amount: Double, currency: String) -> String {
    formatting.money(Expressions.finite(amount), currency: currency)
  }

  /// The function `list`: what there is, with the word for *and* of the environment's language.
  public func list(_ items: [String]) -> String { formatting.list(items) }

  /// The words of a text in the language of the environment.
  public func words(_ text: LayoutText) -> String { text.words(in: localization) }
}
