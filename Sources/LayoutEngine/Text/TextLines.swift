/// How the words of a text lie in its frame.
public struct TextLines: Sendable, Equatable {
  /// The number of lines that there is room for, 0 or more.
  public var count: Int
  /// Whether words are left out, because the lines or the height do not suffice.
  public var isTruncated: Bool
  /// A factor, by which the text is set smaller, in `0.01...1`; see ``TextSpec/minScale``.
  public var scale: Float

  package init(count: Int, isTruncated: Bool, scale: Float) {
    self.count = count
    self.isTruncated = isTruncated
    self.scale = scale
  }
}

extension TextLines {
  /// Breaks the lines of a text in a room of its own, which is that of its frame; nothing where its
  /// measurer alone knows them.
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

  /// The greatest size below the whole one in which a text fits, as a solve finds it; the least where
  /// it does in none.
  package static func greatestHundredths(from least: Int, fits: (Int) -> Bool) -> Int {
    var (fitting, tooLarge) = (least, 100)
    while tooLarge - fitting > 1 {
      let middle = (fitting + tooLarge) / 2
      if fits(middle) { fitting = middle } else { tooLarge = middle }
    }
    return fitting
  }

  /// What is the same for each size that a text is set in.
  private struct Setting {
    let advances: TextAdvances
    let words: Range<Int32>
    let maxLines: Int32
    let room: LayoutSize

    /// The lines that there are in so many hundredths of the size, with those cut off that are too
    /// low.
    func lines(inHundredths hundredths: Int) -> TextLines {
      let scale = Float(hundredths) / 100
      let all = broken(scale, maxLines)
      var lines = TextLines(count: Int(all.lines), isTruncated: all.isCut, scale: scale)
      guard !fits(all, scale) else { return lines }
      lines.isTruncated = true
      var tooMany = lines.count
      lines.count = 0
      while tooMany - lines.count > 1 {
        let middle = (lines.count + tooMany) / 2
        if fits(broken(scale, Int32(truncatingIfNeeded: middle)), scale) {
          lines.count = middle
        } else {
          tooMany = middle
        }
      }
      return lines
    }

    private func broken(_ scale: Float, _ maxLines: Int32) -> LineBreaker {
      var breaker = LineBreaker(width: room.width / scale, maxLines: maxLines)
      breaker.run(advances, words)
      return breaker
    }

    private func fits(_ breaker: LineBreaker, _ scale: Float) -> Bool {
      LineBreaker.leastWidth(for: breaker.size.height * scale) <= room.height
    }
  }
}
