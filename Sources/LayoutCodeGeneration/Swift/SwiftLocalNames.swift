/// Names for values inside a method: none of them hides what another one means.
struct SwiftLocalNames {
  /// Names that mean something already.
  private(set) var taken: Set<String>

  init(taken: Set<String> = []) {
    self.taken = taken
  }

  /// The first candidate that is free, or the last one with a number behind it; from then on it is
  /// taken.
  mutating func name(_ candidates: [String]) -> String {
    var name = candidates.first { !taken.contains($0) }
    var number = 2
    while name == nil {
      let numbered = "\(candidates.last ?? "value")\(number)"
      if !taken.contains(numbered) { name = numbered }
      number += 1
    }
    let found = name ?? "value"
    taken.insert(found)
    return found
  }

  mutating func take(_ name: String) {
    taken.insert(name)
  }
}
