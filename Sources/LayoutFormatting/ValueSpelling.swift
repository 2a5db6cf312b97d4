import LayoutSchema

/// What may be changed about the spelling of a value without changing the value.
enum ValueSpelling: UInt8, Sendable {
  /// Nothing: blanks count, and braces are no expressions.
  case verbatim
  /// The expressions in it; all else is text, in which blanks count.
  case text
  /// Words with one blank between them, expressions among them.
  case words
  /// The same, with two dots that want no blanks around them.
  case sizeRange
}

/// How the values of attributes may be spelled, by who reads them.
struct ValueSpellings: Sendable {
  static let shared = ValueSpellings(Schema.shared)

  /// By element and attribute, for what an element reads of itself and what all read.
  private let own: [ValueSpelling]
  /// By parent and attribute; `text` where the parent reads no such thing.
  private let placed: [ValueSpelling]
  /// By attribute, where nobody knows who reads it.
  private let anywhere: [ValueSpelling]

  private init(_ schema: Schema) {
    let size = ElementKind.allCases.count << 8
    var own = [ValueSpelling](repeating: .text, count: size)
    var placed = own
    var anywhere = [ValueSpelling](repeating: .text, count: AttributeName.allCases.count)
    for name in AttributeName.allCases {
      let rows = schema.rows(named: name)
      let common = Self.spelling(for: rows.map(\.type))
      // An author's own parameter cannot have these names, whatever reads them means the same.
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

  /// The spelling of an attribute, as far as its element alone tells.
  func spelling(of name: AttributeName?, on kind: ElementKind?) -> ValueSpelling {
    guard let name else { return .text }
    return kind.map { own[Self.place($0, name)] } ?? anywhere[Int(name.rawValue)]
  }

  /// The spelling of an attribute that an element in `parent` has for its parent.
  func spelling(of name: AttributeName, in parent: ElementKind) -> ValueSpelling {
    placed[Self.place(parent, name)]
  }

  private static func place(_ kind: ElementKind, _ name: AttributeName) -> Int {
    Int(kind.rawValue) << 8 | Int(name.rawValue)
  }

  /// The spelling that all of some types allow.
  private static func spelling(for types: [ValueType]) -> ValueSpelling {
    let spellings = Set(types.map(spelling(for:)))
    guard let first = spellings.first, spellings.count > 1 else { return spellings.first ?? .text }
    if spellings.contains(.verbatim) { return .verbatim }
    return spellings.contains(.text) ? .text : first
  }

  private static func spelling(for type: ValueType) -> ValueSpelling {
    switch type {
    case .points, .dimension, .length, .lengths, .edges, .edge, .pair, .size, .pointSize,
      .intrinsicSize, .number, .integer, .bool, .identifier, .typeName, .color, .image, .corners,
      .shadow, .gradient, .ratio, .choice, .flags, .styleNames, .textMetrics, .words, .tracks,
      .gridLines, .areas:
      .words
    case .sizeRange: .sizeRange
    case .string, .text, .declared, .binding: .text
    case .styleName, .className, .typeReference, .path: .verbatim
    }
  }
}
