/// The texts of a tree, measured as far as that can be done without knowing the width.
struct ShapedTexts: Sendable {
  private(set) var advances = TextAdvances()
  private(set) var entries: [Entry] = []
  private var measurer: (any TextMeasuring)?
  private var textScale: Float = 1
  /// How many texts were shaped anew since all were.
  private var staleCount = 0

  /// Where a text's words are; none where its measurer has to be asked for every width.
  struct Entry: Sendable {
    var words: Range<Int32>?
    /// How large a text without words is in lines of any width.
    var natural: TextMeasurement?
  }

  /// Whether the texts were shaped by an equal measurer and at that scale.
  func isCurrent(_ measurer: any TextMeasuring, _ environment: LayoutEnvironment) -> Bool {
    guard let current = self.measurer else { return false }
    return textScale == environment.textScale && measurer.isEqual(to: current)
  }

  /// Shapes one text anew, beside what was known of it.
  mutating func shapeAgain(_ place: Int, _ text: TextSpec, _ environment: LayoutEnvironment) {
    guard let measurer, entries.indices.contains(place) else { return }
    entries[place] = shaped(text, measurer, environment)
    // What is no longer used goes before it is more than what is.
    staleCount += 1
    if staleCount > entries.count { invalidate() }
  }

  private mutating func shaped(
    _ text: TextSpec, _ measurer: any TextMeasuring, _ environment: LayoutEnvironment
  ) -> Entry {
    let start = advances.beginText()
    let isShaped = measurer.shape(text, environment: environment, into: &advances)
    advances.endText(from: start)
    guard isShaped else {
      return Entry(
        natural: measurer.measure(text, maxWidth: .infinity, environment: environment))
    }
    return Entry(
      words: Int32(truncatingIfNeeded: start)..<Int32(truncatingIfNeeded: advances.words.count))
  }

  mutating func invalidate() { measurer = nil }

  mutating func shape(
    _ texts: [TextSpec], _ measurer: any TextMeasuring, _ environment: LayoutEnvironment
  ) {
    advances.removeAll()
    entries.removeAll(keepingCapacity: true)
    for index in texts.indices {
      entries.append(shaped(texts[index], measurer, environment))
    }
    staleCount = 0
    self.measurer = measurer
    textScale = environment.textScale
  }
}

extension TextMeasuring {
  fileprivate func isEqual(to other: any TextMeasuring) -> Bool { other as? Self == self }
}
