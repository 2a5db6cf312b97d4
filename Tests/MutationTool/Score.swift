/// How a family came out.
struct Score {
  let family: String
  private var counts: [Judge.Kind: Int] = [:]
  private var equivalent = 0
  /// Those that nobody noticed.
  private(set) var survivors: [Mutant] = []
  /// How many of them are seen to move something.
  private var moving = 0

  init(family: String) {
    self.family = family
  }

  /// Notes a mutant that a judge noticed, or nobody.
  mutating func note(_ mutant: Mutant, by judge: Judge.Kind?, isEquivalent: Bool) {
    if let judge, judge != .frames {
      counts[judge, default: 0] += 1
    } else if isEquivalent {
      equivalent += 1
    } else {
      survivors.append(mutant)
      if judge == .frames { moving += 1 }
    }
  }

  /// One line for people.
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
