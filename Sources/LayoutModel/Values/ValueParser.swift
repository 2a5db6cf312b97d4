import LayoutEngine
import LayoutSchema

/// A parser of values by the types of their rows.
///
/// Texts are returned as ranges counted from the value's first byte; the checker moves them to the
/// value's position.
package enum ValueParser {
  package static func parse(
    _ bytes: Span<UInt8>, as form: ValueForm, _ words: Span<PackedWord>,
    _ issue: inout ValueIssue?,
  ) -> TypedValue? {
    if form.kind == .string || form.kind == .raw || form.kind == .action {
      return .text(whole(bytes))
    }
    let start = Bytes.skipSpaces(bytes, from: 0)
    var end = bytes.count
    while end > start, Bytes.isSpace(bytes[end - 1]) { end -= 1 }
    guard start < end else {
      issue = ValueIssue(.empty, 0, bytes.count)
      return nil
    }
    switch form.kind {
    case .length: return length(bytes, start, end, form.length, &issue)
    case .edges: return ListParser.edges(bytes, start, end, form.length, &issue)
    case .pair: return ListParser.pair(bytes, start, end, form.length, &issue)
    case .size: return ListParser.size(bytes, start, end, form.length, &issue)
    case .intrinsicSize:
      if LengthParser.spells(bytes, start, end, "fill") { return .fill }
      return ListParser.size(bytes, start, end, [], &issue)
    case .sizeRange: return ListParser.sizeRange(bytes, start, end, form.length, &issue)
    case .instant: return instant(bytes, start, end, &issue)
    case .scrollPositions:
      guard ScrollPosition.parse(bytes, start, end, &issue) != nil else { return nil }
      return .text(TextReference(start: UInt32(start), end: UInt32(end), isDecoded: false))
    case .numbers:
      guard ListParser.numbers(bytes, start, end, &issue) != nil else { return nil }
      return .text(TextReference(start: UInt32(start), end: UInt32(end), isDecoded: false))
    case .pointRange: return ListParser.pointRange(bytes, start, end, &issue)
    case .number: return ScalarParser.number(bytes, start, end, form.bounds, &issue)
    case .integer: return ScalarParser.integer(bytes, start, end, .zeroOrMore, &issue)
    case .signedInteger: return ScalarParser.integer(bytes, start, end, .any, &issue)
    case .bool: return WordParser.bool(bytes, start, end, &issue)
    case .string, .raw, .action: return .text(whole(bytes))
    case .identifier: return name(bytes, start, end, .notAnIdentifier, &issue)
    case .typeName:
      guard !Identifiers.startsType(bytes, start, to: end) else {
        return name(bytes, start, end, .notATypeName, &issue)
      }
      issue = ValueIssue(.notATypeName, start, end)
      return nil
    case .color: return LookParser.color(bytes, start, end, &issue)
    case .image: return LookParser.image(bytes, start, end, &issue)
    case .corners: return ListParser.corners(bytes, start, end, &issue)
    case .shadow, .border, .dash, .gradient, .animation, .tracks, .tracksOrSubgrid, .gridLines:
      // The parts are only validated here; the checker stores them.
      guard LookPartForm(form.kind)?.parse(bytes, &issue) != nil else { return nil }
      return .text(whole(bytes))
    case .ratio: return ScalarParser.ratio(bytes, start, end, form.bareRatio, &issue)
    case .choice: return WordParser.choice(bytes, start, end, form, words, &issue)
    case .flags: return WordParser.flags(bytes, start, end, form, words, &issue)
    case .styleNames: return .text(whole(bytes))
    case .textMetrics: return ScalarParser.textMetrics(bytes, start, end, &issue)
    case .areas:
      var parser = GridParser(LookPartForm.array(bytes))
      guard parser.areas() else {
        issue = parser.issue
        return nil
      }
      return .text(whole(bytes))
    }
  }

  private static func whole(_ bytes: Span<UInt8>) -> TextReference {
    TextReference(start: 0, end: UInt32(bytes.count), isDecoded: false)
  }

  @inline(__always)
  private static func length(
    _ bytes: Span<UInt8>, _ start: Int, _ end: Int, _ form: LengthForm, _ issue: inout ValueIssue?,
  ) -> TypedValue? {
    let wordEnd = min(Bytes.wordEnd(bytes, from: start), end)
    guard wordEnd == end else {
      if bytes[start] == Bytes.openParenthesis || SumParser.isAhead(bytes, from: wordEnd, end) {
        return SumParser.parse(bytes, start, end, form, &issue).map { .dimension($0) }
      }
      let next = Bytes.skipSpaces(bytes, from: wordEnd)
      let isUnit = Bytes.isLetter(bytes[next]) || bytes[next] == Bytes.percent
      issue =
        isUnit
          && NumberParser.parse(bytes, from: bytes[start] == Bytes.minus ? start + 1 : start) != nil
        ? ValueIssue(.detachedUnit, wordEnd, next) : ValueIssue(.partCount, next, end)
      return nil
    }
    return LengthParser.parse(bytes, start, end, form, &issue).map { .dimension($0) }
  }

  private static func instant(
    _ bytes: Span<UInt8>, _ start: Int, _ end: Int, _ issue: inout ValueIssue?
  ) -> TypedValue? {
    let text = String(decoding: (start..<end).map { bytes[$0] }, as: UTF8.self)
    guard LayoutInstant(iso8601: text) != nil else {
      issue = ValueIssue(.notAnInstant, start, end)
      return nil
    }
    return .text(TextReference(start: UInt32(start), end: UInt32(end), isDecoded: false))
  }

  private static func name(
    _ bytes: Span<UInt8>, _ start: Int, _ end: Int, _ kind: ValueIssue.Kind,
    _ issue: inout ValueIssue?,
  ) -> TypedValue? {
    guard WordParser.isIdentifier(bytes, start, end) else {
      issue = ValueIssue(kind, start, end)
      return nil
    }
    // A keyword becomes a member in backticks, but no type.
    let isTaken =
      kind == .notAnIdentifier
      ? SwiftKeywords.isUnusable(bytes, start, end) : SwiftKeywords.contains(bytes, start, end)
    guard !isTaken else {
      issue = ValueIssue(.keyword, start, end)
      return nil
    }
    return .text(TextReference(start: UInt32(start), end: UInt32(end), isDecoded: false))
  }
}
