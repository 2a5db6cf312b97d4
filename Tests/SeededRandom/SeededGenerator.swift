/// Random numbers that a seed repeats, on every system (SplitMix64).
package struct SeededGenerator: RandomNumberGenerator, Sendable {
  /// The seed that repeats the numbers.
  package let seed: UInt64
  private var state: UInt64
  /// The leading bytes of the next numbers, in reverse order.
  private var script: [UInt8] = []

  /// Starts from `seed`, which is random by default.
  package init(seed: UInt64 = .random(in: 1...UInt64.max)) {
    self.seed = seed
    state = seed
  }

  /// Starts with one number for each byte of `script`, which becomes the number's leading byte.
  ///
  /// A small change of the script therefore changes the numbers only a little.
  package init(script: [UInt8]) {
    self.init(seed: 0)
    self.script = script.reversed()
  }

  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    mixed ^= mixed >> 31
    guard let byte = script.popLast() else { return mixed }
    return UInt64(byte) << 56 | mixed >> 8
  }
}
