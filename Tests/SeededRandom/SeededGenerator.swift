/// Random numbers that a failed test can be run with again, the same on every system (SplitMix64).
package struct SeededGenerator: RandomNumberGenerator, Sendable {
  /// What to start from to see the same numbers.
  package let seed: UInt64
  private var state: UInt64

  /// Starts from `seed`, or from chance.
  package init(seed: UInt64 = .random(in: 1...UInt64.max)) {
    self.seed = seed
    state = seed
  }

  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
