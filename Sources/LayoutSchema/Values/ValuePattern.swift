extension ValueType {
  /// The regular expression that matches legal values as a whole, or nil if every text is legal.
  ///
  /// It applies to a value whose white space is collapsed: none at its ends, one space inside. The
  /// dialect is that of XML Schema, restricted to constructs that have the same meaning in other
  /// dialects.
  package var pattern: String? {
    switch self {
    case .points(let sign): Pattern.points(sign)
    case .dimension(let sign): "\(Pattern.dimension(sign))|\(Pattern.sum)|\(Pattern.enclosedSum)"
    case .length: Pattern.length
    case .lengths: "(\(Pattern.length))( (\(Pattern.length)))?"
    case .edges(let parts):
      parts.contains(.percent)
        ? "\(Pattern.edges("\(Pattern.edge(parts))|\(Pattern.enclosedSum)"))|\(Pattern.sum)"
        : Pattern.edges(Pattern.edge(parts))
    case .edge(let parts):
      Pattern.edge(parts)
        + (parts.contains(.percent) ? "|\(Pattern.sum)|\(Pattern.enclosedSum)" : "")
    case .pair(let sign): "\(Pattern.points(sign)) \(Pattern.points(sign))"
    case .size: "(\(Pattern.anyDimension))( (\(Pattern.anyDimension)))?|\(Pattern.sum)"
    case .pointSize: "\(Pattern.points(.unsigned))( \(Pattern.points(.unsigned)))?"
    case .intrinsicSize: "\(Pattern.points(.unsigned))( \(Pattern.points(.unsigned)))?|fill"
    case .sizeRange: Pattern.sizeRange
    case .instant:
      "[0-9]{4}-[0-9]{2}-[0-9]{2}"
        + "([Tt ][0-9]{2}:[0-9]{2}(:[0-9]{2}(\\.[0-9]+)?)?([Zz]|[+\\-][0-9]{2}(:?[0-9]{2})?)?)?"
    case .scrollPositions:
      "\(Pattern.identifier) \(Pattern.points(.unsigned))"
        + "( ?, ?\(Pattern.identifier) \(Pattern.points(.unsigned)))*"
    case .numbers: "(\(Pattern.positive))( (\(Pattern.positive)))*"
    case .pointRange: #"[0-9]+ ?\.\.\. ?[0-9]+"#
    case .number(let bounds): Pattern.number(bounds)
    case .integer: "[0-9]+"
    case .signedInteger: "-?[0-9]+"
    case .bool: "true|false"
    case .string, .text: nil
    case .identifier: Pattern.identifier
    case .typeName: Pattern.typeName
    case .color: Pattern.color
    case .image: #"(asset|symbol|url):\S+"#
    case .corners:
      "\(Pattern.points(.unsigned))( \(Pattern.points(.unsigned)) \(Pattern.points(.unsigned)) "
        + "\(Pattern.points(.unsigned)))?"
    case .shadow:
      "\(Pattern.points(.signed)) \(Pattern.points(.signed)) \(Pattern.points(.unsigned)) "
        + "(\(Pattern.color))"
    case .border: "\(Pattern.points(.unsigned)) (\(Pattern.color))"
    case .dash: "\(Pattern.points(.unsigned)) \(Pattern.points(.unsigned))"
    case .gradient:
      "(\(Pattern.number(.any))|start|end|radial)( (\(Pattern.color))( \(Pattern.stop))?){2,16}"
    case .animation:
      "none|(spring|easeIn|easeOut|easeInOut|linear) \(Pattern.seconds)( \(Pattern.seconds))?"
    case .ratio: "(\(Pattern.positive))(:(\(Pattern.positive)))?"
    case .choice(let words): words.joined(separator: "|")
    case .flags(let words, let none): Pattern.flags(words, none: none)
    case .styleNames: #"(\S+( \S+)*)?"#
    case .textMetrics: "proportional|fixed:\(Pattern.number)x\(Pattern.number)"
    case .styleName: #"\S+"#
    case .className: #"\#(Pattern.identifier)(\.\#(Pattern.identifier))*"#
    case .typeReference:
      #"\[*(\#(Pattern.identifier)\.)?\#(Pattern.typeName)[\]?]*"#
    case .words: "\(Pattern.word)( \(Pattern.word))*"
    case .declared: nil
    case .binding: #"[^{}]*\{.+\}.*"#
    case .action: #"\{ ?(\#(Pattern.identifier) ?(\(.*\) ?)?|.+\?.+:.+)\}"#
    case .path: ".+"
    case .tracks(.own): Pattern.tracks
    case .tracks(.ownOrShared): "subgrid|\(Pattern.tracks)"
    case .gridLines: "(\(Pattern.line))( ?/ ?(\(Pattern.line)))?"
    case .areas: "\(Pattern.areaRow)( ?\\| ?\(Pattern.areaRow))*"
    }
  }

  /// The legal words of a type of which one word is to be chosen; nil for other types.
  package var words: [String]? {
    switch self {
    case .bool: ["true", "false"]
    case .choice(let words): words
    case .points, .dimension, .length, .lengths, .edges, .edge, .pair, .size, .pointSize,
      .intrinsicSize, .sizeRange, .pointRange, .instant, .scrollPositions, .numbers, .number,
      .integer, .signedInteger, .string,
      .text,
      .identifier,
      .typeName, .color,
      .image, .corners, .shadow, .border, .dash, .gradient, .animation, .ratio, .flags, .styleNames,
      .textMetrics, .styleName,
      .className, .typeReference, .words, .declared, .binding, .action, .path, .tracks, .gridLines,
      .areas:
      nil
    }
  }
}

