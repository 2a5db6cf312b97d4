// Conversions from values of expressions to values of attributes, clamped to their legal ranges. No
// result is −0, which `==` takes for 0: an update would keep the one that was there.
extension Expressions {
  /// Converts a number to a length in points, clamped to `0...9_999_999`; 0 for `NaN`.
  public static func points(_ points: Double) -> Float {
    Float(finite(points)).clampedPositive(to: Limits.length)
  }

  /// Converts an integer to a number, as `Double.init` does.
  ///
  /// In a long expression, this function spares the Swift compiler a choice among initializers.
  public static func double(_ integer: Int) -> Double { Double(integer) }

  /// Converts a number to a length in points, clamped to `-9_999_999...9_999_999`; 0 for `NaN`.
  public static func signedPoints(_ points: Double) -> Float {
    // A number that is too small for single precision becomes 0 with its sign.
    Float(finite(points)).clamped(to: Limits.length) + 0
  }

  /// Returns a dimension whose number is clamped to `0...9_999_999`.
  ///
  /// `NaN` counts as 0. A ``MixedLength`` is clamped to at least 0 points when it is resolved.
  public static func unsignedDimension(_ dimension: LayoutDimension) -> LayoutDimension {
    switch dimension {
    case .auto: .auto
    case .points(let points): .points(points.clampedPositive(to: Limits.length))
    case .percent(let percent): .percent(percent.clampedPositive(to: Limits.length))
    case .mixed: dimension
    }
  }

  /// Returns the sum of two lengths, with points and percentages added to their like.
  ///
  /// A sum with ``LayoutDimension/auto`` is `auto`. ``LayoutDimension/sum(percent:points:)`` tells
  /// the ranges of a sum of points and a percentage.
  public static func add(_ one: LayoutDimension, _ other: LayoutDimension) -> LayoutDimension {
    guard !one.isAuto, !other.isAuto else { return .auto }
    let (first, second) = (one.parts, other.parts)
    let points = first.points + second.points
    return one.isPercent || other.isPercent
      ? .sum(percent: first.percent + second.percent, points: points) : .points(points)
  }

  /// Returns the difference of two lengths, with points and percentages taken from their like.
  ///
  /// A difference with ``LayoutDimension/auto`` is `auto`.
  /// ``LayoutDimension/sum(percent:points:)`` tells the ranges of a sum of points and a percentage.
  public static func subtract(_ one: LayoutDimension, _ other: LayoutDimension) -> LayoutDimension {
    guard !one.isAuto, !other.isAuto else { return .auto }
    let (first, second) = (one.parts, other.parts)
    let points = first.points - second.points
    return one.isPercent || other.isPercent
      ? .sum(percent: first.percent - second.percent, points: points) : .points(points)
  }

  /// Converts a number to a length in points, clamped to `0...9_999_999`, for a child of a linear
  /// layout.
  ///
  /// `NaN` counts as 0.
  public static func length(_ points: Double) -> Length {
    .points(Expressions.points(points))
  }

  /// Returns edges in points, each clamped to `-9_999_999...9_999_999`.
  ///
  /// The start and end edges count as left and right; a percentage and `NaN` count as 0.
  public static func signedEdges(_ edges: LayoutEdges) -> LayoutEdges {
    points(of: edges) { $0.clamped(to: Limits.length) + 0 }
  }

  /// Returns edges in points, each clamped to `0...9_999_999`.
  ///
  /// The start and end edges count as left and right; a percentage and `NaN` count as 0.
  public static func edges(_ edges: LayoutEdges) -> LayoutEdges {
    points(of: edges) { $0.clampedPositive(to: Limits.length) }
  }

  private static func points(of edges: LayoutEdges, _ held: (Float) -> Float) -> LayoutEdges {
    func points(_ length: LayoutDimension) -> Float {
      if case .points(let points) = length { held(points) } else { 0 }
    }
    let sides = edges.lengths
    return .points(
      top: points(sides.top), left: points(sides.left), bottom: points(sides.bottom),
      right: points(sides.right))
  }

  /// Converts a number to single precision, clamped to `-9_999_999...9_999_999`; 0 for `NaN`.
  public static func number(_ number: Double) -> Float {
    Float(finite(number)).clamped(to: Limits.length) + 0
  }

