import ArgumentParser

/// A number of points on the command line: digits with at most one point.
///
/// So it is never negative, infinite or NaN.
struct PointsArgument: ExpressibleByArgument {
  let value: Float

  init?(argument: String) {
    guard let value = Self.decimal(argument[...]) else { return nil }
    self.value = value
  }

  /// Returns the number written as digits with at most one point; nil for other texts and on
  /// overflow.
  static func decimal(_ text: Substring) -> Float? {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    let isDecimal =
      (1...2).contains(parts.count)
      && parts.allSatisfy { part in
        !part.isEmpty
          && part.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
      }
    guard isDecimal, let value = Float(text), value.isFinite else { return nil }
    return value
  }
}

/// A factor above 0.
struct FactorArgument: ExpressibleByArgument {
  let value: Float

  init?(argument: String) {
    guard let value = PointsArgument.decimal(argument[...]), value > 0 else { return nil }
    self.value = value
  }
}
