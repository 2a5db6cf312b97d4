package import Foundation
import LayoutModel
import SeededRandom

/// The sweeps which check that every document that passes `check` compiles.
package enum Sweep: String, CaseIterable, Sendable {
  /// Every attribute of every element under every parent, written and bound.
  case attributes
  /// Values of every form as defaults, wherever a value can be set beforehand.
  case defaults
  /// Dangerous names in every place, one at a time.
  case names
  /// Every two places with the same name.
  case namePairs = "name-pairs"
  /// Dangerous names in all places at once, beside an app with types of all the engine's names.
  case namesTogether = "names-together"

  /// Checks and compiles the documents of the sweep, or a random `share` of them that follows from
  /// the seed.
  package func run(
    share: Double = 1, seed: UInt64, _ toolchain: ParityToolchain, in folder: URL,
    progress: (CompileSweep.Outcome) -> Void = { _ in },
  ) throws -> CompileSweep.Outcome {
    var random = SeededGenerator(seed: seed)
    let sweep = CompileSweep(toolchain, in: folder)
    switch self {
    case .attributes:
      let (cases, refused) = AttributeSweep.cases(share: share, using: &random)
      var outcome = try sweep.run(cases, progress: progress)
      outcome.refused += refused
      outcome.tried += refused
      return outcome
    case .defaults:
      let cases = DefaultSweep.cases()
      return try sweep.run(
        cases.filter { _ in Double.random(in: 0..<1, using: &random) < share }, progress: progress)
    case .names:
      return try sweep.run(
        Self.examples(NameSweep.singles(Self.words(share, &random))), progress: progress)
    case .namePairs:
      let pairs = NameSweep.pairs().filter { _ in Double.random(in: 0..<1, using: &random) < share }
      return try sweep.run(Self.examples(pairs), progress: progress)
    case .namesTogether:
      let singles = NameSweep.singles(Self.words(share, &random))
      let accepted = try zip(singles, Self.examples(singles)).filter { _, example in
        try sweep.isAccepted(example)
      }.map(\.0)
      let packs = Self.examples(NameSweep.packed(accepted, using: &random))
      var outcome = try CompileSweep(toolchain, in: folder, beside: Self.app)
        .run(packs, progress: progress)
      outcome.refused += singles.count - accepted.count
      outcome.tried += singles.count - accepted.count
      return outcome
    }
  }

  private static func words(_ share: Double, _ random: inout SeededGenerator) -> [String] {
    DangerousWords.all.filter { _ in Double.random(in: 0..<1, using: &random) < share }
  }

  private static func examples(_ names: [NameSweep.Choice]) -> [CompileSweep.Case] {
    names.enumerated().map { NameSweep.example($1, number: $0) }
  }

  private static let app =
    EngineNames.types.sorted().map { "struct \($0) {}" }.joined(separator: "\n")
}
