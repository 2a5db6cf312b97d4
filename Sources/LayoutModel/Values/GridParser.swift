import LayoutSchema

/// A word or sign among the parts of a grid's tracks or lines.
///
/// The parts are stored in the order of the text.
package enum GridWord: UInt8, Sendable {
  /// `auto`
  case auto
  /// `minContent`
  case minContent
  /// `maxContent`
  case maxContent
  /// `fitContent(`, before its length.
  case fitContent
  /// `minmax(`, before its two lengths.
  case minmax
  /// `repeat(`, before its number and its tracks.
  case repeats
  /// `autoFill`
  case autoFill
  /// `autoFit`
  case autoFit
  /// `)`, the end of a `repeat(`.
  case end
  /// `span`, before its number.
  case span
  /// `/`
  case slash
  /// `subgrid`, which is always a whole value.
  case subgrid
}

/// A parser of the tracks, lines and areas of a grid.
///
/// For a binding in place of a length or number, the parser calls `bound` with its range. The
/// closure returns nil after an error, which it has reported itself.
package struct GridParser {
  /// The kind of value that a binding results in.
  package enum Slot {
    case length
    case integer
  }

  /// The greatest count of a repetition, and the greatest line number.
  static let most: Float = 1000

  private let bytes: [UInt8]
  private let bound: ((Range<Int>, Slot) -> Int32?)?
  private var position = 0
  private(set) var parts: [LookPart] = []
  package private(set) var issue: ValueIssue?
  /// Whether a binding has an error, which `bound` has reported.
  private var isSpoilt = false
  /// The range of the automatic repetition's count.
  private var automatic: Range<Int>?
  /// The range of the first track without a fixed length.
  private var unfixed: Range<Int>?

  package init(_ bytes: [UInt8], bound: ((Range<Int>, Slot) -> Int32?)? = nil) {
    self.bytes = bytes
    self.bound = bound
  }

  // MARK: Tracks

  /// Parses tracks and repetitions, or `subgrid` if `orSubgrid` is true.
  package mutating func tracks(orSubgrid: Bool) -> [LookPart]? {
    if orSubgrid {
      skipSpaces()
      let only = word()
      if spells(only, "subgrid"), bytes[only.upperBound...].allSatisfy({ Bytes.isSpace($0) }) {
        return [.word(.subgrid)]
      }
    }
    var isFirst = true
    while true {
      skipSpaces()
      guard position < bytes.count else { break }
      guard isFirst || isSeparated else { return fail(.notATrack, word()) }
      isFirst = false
      guard peeks("repeat(") ? repetition() : track() else { return nil }
    }
    guard !parts.isEmpty else { return fail(.empty, 0..<bytes.count) }
    if automatic != nil, let unfixed { return fail(.unfixedTrack, unfixed) }
    return isSpoilt ? nil : parts
  }

  /// Whether white space or the end of a function precedes the position.
  private var isSeparated: Bool {
    position == 0 || Bytes.isSpace(bytes[position - 1])
      || bytes[position - 1] == UInt8(ascii: ")") || bytes[position - 1] == Bytes.closeBrace
  }

  private mutating func repetition() -> Bool {
    let start = position
    position += 7
    parts.append(.word(.repeats))
    skipSpaces()
    guard repetitionCount() else { return false }
    skipSpaces()
    guard take(Bytes.comma) else { return failed(.notATrack, start..<wordEnd()) }
    var count = 0
    while true {
      skipSpaces()
      guard position < bytes.count else { return failed(.unclosed, start..<bytes.count) }
      if take(UInt8(ascii: ")")) { break }
      if peeks("repeat(") { return failed(.repeatInside, word()) }
      guard track() else { return false }
      count += 1
    }
    guard count > 0 else { return failed(.partCount, start..<position) }
    parts.append(.word(.end))
    return true
  }

  private mutating func repetitionCount() -> Bool {
    let count = word()
    if spells(count, "autoFill") || spells(count, "autoFit") {
      guard automatic == nil else { return failed(.automaticTwice, count) }
      automatic = count
      parts.append(.word(spells(count, "autoFill") ? .autoFill : .autoFit))
      position = count.upperBound
      return true
    }
    return integer(orElse: .notACount, isSigned: false)
  }

  private mutating func track() -> Bool {
    let start = position
    guard peeks("minmax(") else {
      guard breadth(isMinimum: false, isInside: false) else { return false }
      if isIntrinsic(from: start) { unfixed = unfixed ?? start..<position }
      return true
    }
    position += 7
    parts.append(.word(.minmax))
    skipSpaces()
    let least = position
    guard breadth(isMinimum: true, isInside: true) else { return false }
    let isOpen = isIntrinsic(from: least)
    skipSpaces()
    guard take(Bytes.comma) else { return failed(.partCount, start..<closing(from: start)) }
    skipSpaces()
    let most = position
    guard breadth(isMinimum: false, isInside: true) else { return false }
    if isOpen && isIntrinsic(from: most) { unfixed = unfixed ?? start..<position }
    skipSpaces()
    guard take(UInt8(ascii: ")")) else {
      return position < bytes.count
        ? failed(.partCount, start..<closing(from: start)) : failed(.unclosed, start..<bytes.count)
    }
    return true
  }

  /// Whether the track size read since `start` is not a fixed length.
  private func isIntrinsic(from start: Int) -> Bool {
    switch parts.last {
    case .length(let length): length.unit == .auto || spellsFit(start)
    case .bound: spellsFit(start)
    case .fraction, .word, .line, .curve: true
    case .number, .color, .asset, nil: false
    }
  }

  private func spellsFit(_ start: Int) -> Bool {
    spells(start..<min(start + 11, bytes.count), "fitContent(")
  }

  private mutating func breadth(isMinimum: Bool, isInside: Bool) -> Bool {
    let word = word()
    if peeks("fitContent(") {
      guard !isInside else { return failed(.fitContentInside, word) }
      let start = position
      position += 11
      parts.append(.word(.fitContent))
      skipSpaces()
      guard length() else { return false }
      skipSpaces()
      guard take(UInt8(ascii: ")")) else { return failed(.unclosed, start..<bytes.count) }
      return true
    }
    for (name, part) in Self.words where spells(word, name) {
      parts.append(.word(part))
      position = word.upperBound
      return true
    }
    if let number = NumberParser.parse(bytes.span, from: position),
      spells(number.end..<word.upperBound, "fr")
    {
      guard !isMinimum else { return failed(.fractionMinimum, word) }
      guard number.value < Double(DimensionValue.limit) else { return failed(.tooLarge, word) }
      parts.append(.fraction(Float(number.value)))
      position = word.upperBound
      return true
    }
    return length()
  }

  private static let words: KeyValuePairs<StaticString, GridWord> = [
    "auto": .auto, "minContent": .minContent, "maxContent": .maxContent,
  ]

  private mutating func length() -> Bool {
    if position < bytes.count, bytes[position] == Bytes.openParenthesis { return sum() }
    let word = word()
    if word.count == 1, Bytes.isSign(bytes[position]), case .length? = parts.last {
      let sum = SumParser.range(bytes.span, around: position, 0, bytes.count)
      return failed(.bareSum, sum)
    }
    guard !word.isEmpty else {
      return failed(.notATrack, position..<min(position + 1, bytes.count))
    }
    if bytes[position] == Bytes.openBrace, let bound {
      position = word.upperBound
      guard let place = bound(word, .length) else {
        isSpoilt = true
        return true
      }
      parts.append(.bound(place))
      return true
    }
    var issue: ValueIssue?
    guard
      let length = LengthParser.parse(
        bytes.span, word.lowerBound, word.upperBound, .percent, &issue)
    else {
      if let issue, issue.kind != .notANumber {
        self.issue = issue
        return false
      }
      return failed(.notATrack, word)
    }
    parts.append(.length(length))
    position = word.upperBound
    return true
  }

  /// Parses a percentage plus points in parentheses.
  private mutating func sum() -> Bool {
    let end = SumParser.wordEnd(bytes.span, from: position, bytes.count)
    var issue: ValueIssue?
    guard let length = SumParser.parse(bytes.span, position, end, .percent, &issue) else {
      self.issue = issue
      return false
    }
    parts.append(.length(length))
    position = end
    return true
  }

  // MARK: Lines

  /// Parses one or two lines.
  package mutating func lines() -> [LookPart]? {
    skipSpaces()
    guard position < bytes.count else { return fail(.empty, 0..<bytes.count) }
    guard line() else { return nil }
    skipSpaces()
    if take(UInt8(ascii: "/")) {
      parts.append(.word(.slash))
      skipSpaces()
      guard line() else { return nil }
      skipSpaces()
    }
    guard position >= bytes.count else { return fail(.notALine, word()) }
    return isSpoilt ? nil : parts
  }

  private mutating func line() -> Bool {
    let word = word()
    if spells(word, "auto") {
      parts.append(.word(.auto))
      position = word.upperBound
      return true
    }
    guard spells(word, "span") else { return integer(orElse: .notALine, isSigned: true) }
    parts.append(.word(.span))
    position = word.upperBound
    skipSpaces()
    return integer(orElse: .notALine, isSigned: false, after: word)
  }

  /// Parses a whole number other than 0.
  ///
  /// The number is at most 1000; if `isSigned` is true, it may be negative, down to −1000.
  private mutating func integer(
    orElse kind: ValueIssue.Kind, isSigned: Bool, after before: Range<Int>? = nil
  ) -> Bool {
    let word = word()
    guard !word.isEmpty else { return failed(kind, before ?? 0..<bytes.count) }
    if bytes[position] == Bytes.openBrace, let bound {
      position = word.upperBound
      guard let place = bound(word, .integer) else {
        isSpoilt = true
        return true
      }
      parts.append(.bound(place))
      return true
    }
    let isNegative = bytes[position] == Bytes.minus
    guard
      let number = NumberParser.parse(bytes.span, from: isNegative ? position + 1 : position),
      number.end == word.upperBound
    else { return failed(kind, word) }
    guard number.isWhole else { return failed(.fraction, word) }
    guard isSigned || !isNegative else { return failed(.negative, word) }
    guard number.value != 0 else { return failed(.zero, word) }
    guard number.value <= Double(Self.most) else { return failed(.overThousand, word) }
    parts.append(.number(Float(isNegative ? -number.value : number.value)))
    position = word.upperBound
    return true
  }

  // MARK: Areas

  /// The cells of a named area.
  ///
  /// The cells are described by their rows, columns and count; `last` is the range of the last
  /// name.
  private struct NamedCells {
    var rows: ClosedRange<Int>
    var columns: ClosedRange<Int>
    var count = 1
    var last: Range<Int>

    mutating func add(_ row: Int, _ column: Int, _ place: Range<Int>) {
      rows = rows.lowerBound...row
      columns = min(columns.lowerBound, column)...max(columns.upperBound, column)
      count += 1
      last = place
    }

    var isRectangle: Bool { count == rows.count * columns.count }
  }

  /// Parses rows of names separated by bars.
  ///
  /// Each row must have the same number of names, and the cells of each name must form a rectangle.
  mutating func areas() -> Bool {
    var cells: [ArraySlice<UInt8>: NamedCells] = [:]
    var columns = -1
    var row = 0
    var start = 0
    while start <= bytes.count {
      var end = start
      while end < bytes.count, bytes[end] != UInt8(ascii: "|") { end += 1 }
      position = start
      var count = 0
      while true {
        while position < end, Bytes.isSpace(bytes[position]) { position += 1 }
        guard position < end else { break }
        let name = position
        while position < end, !Bytes.isSpace(bytes[position]) { position += 1 }
        let place = name..<position
        guard isName(place) else { return failed(.notAnArea, place) }
        if !spells(place, ".") {
          cells[
            bytes[place],
            default: NamedCells(rows: row...row, columns: count...count, count: 0, last: place)
          ].add(row, count, place)
        }
        count += 1
      }
      guard count > 0, columns < 0 || count == columns else {
        return failed(.unevenAreas, Swift.min(start, bytes.count)..<end)
      }
      columns = count
      row += 1
      start = end + 1
    }
    let scattered = cells.values.filter { !$0.isRectangle }.map(\.last)
    guard let first = scattered.min(by: { $0.lowerBound < $1.lowerBound }) else { return true }
    return failed(.scatteredArea, first)
  }

  private func isName(_ range: Range<Int>) -> Bool {
    if spells(range, ".") { return true }
    var end = Identifiers.end(bytes.span, from: range.lowerBound, to: range.upperBound)
    guard end > range.lowerBound else { return false }
    // Unlike other names, that of an area may contain hyphens.
    while end < range.upperBound, bytes[end] == Bytes.minus {
      end = Identifiers.end(ofParts: bytes.span, from: end + 1, to: range.upperBound)
    }
    return end == range.upperBound
  }

  // MARK: Bytes

  private mutating func skipSpaces() {
    while position < bytes.count, Bytes.isSpace(bytes[position]) { position += 1 }
  }

  private mutating func take(_ byte: UInt8) -> Bool {
    guard position < bytes.count, bytes[position] == byte else { return false }
    position += 1
    return true
  }

  /// Returns the word at the position: up to white space, comma, slash or parenthesis, or a whole
  /// binding.
  private func word() -> Range<Int> {
    var end = position
    if end < bytes.count, bytes[end] == Bytes.openBrace {
      return position..<(Braces.end(of: position, in: bytes, before: bytes.count) ?? bytes.count)
    }
    while end < bytes.count, !Bytes.isSpace(bytes[end]), bytes[end] != Bytes.comma,
      bytes[end] != UInt8(ascii: ")"), bytes[end] != UInt8(ascii: "("),
      bytes[end] != UInt8(ascii: "/")
    {
      end += 1
    }
    return position..<end
  }

  private func wordEnd() -> Int { word().upperBound }

  /// Returns the position behind the next closing parenthesis, or the end.
  private func closing(from start: Int) -> Int {
    var end = start
    while end < bytes.count, bytes[end] != UInt8(ascii: ")") { end += 1 }
    return Swift.min(end + 1, bytes.count)
  }

  private func peeks(_ text: StaticString) -> Bool {
    position + text.utf8CodeUnitCount <= bytes.count
      && spells(position..<position + text.utf8CodeUnitCount, text)
  }

  private func spells(_ range: Range<Int>, _ text: StaticString) -> Bool {
    range.upperBound <= bytes.count
      && LengthParser.spells(bytes.span, range.lowerBound, range.upperBound, text)
  }

  private mutating func failed(_ kind: ValueIssue.Kind, _ range: Range<Int>) -> Bool {
    // For an empty word the range of the issue is the byte behind it.
    let end = range.isEmpty ? Swift.min(range.lowerBound + 1, bytes.count) : range.upperBound
    let start = Swift.min(range.lowerBound, end)
    issue = ValueIssue(kind, start, end)
    return false
  }

  private mutating func fail(_ kind: ValueIssue.Kind, _ range: Range<Int>) -> [LookPart]? {
    _ = failed(kind, range)
    return nil
  }
}
