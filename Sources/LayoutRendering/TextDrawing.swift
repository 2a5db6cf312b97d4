import LayoutEngine

/// Makes drawable lines of a text that was set, with its alignment and its ellipsis.
struct TextDrawing {
  let text: TextSpec
  let set: SetText
  let runs: [ResolvedTextRun]
  let isRightToLeft: Bool
  let palette: Palette
  private let letters: [Letter]

  /// A letter with its run, and the spaces before it.
  private struct Letter {
    var run: Int
    var letter: Substring
    var spaces: Substring
    /// The run of the spaces.
    var spacesRun: Int
  }

  init(
    _ text: TextSpec, _ set: SetText, in environment: LayoutEnvironment, _ palette: Palette
  ) {
    self.text = text
    self.set = set
    self.palette = palette
    runs = text.resolvedRuns(in: environment)
    isRightToLeft = environment.direction == .rtl
    letters = Self.letters(of: runs)
  }

  private static func letters(of runs: [ResolvedTextRun]) -> [Letter] {
    var letters: [Letter] = []
    var spaces: Substring = ""
    var spacesRun = 0
    for (number, run) in runs.enumerated() {
      var rest = run.content[...]
      while let character = rest.first {
        let isSpace = character == " " || character == "\t"
        let part = isSpace ? rest.prefix { $0 == " " || $0 == "\t" } : rest.prefix(1)
        rest = rest[part.endIndex...]
        if isSpace {
          (spaces, spacesRun) = (part, number)
          continue
        }
        if !character.isNewline {
          letters.append(Letter(run: number, letter: part, spaces: spaces, spacesRun: spacesRun))
        }
        spaces = ""
      }
    }
    return letters
  }

  /// Returns the lines from the top, in the coordinates of the element.
  func lines() -> [Picture.Line] {
    // If the measurer divides the text into other letters, it cannot be drawn letter by letter.
    guard letters.count == set.letters.count else { return [] }
    return set.lines.enumerated().map { place, line in
      let isLast = place + 1 == set.lines.count
      let parts =
        isLast && set.isTruncated && text.truncation != .clip
        ? truncated(line) : [.letters(line.letters, hasIndent: line.hasIndent)]
      let isStretched = text.textAlign == .justified && line.isContinued && !isLast
      return self.line(parts, line, isStretched: isStretched)
    }
  }

  // MARK: Truncation

  private enum Part {
    case letters(Range<Int>, hasIndent: Bool)
    case ellipsis(run: Int)

    var isEmpty: Bool {
      if case .letters(let letters, _) = self { return letters.isEmpty }
      return false
    }
  }

  /// Returns the last line of a truncated text, with an ellipsis in place of the words left out.
  private func truncated(_ line: SetText.Line) -> [Part] {
    let start = line.letters.lowerBound
    let room = set.room.width / set.scale - set.ellipsis
    let run = letters.indices.contains(start) ? letters[start].run : 0
    let paragraph = paragraphEnd(from: start)
    if text.truncation == .head {
      let first = suffixStart(from: start, to: letters.count, in: room)
      return [.ellipsis(run: run), .letters(first..<letters.count, hasIndent: false)]
    }
    guard text.truncation == .middle else {
      let end = prefixEnd(of: line, to: paragraph, in: room)
      return [.letters(start..<end, hasIndent: line.hasIndent), .ellipsis(run: run)]
    }
    let head = prefixEnd(of: line, to: paragraph, in: room / 2)
    let rest = room - set.width(of: start..<head, hasIndent: line.hasIndent)
    let tail = suffixStart(from: head, to: letters.count, in: rest)
    return [
      .letters(start..<head, hasIndent: line.hasIndent), .ellipsis(run: run),
      .letters(tail..<letters.count, hasIndent: false),
    ]
  }

  private func paragraphEnd(from start: Int) -> Int {
    var end = start + 1
    while end < letters.count, !set.letters[end].beginsParagraph { end += 1 }
    return min(end, letters.count)
  }

  /// Returns the end of the first letters of a line that are together no wider than `room`.
  private func prefixEnd(of line: SetText.Line, to end: Int, in room: Float) -> Int {
    let start = line.letters.lowerBound
    var width: Float = 0
    for index in start..<max(start, end) {
      let isSpaced = index > start || line.hasIndent
      width += set.letters[index].advance + (isSpaced ? set.letters[index].space : 0)
      if width > room { return index }
    }
    return max(start, end)
  }

  /// Returns the start of the last letters before `end` that are together no wider than `room`.
  private func suffixStart(from start: Int, to end: Int, in room: Float) -> Int {
    var width: Float = 0
    var index = end
    while index > start, !set.letters[index - 1].beginsParagraph || index - 1 == start {
      width += set.letters[index - 1].advance
      if width > room { return index }
      width += set.letters[index - 1].space
      index -= 1
    }
    return index
  }

  // MARK: Lines

  private func line(
    _ parts: [Part], _ line: SetText.Line, isStretched: Bool
  ) -> Picture.Line {
    var spans = Spans()
    var width: Float = 0
    for part in parts where !part.isEmpty {
      switch part {
      case .ellipsis(let run):
        width += set.ellipsis
        add("…", run, to: &spans)
      case .letters(let range, let hasIndent):
        width += set.width(of: range, hasIndent: hasIndent)
        for index in range {
          if index > range.lowerBound || hasIndent {
            add(letters[index].spaces, letters[index].spacesRun, to: &spans)
          }
          add(letters[index].letter, letters[index].run, to: &spans)
        }
      }
    }
    if isStretched { width = set.room.width / set.scale }
    width *= set.scale
    return Picture.Line(
      x: set.room.x + start(of: width), baseline: set.room.y + line.baseline * set.scale,
      width: width, isRightToLeft: isRightToLeft, spans: spans.all)
  }

  /// The spans of a line; words that look like the last span are appended to it.
  private struct Spans {
    var all: [Picture.Span] = []
    /// The run of the words that were added last.
    var run: Int?
  }

  /// Returns the distance of a line from the left of the room.
  private func start(of width: Float) -> Float {
    let free = set.room.width - width
    switch text.textAlign {
    case .left: return 0
    case .right: return free
    case .center: return free / 2
    case .start, .justified: return isRightToLeft ? free : 0
    case .end: return isRightToLeft ? 0 : free
    }
  }

  private func add(_ words: Substring, _ run: Int, to spans: inout Spans) {
    guard !words.isEmpty else { return }
    let last = spans.all.count - 1
    // Words are added letter by letter, so only the first of a run is compared.
    if spans.run == run {
      spans.all[last].words += words
      return
    }
    spans.run = run
    var span = Picture.Span(words, runs[run], palette)
    span.fontSize *= set.scale
    if last >= 0, spans.all[last].looksLike(span) {
      spans.all[last].words += words
    } else {
      spans.all.append(span)
    }
  }
}

extension Picture.Span {
  /// Whether the other span looks the same, apart from its words.
  fileprivate func looksLike(_ other: Picture.Span) -> Bool {
    var other = other
    other.words = words
    return self == other
  }

  /// Makes a span of words with the attributes of a run.
  init(_ words: Substring, _ run: ResolvedTextRun, _ palette: Palette) {
    self.init(
      words: String(words), fontSize: run.fontSize, fontWeight: run.fontWeight,
      fontFamily: run.fontFamily, isItalic: run.italic, isUnderlined: run.underline,
      isStruckThrough: run.strikethrough,
      paint: run.color.map(palette.paint) ?? palette.letters)
  }
}
