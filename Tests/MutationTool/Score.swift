/// How a family came out.
struct Score {
  let family: String
  private var counts: [Judge.Kind: Int] = [:]
  private var equivalent = 0
  private(set) var survivors: [Mutant] = []

  init(family: String) {
    self.family = family
  }

  /// Notes a mutant that a judge noticed, or nobody.
  mutating func note(_ mutant: Mutant, by judge: Judge.Kind?, isEquivalent: Bool) {
    if let judge {
      counts[judge, default: 0] += 1
    } else if isEquivalent {
      equivalent += 1
    } else {
      survivors.append(mutant)
    }
  }

  /// One line for people.
  var summary: String {
    let noticed = counts.values.reduce(0, +)
    let counted = noticed + survivors.count
    let share = counted == 0 ? 100 : noticed * 100 / counted
    let parts = Judge.Kind.allCases.map { "\(counts[$0] ?? 0) by \($0)" }
    return """
      \(family): \(noticed) of \(counted) are noticed (\(share) %), \
      \(parts.joined(separator: ", ")); \(equivalent) more are known to be equivalent
      """
  }
}
