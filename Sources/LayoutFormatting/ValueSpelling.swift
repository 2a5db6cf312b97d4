import LayoutSchema

/// The parts of a value's spelling that may change without changing the value.
enum ValueSpelling: UInt8, Sendable {
  /// Nothing may change: blanks count, and braces are no expressions.
  case verbatim
  /// Only expressions may change; the rest is text, in which blanks count.
  case text
  /// Words, separated by one blank, and expressions may change.
  case words
  /// As `words`, with no blanks around two dots.
  case sizeRange
}

/// The allowed spellings of attribute values, depending on which element reads them.
struct ValueSpellings: Sendable {
  static let shared = ValueSpellings(Schema.shared)

  /// The spellings by element and attribute, for own attributes and those common to all.
  private let own: [ValueSpelling]
  /// The spellings by parent and attribute; `text` if the parent does not read the attribute.
  private let placed: [ValueSpelling]
  /// The spellings by attribute, if the reader is unknown.
  private let anywhere: [ValueSpelling]

  private init(_ schema: Schema) {
    let size = ElementKind.allCases.count << 8
    var own = [ValueSpelling](repeating: .text, count: size)
    var placed = own
    var anywhere = [ValueSpelling](repeating: .text, count: AttributeName.allCases.count)
    for name in AttributeName.allCases {
      let rows = schema.rows(named: name)
      let common = Self.spelling(for: rows.map(\.type))
      // Such names cannot be an author's parameters, so they have the same type everywhere.
      let isReserved = rows.contains {
        !$0.yieldsToParameters && ($0.group == .size || $0.group == .appearance)
      }
      let elsewhere: ValueSpelling = isReserved || common == .verbatim ? common : .text
      anywhere[Int(name.rawValue)] = elsewhere
      for kind in ElementKind.allCases {
        let place = Self.place(kind, name)
        own[place] =
          schema.ownRow(name, of: kind).map { Self.spelling(for: [schema[$0].type]) } ?? elsewhere
        placed[place] =
          schema.placementRow(name, in: kind).map { Self.spelling(for: [schema[$0].type]) }
          ?? .text
      }
    }
    self.own = own
    self.placed = placed
    self.anywhere = anywhere
  }

  /// Returns the spelling of an attribute, as far as its own element determines it.
  func spelling(of name: AttributeName?, on kind: ElementKind?) -> ValueSpelling {
    guard let name else { return .text }
    return kind.map { own[Self.place($0, name)] } ?? anywhere[Int(name.rawValue)]
  }

  /// Returns the spelling of a placement attribute that elements in `parent` have.
  func spelling(of name: AttributeName, in parent: ElementKind) -> ValueSpelling {
    placed[Self.place(parent, name)]
  }

  private static func place(_ kind: ElementKind, _ name: AttributeName) -> Int {
    Int(kind.rawValue) << 8 | Int(name.rawValue)
  }

  /// Returns the spelling that all of some types allow.
  private static func spelling(for types: [ValueType]) -> ValueSpelling {
    let spellings = Set(types.map(spelling(for:)))
    guard let first = spellings.first, spellings.count > 1 else { return spellings.first ?? .text }
    if spellings.contains(.verbatim) { return .verbatim }
    return spellings.contains(.text) ? .text : first
  }

  private static func spelling(for type: ValueType) -> ValueSpelling {
    switch type {
    case .points, .dimension, .length, .lengths, .edges, .edge, .pair, .size, .pointSize,
      .intrinsicSize, .pointRange, .instant, .scrollPositions, .numbers, .number, .integer,
      .signedInteger, .bool, .identifier,
      .typeName,
      .color, .image,
      .corners,
      .shadow, .border, .dash, .gradient, .animation, .ratio, .choice, .flags, .styleNames,
      .textMetrics,
      .words, .tracks,
      .gridLines, .areas:
      .words
    case .sizeRange: .sizeRange
    case .string, .text, .declared, .binding, .action: .text
    case .styleName, .className, .typeReference, .path: .verbatim
    }
  }
}
