/// Breaks one text into lines, and records the widths for which the lines stay the same.
struct LineBreaker {
  let width: Float
  let maxLines: Int32
  private(set) var validity = Bounds()
  private(set) var size = LayoutSize.zero
  private(set) var ascender: Float = 0
  private(set) var descender: Float = 0
  /// Whether words are left out because the number of lines is limited.
  private(set) var isCut = false

  /// The number of lines that were begun.
  private(set) var lines: Int32 = 0
  // Equivalent, `0` as `1`: each line starts at 0.
  private var lineWidth: Float = 0
  // Equivalent, `0` as `1`: the first word of a line sets the height.
  private var above: Float = 0
  private var below: Float = 0

  init(width: Float, maxLines: Int32) {
    self.width = width
    self.maxLines = maxLines
  }

  mutating func run(_ text: TextAdvances, _ words: Range<Int32>) {
    var log = NoLineLog()
    run(text, words, &log)
  }

  /// Breaks the lines of a text and reports each line to a log; a `NoLineLog` costs nothing.
  @inline(__always)
  mutating func run(_ text: TextAdvances, _ words: Range<Int32>, _ log: inout some LineLog) {
    for index in Int(words.lowerBound)..<Int(words.upperBound) {
      let word = text.words[index]
      if word.startsLine {
        guard beginLine(word, at: word.firstGrapheme, isContinuing: false, &log) else { break }
      } else {
        let longer = lineWidth + word.space + word.width
        if fits(longer) {
          lineWidth = longer
          heighten(word)
          continue
        }
        if isLastLine {
          fillLastLine(with: word, text, &log)
          break
        }
        _ = beginLine(word, at: word.firstGrapheme, isContinuing: true, &log)
      }
      guard fill(word, text, &log) else { break }
    }
    endLine(&log)
  }

  /// Puts a word on an empty line, and on further lines if the word alone is too long.
  @inline(__always)
  private mutating func fill(
    _ word: TextAdvances.Word, _ text: TextAdvances, _ log: inout some LineLog
  ) -> Bool {
    // Equivalent, dropped: its characters are added one by one.
    if fits(word.width) {
      lineWidth = word.width
      return true
    }
    var isEmpty = true
    for index in Int(word.firstGrapheme)..<Int(word.endGrapheme) {
      let advance = text.graphemes[index]
      if !isEmpty && !fits(lineWidth + advance) {
        let place = Int32(truncatingIfNeeded: index)
        guard beginLine(word, at: place, isContinuing: true, &log) else { return false }
        log.breakWord()
      }
      lineWidth += advance
      isEmpty = false
    }
    return true
  }

  /// Puts the first letters of a word that does not fit behind those of the last line, as many as
  /// fit, because a typesetter truncates a line at a letter.
  ///
  /// An ellipsis takes the place of the last of them, so it needs no width of its own.
  private mutating func fillLastLine(
    with word: TextAdvances.Word, _ text: TextAdvances, _ log: inout some LineLog
  ) {
    isCut = true
    var end = word.firstGrapheme
    var longer = lineWidth + word.space
    while end < word.endGrapheme {
      longer += text.graphemes[Int(end)]
      guard fits(longer) else { break }
      lineWidth = longer
      end &+= 1
    }
    if end > word.firstGrapheme { heighten(word) }
    log.cut(at: end)
  }

  private var isLastLine: Bool { maxLines > 0 && lines >= maxLines }

  private mutating func fits(_ length: Float) -> Bool {
    let least = Self.leastWidth(for: length)
    if least <= width {
      // Equivalent, dropped: the longest line is clamped to the constraint, which records the same
      // bound.
      validity.atLeast(least)
      return true
    }
    validity.below(least)
    return false
  }

  /// Returns the least width of a line that fits a length.
  ///
  /// The width is about a thousandth of a point less than the length, because a text is often given
  /// the width that it was measured to have, after margins and paddings were added and subtracted
  /// again.
  @inline(__always)
  static func leastWidth(for length: Float) -> Float {
    length - (0x1p-10 + length * 0x1p-20)
  }

  /// Begins a line, unless the maximum number of lines is reached.
  @inline(__always)
  private mutating func beginLine(
    _ word: TextAdvances.Word, at grapheme: Int32, isContinuing: Bool, _ log: inout some LineLog
  ) -> Bool {
    if isLastLine {
      isCut = true
      log.cut(at: grapheme)
      return false
    }
    endLine(&log)
    log.begin(at: grapheme, isContinuing: isContinuing)
    lines &+= 1
    lineWidth = 0
    above = word.above
    below = word.below
    return true
  }

  private mutating func heighten(_ word: TextAdvances.Word) {
    if word.above > above { above = word.above }
    if word.below > below { below = word.below }
  }

  @inline(__always)
  private mutating func endLine(_ log: inout some LineLog) {
    guard lines > 0 else { return }
    log.end(width: lineWidth, above: above, below: below)
    if lineWidth > size.width { size.width = lineWidth }
    if ascender == 0 && size.height == 0 { ascender = above }
    size.height += above + below
    descender = -below
    lineWidth = 0
    above = 0
    below = 0
  }
}

/// A log of the lines of a text, filled while the lines are broken.
protocol LineLog {
  /// Records the start of a line.
  ///
  /// - Parameters:
  ///   - grapheme: The first grapheme of the line, or of the next line if this one is empty.
  ///   - isContinuing: Whether the line continues the paragraph of the line before.
  mutating func begin(at grapheme: Int32, isContinuing: Bool)
  /// Records the end of the current line, with its width and its height above and below the
  /// baseline, in points.
  mutating func end(width: Float, above: Float, below: Float)
  /// Records that no line is left for this grapheme and all after it.
  mutating func cut(at grapheme: Int32)
  /// Records that the line that has just begun continues a word.
  mutating func breakWord()
}

extension LineLog {
  @inline(__always) mutating func breakWord() {}
}

/// A log that records nothing, if only the size is needed.
struct NoLineLog: LineLog {
  @inline(__always) mutating func begin(at grapheme: Int32, isContinuing: Bool) {}
  @inline(__always) mutating func end(width: Float, above: Float, below: Float) {}
  @inline(__always) mutating func cut(at grapheme: Int32) {}
}

/// A log of whether a line ends within a word.
struct BrokenWordLog: LineLog {
  private(set) var breaksWord = false

  @inline(__always) mutating func begin(at grapheme: Int32, isContinuing: Bool) {}
  @inline(__always) mutating func end(width: Float, above: Float, below: Float) {}
  @inline(__always) mutating func cut(at grapheme: Int32) {}
  @inline(__always) mutating func breakWord() { breaksWord = true }
}
