// From what an expression gives to what an attribute takes; what is out of range becomes the nearest
// that is legal.
extension Expressions {
  /// Converts a number to one in single precision, clamped to `-9_999_999...9_999_999`.
  public static func number(_ number: Double) -> Float {
    Float(finite(number)).held(to: Limits.length)
  }

  /// Converts a number to one in single precision, clamped to `0...9_999_999`.
  public static func numberFromZero(_ number: Double) -> Float {
    Float(finite(number)).heldPositive(to: Limits.length)
  }

  /// Converts a number to one in single precision, clamped to `0.000_001...9_999_999`.
  public static func numberOverZero(_ number: Double) -> Float {
    let number = Float(finite(number)).heldPositive(to: Limits.length)
    return number < leastFactor ? leastFactor : number
  }

  /// Converts a number to one in single precision, clamped to `0...1`.
  public static func fraction(_ number: Double) -> Float {
    Float(finite(number)).heldPositive(to: 1)
  }

  /// Converts an integer to one of 32 bits, clamped to `0...9_999_999`.
  public static func integer(_ integer: Int) -> Int32 {
    Int32(clamping: integer < 0 ? 0 : integer > 9_999_999 ? 9_999_999 : integer)
  }

  /// Converts a number to a ratio of a single number, clamped to `0.000_001...9_999_999`.
  public static func bareRatio(_ number: Double) -> Ratio {
    .number(numberOverZero(number))
  }

  /// Converts a number, width to height, to a ratio of sides, clamped to `0.000_001...9_999_999`.
  public static func ratio(_ widthToHeight: Double) -> Ratio {
    .sides(width: numberOverZero(widthToHeight), height: 1)
  }

  /// Returns the case that a word names, and `fallback` for a word that names none.
  public static func choice<Choice: RawRepresentable<String>>(
    _ word: String, else fallback: Choice
  ) -> Choice {
    Choice(rawValue: word) ?? fallback
  }

  /// What a ratio or a factor is at least where it must be more than 0.
  private static let leastFactor: Float = 0.000_001
}
