package import LayoutEngine

/// The sizes of texts that were measured lately.
///
/// It holds two generations: what is asked for again lives on in the younger one, and what was not asked for
/// since the younger one was last full is forgotten. Looking up and keeping take constant time.
package struct MeasurementCache: Sendable {
  /// A question, and all that its answer depends on.
  package struct Key: Sendable, Hashable {
    private let text: TextSpec
    private let width: Float
    private let textScale: Float
    private let direction: WritingDirection

    /// - Parameters:
    ///   - text: The text, whose colors do not count.
    ///   - width: The width of its lines in points, which may be infinite.
    ///   - environment: The environment.
    package init(_ text: TextSpec, width: Float, in environment: LayoutEnvironment) {
      var bare = text
      if bare.color != nil { bare.color = nil }
      if bare.runs.contains(where: { $0.color != nil }) {
        bare.runs = bare.runs.map { run in
          var run = run
          run.color = nil
          return run
        }
      }
      self.text = bare
      self.width = width
      textScale = environment.textScale
      direction = environment.direction
    }

    /// What tells most texts apart; the rest is compared.
    package func hash(into hasher: inout Hasher) {
      hasher.combine(text.content)
      for run in text.runs { hasher.combine(run.content) }
      hasher.combine(text.fontSize)
      hasher.combine(text.maxLines)
      hasher.combine(width)
      hasher.combine(textScale)
    }
  }

  private var young: [Key: TextMeasurement] = [:]
  private var old: [Key: TextMeasurement] = [:]
  /// How many answers a generation holds, 1 or more.
  private let limit: Int

  package init(limit: Int = 2048) { self.limit = max(limit, 1) }

  /// How many answers there are, twice the limit at most.
  package var count: Int { young.count + old.count }

  /// The answer to a question; `nil` where it was not asked lately.
  package mutating func answer(to key: Key) -> TextMeasurement? {
    if let answer = young[key] { return answer }
    guard let answer = old.removeValue(forKey: key) else { return nil }
    keep(answer, for: key)
    return answer
  }

  /// Keeps an answer.
  package mutating func keep(_ answer: TextMeasurement, for key: Key) {
    if young.count >= limit {
      old = young
      young = [:]
      young.reserveCapacity(limit)
    }
    young[key] = answer
  }

  /// Forgets all answers, as when a font is another one.
  package mutating func removeAll() {
    young = [:]
    old = [:]
  }
}
