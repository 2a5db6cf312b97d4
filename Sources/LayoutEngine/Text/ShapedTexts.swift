/// The texts of a tree, measured as far as that can be done without knowing the width.
struct ShapedTexts: Sendable {
  private(set) var advances = TextAdvances()
  private(set) var entries: [Entry] = []
  /// How large each text is in lines of any width; no numbers where that is not known.
  private(set) var naturals: [TextMeasurement] = []
  private var measurer: (any TextMeasuring)?
  /// What the texts were measured in.
  private(set) var environment = LayoutEnvironment()

  /// Where a text's words are; none where its measurer has to be asked for every width.
  struct Entry: Sendable {
    var words: Range<Int32>?
    /// The places that are the text's, of words and of graphemes.
    var wordRoom = 0..<0
    var graphemeRoom = 0..<0
    /// The least that ``TextSpec/minScale`` allows, in hundredths.
    var leastHundredths: UInt8 = 100

    /// Whether the text is set smaller where it would be cut.
    var mayShrink: Bool { leastHundredths < 100 }
  }

  /// How many places of words belong to no text any more.
  private var waste = 0

  /// Whether the texts were shaped by an equal measurer in the same environment: it may read all of
  /// it that it is shown.
  func isCurrent(_ measurer: any TextMeasuring, _ environment: LayoutEnvironment) -> Bool {
    guard let current = self.measurer else { return false }
    return environment == self.environment && measurer.isEqual(to: current)
  }

  mutating func invalidate() { measurer = nil }

  /// The advance of an ellipsis in the font of a text.
  func ellipsis(of text: TextSpec) -> Float {
    var mark = text
    mark.runs = []
    mark.content = "…"
    var advances = TextAdvances()
    guard measurer?.shape(mark, environment: environment, into: &advances) == true else { return 0 }
    return advances.graphemes.reduce(0, +)
  }

  /// How a text lies in its frame, where its measurer alone knows it and tells it.
  func measured(_ text: TextSpec, _ index: Int, in room: Frame) -> MeasuredText? {
    guard entries[index].words == nil, let measurer = measurer as? any LineSetting else {
      return nil
    }
    return MeasuredText(
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

  /// Shapes the texts behind those that are known.
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

  /// Shapes one text anew, in its own place where it has room there.
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
    if waste > advances.words.count / 2 + 64 { shape(texts, measurer, environment) }
  }

  /// Puts the texts in another order, by the places that they had; those without one are to be shaped
  /// behind all that have.
  mutating func arrange(_ places: [Int]) {
    let kept = places.prefix { entries.indices.contains($0) }
    let rooms = kept.map { entries[$0] }
    waste = advances.words.count - rooms.reduce(0) { $0 + $1.wordRoom.count }
    naturals = kept.map { naturals[$0] }
    entries = rooms
  }

  /// Shapes a text behind all others.
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
  /// How large the text is in lines of any width, where its measurer alone knows.
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
