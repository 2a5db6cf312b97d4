import LayoutSchema

/// The form of a value with several parts: a shadow, a gradient, or tracks or lines of a grid.
package enum LookPartForm {
  case shadow
  case gradient
  case tracks
  case tracksOrSubgrid
  case gridLines

  package enum Part {
    case signedPoints
    case points
    case number
    case color
  }

  /// The most colours of a gradient.
  private static let mostColors = 16

  /// Creates the form of a kind of value; nil if such values have no parts.
  @inline(__always)
  package init?(_ kind: ValueForm.Kind) {
    if kind == .shadow {
      self = .shadow
    } else if kind == .gradient {
      self = .gradient
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
    case .gradient: 3...(1 + Self.mostColors)
    case .tracks, .tracksOrSubgrid, .gridLines: 1...Int.max
    }
  }

  package func part(at place: Int) -> Part {
    switch self {
    case .shadow: place < 2 ? .signedPoints : place == 2 ? .points : .color
    case .gradient: place == 0 ? .number : .color
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
      guard let part = parse(bytes, position, end, at: parts.count, &issue) else { return nil }
      parts.append(part)
      position = Bytes.skipSpaces(bytes, from: end)
    }
    guard counts.contains(parts.count) else {
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

  /// Parses the part at index `place`.
  package func parse(
    _ bytes: Span<UInt8>, _ start: Int, _ end: Int, at place: Int, _ issue: inout ValueIssue?
  ) -> LookPart? {
    switch part(at: place) {
    case .signedPoints, .points:
      let form: LengthForm = part(at: place) == .points ? [] : .signed
      return LengthParser.parse(bytes, start, end, form, &issue).map { .number($0.amount) }
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

extension LookPart {
  /// Returns the part with its text reference replaced, if it has one.
  package func withText(_ other: (TextReference) -> TextReference) -> LookPart {
    if case .asset(let text) = self { return .asset(other(text)) }
    return self
  }
}
