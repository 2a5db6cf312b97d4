import LayoutSchema

/// A ``ValueType`` in a form without references, so that the parser avoids reference counting.
package struct ValueForm {
  package enum Kind: UInt8 {
    case length
    case edges
    case pair
    case size
    case intrinsicSize
    case sizeRange
    case pointRange
    case instant
    case scrollPositions
    case numbers
    case number
    case integer
    case signedInteger
    case bool
    case string
    /// A text whose braces are parsed elsewhere.
    case raw
    /// An action, which is parsed elsewhere.
    case action
    case identifier
    case typeName
    case color
    case image
    case corners
    case shadow
    case border
    case dash
    case gradient
    case animation
    case ratio
    case choice
    case flags
    case styleNames
    case textMetrics
    case tracks
    case tracksOrSubgrid
    case gridLines
    case areas
  }

  package var kind: Kind
  package var length: LengthForm = []
  var bounds: NumberBounds = .any
  var bareRatio: BareRatio = .heightOverWidth
  /// The index of the first word of a choice in ``ValueForms/words``.
  var firstWord: Int = 0
  /// The number of words of the choice.
  var wordCount: Int = 0
  /// The word for the empty set of flags.
  var none: PackedWord?
}

/// The forms of all rows of the schema, by row.
package struct ValueForms: Sendable {
  package let forms: [ValueForm]
  package let words: [PackedWord]

  package static let shared = ValueForms(Schema.shared)

  private init(_ schema: Schema) {
    var words: [PackedWord] = []
    forms = schema.attributes.map { Self.form(of: $0.type, words: &words) }
    self.words = words
  }

  private static func form(of type: ValueType, words: inout [PackedWord]) -> ValueForm {
    switch type {
    case .points(let sign):
      return ValueForm(kind: .length, length: sign == .signed ? .signed : [])
    case .dimension(let sign):
      return ValueForm(
        kind: .length, length: sign == .signed ? [.percent, .auto, .signed] : [.percent, .auto])
    case .length: return ValueForm(kind: .length, length: [.match, .wrap])
    case .lengths: return ValueForm(kind: .size, length: [.match, .wrap])
    case .edges(let parts): return ValueForm(kind: .edges, length: LengthForm(parts))
    case .edge(let parts): return ValueForm(kind: .length, length: LengthForm(parts))
    case .pair(let sign): return ValueForm(kind: .pair, length: sign == .signed ? .signed : [])
    case .size: return ValueForm(kind: .size, length: [.percent, .auto])
    case .pointSize: return ValueForm(kind: .size)
    case .intrinsicSize: return ValueForm(kind: .intrinsicSize)
    case .sizeRange: return ValueForm(kind: .sizeRange, length: [.percent, .auto])
    case .instant: return ValueForm(kind: .instant)
    case .scrollPositions: return ValueForm(kind: .scrollPositions)
    case .numbers: return ValueForm(kind: .numbers)
    case .pointRange: return ValueForm(kind: .pointRange)
    case .number(let bounds): return ValueForm(kind: .number, bounds: bounds)
    case .integer: return ValueForm(kind: .integer)
    case .signedInteger: return ValueForm(kind: .signedInteger)
    case .bool: return ValueForm(kind: .bool)
    case .string, .text: return ValueForm(kind: .string)
    case .identifier: return ValueForm(kind: .identifier)
    case .typeName: return ValueForm(kind: .typeName)
    case .color: return ValueForm(kind: .color)
    case .image: return ValueForm(kind: .image)
    case .corners: return ValueForm(kind: .corners)
    case .shadow: return ValueForm(kind: .shadow)
    case .border: return ValueForm(kind: .border)
    case .dash: return ValueForm(kind: .dash)
    case .gradient: return ValueForm(kind: .gradient)
    case .animation: return ValueForm(kind: .animation)
    case .ratio(let bare): return ValueForm(kind: .ratio, bareRatio: bare)
    case .choice(let choices): return form(.choice, choices, none: nil, &words)
    case .flags(let flags, let none): return form(.flags, flags, none: none, &words)
    case .styleNames: return ValueForm(kind: .styleNames)
    case .textMetrics: return ValueForm(kind: .textMetrics)
    case .tracks(.own): return ValueForm(kind: .tracks)
    case .tracks(.ownOrShared): return ValueForm(kind: .tracksOrSubgrid)
    case .gridLines: return ValueForm(kind: .gridLines)
    case .areas: return ValueForm(kind: .areas)
    case .action: return ValueForm(kind: .action)
    case .styleName, .className, .typeReference, .words, .declared, .binding, .path:
      return ValueForm(kind: .raw)
    }
  }

  private static func form(
    _ kind: ValueForm.Kind, _ choices: [String], none: String?, _ words: inout [PackedWord],
  ) -> ValueForm {
    let first = words.count
    words += choices.map { PackedWord($0) }
    return ValueForm(
      kind: kind, firstWord: first, wordCount: choices.count, none: none.map { PackedWord($0) })
  }
}

extension LengthForm {
  init(_ parts: EdgeParts) {
    self = []
    if parts.contains(.percent) { insert(.percent) }
    if parts.contains(.auto) { insert(.auto) }
    if parts.contains(.signed) { insert(.signed) }
    if parts.contains(.infinity) { insert(.infinity) }
  }
}
