import LayoutModel
import LayoutSchema

/// Reads a value that is an expression, or a list with expressions among its parts.
struct BoundValueReader {
  var reader: ExpressionReader
  /// The expressions of the value, in text order.
  private(set) var expressions: [TypedExpression] = []
  /// The parts of a shadow, a gradient or a list of tracks or lines.
  private(set) var parts: [LookPart] = []
  /// The issues in the value's literal parts.
  private(set) var issues: [ValueIssue] = []
  private let expected: ExpectedType

  init(_ text: ExpressionText, in scope: ExpressionScope, _ expected: ExpectedType) {
    reader = ExpressionReader(text, in: scope)
    self.expected = expected
  }

  /// Returns the value, with its expressions numbered from 0; nil after a mistake.
  mutating func read(_ type: ValueType, _ form: ValueForm) -> TypedValue? {
    switch type {
    case .edges: return edges(form.length)
    case .pair:
      guard let parts = parts(form.length, 2...2) else { return nil }
      return .pair(parts[0], parts[1])
    case .size, .lengths, .pointSize, .intrinsicSize:
      guard let parts = parts(form.length, 1...2) else { return nil }
      return .size(parts[0], parts.count == 1 ? parts[0] : parts[1])
    case .sizeRange: return sizeRange(form.length)
    case .flags(let words, let none): return flags(words, none)
    case .corners:
      guard let parts = parts(form.length, 1...4) else { return nil }
      switch parts.count {
      case 1: return parts[0].binding.map { .bound($0) } ?? .dimension(parts[0])
      case 4: return .edges(EdgeValues(corners: parts))
      default:
        issues.append(ValueIssue(.partCount, 0, reader.text.bytes.count))
        return nil
      }
    case .shadow: return lookParts(.shadow)
    case .border: return lookParts(.border)
    case .dash: return lookParts(.dash)
    case .gradient: return lookParts(.gradient)
    case .animation: return lookParts(.animation)
    case .tracks(let list):
      return gridParts { $0.tracks(orSubgrid: list == .ownOrShared) }
    case .gridLines: return gridParts { $0.lines() }
    case .points, .dimension, .length, .edge, .pointRange, .instant, .scrollPositions, .numbers,
      .number, .integer,
      .signedInteger, .bool,
      .string, .text,
      .identifier,
      .typeName, .color, .image, .ratio, .choice, .styleNames, .textMetrics, .styleName, .className,
      .typeReference, .words, .declared, .binding, .action, .path, .areas:
      guard !type.isLength || !reportSum(reader.text.words()) else { return nil }
      let whole = reader.text.trimmed(0..<reader.text.bytes.count)
      return reader.binding(whole, as: expected).map { .bound(keep($0)) }
    }
  }

  private mutating func keep(_ expression: TypedExpression) -> Int32 {
    expressions.append(expression)
    return Int32(expressions.count - 1)
  }

  // MARK: Lists

  private mutating func edges(_ form: LengthForm) -> TypedValue? {
    let words = reader.text.words()
    if words.count == 1, reader.text.bytes[words[0].lowerBound] == Bytes.openBrace {
      var either = expected
      either.types.append(.insets)
      guard let all = reader.binding(words[0], as: either) else { return nil }
      if all.type == .insets { return .bound(keep(all)) }
      let part = DimensionValue.bound(keep(all))
      return .edges(EdgeValues(top: part, left: part, bottom: part, right: part))
    }
    guard let parts = parts(form, 1...4) else { return nil }
    switch parts.count {
    case 1:
      return .edges(
        EdgeValues(top: parts[0], left: parts[0], bottom: parts[0], right: parts[0]))
    case 2:
      return .edges(
        EdgeValues(top: parts[0], left: parts[1], bottom: parts[0], right: parts[1]))
    case 4:
      return .edges(
        EdgeValues(top: parts[0], left: parts[1], bottom: parts[2], right: parts[3]))
    default:
      issues.append(ValueIssue(.partCount, 0, reader.text.bytes.count))
      return nil
    }
  }

