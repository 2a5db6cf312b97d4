/// The type of an attribute's value; the parser, the grammars and the reference derive from it.
package enum ValueType: Hashable, Sendable {
  /// A length in points: `12`, `12pt`, `0.5`.
  case points(Sign)
  /// Points, a percentage or `auto`.
  case dimension(Sign)
  /// Points, `match` or `wrap`.
  case length
  /// One or two lengths `w h`, each as in ``length``; one is for both.
  case lengths
  /// One, two or four lengths: all · vertical horizontal · top left bottom right.
  case edges(EdgeParts)
  /// One length, as in ``edges(_:)``.
  case edge(EdgeParts)
  /// Two lengths in points, `x y`; x runs from the start edge.
  case pair(Sign)
  /// Two dimensions `w h`, or one for a square.
  case size
  /// Two lengths in points `w h`, or one for a square.
  case pointSize
  /// Lengths in points `w h`, one for a square, or `fill`.
  case intrinsicSize
  /// `w h` (exact) or `minW minH..maxW maxH`.
  case sizeRange
  /// Whole numbers of points from one to another, both included: `320...1366`.
  case pointRange
  /// A date, or a date and a time, in ISO 8601: `2024-05-03T14:05Z`.
  case instant
  /// Ids of scrolls with how far each is scrolled, separated by commas: `list 320, chips 40`.
  case scrollPositions
  /// Numbers above 0, separated by spaces: `1 1.5 3`.
  case numbers
  /// A decimal number within bounds.
  case number(NumberBounds)
  /// A whole number, zero or more.
  case integer
  /// A whole number, which may be negative.
  case signedInteger
  case bool
  case string
  /// A text for people, which is a key of the host's translations.
  case text
  /// A Swift identifier.
  case identifier
  /// A Swift type name: an identifier that starts with a capital.
  case typeName
  /// `#RGB`, `#RGBA`, `#RRGGBB`, `#RRGGBBAA` or `asset:Name`.
  case color
  /// `asset:Name`, `symbol:name` or `url:https://…`.
  case image
  /// One length in points for all corners, or four: top left, top right, bottom right, bottom left.
  case corners
  /// `x y radius color`: three lengths in points, the first two of which may be negative.
  case shadow
  /// `width color`: a length in points, which may not be negative.
  case border
  /// `line gap`: two lengths in points, which may not be negative.
  case dash
  /// `angle color color …`: degrees, `start`, `end` or `radial`, and at least two colours, each of
  /// which may have a percentage behind it.
  case gradient
  /// `curve seconds`, and after them perhaps the seconds before it begins; or `none`.
  case animation
  /// A positive number, or `W:H`; the associated value determines the meaning of a bare number.
  case ratio(BareRatio)
  /// One word of a list.
  case choice([String])
  /// Any number of different words of a list, separated by spaces, or the word for none of them.
  case flags([String], none: String?)
  /// Names of styles, separated by spaces.
  case styleNames
  /// `proportional` or `fixed:WxH`.
  case textMetrics
  /// The name of a style: any word.
  case styleName
  /// The name of a Swift type, with the names of the types around it before it.
  case className
  /// A type of the language or a record: `String`, `User?`, `[Points]`.
  case typeReference
  /// Different camelCase words, separated by spaces.
  case words
  /// A value of the type that is declared in the same element.
  case declared
  /// Only `{expression}`.
  case binding
  /// `{action}` or `{action(value, …)}`: an action that the document declares.
  case action
  /// A path to a file.
  case path
  /// The tracks of a grid: `120 1fr minmax(100, auto) repeat(3, 20%)`, or `subgrid`.
  case tracks(TrackList)
  /// The lines of a grid: `2`, `2 / 4`, `1 / span 2`, `-1`.
  case gridLines
  /// Rows of names with bars between them: `photo title | photo date`.
  case areas
}

extension ValueType {
  /// Whether an expression in braces is allowed as a value of the type, or as a part of it.
  package var takesBindings: Bool {
    switch self {
    case .points, .dimension, .length, .lengths, .edges, .edge, .pair, .size, .pointSize,
      .intrinsicSize, .sizeRange, .pointRange, .number, .integer, .signedInteger, .bool, .string,
      .text, .color,
      .image, .ratio,
      .corners, .shadow, .border, .dash, .gradient, .animation, .choice, .flags, .declared,
      .binding, .tracks,
      .gridLines:
      true
    case .instant, .scrollPositions, .numbers, .identifier, .typeName, .styleNames, .textMetrics,
      .styleName, .className,
      .typeReference, .words, .action, .path, .areas:
      false
    }
  }
}

/// Whether a length may be negative.
package enum Sign: Hashable, Sendable {
  case unsigned
  case signed
}

/// The tracks that a list may refer to.
package enum TrackList: Hashable, Sendable {
  /// Only the tracks in the list.
  case own
  /// The tracks in the list, or with `subgrid` those of the grid around.
  case ownOrShared
}

/// The kinds of lengths in edges, besides points that are not negative.
package struct EdgeParts: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  package static let percent = EdgeParts(rawValue: 1)
  package static let auto = EdgeParts(rawValue: 2)
  package static let signed = EdgeParts(rawValue: 4)
  package static let infinity = EdgeParts(rawValue: 8)
}

/// The legal range of a number.
package enum NumberBounds: Hashable, Sendable {
  case any
  case zeroOrMore
  case moreThanZero
  case zeroToOne
}

/// The meaning of a ratio written as one bare number; `16:9` is always width to height.
package enum BareRatio: Hashable, Sendable {
  case heightOverWidth
  case widthOverHeight
}
