/// A random tree that the engine and a plain solver both lay out.
///
/// A plain solver is a second implementation, written from the published rules of a library and not
/// from the engine: slow, recursive, without caches.
package protocol PlainTrial: Sendable {
  /// Makes the trial of a seed.
  init(seed: UInt64)

  /// Describes the first frame that differs, or returns `nil` if all frames agree.
  func difference() -> String?

  /// Returns the smallest tree found that still differs, as text.
  func shrunk() -> String
}
