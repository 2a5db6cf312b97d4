/// How far a `scroll` is scrolled, as in `list 320`.
package struct ScrollPosition: Sendable, Equatable {
  /// The id of the scroll.
  package var id: String
  /// The distance in points from where the content starts, 0 or more.
  package var distance: Float
  /// The range of the id in the bytes of the value.
  package var idRange: Range<Int>

  /// Returns the positions in a value such as `list 320, chips 40`; nil if it is none.
  package static func list(_ text: String) -> [ScrollPosition]? {
    let bytes = Array(text.utf8)
    var issue: ValueIssue?
    var start = 0
    while start < bytes.count, Bytes.isSpace(bytes[start]) { start += 1 }
    var end = bytes.count
    while end > start, Bytes.isSpace(bytes[end - 1]) { end -= 1 }
    guard start < end else { return nil }
    return parse(bytes.span, start, end, &issue)
  }

  /// Parses the positions in `start..<end`, which is not empty and has no white space at its ends.
  static func parse(
    _ bytes: Span<UInt8>, _ start: Int, _ end: Int, _ issue: inout ValueIssue?
  ) -> [ScrollPosition]? {
    var positions: [ScrollPosition] = []
    var pairStart = start
    while true {
      var pairEnd = pairStart
      while pairEnd < end, bytes[pairEnd] != comma { pairEnd += 1 }
      guard let position = pair(bytes, pairStart, pairEnd, in: start..<end, &issue) else {
        return nil
      }
      positions.append(position)
      if pairEnd == end { return positions }
      pairStart = pairEnd + 1
    }
  }

  /// Parses an id and a length.
  private static func pair(
    _ bytes: Span<UInt8>, _ start: Int, _ end: Int, in value: Range<Int>,
    _ issue: inout ValueIssue?
  ) -> ScrollPosition? {
    var words: [Range<Int>] = []
    var position = start
    while true {
      while position < end, Bytes.isSpace(bytes[position]) { position += 1 }
      if position == end { break }
      let wordStart = position
      while position < end, !Bytes.isSpace(bytes[position]) { position += 1 }
      words.append(wordStart..<position)
    }
    guard let id = words.first else {
      issue = ValueIssue(.partCount, value.lowerBound, value.upperBound)
      return nil
    }
    guard WordParser.isIdentifier(bytes, id.lowerBound, id.upperBound) else {
      issue = ValueIssue(.notAnIdentifier, id.lowerBound, id.upperBound)
      return nil
    }
    guard words.count == 2 else {
      let last = words[words.count - 1].upperBound
      issue = ValueIssue(.partCount, id.lowerBound, last)
      return nil
    }
    let length = words[1]
    return LengthParser.parse(bytes, length.lowerBound, length.upperBound, [], &issue).map {
      let name = String(decoding: id.map { bytes[$0] }, as: UTF8.self)
      return ScrollPosition(id: name, distance: $0.amount, idRange: id)
    }
  }

  private static let comma = UInt8(ascii: ",")
}
