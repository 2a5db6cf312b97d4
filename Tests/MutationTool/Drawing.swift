import Foundation
import SeededRandom

/// All possible mutants of a package, to draw from.
struct Drawing {
  private let mutants: [String: [Mutant]]

  /// The files and lines of comments that declare a fault equivalent which is no mutant, since the
  /// line has changed.
  ///
  /// Files of families that were not drawn from are left out.
  let unmatchedComments: [String]

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
    var unmatched: [String] = []
    for (file, text) in texts.sorted(by: { $0.key < $1.key }) {
      let drawn = families.filter { $0.holds(file) }
      guard !drawn.isEmpty || !Family.all.contains(where: { $0.holds(file) }) else { continue }
      let equivalent = EquivalentFaults(text)
      var found: [Mutant] = []
      if !drawn.isEmpty {
        found = MutantFinder.mutants(of: file, text: text, names: names[module(of: file)] ?? [])
      }
      for index in found.indices where equivalent.declare(found[index]) {
        found[index].isEquivalent = true
      }
      for family in drawn { mutants[family.name, default: []] += found }
      unmatched += equivalent.unmatched(by: found).map { "\(file):\($0)" }
    }
    self.mutants = mutants
    unmatchedComments = unmatched
  }

  /// The number of mutants that comments declare to be equivalent.
  var equivalentCount: Int { mutants.values.joined().count { $0.isEquivalent } }

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