/// The parts that several patterns share.
private enum Pattern {
  /// The letters of names beyond ASCII, and marks on them, as ranges of a character class; the
  /// checker leaves out a few characters in them.
  private static let letters =
    "\u{C0}-\u{D6}\u{D8}-\u{F6}\u{F8}-\u{37D}\u{37F}-\u{1FFF}\u{2070}-\u{218F}"
    + "\u{2C00}-\u{2FEF}\u{3004}-\u{D7FF}\u{E000}-\u{FDCF}\u{FDF0}-\u{FFEF}\u{10000}-\u{3FFFD}"

  static let identifier = "[A-Za-z_\(letters)][A-Za-z0-9_\(letters)]*"
  /// A word of a `Choice`, or a name that an import brings in, which for a style may have hyphens.
  static let word = "[A-Za-z_\(letters)][A-Za-z0-9_\(letters)\\-]*"
  static let typeName = "[A-Z\(letters)][A-Za-z0-9_\(letters)]*"

  static let number = #"[0-9]+(\.[0-9]+)?"#
  static let positive = #"0*[1-9][0-9]*(\.[0-9]+)?|0+\.0*[1-9][0-9]*"#
  /// A dimension in a list.
  static let anyDimension = "\(dimension(.unsigned))|\(enclosedSum)"
  /// A percentage plus or minus points, in either order; the checker holds both to their limits.
  static let sum = #"-?\#(number)(% [+\-] \#(number)(pt)?|(pt)? [+\-] \#(number)%)"#
  static let enclosedSum = #"\( ?\#(sum) ?\)"#
  static let sizeRange: String = {
    let pair = "(\(anyDimension)) (\(anyDimension))"
    return #"\#(pair)( ?\.\. ?\#(pair))?"#
  }()

  static let color = #"#([0-9A-Fa-f]{3,4}|[0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})|asset:\S+"#
  /// A percentage up to 100.
  static let stop = #"0*(100(\.0+)?|[0-9]{1,2}(\.[0-9]+)?)%"#
  /// A number up to 10.
  static let seconds = #"0*(10(\.0+)?|[0-9](\.[0-9]+)?)"#
  static let length = "\(points(.unsigned))|match|wrap"

  /// The pattern of a track, or of several repeated ones.
  ///
  /// The checker enforces that only fixed tracks are repeated as often as they fit.
  static let tracks: String = {
    let length = "(\(number)(pt|%)?|\(enclosedSum))"
    let least = "\(length)|auto|minContent|maxContent"
    let breadth = "\(number)(pt|%|fr)?|\(enclosedSum)|auto|minContent|maxContent"
    let track =
      #"\#(breadth)|fitContent\( ?\#(length) ?\)|minmax\( ?(\#(least)) ?, ?(\#(breadth)) ?\)"#
    let count = "0*[1-9][0-9]{0,2}|0*1000|autoFill|autoFit"
    let entry = #"\#(track)|repeat\( ?(\#(count)) ?, ?(\#(track))( (\#(track)))* ?\)"#
    return "(\(entry))( (\(entry)))*"
  }()

  private static let count = "0*[1-9][0-9]{0,2}|0*1000"
  static let line = "auto|-?(\(count))|span (\(count))"

  private static let area =
    #"[A-Za-z_\#(letters)][A-Za-z0-9_\#(letters)\-]*|\."#
  static let areaRow = "(\(area))( (\(area)))*"

  static func points(_ sign: Sign) -> String {
    "\(minus(sign))\(number)(pt)?"
  }

  static func dimension(_ sign: Sign) -> String {
    "\(minus(sign))\(number)(pt|%)?|auto"
  }

  static func number(_ bounds: NumberBounds) -> String {
    switch bounds {
    case .any: "-?\(number)"
    case .zeroOrMore: number
    case .moreThanZero: positive
    case .zeroToOne: #"0*(0(\.[0-9]+)?|1(\.0+)?)"#
    }
  }

  static func edge(_ parts: EdgeParts) -> String {
    let units = parts.contains(.percent) ? "(pt|%)?" : "(pt)?"
    let words =
      (parts.contains(.auto) ? "|auto" : "") + (parts.contains(.infinity) ? "|infinity" : "")
    return "\(minus(parts.contains(.signed) ? .signed : .unsigned))\(number)\(units)\(words)"
  }

  /// Returns the pattern of one, two or four parts.
  static func edges(_ part: String) -> String {
    "(\(part))( (\(part))( (\(part)) (\(part)))?)?"
  }

  static func flags(_ words: [String], none: String?) -> String {
    let word = "(\(words.joined(separator: "|")))"
    return "\(word)( \(word))*" + (none.map { "|\($0)" } ?? "")
  }

  private static func minus(_ sign: Sign) -> String {
    switch sign {
    case .unsigned: ""
    case .signed: "-?"
    }
  }
}
