package import LayoutDiagnostics
import LayoutModel
import LayoutSchema
package import LayoutXML

/// The words of a value and their ranges in the source, made only for findings.
///
/// The two dots in a range of sizes separate words like white space; an expression is one word.
package struct ValueParts {
  private let value: DecodedValue
  private var words: [Range<Int>] = []

  package init(of attribute: MarkupAttribute, in markup: MarkupDocument) {
    value = markup.value(of: attribute)
    let bytes = value.bytes
    var start: Int?
    var bindingEnd = 0
    for index in bytes.indices {
      if bytes[index] == Bytes.openBrace, index >= bindingEnd {
        bindingEnd = Braces.end(of: index, in: bytes)
      }
      if index < bindingEnd {
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
  }

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
      guard value.bytes[word.upperBound - 1] == Bytes.percent else { return false }
      let isNegative = value.bytes[word.lowerBound] == Bytes.minus
      let digits = word.lowerBound + (isNegative ? 1 : 0)
      return (NumberParser.parse(value.bytes.span, from: digits)?.value ?? 0) > 100
    }.map { value.source(of: $0) }
  }

  /// Returns the ranges of the words for `axis` that end in `suffix`.
  ///
  /// Edges have one, two or four words; all other values have a width and a height.
  package func ranges(along axis: Axis, ofEdges isEdges: Bool, endingIn suffix: String)
    -> [SourceRange]
  {
    words.indices.filter { index in
      let isHorizontal = isEdges ? index % 2 == 1 : index % 2 == 0
      let isAlong = words.count == 1 || isHorizontal == (axis == .horizontal)
      return isAlong && value.bytes[words[index]].reversed().starts(with: suffix.utf8.reversed())
    }.map { value.source(of: words[$0]) }
  }

  /// Returns the ranges of the words that end in `suffix`; with an axis, of the sizes along that
  /// axis.
  package func ranges(along axis: Axis?, endingIn suffix: String) -> [SourceRange] {
    guard let axis else {
      return words.filter { value.bytes[$0].reversed().starts(with: suffix.utf8.reversed()) }
        .map { value.source(of: $0) }
    }
    return ranges(along: axis, ofEdges: false, endingIn: suffix)
  }
}
