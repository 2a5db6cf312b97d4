import SeededRandom

extension SeededGenerator {
  /// Makes the generator for the tree at an index of the trees of a seed.
  init(seed: UInt64, index: Int) {
    // Without mixing, neighbouring indices would start with similar states, and seeds with the same
    // trees.
    var start = SeededGenerator(seed: seed)
    self.init(seed: start.next() ^ UInt64(truncatingIfNeeded: index) &* 0xD6E8_FEB8_6659_FD93)
  }

  /// Returns true in `percent` of 100 cases.
  mutating func chance(_ percent: Double) -> Bool {
    Double(Int.random(in: 0..<100_000, using: &self)) < percent * 1000
  }

  mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &self) }

  mutating func pick<Value>(_ values: [Value]) -> Value? { values.randomElement(using: &self) }

  /// Returns a length as designers write them: mostly whole points, or a percentage in 7 of 100
  /// cases.
  mutating func length(_ points: ClosedRange<Int>, percent: ClosedRange<Int> = 2...30) -> String {
    if chance(7) { return "\(number(percent))%" }
    return chance(4) ? "\(number(points)).5" : "\(number(points))"
  }
}