  /// Returns a number for a view of the host, clamped to `-9_999_999...9_999_999`; 0 for `NaN`.
  public static func held(_ number: Double) -> Double {
    let most = Double(Limits.length)
    return Swift.min(Swift.max(finite(number), -most), most)
  }

  /// Returns a ratio for a view of the host, width to height, clamped to `0.000_001...9_999_999`.
  ///
  /// `NaN` counts as the least ratio.
  public static func heldRatio(_ widthToHeight: Double) -> Double {
    Double(numberOverZero(widthToHeight))
  }

  /// Returns edges for a view of the host, in points, each clamped to `-9_999_999...9_999_999`.
  ///
  /// The start and end edges count as left and right; a percentage and `NaN` count as 0.
  public static func held(_ edges: LayoutEdges) -> LayoutEdges { signedEdges(edges) }

  /// Converts a number to single precision, clamped to `0...9_999_999`; 0 for `NaN`.
  public static func numberFromZero(_ number: Double) -> Float {
    Float(finite(number)).clampedPositive(to: Limits.length)
  }

  /// Converts a number to single precision, clamped to `0.000_001...9_999_999`.
  ///
  /// `NaN` counts as the least number.
  public static func numberOverZero(_ number: Double) -> Float {
    let number = Float(finite(number)).clampedPositive(to: Limits.length)
    return number < leastFactor ? leastFactor : number
  }

  /// Converts a number to single precision, clamped to `0...1`; 0 for `NaN`.
  public static func fraction(_ number: Double) -> Float {
    Float(finite(number)).clampedPositive(to: 1)
  }

  /// Returns a number of seconds, clamped to `0...10`; `NaN` counts as 0.
  public static func seconds(_ number: Double) -> Float {
    Float(number > 0 ? Swift.min(number, 10) : 0)
  }

  /// Converts an integer to 32 bits, clamped to `0...9_999_999`.
  public static func integer(_ integer: Int) -> Int32 {
    // Equivalent, `integer < 0` as `integer < 1`: 0 becomes 0 either way.
    Int32(clamping: integer < 0 ? 0 : integer > 9_999_999 ? 9_999_999 : integer)
  }

  /// Converts an integer to 32 bits, clamped to `-9_999_999...9_999_999`.
  public static func signedInteger(_ integer: Int) -> Int32 {
    Int32(clamping: Swift.max(-9_999_999, Swift.min(9_999_999, integer)))
  }

  /// Returns the number of a grid line, clamped to `-1_000...1_000`.
  public static func line(_ number: Int) -> Int { Swift.max(-1000, Swift.min(1000, number)) }

  /// Returns a number of grid tracks, clamped to `1...1_000`.
  public static func count(_ number: Int) -> Int { Swift.max(1, Swift.min(1000, number)) }

  /// Converts a number to a ratio that is a single number, clamped to `0.000_001...9_999_999`.
  ///
  /// `NaN` counts as the least ratio.
  public static func bareRatio(_ number: Double) -> Ratio {
    .number(numberOverZero(number))
  }

  /// Converts a number, width to height, to a ratio of sides, clamped to `0.000_001...9_999_999`.
  ///
  /// `NaN` counts as the least ratio.
  public static func ratio(_ widthToHeight: Double) -> Ratio {
    .sides(width: numberOverZero(widthToHeight), height: 1)
  }

  /// Returns the case of `Choice` whose raw value is `word`, or `fallback` if there is none.
  public static func choice<Choice: RawRepresentable<String>>(
    _ word: String, else fallback: Choice
  ) -> Choice {
    Choice(rawValue: word) ?? fallback
  }

  /// Returns the flag of a word: the bit at the word's index in `words`.
  ///
  /// The result is the empty set if `words` does not contain `word`, or if the index exceeds the
  /// bits of `Flags`.
  ///
  /// - Complexity: O(n) in the number of words.
  public static func flag<Flags: OptionSet>(_ word: String, of words: [String]) -> Flags
  where Flags.RawValue: FixedWidthInteger, Flags.Element == Flags {
    guard let place = words.firstIndex(of: word), place < Flags.RawValue.bitWidth else {
      return []
    }
    return Flags(rawValue: 1 << Flags.RawValue(truncatingIfNeeded: place))
  }

  /// The least value of a ratio or a factor that must be more than 0.
  private static let leastFactor: Float = 0.000_001
}
