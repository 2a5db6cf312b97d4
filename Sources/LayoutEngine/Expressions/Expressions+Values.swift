// From what an expression gives to what an attribute takes; what is out of range becomes the nearest
// that is legal.
extension Expressions {
  /// A number of either sign.
  public static func number(_ number: Double) -> Float {
    Float(finite(number)).held(to: Limits.length)
  }

  /// A number from 0 up.
  public static func numberFromZero(_ number: Double) -> Float {
    Float(finite(number)).heldPositive(to: Limits.length)
  }

  /// A number greater than 0; the least of those that count where it is not.
  public static func numberOverZero(_ number: Double) -> Float {
    let number = Float(finite(number)).heldPositive(to: Limits.length)
    return number < leastFactor ? leastFactor : number
  }

  /// A number from 0 to 1.
  public static func fraction(_ number: Double) -> Float {
    Float(finite(number)).heldPositive(to: 1)
  }

  /// An integer from 0 up.
  public static func integer(_ integer: Int) -> Int32 {
    Int32(clamping: integer < 0 ? 0 : integer > 9_999_999 ? 9_999_999 : integer)
  }

  /// A bare number as a ratio, in the sense that its reader gives it.
  public static func bareRatio(_ number: Double) -> Ratio {
    .number(numberOverZero(number))
  }

  /// A width to a height as a ratio.
  public static func ratio(_ widthToHeight: Double) -> Ratio {
    .sides(width: numberOverZero(widthToHeight), height: 1)
  }

  /// The case of an attribute's type that a word names, or its default where there is none.
  public static func choice<Choice: RawRepresentable<String>>(
    _ word: String, else fallback: Choice
  ) -> Choice {
    Choice(rawValue: word) ?? fallback
  }

  /// What a ratio or a factor is at least where it must be more than 0.
  private static let leastFactor: Float = 0.000_001
}
