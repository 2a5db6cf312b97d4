/// Names for the values inside a method, none of which hides another name.
struct SwiftLocalNames {
  /// The names in use.
  private(set) var taken: Set<String>

  init(taken: Set<String> = []) {
    self.taken = taken
  }

  /// Returns the first free candidate, or the last one followed by a number, and marks it as taken.
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
