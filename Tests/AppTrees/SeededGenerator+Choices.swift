import SeededRandom

extension SeededGenerator {
  /// The numbers for the tree at an index of those that a seed stands for.
  init(seed: UInt64, index: Int) {
    // Neighbours would begin with nearly the same state, and the seeds with the same trees.
    var start = SeededGenerator(seed: seed)
    self.init(seed: start.next() ^ UInt64(truncatingIfNeeded: index) &* 0xD6E8_FEB8_6659_FD93)
  }

  /// True in `percent` of 100 cases.
  mutating func chance(_ percent: Double) -> Bool {
    Double(Int.random(in: 0..<100_000, using: &self)) < percent * 1000
  }

  mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &self) }

  mutating func pick<Value>(_ values: [Value]) -> Value? { values.randomElement(using: &self) }

  /// A length such as a designer says: points, whole but for a few, or a percentage in 7 of 100.
  mutating func length(_ points: ClosedRange<Int>, percent: ClosedRange<Int> = 2...30) -> String {
    if chance(7) { return "\(number(percent))%" }
    return chance(4) ? "\(number(points)).5" : "\(number(points))"
  }
}
