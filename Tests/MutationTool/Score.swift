/// The result of a family.
struct Score {
  let family: String
  private var counts: [Judge.Kind: Int] = [:]
  private var equivalent = 0
  /// The undetected mutants.
  private(set) var survivors: [Mutant] = []
  /// The number of undetected mutants that change frames of random trees.
  private var moving = 0

  init(family: String) {
    self.family = family
  }

  /// Counts a mutant that was detected by a kind of program, or by none.
  mutating func note(_ mutant: Mutant, by judge: Judge.Kind?) {
    if let judge, judge != .frames {
      counts[judge, default: 0] += 1
    } else if mutant.isEquivalent {
      equivalent += 1
    } else {
      survivors.append(mutant)
      if judge == .frames { moving += 1 }
    }
  }

  /// The result as one line for people.
  var summary: String {
    let noticed = counts.values.reduce(0, +)
    let counted = noticed + survivors.count
    let share = counted == 0 ? 100 : noticed * 100 / counted
    let parts = counts.sorted { $0.value > $1.value }.map { "\($0.value) by \($0.key)" }
    return """
      \(family): \(noticed) of \(counted) are noticed (\(share) %), \
      \(parts.joined(separator: ", ")); of the others \(moving) move frames of random trees; \
      \(equivalent) more are known to be equivalent
      """
  }
}
