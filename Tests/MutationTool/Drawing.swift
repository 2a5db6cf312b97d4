import Foundation
import SeededRandom

/// All possible mutants of a package, to draw from.
struct Drawing {
  private let mutants: [String: [Mutant]]

  /// Finds the mutants of `families`.
  ///
  /// `root` is the folder of the package.
  init(_ families: [Family], root: String) throws {
    let paths =
      FileManager.default.enumerator(atPath: "\(root)/Sources")?
      .compactMap { $0 as? String } ?? []
    let files = paths.filter { $0.hasSuffix(".swift") }.map { "Sources/\($0)" }.sorted()
    let modules = Set(
      files.filter { file in families.contains { $0.holds(file) } }.map { module(of: $0) })
    var texts: [String: String] = [:]
    var names: [String: Set<String>] = [:]
    for file in files where modules.contains(module(of: file)) {
      let text = try String(contentsOfFile: "\(root)/\(file)", encoding: .utf8)
      texts[file] = text
      names[module(of: file), default: []].formUnion(MutantFinder.names(in: text))
    }
    var mutants: [String: [Mutant]] = [:]
    for family in families {
      mutants[family.name] = files.filter { family.holds($0) }.flatMap { file in
        MutantFinder.mutants(
          of: file, text: texts[file] ?? "", names: names[module(of: file)] ?? [])
      }
    }
    self.mutants = mutants
  }

  /// Returns the keys in a list that match no mutant, since the line, the name around it or the
  /// file has changed.
  ///
  /// Files of families that were not drawn from are left out.
  func missing(from list: MutantList, in families: [Family]) -> [String] {
    let known = Set(mutants.values.joined().map(\.key))
    return list.keys.subtracting(known).sorted().filter { key in
      let file = String(key.prefix { $0 != "|" })
      return families.contains { $0.holds(file) } || !Family.all.contains { $0.holds(file) }
    }
  }

  /// Returns the mutants of a family that are in a list.
  func mutants(of family: Family, in list: MutantList) -> [Mutant] {
    (mutants[family.name] ?? []).filter { list.holds($0) }
  }

  /// Returns the mutants of a family in random order.
  ///
  /// A place is drawn before one of its faults, so places with many faults are drawn no more often
  /// than others.
  func mutants(of family: Family, seed: UInt64) -> [Mutant] {
    var generator = SeededGenerator(seed: seed)
    let places = Dictionary(grouping: mutants[family.name] ?? []) {
      "\($0.file) \($0.range.lowerBound)"
    }
    return places.keys.sorted().shuffled(using: &generator).compactMap { place in
      places[place]?.randomElement(using: &generator)
    }
  }
}
