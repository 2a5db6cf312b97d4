/// The lines of a text in its frame: their number, and whether the text is truncated or set
/// smaller.
public struct TextLines: Sendable, Equatable {
  /// The number of lines that fit in the frame, at least 0.
  public var count: Int
  /// Whether words are left out, because of the maximum number of lines or the height.
  public var isTruncated: Bool
  /// The factor by which the text is set smaller, in `0.01...1`; see ``TextSpec/minScale``.
  public var scale: Float
  /// Whether a line ends within a word, because the word alone is wider than the frame.
  ///
  /// False for measurers that place the lines themselves.
  public var breaksWord: Bool

  package init(count: Int, isTruncated: Bool, scale: Float, breaksWord: Bool = false) {
    self.count = count
    self.isTruncated = isTruncated
    self.scale = scale
    self.breaksWord = breaksWord
  }
}

extension TextLines {
  /// Breaks the lines of a text in the space of its frame; nil if its measurer adds no advances.
  init?(_ text: TextSpec, _ entry: ShapedTexts.Entry, _ advances: TextAdvances, in room: LayoutSize)
  {
    guard let words = entry.words else { return nil }
    let setting = Setting(advances: advances, words: words, maxLines: text.maxLines, room: room)
    self = setting.lines(inHundredths: 100)
    guard entry.mayShrink, isTruncated else { return }
    self = setting.lines(
      inHundredths: Self.greatestHundredths(from: Int(entry.leastHundredths)) {
        !setting.lines(inHundredths: $0).isTruncated
      })
  }

  /// Returns the greatest scale below 1 at which a text fits, in hundredths, found by halving as in
  /// a solve.
  ///
  /// The result is `least` if the text fits at no scale.
  package static func greatestHundredths(from least: Int, fits: (Int) -> Bool) -> Int {
    var (fitting, tooLarge) = (least, 100)
    while tooLarge - fitting > 1 {
      let middle = (fitting + tooLarge) / 2
      if fits(middle) { fitting = middle } else { tooLarge = middle }
    }
    return fitting
  }

  /// The inputs that are the same for every scale of a text.
  private struct Setting {
    let advances: TextAdvances
    let words: Range<Int32>
    let maxLines: Int32
    let room: LayoutSize

    /// Returns the lines at a scale, without those that extend below the space.
    func lines(inHundredths hundredths: Int) -> TextLines {
      let scale = Float(hundredths) / 100
      var log = BrokenWordLog()
      let all = broken(scale, maxLines, &log)
      var lines = TextLines(
        count: Int(all.lines), isTruncated: all.isCut, scale: scale, breaksWord: log.breaksWord)
      guard !fits(all, scale) else { return lines }
      lines.isTruncated = true
      var tooMany = lines.count
      lines.count = 0
      while tooMany - lines.count > 1 {
        let middle = (lines.count + tooMany) / 2
        var log = NoLineLog()
        if fits(broken(scale, Int32(truncatingIfNeeded: middle), &log), scale) {
          lines.count = middle
        } else {
          tooMany = middle
        }
      }
      return lines
    }

    private func broken(
      _ scale: Float, _ maxLines: Int32, _ log: inout some LineLog
    ) -> LineBreaker {
      var breaker = LineBreaker(width: room.width / scale, maxLines: maxLines)
      breaker.run(advances, words, &log)
      return breaker
    }

    private func fits(_ breaker: LineBreaker, _ scale: Float) -> Bool {
      LineBreaker.leastWidth(for: breaker.size.height * scale) <= room.height
    }
  }
}