  /// Reads a shadow, a border, a dash, a gradient or an animation, whose parts have different
  /// types.
  private mutating func lookParts(_ form: LookPartForm) -> TypedValue? {
    let words = reader.text.words()
    guard form.counts.contains(words.count) else {
      issues.append(ValueIssue(.partCount, 0, reader.text.bytes.count))
      return nil
    }
    var read: [LookPart] = []
    for (place, word) in words.enumerated() {
      guard reader.text.bytes[word.lowerBound] == Bytes.openBrace else {
        var issue: ValueIssue?
        let kind = form.part(
          at: place, behind: read.last,
          isPercentage: reader.text.bytes[word.upperBound - 1] == Bytes.percent)
        if let part = form.parse(
          reader.text.bytes.span, word.lowerBound, word.upperBound, as: kind, &issue)
        {
          read.append(part)
        }
        if let issue { issues.append(issue) }
        continue
      }
      let part: ExpectedType? =
        switch form.part(at: place, behind: read.last, isPercentage: false) {
        case .signedPoints, .points: ExpectedType([.points], label: expected.label)
        case .curve:
          // The curve itself is no value of an expression.
          nil
        case .number, .line, .stop, .seconds: ExpectedType([.number], label: expected.label)
        case .color: ExpectedType([.color], label: expected.label)
        }
      guard let part else {
        issues.append(ValueIssue(.binding, word.lowerBound, word.upperBound))
        continue
      }
      if let value = reader.binding(word, as: part) { read.append(.bound(keep(value))) }
    }
    guard read.count == words.count else { return nil }
    guard form.allows(read) else {
      issues.append(ValueIssue(.partCount, 0, reader.text.bytes.count))
      return nil
    }
    parts = read
    return .parts(first: 0, count: Int32(read.count))
  }

  /// Reads tracks or lines with expressions among them.
  private mutating func gridParts(_ parse: (inout GridParser) -> [LookPart]?) -> TypedValue? {
    // The parser passes the expressions in text order.
    var found: [(word: Range<Int>, slot: GridParser.Slot)] = []
    var parser = GridParser(reader.text.bytes) { word, slot in
      found.append((word, slot))
      return Int32(found.count - 1)
    }
    let read = parse(&parser)
    var isSound = true
    for (word, slot) in found {
      let part = ExpectedType(slot == .length ? [.dimension] : [.integer], label: expected.label)
      guard let value = reader.binding(word, as: part) else {
        isSound = false
        continue
      }
      _ = keep(value)
    }
    if let issue = parser.issue { issues.append(issue) }
    guard isSound, let read else { return nil }
    parts = read
    return .parts(first: 0, count: Int32(read.count))
  }

  private mutating func sizeRange(_ form: LengthForm) -> TypedValue? {
    let bytes = reader.text.bytes
    guard let dots = dots(in: bytes) else {
      guard let exact = parts(form, 2...2) else { return nil }
      return .sizeRange(
        SizeRangeValue(
          minWidth: exact[0], minHeight: exact[1], maxWidth: exact[0], maxHeight: exact[1]))
    }
    let least = parts(form, 2...2, in: 0..<dots)
    let most = parts(form, 2...2, in: dots + 2..<bytes.count)
    guard let least, let most else { return nil }
    return .sizeRange(
      SizeRangeValue(
        minWidth: least[0], minHeight: least[1], maxWidth: most[0], maxHeight: most[1]))
  }

  private mutating func parts(
    _ form: LengthForm, _ count: ClosedRange<Int>, in range: Range<Int>? = nil
  ) -> [DimensionValue]? {
    let range = range ?? 0..<reader.text.bytes.count
    let words = reader.text.words(range)
    guard !reportSum(words) else { return nil }
    guard count.contains(words.count) else {
      let place = reader.text.trimmed(range)
      issues.append(ValueIssue(.partCount, place.lowerBound, place.upperBound))
      return nil
    }
    var parts: [DimensionValue] = []
    for word in words {
      if reader.text.bytes[word.lowerBound] == Bytes.openBrace {
        if let part = reader.binding(word, as: expected) { parts.append(.bound(keep(part))) }
      } else {
        var issue: ValueIssue?
        let length = ListParser.part(
          reader.text.bytes.span, word.lowerBound, word.upperBound, form, &issue)
        if let length { parts.append(length) }
        if let issue { issues.append(issue) }
      }
    }
    return parts.count == words.count ? parts : nil
  }

