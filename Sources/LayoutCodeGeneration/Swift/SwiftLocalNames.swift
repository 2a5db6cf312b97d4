/// Names that have a meaning already: the types that any document may mention, and some more.
///
/// The former are many and the same for all, so they are not copied.
struct SwiftNameSet {
  private var own: Set<String> = []
  /// The first bytes of the own names, by their last six bits: most names are none of them, which
  /// this tells sooner than the set.
  private var starts: UInt64 = 0

  func contains(_ name: String) -> Bool {
    starts & Self.start(of: name) != 0 && own.contains(name) || SwiftNames.isEverywhere(name)
  }

  /// Adds a name and returns whether it was missing.
  mutating func insert(_ name: String) -> Bool {
    guard !contains(name) else { return false }
    starts |= Self.start(of: name)
    own.insert(name)
    return true
  }

  mutating func formUnion(_ other: SwiftNameSet) {
    own.formUnion(other.own)
    starts |= other.starts
  }

  func union(_ names: some Sequence<String>) -> SwiftNameSet {
    var set = self
    for name in names { _ = set.insert(name) }
    return set
  }

  private static func start(of name: String) -> UInt64 {
    name.utf8.first.map { 1 << UInt64($0 & 0x3F) } ?? 1
  }
}

/// Names for the values inside a method, none of which hides another name.
struct SwiftLocalNames {
  /// The names in use in the whole method.
  private let shared: SwiftNameSet
  /// The names in use at this place besides: few, and others at each place.
  private var own: [String] = []

  init(taken: SwiftNameSet = SwiftNameSet()) {
    shared = taken
  }

  /// Whether a name is in use.
  func contains(_ name: String) -> Bool { own.contains(name) || shared.contains(name) }

  /// Returns the first free candidate, or the last one followed by a number, and marks it as taken.
  mutating func name(_ candidates: [String]) -> String {
    var name = candidates.first { !contains($0) }
    var number = 2
    while name == nil {
      let numbered = "\(candidates.last ?? "value")\(number)"
      if !contains(numbered) { name = numbered }
      number += 1
    }
    let found = name ?? "value"
    take(found)
    return found
  }

  mutating func take(_ name: String) {
    if !own.contains(name) { own.append(name) }
  }
}
