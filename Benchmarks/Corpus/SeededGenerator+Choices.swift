import SeededRandom

extension SeededGenerator {
  /// Returns true in `percent` of 100 cases.
  mutating func chance(_ percent: Int) -> Bool {
    Int.random(in: 0..<100, using: &self) < percent
  }

  mutating func number(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &self)
  }

  mutating func pick(_ words: [String]) -> String {
    words.randomElement(using: &self) ?? ""
  }
}
