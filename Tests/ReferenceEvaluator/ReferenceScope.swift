import LayoutSyntax

/// The meaning of names in an expression at its place in the document.
struct ReferenceScope {
  /// The file that contains the expression, which determines the constants.
  var file: ReferenceFile
  var isDark: Bool
  /// The slots that are filled.
  ///
  /// The one without a name has an empty name.
  var filled: Set<String> = []
  /// Parameters and loop variables, which hide constants.
  var values: [String: (type: ReferenceType, value: ReferenceValue)] = [:]
}

extension ReferenceScope {
  /// Adds the values that `let` elements in an element define.
  mutating func take(_ element: SyntaxElement) {
    for value in element.children where value.name == "let" {
      values[value.said("name")] = inferred(value.said("value"))
    }
  }

  /// Returns a text with the values of its braces.
  func text(_ text: String) -> String {
    Self.pieces(of: text).map { piece in
      switch piece {
      case .text(let text): text
      case .binding(let binding): value(of: ReferenceParser.parse(binding)).printed
      }
    }.joined()
  }

  /// Returns the value of a declared type from a text.
  func value(_ text: String, as type: ReferenceType) -> ReferenceValue {
    let pieces = Self.pieces(of: ReferenceLiteral.trimmed(text))
    if pieces.count == 1, case .binding(let binding) = pieces[0] {
      let value = value(of: ReferenceParser.parse(binding)).widened(to: type)
      // If a string is expected, any printable value becomes one.
      return type.present == .string && value != .none ? .string(value.printed) : value
    }
    return type.present == .string
      ? .string(self.text(text)) : ReferenceLiteral.value(text, as: type)
  }

  /// Returns the type and the value of a constant without a declared type.
  func inferred(_ text: String) -> (type: ReferenceType, value: ReferenceValue) {
    let pieces = Self.pieces(of: ReferenceLiteral.trimmed(text))
    if pieces.count == 1, case .binding(let binding) = pieces[0] {
      let expression = ReferenceParser.parse(binding)
      return (type(of: expression), value(of: expression))
    }
    let type = ReferenceLiteral.type(of: text)
    return (type, value(text, as: type))
  }

  enum Piece {
    case text(String)
    case binding(String)
  }

  /// Returns the text outside of braces and the expressions in them.
  ///
  /// Doubled braces are literal.
  static func pieces(of text: String) -> [Piece] {
    let scalars = Array(text.unicodeScalars)
    var pieces: [Piece] = []
    var literal = String.UnicodeScalarView()
    var place = 0
    while place < scalars.count {
      let scalar = scalars[place]
      let isDoubled = place + 1 < scalars.count && scalars[place + 1] == scalar
      if scalar == "{" || scalar == "}", isDoubled {
        literal.append(scalar)
        place += 2
      } else if scalar == "{" {
        if !literal.isEmpty { pieces.append(.text(String(literal))) }
        literal = String.UnicodeScalarView()
        let end = end(of: place, in: scalars)
        pieces.append(.binding(String(String.UnicodeScalarView(scalars[place + 1..<end]))))
        place = end + 1
      } else {
        literal.append(scalar)
        place += 1
      }
    }
    if !literal.isEmpty { pieces.append(.text(String(literal))) }
    return pieces
  }

  /// Returns the index of the brace that closes the one at `start`.
  ///
  /// Braces in a string belong to its interpolated values.
  static func end(of start: Int, in scalars: [Unicode.Scalar]) -> Int {
    var place = start + 1
    while place < scalars.count, scalars[place] != "}" {
      place = scalars[place] == "'" ? endOfString(at: place, in: scalars) + 1 : place + 1
    }
    return min(place, scalars.count - 1)
  }

  /// Returns the index of the quote that closes the string which begins at `start`.
  static func endOfString(at start: Int, in scalars: [Unicode.Scalar]) -> Int {
    var place = start + 1
    while place < scalars.count {
      let scalar = scalars[place]
      if place + 1 < scalars.count, scalars[place + 1] == scalar,
        "'{}".unicodeScalars.contains(scalar)
      {
        place += 2
      } else if scalar == "{" {
        place = end(of: place, in: scalars) + 1
      } else if scalar == "'" {
        return place
      } else {
        place += 1
      }
    }
    return scalars.count - 1
  }
}
