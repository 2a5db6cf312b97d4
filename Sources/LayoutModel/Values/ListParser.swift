import LayoutSchema

/// A parser of values with several lengths: edges, pairs, sizes and ranges of sizes.
package enum ListParser {
  /// Up to four lengths.
  struct Lengths {
    var first = DimensionValue.auto
    var second = DimensionValue.auto
    var third = DimensionValue.auto
    var fourth = DimensionValue.auto
    var count = 0

    mutating func append(_ length: DimensionValue) {
      switch count {
      case 0: first = length
      case 1: second = length
      case 2: third = length
      default: fourth = length
      }
      count += 1
    }
  }

  /// Parses at most `most` lengths between `start` and `end`, separated by white space.
  static func lengths(
    _ bytes: Span<UInt8>, _ start: Int, _ end: Int, most: Int, _ form: LengthForm,
    _ issue: inout ValueIssue?,
  ) -> Lengths? {
    var lengths = Lengths()
    var position = Bytes.skipSpaces(bytes, from: start)
    while position < end {
      let wordEnd = SumParser.wordEnd(bytes, from: position, end)
      if wordEnd == position + 1, Bytes.isSign(bytes[position]), lengths.count > 0 {
        return onlySum(bytes, start, position, end, form, &issue)
      }
      guard lengths.count < most else {
        issue = ValueIssue(.partCount, position, end)
        return nil
      }
      guard let length = part(bytes, position, wordEnd, form, &issue) else {
        if lengths.count == 0, SumParser.isAhead(bytes, from: wordEnd, end) {
          let sign = Bytes.skipSpaces(bytes, from: wordEnd)
          return onlySum(bytes, start, sign, end, form, &issue)
        }
        if lengths.count > 0, isUnit(bytes, position, wordEnd) {
          var blank = position
          while blank > start, Bytes.isSpace(bytes[blank - 1]) { blank -= 1 }
          issue = ValueIssue(.detachedUnit, blank, position)
        }
        return nil
      }
      lengths.append(length)
      position = Bytes.skipSpaces(bytes, from: wordEnd)
    }
    return lengths
  }

  /// Parses one part of a list: a length, or a sum in parentheses.
  @inline(__always)
  package static func part(
    _ bytes: Span<UInt8>, _ start: Int, _ end: Int, _ form: LengthForm, _ issue: inout ValueIssue?
  ) -> DimensionValue? {
    bytes[start] == Bytes.openParenthesis
      ? SumParser.parse(bytes, start, end, form, &issue)
      : LengthParser.parse(bytes, start, end, form, &issue)
  }

  /// Parses a list that is a single sum without parentheses; in a longer list, sums need them.
  private static func onlySum(
    _ bytes: Span<UInt8>, _ start: Int, _ sign: Int, _ end: Int, _ form: LengthForm,
    _ issue: inout ValueIssue?,
  ) -> Lengths? {
    let place = SumParser.range(bytes, around: sign, start, end)
    issue = nil
    guard let sum = SumParser.parse(bytes, place.lowerBound, place.upperBound, form, &issue) else {
      return nil
    }
    guard place.lowerBound == Bytes.skipSpaces(bytes, from: start),
      Bytes.skipSpaces(bytes, from: place.upperBound) >= end
    else {
      issue = ValueIssue(.bareSum, place.lowerBound, place.upperBound)
      return nil
    }
    var lengths = Lengths()
    lengths.append(sum)
    return lengths
  }

  /// Whether the word is a unit separated from its number by white space.
  private static func isUnit(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> Bool {
    LengthParser.spells(bytes, start, end, "pt") || LengthParser.spells(bytes, start, end, "px")
      || LengthParser.spells(bytes, start, end, "%")
  }

  static func edges(
    _ bytes: Span<UInt8>, _ start: Int, _ end: Int, _ form: LengthForm,
    _ issue: inout ValueIssue?,
  ) -> TypedValue? {
    guard let parts = lengths(bytes, start, end, most: 4, form, &issue) else { return nil }
    switch parts.count {
    case 1:
      let all = parts.first
      return .edges(EdgeValues(top: all, left: all, bottom: all, right: all))
    case 2:
      return .edges(
        EdgeValues(top: parts.first, left: parts.second, bottom: parts.first, right: parts.second))
    case 4:
      return .edges(
        EdgeValues(top: parts.first, left: parts.second, bottom: parts.third, right: parts.fourth))
    default:
      issue = ValueIssue(.partCount, start, end)
      return nil
    }
  }

  /// Parses one length for all corners, or four clockwise from the top left.
  ///
  /// ``EdgeValues`` stores the four corners as top, left, bottom and right, in that order.
  static func corners(
    _ bytes: Span<UInt8>, _ start: Int, _ end: Int, _ issue: inout ValueIssue?
  ) -> TypedValue? {
    guard let parts = lengths(bytes, start, end, most: 4, [], &issue) else { return nil }
    switch parts.count {
    case 1: return .dimension(parts.first)
    case 4:
      return .edges(EdgeValues(corners: [parts.first, parts.second, parts.third, parts.fourth]))
    default:
      issue = ValueIssue(.partCount, start, end)
      return nil
    }
  }

  static func pair(
    _ bytes: Span<UInt8>, _ start: Int, _ end: Int, _ form: LengthForm,
    _ issue: inout ValueIssue?,
  ) -> TypedValue? {
    guard let parts = lengths(bytes, start, end, most: 2, form, &issue) else { return nil }
    guard parts.count == 2 else {
      issue = ValueIssue(.partCount, start, end)
      return nil
    }
    return .pair(parts.first, parts.second)
  }

  static func size(
    _ bytes: Span<UInt8>, _ start: Int, _ end: Int, _ form: LengthForm,
    _ issue: inout ValueIssue?,
  ) -> TypedValue? {
    guard let parts = lengths(bytes, start, end, most: 2, form, &issue) else { return nil }
    return .size(parts.first, parts.count == 1 ? parts.first : parts.second)
  }

  /// Parses `w h`, or `minW minH..maxW maxH`.
  static func sizeRange(
    _ bytes: Span<UInt8>, _ start: Int, _ end: Int, _ form: LengthForm,
    _ issue: inout ValueIssue?,
  ) -> TypedValue? {
    guard let dots = dots(bytes, start, end) else {
      guard let exact = twoLengths(bytes, start, end, form, &issue) else { return nil }
      return .sizeRange(
        SizeRangeValue(
          minWidth: exact.first, minHeight: exact.second, maxWidth: exact.first,
          maxHeight: exact.second))
    }
    guard let least = twoLengths(bytes, start, dots, form, &issue),
      let most = twoLengths(bytes, dots + 2, end, form, &issue)
    else { return nil }
    return .sizeRange(
      SizeRangeValue(
        minWidth: least.first, minHeight: least.second, maxWidth: most.first,
        maxHeight: most.second))
  }

  /// Parses `from...to`, two whole numbers of which the first is not the greater one.
  static func pointRange(
    _ bytes: Span<UInt8>, _ start: Int, _ end: Int, _ issue: inout ValueIssue?
  ) -> TypedValue? {
    guard let dots = dots(bytes, start, end), dots + 3 <= end, bytes[dots + 2] == Bytes.point else {
      issue = ValueIssue(.partCount, start, end)
      return nil
    }
    var last = dots
    while last > start, Bytes.isSpace(bytes[last - 1]) { last -= 1 }
    let next = min(Bytes.skipSpaces(bytes, from: dots + 3), end)
    guard start < last, next < end,
      case .integer(let from)? = ScalarParser.integer(bytes, start, last, .zeroOrMore, &issue),
      case .integer(let to)? = ScalarParser.integer(bytes, next, end, .zeroOrMore, &issue),
      from <= to
    else {
      issue = issue ?? ValueIssue(.partCount, start, end)
      return nil
    }
    return .pair(
      DimensionValue(.points, Float(from)),
      DimensionValue(.points, Float(to)))
  }

  /// Parses numbers above 0 with white space between them.
  static func numbers(
    _ bytes: Span<UInt8>, _ start: Int, _ end: Int, _ issue: inout ValueIssue?
  ) -> [Float]? {
    var numbers: [Float] = []
    var position = start
    while position < end {
      let last = min(Bytes.wordEnd(bytes, from: position), end)
      guard
        case .number(let number)? = ScalarParser.number(
          bytes, position, last, .moreThanZero, &issue)
      else { return nil }
      numbers.append(number)
      position = Bytes.skipSpaces(bytes, from: last)
    }
    return numbers
  }

  /// Returns the numbers of a value that ``numbers(_:_:_:_:)`` accepts.
  package static func numbers(_ text: String) -> [Float] {
    let bytes = Array(text.utf8)
    var issue: ValueIssue?
    return numbers(bytes.span, Bytes.skipSpaces(bytes.span, from: 0), bytes.count, &issue) ?? []
  }

  private static func twoLengths(
    _ bytes: Span<UInt8>, _ start: Int, _ end: Int, _ form: LengthForm,
    _ issue: inout ValueIssue?,
  ) -> Lengths? {
    guard let parts = lengths(bytes, start, end, most: 2, form, &issue) else { return nil }
    guard parts.count == 2 else {
      let first = min(Bytes.skipSpaces(bytes, from: start), end)
      var last = end
      while last > first, Bytes.isSpace(bytes[last - 1]) { last -= 1 }
      issue = ValueIssue(.notASizeRange, first, last)
      return nil
    }
    return parts
  }

  private static func dots(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> Int? {
    var position = start
    while position + 1 < end {
      if bytes[position] == Bytes.point, bytes[position + 1] == Bytes.point { return position }
      position += 1
    }
    return nil
  }
}
