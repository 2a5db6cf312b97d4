/// Breaks one text into lines, and notes for which widths they stay the same.
struct LineBreaker {
  let width: Float
  let maxLines: Int32
  private(set) var validity = Bounds()
  private(set) var size = Size.zero
  private(set) var ascender: Float = 0
  private(set) var descender: Float = 0
  /// Whether there are words that the last line has no room for.
  private(set) var isCut = false

  /// How many lines were begun.
  private(set) var lines: Int32 = 0
  private var lineWidth: Float = 0
  private var above: Float = 0
  private var below: Float = 0

  init(width: Float, maxLines: Int32) {
    self.width = width
    self.maxLines = maxLines
  }

  mutating func run(_ text: TextAdvances, _ words: Range<Int32>) {
    for index in Int(words.lowerBound)..<Int(words.upperBound) {
      let word = text.words[index]
      if word.startsLine {
        guard beginLine(word) else { break }
      } else {
        let longer = lineWidth + word.space + word.width
        if fits(longer) {
          lineWidth = longer
          heighten(word)
          continue
        }
        guard beginLine(word) else { break }
      }
      guard fill(word, text) else { break }
    }
    endLine()
  }

  /// Puts a word on an empty line, and on further lines where it alone is too long.
  private mutating func fill(_ word: TextAdvances.Word, _ text: TextAdvances) -> Bool {
    if fits(word.width) {
      lineWidth = word.width
      return true
    }
    var isEmpty = true
    for index in Int(word.firstGrapheme)..<Int(word.endGrapheme) {
      let advance = text.graphemes[index]
      if !isEmpty && !fits(lineWidth + advance) {
        guard beginLine(word) else { return false }
      }
      lineWidth += advance
      isEmpty = false
    }
    return true
  }

  private mutating func fits(_ length: Float) -> Bool {
    let least = Self.leastWidth(for: length)
    if least <= width {
      validity.atLeast(least)
      return true
    }
    validity.below(least)
    return false
  }

  /// The least width of a line that takes so much.
  ///
  /// It is a thousandth of a point less, since a text is often given the width that it was measured
  /// to have, after margins and paddings were added to that and taken away again.
  @inline(__always)
  static func leastWidth(for length: Float) -> Float {
    length - (0x1p-10 + length * 0x1p-20)
  }

  /// Begins a line, unless there are as many as there may be.
  private mutating func beginLine(_ word: TextAdvances.Word) -> Bool {
    if maxLines > 0 && lines >= maxLines {
      isCut = true
      return false
    }
    endLine()
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

  private mutating func endLine() {
    guard lines > 0 else { return }
    if lineWidth > size.width { size.width = lineWidth }
    if ascender == 0 && size.height == 0 { ascender = above }
    size.height += above + below
    descender = -below
    lineWidth = 0
    above = 0
    below = 0
  }
}