  /// Reports a sum outside parentheses, which cannot have expressions; returns true if there is
  /// one.
  private mutating func reportSum(_ words: [Range<Int>]) -> Bool {
    let sign = words.indices.dropFirst().dropLast().first { place in
      words[place].count == 1 && Bytes.isSign(reader.text.bytes[words[place].lowerBound])
    }
    guard let sign else { return false }
    issues.append(
      ValueIssue(.notASum, words[sign - 1].lowerBound, words[sign + 1].upperBound))
    return true
  }

  private mutating func flags(_ names: [String], _ none: String?) -> TypedValue? {
    var flags: UInt16 = 0
    var isSound = true
    for word in reader.text.words() {
      if reader.text.bytes[word.lowerBound] == Bytes.openBrace {
        guard let flag = reader.binding(word, as: expected) else {
          isSound = false
          continue
        }
        _ = keep(flag)
        continue
      }
      let name = reader.text.string(word)
      guard let index = names.firstIndex(of: name) else {
        issues.append(
          ValueIssue(
            name == none ? .noneBesideOthers : .unknownWord, word.lowerBound, word.upperBound))
        continue
      }
      if flags & 1 &<< UInt16(index) != 0 {
        issues.append(ValueIssue(.repeatedWord, word.lowerBound, word.upperBound))
      }
      flags |= 1 &<< UInt16(index)
    }
    guard isSound else { return nil }
    return .boundFlags(flags, first: 0, count: Int32(expressions.count))
  }

  /// Returns the offset of the two dots outside braces, or nil.
  private func dots(in bytes: [UInt8]) -> Int? {
    var position = 0
    while position + 1 < bytes.count {
      if bytes[position] == Bytes.openBrace {
        position = Braces.end(of: position, in: bytes, before: bytes.count) ?? bytes.count
        continue
      }
      if bytes[position] == Bytes.point, bytes[position + 1] == Bytes.point { return position }
      position += 1
    }
    return nil
  }
}

extension TypedValue {
  /// Returns the value with its expressions numbered from `first`.
  func bindingsMoved(by first: Int32) -> TypedValue {
    switch self {
    case .bound(let index): .bound(index + first)
    case .boundFlags(let flags, let start, let count):
      .boundFlags(flags, first: start + first, count: count)
    case .edges(let edges):
      .edges(
        EdgeValues(
          top: edges.top.moved(by: first), left: edges.left.moved(by: first),
          bottom: edges.bottom.moved(by: first), right: edges.right.moved(by: first)))
    case .pair(let x, let y): .pair(x.moved(by: first), y.moved(by: first))
    case .size(let width, let height): .size(width.moved(by: first), height.moved(by: first))
    case .sizeRange(let range):
      .sizeRange(
        SizeRangeValue(
          minWidth: range.minWidth.moved(by: first), minHeight: range.minHeight.moved(by: first),
          maxWidth: range.maxWidth.moved(by: first), maxHeight: range.maxHeight.moved(by: first)))
    case .dimension, .fill, .number, .integer, .bool, .text, .color, .asset, .symbol, .url, .ratio,
      .choice, .flags, .parts, .textMetrics, .varied, .fires:
      self
    }
  }
}

extension DimensionValue {
  fileprivate func moved(by first: Int32) -> DimensionValue {
    binding.map { .bound($0 + first) } ?? self
  }
}

extension ValueType {
  /// Whether a value is a single length.
  fileprivate var isLength: Bool {
    switch self {
    case .points, .dimension, .length, .edge: true
    default: false  // open: of types; all others have several parts or no length.
    }
  }
}
