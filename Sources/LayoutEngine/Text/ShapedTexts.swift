/// The texts of a tree, measured as far as is possible without a width.
struct ShapedTexts: Sendable {
  private(set) var advances = TextAdvances()
  private(set) var entries: [Entry] = []
  /// The size of each text without a maximum width; NaN if that size is not known.
  private(set) var naturals: [TextMeasurement] = []
  private var measurer: (any TextMeasuring)?
  /// The environment in which the texts were measured.
  private(set) var environment = LayoutEnvironment()

  /// The words of a text; nil words if the measurer must measure the text for every width.
  struct Entry: Sendable {
    var words: Range<Int32>?
    /// The memory of the text, for words and for graphemes.
    var wordRoom = 0..<0
    // Equivalent, `..<0` as `..<1`: each new entry sets the range.
    var graphemeRoom = 0..<0
    /// The minimum scale that ``TextSpec/minScale`` allows, in hundredths.
    var leastHundredths: UInt8 = 100

    /// Whether the text is set smaller instead of being cut.
    var mayShrink: Bool { leastHundredths < 100 }
  }

  /// The number of words in memory that belong to no text.
  private var waste = 0

  /// Returns whether the texts were shaped by an equal measurer in the same environment.
  ///
  /// The measurer may read every part of the environment, so all of it must be equal.
  func isCurrent(_ measurer: any TextMeasuring, _ environment: LayoutEnvironment) -> Bool {
    guard let current = self.measurer else { return false }
    return environment == self.environment && measurer.isEqual(to: current)
  }

  mutating func invalidate() { measurer = nil }

  /// Returns the advance of an ellipsis in the font of a text.
  func ellipsis(of text: TextSpec) -> Float {
    var mark = text
    mark.runs = []
    mark.content = "…"
    var advances = TextAdvances()
    guard measurer?.shape(mark, environment: environment, into: &advances) == true else { return 0 }
    return advances.graphemes.reduce(0, +)
  }

  /// Returns the lines of a text in its frame, if the measurer adds no advances but sets lines.
  func measured(
    _ text: TextSpec, _ index: Int, in room: LayoutRect, _ direction: WritingDirection
  ) -> PlacedText? {
    guard entries[index].words == nil, let measurer = measurer as? any LineSetting else {
      return nil
    }
    var environment = environment
    environment.direction = direction
    return PlacedText(
      text, leastHundredths: Int(entries[index].leastHundredths), in: room, environment,
      by: measurer)
  }

  mutating func shape(
    _ texts: [TextSpec], _ measurer: any TextMeasuring, _ environment: LayoutEnvironment
  ) {
    advances.removeAll()
    entries.removeAll(keepingCapacity: true)
    naturals.removeAll(keepingCapacity: true)
    waste = 0
    self.measurer = measurer
    self.environment = environment
    shapeAdded(texts, measurer, environment)
  }

  /// Shapes the texts that were added after the last shaped one.
  mutating func shapeAdded(
    _ texts: [TextSpec], _ measurer: any TextMeasuring, _ environment: LayoutEnvironment
  ) {
    texts.withBorrowed { texts in
      while entries.count < texts.count {
        let text = texts[entries.count]
        let entry = shaped(text, measurer, environment)
        entries.append(entry)
        naturals.append(entry.natural(text, measurer, environment))
      }
    }
  }

  /// Shapes one text anew, in its own memory if that is large enough.
  mutating func reshape(
    _ index: Int, _ texts: [TextSpec], _ measurer: any TextMeasuring,
    _ environment: LayoutEnvironment
  ) {
    guard entries.indices.contains(index) else { return }
    let old = entries[index]
    var entry = shaped(texts[index], measurer, environment)
    let count = entry.wordRoom.count
    if count <= old.wordRoom.count && entry.graphemeRoom.count <= old.graphemeRoom.count {
      advances.moveLast(
        from: entry.wordRoom.lowerBound, entry.graphemeRoom.lowerBound,
        to: old.wordRoom.lowerBound, old.graphemeRoom.lowerBound)
      let first = Int32(truncatingIfNeeded: old.wordRoom.lowerBound)
      if entry.words != nil { entry.words = first..<first &+ Int32(truncatingIfNeeded: count) }
      entry.wordRoom = old.wordRoom
      entry.graphemeRoom = old.graphemeRoom
    } else {
      waste += old.wordRoom.count
    }
    entries[index] = entry
    naturals[index] = entry.natural(texts[index], measurer, environment)
    // Equivalent, dropped: unused words only take memory.
    if waste > advances.words.count / 2 + 64 { shape(texts, measurer, environment) }
  }

  /// Reorders the texts by their earlier indices.
  ///
  /// Texts without an earlier index come after all others, and are not shaped yet.
  mutating func arrange(_ places: [Int]) {
    let kept = places.prefix { entries.indices.contains($0) }
    let rooms = kept.map { entries[$0] }
    waste = advances.words.count - rooms.reduce(0) { $0 + $1.wordRoom.count }
    naturals = kept.map { naturals[$0] }
    entries = rooms
  }

  /// Shapes a text into new memory after all others.
  private mutating func shaped(
    _ text: TextSpec, _ measurer: any TextMeasuring, _ environment: LayoutEnvironment
  ) -> Entry {
    let firstGrapheme = advances.graphemes.count
    let start = advances.beginText()
    let isShaped = measurer.shape(text, environment: environment, into: &advances)
    if isShaped { advances.endText(from: start) }
    let end = advances.words.count
    let words = Int32(truncatingIfNeeded: start)..<Int32(truncatingIfNeeded: end)
    return Entry(
      words: isShaped ? words : nil, wordRoom: start..<end,
      graphemeRoom: firstGrapheme..<advances.graphemes.count,
      leastHundredths: text.leastHundredths)
  }
}

extension ShapedTexts.Entry {
  /// Returns the size of the text without a maximum width, if its measurer adds no advances; else
  /// NaN.
  fileprivate func natural(
    _ text: TextSpec, _ measurer: any TextMeasuring, _ environment: LayoutEnvironment
  ) -> TextMeasurement {
    guard words == nil, !mayShrink else { return .unknown }
    var natural = measurer.measure(text, maxWidth: .infinity, environment: environment)
    guard natural.size.width.isFinite else { return .unknown }
    natural.size = natural.size.sane
    return natural
  }
}

extension TextMeasurement {
  fileprivate static var unknown: TextMeasurement {
    TextMeasurement(size: LayoutSize(width: .nan, height: .nan))
  }
}

extension TextMeasuring {
  fileprivate func isEqual(to other: any TextMeasuring) -> Bool { other as? Self == self }
}
