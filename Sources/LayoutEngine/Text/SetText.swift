/// The positions of the letters of a text in its frame, for drawing.
///
/// Letters are the grapheme clusters that are neither spaces nor line breaks, counted from 0
/// through all runs.
struct SetText: Sendable, Equatable {
  /// A letter, with the spaces before it on the same line.
  struct Letter: Sendable, Equatable {
    /// The advance, in points before ``SetText/scale``.
    var advance: Float
    /// The width of the spaces before the letter, in points before ``SetText/scale``.
    var space: Float
    /// Whether only an author's line break, or nothing, precedes the letter and its spaces.
    var beginsParagraph: Bool
  }

  /// A line, in points before ``SetText/scale``, from the top of ``SetText/room``.
  struct Line: Sendable, Equatable {
    var letters: Range<Int>
    /// Whether spaces before the first letter are also on the line.
    var hasIndent: Bool
    var width: Float
    var top: Float
    var baseline: Float
    var bottom: Float
    /// Whether the next line continues the same paragraph.
    var isContinued: Bool
  }

  /// The space for the lines, in the coordinates of the element: its frame without padding and
  /// border.
  var room: LayoutRect
  /// The factor by which the text is set smaller, from 0.01 to 1.
  var scale: Float
  var letters: [Letter]
  /// The lines that fit in the space.
  var lines: [Line]
  /// Whether words of the text are left out.
  var isTruncated: Bool
  /// The advance of an ellipsis, in points before ``scale``.
  var ellipsis: Float
}

extension SetText {
  /// Breaks the lines of a text anew; nil if its measurer adds no advances.
  init?(
    _ text: TextSpec, _ entry: ShapedTexts.Entry, _ texts: ShapedTexts, in room: LayoutRect
  ) {
    guard let words = entry.words,
      let lines = TextLines(text, entry, texts.advances, in: room.size)
    else { return nil }
    self.room = room
    scale = lines.scale
    isTruncated = lines.isTruncated
    ellipsis = texts.ellipsis(of: text)
    letters = []
    self.lines = []
    let first = Int32(truncatingIfNeeded: entry.graphemeRoom.lowerBound)
    // Spaces at the start of a line follow a word without a letter.
    var isAtStart = false
    for index in Int(words.lowerBound)..<Int(words.upperBound) {
      let word = texts.advances.words[index]
      isAtStart = isAtStart || word.startsLine
      for grapheme in Int(word.firstGrapheme)..<Int(word.endGrapheme) {
        let isFirst = grapheme == Int(word.firstGrapheme)
        letters.append(
          Letter(
            advance: texts.advances.graphemes[grapheme], space: isFirst ? word.space : 0,
            beginsParagraph: isFirst && isAtStart))
        isAtStart = false
      }
    }
    var log = Log(first: first)
    var breaker = LineBreaker(width: room.size.width / scale, maxLines: text.maxLines)
    breaker.run(texts.advances, words, &log)
    var top: Float = 0
    for (place, line) in log.lines.prefix(lines.count).enumerated() {
      let next = place + 1 < log.lines.count ? log.lines[place + 1] : nil
      let end = next?.start ?? log.end ?? letters.count
      let bottom = top + line.above + line.below
      self.lines.append(
        Line(
          letters: line.start..<max(line.start, end), hasIndent: !line.isContinuing,
          width: line.width, top: top, baseline: top + line.above, bottom: bottom,
          isContinued: next?.isContinuing ?? (log.end != nil)))
      top = bottom
    }
  }

  /// Returns the length of letters on one line, in points before ``scale``.
  ///
  /// - Parameters:
  ///   - letters: The letters.
  ///   - hasIndent: Whether the spaces before the first letter are included.
  /// - Returns: The length in points.
  func width(of letters: Range<Int>, hasIndent: Bool) -> Float {
    letters.reduce(0) { sum, index in
      let letter = self.letters[index]
      return sum + letter.advance + (index > letters.lowerBound || hasIndent ? letter.space : 0)
    }
  }

  private struct Log: LineLog {
    /// The index of the first letter of the text among those of all texts.
    let first: Int32
    var lines: [Line] = []
    /// The first letter without a line; nil if all letters have one.
    var end: Int?

    struct Line {
      var start: Int
      var isContinuing: Bool
      var width: Float = 0
      var above: Float = 0
      var below: Float = 0
    }

    init(first: Int32) { self.first = first }

    mutating func begin(at grapheme: Int32, isContinuing: Bool) {
      lines.append(Line(start: Int(grapheme - first), isContinuing: isContinuing))
    }

    mutating func end(width: Float, above: Float, below: Float) {
      guard !lines.isEmpty else { return }
      let last = lines.count - 1
      (lines[last].width, lines[last].above, lines[last].below) = (width, above, below)
    }

    mutating func cut(at grapheme: Int32) { end = Int(grapheme - first) }
  }
}
