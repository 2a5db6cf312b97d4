import LayoutEngine

/// A parser of a percentage and points that are added: `100% - 20`, or `(100% - 20)` in a list.
///
/// A sign is a word of its own, so that `100% -20` is a list of two lengths.
enum SumParser {
  /// Whether a sum without parentheses starts before `end`: behind the first word, which ends at
  /// `wordEnd`, a lone sign follows.
  static func isAhead(_ bytes: Span<UInt8>, from wordEnd: Int, _ end: Int) -> Bool {
    let sign = Bytes.skipSpaces(bytes, from: wordEnd)
    return sign < end && Bytes.isSign(bytes[sign])
      && (sign + 1 >= end || Bytes.isSpace(bytes[sign + 1]))
  }

  /// Returns the end of the word at `start`, in which blanks within parentheses separate nothing.
  static func wordEnd(_ bytes: Span<UInt8>, from start: Int, _ end: Int) -> Int {
    guard bytes[start] == Bytes.openParenthesis else {
      return min(Bytes.wordEnd(bytes, from: start), end)
    }
    var position = start
    while position < end, bytes[position] != Bytes.closeParenthesis { position += 1 }
    return min(position + 1, end)
  }

  /// Parses the sum in `start..<end`, with or without parentheses around it.
  static func parse(
    _ bytes: Span<UInt8>, _ start: Int, _ end: Int, _ form: LengthForm, _ issue: inout ValueIssue?
  ) -> DimensionValue? {
    guard let terms = terms(bytes, start, end) else {
      issue = ValueIssue(.notASum, start, end)
      return nil
    }
    guard
      let first = LengthParser.parse(
        bytes, terms.first.lowerBound, terms.first.upperBound, [.percent, .signed], &issue),
      let second = LengthParser.parse(
        bytes, terms.second.lowerBound, terms.second.upperBound, .percent, &issue)
    else { return nil }
    guard first.unit != second.unit else {
      issue = ValueIssue(.notASum, start, end)
      return nil
    }
    guard form.contains(.percent) else {
      let place = first.unit == .percent ? terms.first : terms.second
      issue = ValueIssue(.percentNotAllowed, place.lowerBound, place.upperBound)
      return nil
    }
    let other = terms.isDifference ? -second.amount : second.amount
    let (percent, points) =
      first.unit == .percent ? (first.amount, other) : (other, first.amount)
    guard abs(percent) <= MixedLength.mostPercent, abs(points) <= MixedLength.mostPoints else {
      issue = ValueIssue(.sumTooLarge, start, end)
      return nil
    }
    return .sum(percent: percent, points: points)
  }

  /// Returns the range of a sum in a list without parentheses around it, of which the sign is at
  /// `sign`.
  static func range(_ bytes: Span<UInt8>, around sign: Int, _ start: Int, _ end: Int) -> Range<Int>
  {
    var first = sign
    while first > start, Bytes.isSpace(bytes[first - 1]) { first -= 1 }
    while first > start, !Bytes.isSpace(bytes[first - 1]) { first -= 1 }
    let next = min(Bytes.skipSpaces(bytes, from: sign + 1), end)
    return first..<min(max(Bytes.wordEnd(bytes, from: next), sign + 1), end)
  }

  /// Returns the ranges of two words with a lone sign between them; nil for anything else.
  private static func terms(
    _ bytes: Span<UInt8>, _ start: Int, _ end: Int
  ) -> (first: Range<Int>, second: Range<Int>, isDifference: Bool)? {
    var (start, end) = (start, end)
    if bytes[start] == Bytes.openParenthesis {
      guard bytes[end - 1] == Bytes.closeParenthesis else { return nil }
      start = Bytes.skipSpaces(bytes, from: start + 1)
      end -= 1
      while end > start, Bytes.isSpace(bytes[end - 1]) { end -= 1 }
    }
    guard start < end else { return nil }
    let firstEnd = min(Bytes.wordEnd(bytes, from: start), end)
    let sign = Bytes.skipSpaces(bytes, from: firstEnd)
    guard isAhead(bytes, from: firstEnd, end) else { return nil }
    let second = Bytes.skipSpaces(bytes, from: sign + 1)
    guard second < end, Bytes.wordEnd(bytes, from: second) >= end,
      // With an expression the whole sum is one.
      bytes[start] != Bytes.openBrace, bytes[second] != Bytes.openBrace
    else { return nil }
    return (start..<firstEnd, second..<end, bytes[sign] == Bytes.minus)
  }
}
