import LayoutSchema

/// The form of a value with several parts: a shadow, a border, a dash, a gradient, an animation, or
/// tracks or lines of a grid.
package enum LookPartForm {
  case shadow
  case border
  case dash
  case gradient
  case animation
  case tracks
  case tracksOrSubgrid
  case gridLines

  package enum Part {
    case signedPoints
    case points
    case number
    case color
    /// An angle, or a word in its place.
    case line
    /// The place of a colour, in percent.
    case stop
    /// The curve of an animation, or `none`.
    case curve
    /// From 0 to 10 seconds.
    case seconds
  }

  /// The most colours of a gradient.
  private static let mostColors = 16

  /// Creates the form of a kind of value; nil if such values have no parts.
  @inline(__always)
  package init?(_ kind: ValueForm.Kind) {
    if kind == .shadow {
      self = .shadow
    } else if kind == .border {
      self = .border
    } else if kind == .dash {
      self = .dash
    } else if kind == .gradient {
      self = .gradient
    } else if kind == .animation {
      self = .animation
    } else if kind == .tracks {
      self = .tracks
    } else if kind == .tracksOrSubgrid {
      self = .tracksOrSubgrid
    } else if kind == .gridLines {
      self = .gridLines
    } else {
      return nil
    }
  }

  /// The allowed number of parts.
  package var counts: ClosedRange<Int> {
    switch self {
    case .shadow: 4...4
    case .border, .dash: 2...2
    // Each colour may have a place; the colours are counted too.
    case .gradient: 3...(1 + 2 * Self.mostColors)
    case .animation: 1...3
    case .tracks, .tracksOrSubgrid, .gridLines: 1...Int.max
    }
  }

  /// Returns the kind of the part at the index `place`, behind another part; a percentage may be
  /// the place of a colour.
  package func part(at place: Int, behind last: LookPart?, isPercentage: Bool) -> Part {
    if self == .gradient, place > 1, isPercentage, last.map(Self.isColor) == true { return .stop }
    return part(at: place)
  }

  private static func isColor(_ part: LookPart) -> Bool {
    switch part {
    case .color, .asset, .bound: true
    case .number, .length, .fraction, .word, .line, .curve: false
    }
  }

  /// Whether parts are enough and not too many.
  package func allows(_ parts: [LookPart]) -> Bool {
    if self == .animation { return (parts.first == .curve(.immediate)) == (parts.count == 1) }
    guard self == .gradient else { return counts.contains(parts.count) }
    return (2...Self.mostColors).contains(parts.dropFirst().count(where: Self.isColor))
  }

  private func part(at place: Int) -> Part {
    switch self {
    case .shadow: place < 2 ? .signedPoints : place == 2 ? .points : .color
    case .border: place == 0 ? .points : .color
    case .dash: .points
    case .gradient: place == 0 ? .line : .color
    case .animation: place == 0 ? .curve : .seconds
    case .tracks, .tracksOrSubgrid, .gridLines: .number
    }
  }

  /// Parses the parts of a written value; offsets of texts are counted from its first byte.
  package func parse(_ bytes: Span<UInt8>, _ issue: inout ValueIssue?) -> [LookPart]? {
    if self == .tracks || self == .tracksOrSubgrid || self == .gridLines {
      var parser = GridParser(Self.array(bytes))
      let parts =
        self == .gridLines ? parser.lines() : parser.tracks(orSubgrid: self == .tracksOrSubgrid)
      if parts == nil { issue = parser.issue }
      return parts
    }
    var parts: [LookPart] = []
    var position = Bytes.skipSpaces(bytes, from: 0)
    let start = position
    var end = position
    while position < bytes.count {
      end = Bytes.wordEnd(bytes, from: position)
      guard parts.count < counts.upperBound else {
        issue = ValueIssue(.partCount, start, bytes.count)
        return nil
      }
      let kind = part(
        at: parts.count, behind: parts.last, isPercentage: bytes[end - 1] == Bytes.percent)
      guard let part = parse(bytes, position, end, as: kind, &issue) else { return nil }
      parts.append(part)
      position = Bytes.skipSpaces(bytes, from: end)
    }
    guard allows(parts) else {
      issue = ValueIssue(.partCount, start, end)
      return nil
    }
    return parts
  }

  static func array(_ bytes: Span<UInt8>) -> [UInt8] {
    var array: [UInt8] = []
    array.reserveCapacity(bytes.count)
    for index in bytes.indices { array.append(bytes[index]) }
    return array
  }

  /// Parses a part.
  package func parse(
    _ bytes: Span<UInt8>, _ start: Int, _ end: Int, as part: Part, _ issue: inout ValueIssue?
  ) -> LookPart? {
    switch part {
    case .signedPoints, .points:
      let form: LengthForm = part == .points ? [] : .signed
      return LengthParser.parse(bytes, start, end, form, &issue).map { .number($0.amount) }
    case .line:
      for word in GradientWord.allCases {
        if LengthParser.spells(bytes, start, end, word.spelling) { return .line(word) }
      }
      return parse(bytes, start, end, as: .number, &issue)
    case .stop:
      guard let stop = LengthParser.parse(bytes, start, end, .percent, &issue) else { return nil }
      guard stop.amount <= 100 else {
        issue = ValueIssue(.overHundred, start, end)
        return nil
      }
      return .length(stop)
    case .curve:
      for word in AnimationWord.allCases {
        if LengthParser.spells(bytes, start, end, word.spelling) { return .curve(word) }
      }
      issue = ValueIssue(.unknownWord, start, end)
      return nil
    case .seconds:
      guard case .number(let seconds)? = ScalarParser.number(bytes, start, end, .zeroOrMore, &issue)
      else { return nil }
      guard seconds <= 10 else {
        issue = ValueIssue(.overTen, start, end)
        return nil
      }
      return .number(seconds)
    case .number:
      guard case .number(let number)? = ScalarParser.number(bytes, start, end, .any, &issue) else {
        return nil
      }
      return .number(number)
    case .color:
      switch LookParser.color(bytes, start, end, &issue) {
      case .color(let color)?: return .color(color)
      case .asset(let name)?: return .asset(name)
      default: return nil  // open: a colour is one of the two.
      }
    }
  }
}

extension GradientWord {
  fileprivate var spelling: StaticString {
    switch self {
    case .start: "start"
    case .end: "end"
    case .radial: "radial"
    }
  }
}

extension AnimationWord {
  fileprivate var spelling: StaticString {
    switch self {
    case .spring: "spring"
    case .easeIn: "easeIn"
    case .easeOut: "easeOut"
    case .easeInOut: "easeInOut"
    case .linear: "linear"
    case .immediate: "none"
    }
  }
}

extension LookPart {
  /// Returns the part with its text reference replaced, if it has one.
  package func withText(_ other: (TextReference) -> TextReference) -> LookPart {
    if case .asset(let text) = self { return .asset(other(text)) }
    return self
  }
}
