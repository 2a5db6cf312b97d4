import LayoutEngine

/// What a proof of one document and its components tried.
struct ProofTrials: Sendable, Equatable {
  /// The widths in points.
  var widths: ClosedRange<Int>
  /// The heights in points; nil for those of the previews.
  var heights: ClosedRange<Int>?
  /// The number of components that were tried by themselves.
  var components = 0
  /// The number of previews, of their translations, and of data in place of them.
  var previews: Int
  /// The number of variants of the data.
  var variants = 0
  /// The texts that were tried only as previews show them, since no length of theirs is known.
  var texts: [String] = []
  var solves = 0
  /// The number of texts for any words of which something was proved.
  var anyTexts = 0
  /// The number of properties that hold for any words.
  var provedForAnyText = 0
  /// The appearances in which colors were compared.
  var appearances: [LayoutEnvironment.ColorScheme] = []
}

// MARK: As parts of a record

extension PartList {
  mutating func add(_ trials: ProofTrials) {
    add(trials.widths)
    add(trials.heights == nil ? 0 : 1)
    if let heights = trials.heights { add(heights) }
    for number in [trials.components, trials.previews, trials.variants, trials.solves] {
      add(number)
    }
    add(trials.anyTexts)
    add(trials.provedForAnyText)
    add(trials.texts.count)
    for text in trials.texts { add(text) }
    add(trials.appearances.count)
    for appearance in trials.appearances { add(appearance.rawValue) }
  }

  private mutating func add(_ range: ClosedRange<Int>) {
    add(range.lowerBound)
    add(range.upperBound)
  }
}

extension PartReader {
  mutating func trials() throws(Spoilt) -> ProofTrials {
    var trials = ProofTrials(widths: try range(), previews: 0)
    if try number() != 0 { trials.heights = try range() }
    (trials.components, trials.previews, trials.variants, trials.solves) = (
      try number(), try number(), try number(), try number()
    )
    (trials.anyTexts, trials.provedForAnyText) = (try number(), try number())
    trials.texts = try list { reader throws(Spoilt) in try reader.string() }
    trials.appearances = try list { reader throws(Spoilt) in
      guard let appearance = LayoutEnvironment.ColorScheme(rawValue: try reader.string()) else {
        throw Spoilt()
      }
      return appearance
    }
    return trials
  }

  private mutating func range() throws(Spoilt) -> ClosedRange<Int> {
    let (first, last) = (try number(), try number())
    guard first <= last else { throw Spoilt() }
    return first...last
  }
}
