package import LayoutEngine

/// A cache of text measurements in two generations.
///
/// A lookup moves a measurement to the younger generation. When the younger generation is full, it
/// replaces the older one, whose measurements are evicted. Lookup and insertion take constant time.
package struct MeasurementCache: Sendable {
  /// A text with everything that its size depends on.
  package struct Key: Sendable, Hashable {
    private let text: TextSpec
    private let width: Float
    private let textScale: Float
    private let direction: WritingDirection

    /// - Parameters:
    ///   - text: The text; its colors and links are ignored.
    ///   - width: The width of its lines in points, which may be infinite.
    ///   - environment: The environment.
    package init(_ text: TextSpec, width: Float, in environment: LayoutEnvironment) {
      var bare = text
      if bare.color != nil { bare.color = nil }
      if bare.runs.contains(where: { $0.color != nil || $0.tap != nil }) {
        bare.runs = bare.runs.map { run in
          var run = run
          run.color = nil
          run.tap = nil
          return run
        }
      }
      self.text = bare
      self.width = width
      textScale = environment.textScale
      direction = environment.direction
    }

    /// Hashes the fields in which most texts differ; `==` compares all.
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
  /// The number of measurements in a generation, 1 or more.
  private let limit: Int

  package init(limit: Int = 2048) { self.limit = max(limit, 1) }

  /// The number of cached measurements, at most twice the limit.
  package var count: Int { young.count + old.count }

  /// Returns the cached measurement of a key; `nil` if there is none.
  package mutating func answer(to key: Key) -> TextMeasurement? {
    if let answer = young[key] { return answer }
    guard let answer = old.removeValue(forKey: key) else { return nil }
    keep(answer, for: key)
    return answer
  }

  /// Caches a measurement.
  package mutating func keep(_ answer: TextMeasurement, for key: Key) {
    if young.count >= limit {
      old = young
      young = [:]
      young.reserveCapacity(limit)
    }
    young[key] = answer
  }

  /// Evicts all measurements, as after a change of fonts.
  package mutating func removeAll() {
    young = [:]
    old = [:]
  }
}
