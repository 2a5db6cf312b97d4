/// The lines of a text whose lines the engine has broken, with their words and their places.
struct PlacedLines {
  private let text: TextSpec
  private let set: SetText
  private let isRightToLeft: Bool
  private let letters: [Letter]

  /// A letter with its run, and the spaces before it.
  private struct Letter {
    var run: Int
    var letter: Substring
    var spaces: Substring
    /// The run of the spaces.
    var spacesRun: Int
  }

  init(_ text: TextSpec, _ set: SetText, in environment: LayoutEnvironment) {
    self.text = text
    self.set = set
    isRightToLeft = environment.direction == .rtl
    letters = Self.letters(of: text.resolvedRuns(in: environment))
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

  /// Returns the lines, in points from the top left of the space for the text.
  func lines() -> MeasuredLines {
    var lines = MeasuredLines(lines: [], isTruncated: set.isTruncated)
    // If the measurer divides the text into other letters, these have no places.
    guard letters.count == set.letters.count else { return lines }
    lines.lines = set.lines.enumerated().map { place, line in
      let isLast = place + 1 == set.lines.count
      let pieces =
        isLast && set.isTruncated && text.truncation != .clip
        ? truncated(line) : [.letters(line.letters, hasIndent: line.hasIndent)]
      let isStretched = text.textAlign == .justified && line.isContinued && !isLast
      return self.line(pieces, line, isStretched: isStretched)
    }
    return lines
  }

  // MARK: Truncation

  private enum Piece {
    case letters(Range<Int>, hasIndent: Bool)
    case ellipsis(run: Int)

    var isEmpty: Bool {
      if case .letters(let letters, _) = self { return letters.isEmpty }
      return false
    }
  }

  /// Returns the last line of a truncated text, with an ellipsis in place of the words left out.
  private func truncated(_ line: SetText.Line) -> [Piece] {
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
    _ pieces: [Piece], _ line: SetText.Line, isStretched: Bool
  ) -> MeasuredLines.Line {
    var words = Words()
    for piece in pieces where !piece.isEmpty {
      switch piece {
      case .ellipsis(let run): words.add("…", run, set.ellipsis)
      case .letters(let range, let hasIndent):
        let start = words.width
        for index in range {
          if index > range.lowerBound || hasIndent {
            words.add(letters[index].spaces, letters[index].spacesRun, set.letters[index].space)
          }
          words.add(letters[index].letter, letters[index].run, set.letters[index].advance)
        }
        // Sums in single precision depend on their order.
        words.width = start + set.width(of: range, hasIndent: hasIndent)
      }
    }
    let width = isStretched ? set.room.width : words.width * set.scale
    let x = start(of: width)
    // A stretched line is wider than its letters.
    let factor = words.width > 0 ? width / words.width : set.scale
    let (top, bottom) = (line.top * set.scale, line.bottom * set.scale)
    return MeasuredLines.Line(
      x: x, baseline: line.baseline * set.scale, width: width, isRightToLeft: isRightToLeft,
      parts: words.parts.map { part in
        let (start, length) = (part.start * factor, part.width * factor)
        return MeasuredLines.Part(
          run: part.run, words: part.words,
          frame: LayoutRect(
            x: isRightToLeft ? x + width - start - length : x + start, y: top, width: length,
            height: bottom - top))
      })
  }

  /// The words of a line in reading order, with their distances from where the line is begun.
  private struct Words {
    var parts: [(run: Int, words: String, start: Float, width: Float)] = []
    var width: Float = 0

    mutating func add(_ words: Substring, _ run: Int, _ length: Float) {
      guard !words.isEmpty else { return }
      defer { width += length }
      let last = parts.count - 1
      if last >= 0, parts[last].run == run {
        parts[last].words += words
        parts[last].width = width + length - parts[last].start
      } else {
        parts.append((run, String(words), width, length))
      }
    }
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
}
