/// A random tree of box specs with many `fit`s, solved by the engine and by the definition.
package struct FitTrial: PlainTrial {
  private let trial: BoxSpecTrial

  /// Makes the tree, the range and the environment of a seed.
  package init(seed: UInt64) { trial = BoxSpecTrial(seed: seed, hasFits: true) }

  /// Describes the first frame that differs, or returns `nil` if all frames agree.
  package func difference() -> String? { trial.difference() }

  /// Returns the smallest tree found that still differs, with the frames of both.
  package func shrunk() -> String { trial.shrunk() }
}
