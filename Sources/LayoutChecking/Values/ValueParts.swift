package import LayoutDiagnostics
import LayoutModel
import LayoutSchema
package import LayoutXML

/// The words of a value and their ranges in the source, made only for findings.
///
/// The two dots in a range of sizes separate words like white space. An expression is one word, and
/// so is a percentage plus points, whether in parentheses or alone.
package struct ValueParts {
  private let value: DecodedValue
  private var words: [Range<Int>] = []

  package init(of attribute: MarkupAttribute, in markup: MarkupDocument) {
    value = markup.value(of: attribute)
    let bytes = value.bytes
    var start: Int?
    var unitEnd = 0
    for index in bytes.indices {
      if bytes[index] == Bytes.openBrace, index >= unitEnd {
        unitEnd = Braces.end(of: index, in: bytes)
      }
      if bytes[index] == Bytes.openParenthesis, start == nil {
        unitEnd = (bytes[index...].firstIndex(of: Bytes.closeParenthesis) ?? index) + 1
      }
      if index < unitEnd {
        start = start ?? index
        continue
      }
      let next = index + 1 < bytes.count ? bytes[index + 1] : 0
      let last = index > 0 ? bytes[index - 1] : 0
      let isDots = bytes[index] == Bytes.point && (next == Bytes.point || last == Bytes.point)
      if isDots || Bytes.isSpace(bytes[index]) {
        if let begun = start { words.append(begun..<index) }
        start = nil
      } else if start == nil {
        start = index
      }
    }
    if let start { words.append(start..<bytes.count) }
    if words.count == 3, words[1].count == 1, Bytes.isSign(bytes[words[1].lowerBound]) {
      words = [words[0].lowerBound..<words[2].upperBound]
    }
  }

  /// Whether the word is a sum: a percentage plus points.
  private func isSum(_ word: Range<Int>) -> Bool {
    value.bytes[word.lowerBound] == Bytes.openParenthesis
      || value.bytes[word].contains { Bytes.isSpace($0) }
        && value.bytes[word.lowerBound] != Bytes.openBrace
  }

  /// A kind of lengths among the words of a value.
  package enum LengthKind {
    case infinity
    /// A length in percent, or partly in percent.
    case percentage
  }

  private func isLength(_ word: Range<Int>, _ kind: LengthKind) -> Bool {
    switch kind {
    case .infinity: value.bytes[word].elementsEqual("infinity".utf8)
    case .percentage: value.bytes[word.upperBound - 1] == Bytes.percent || isSum(word)
    }
  }

  /// The words as decoded texts.
  package var texts: [String] { words.map { String(decoding: value.bytes[$0], as: UTF8.self) } }

  /// Returns the range of the word at `index`, or nil if there are fewer words.
  package func range(_ index: Int) -> SourceRange? {
    words.indices.contains(index) ? value.source(of: words[index]) : nil
  }

  /// Returns the index of the word with the range `range`, or nil.
  package func place(at range: SourceRange) -> Int? {
    var (low, high) = (0, words.count)
    while low < high {
      let middle = (low + high) / 2
      if value.source(of: words[middle]).start < range.start {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return self.range(low) == range ? low : nil
  }

  /// Returns the index of the first word equal to `word`, or nil.
  package func place(of word: String) -> Int? {
    words.firstIndex { value.bytes[$0].elementsEqual(word.utf8) }
  }

  /// Returns the edit that removes the word at `index` and the blanks next to it.
  package func removal(of index: Int) -> SourceEdit? {
    guard let range = range(index) else { return nil }
    if let before = self.range(index - 1) {
      return SourceEdit(SourceRange(start: before.end, end: range.end), "")
    }
    guard let next = self.range(index + 1) else { return nil }
    return SourceEdit(SourceRange(start: range.start, end: next.start), "")
  }

  /// The ranges of the words that are percentages over 100, with either sign.
  var percentagesOverHundred: [SourceRange] {
    words.filter { word in
      guard value.bytes[word.upperBound - 1] == Bytes.percent, !isSum(word) else { return false }
      let isNegative = value.bytes[word.lowerBound] == Bytes.minus
      let digits = word.lowerBound + (isNegative ? 1 : 0)
      return (NumberParser.parse(value.bytes.span, from: digits)?.value ?? 0) > 100
    }.map { value.source(of: $0) }
  }

  /// Returns the ranges of the lengths of one kind for `axis`.
  ///
  /// Edges have one, two or four words; all other values have a width and a height.
  package func ranges(of kind: LengthKind, along axis: Axis, ofEdges isEdges: Bool)
    -> [SourceRange]
  {
    words.indices.filter { index in
      let isHorizontal = isEdges ? index % 2 == 1 : index % 2 == 0
      let isAlong = words.count == 1 || isHorizontal == (axis == .horizontal)
      return isAlong && isLength(words[index], kind)
    }.map { value.source(of: words[$0]) }
  }

  /// Returns the ranges of the lengths of one kind; with an axis, of the sizes along that axis.
  package func ranges(of kind: LengthKind, along axis: Axis?) -> [SourceRange] {
    guard let axis else {
      return words.filter { isLength($0, kind) }.map { value.source(of: $0) }
    }
    return ranges(of: kind, along: axis, ofEdges: false)
  }
}
