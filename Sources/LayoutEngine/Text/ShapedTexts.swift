/// The texts of a tree, measured as far as that can be done without knowing the width.
struct ShapedTexts: Sendable {
  private(set) var advances = TextAdvances()
  private(set) var entries: [Entry] = []
  private var measurer: (any TextMeasuring)?
  private var textScale: Float = 1

  /// Where a text's words are; none where its measurer has to be asked for every width.
  struct Entry: Sendable {
    var words: Range<Int32>?
  }

  /// Whether the texts were shaped by an equal measurer and at that scale.
  func isCurrent(_ measurer: any TextMeasuring, _ environment: LayoutEnvironment) -> Bool {
    guard let current = self.measurer else { return false }
    return textScale == environment.textScale && measurer.isEqual(to: current)
  }

  mutating func invalidate() { measurer = nil }

  mutating func shape(
    _ texts: [TextSpec], _ measurer: any TextMeasuring, _ environment: LayoutEnvironment
  ) {
    advances.removeAll()
    entries.removeAll(keepingCapacity: true)
    for index in texts.indices {
      let start = advances.beginText()
      let isShaped = measurer.shape(
        texts[index], environment: environment, into: &advances)
      advances.endText(from: start)
      let words =
        Int32(truncatingIfNeeded: start)..<Int32(truncatingIfNeeded: advances.words.count)
      entries.append(Entry(words: isShaped ? words : nil))
    }
    self.measurer = measurer
    textScale = environment.textScale
  }
}

extension TextMeasuring {
  fileprivate func isEqual(to other: any TextMeasuring) -> Bool { other as? Self == self }
}
