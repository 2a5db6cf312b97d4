import LayoutSchema

/// The order in which the attributes of an element stand: what it is called first, then what it says
/// of itself, its size, its place in its parent and what it looks like, each in the order of the
/// table.
///
/// What authors declare for an element of theirs counts as what that says of itself; any other name
/// that the language does not know stands last. Both stay in the order in which they are written.
struct AttributeOrder: Sendable {
  static let shared = AttributeOrder(Schema.shared)

  /// The rank of an attribute whose name the language does not know, on an element that it knows.
  static let unknown: UInt16 = .max

  /// By element and attribute.
  private let ranks: [UInt16]
  /// By attribute, on elements of the author's.
  private let ranksOnOthers: [UInt16]
  /// The rank of an attribute of the author's on an element of the author's.
  private let declared: UInt16

  /// What says which one an element is, wherever it stands in the table; of a text its words do.
  private static let identity: [AttributeName] = [.name, .id, .slot, .style, .basedOn, .content]

  private init(_ schema: Schema) {
    let count = schema.attributes.count
    // Behind the rows of own attributes, none of which such an element has.
    let declared = UInt16(Self.identity.count + count)
    let usual = AttributeName.allCases.map { Self.usualRank(of: $0, schema) }
    var ranks = [UInt16](repeating: 0, count: ElementKind.allCases.count << 8)
    for kind in ElementKind.allCases {
      for (name, usual) in zip(AttributeName.allCases, usual) {
        ranks[Self.place(kind, name)] = Self.ownRank(of: name, on: kind, schema) ?? usual
      }
    }
    self.ranks = ranks
    self.declared = declared
    ranksOnOthers = zip(AttributeName.allCases, usual).map { name, usual in
      let isOwn = schema.rows(named: name).allSatisfy { $0.group == .own }
      return isOwn && !Self.identity.contains(name) ? declared : usual
    }
  }

  /// The rank of an attribute; those with the same stay as they are written.
  func rank(of name: AttributeName?, on kind: ElementKind?) -> UInt16 {
    guard let kind else { return name.map { ranksOnOthers[Int($0.rawValue)] } ?? declared }
    return name.map { ranks[Self.place(kind, $0)] } ?? Self.unknown
  }

  private static func place(_ kind: ElementKind, _ name: AttributeName) -> Int {
    Int(kind.rawValue) << 8 | Int(name.rawValue)
  }

  /// The rank of what an element says of itself, which goes before what its parents read; nil where it
  /// is the usual one.
  private static func ownRank(
    of name: AttributeName, on kind: ElementKind, _ schema: Schema
  ) -> UInt16? {
    guard !identity.contains(name), let own = schema.ownRow(name, of: kind),
      schema[own].group != .size, schema[own].group != .appearance
    else { return nil }
    return UInt16(identity.count + Int(own.rawValue))
  }

  /// Identity, then the groups; a style says for others what they say of themselves.
  private static func usualRank(of name: AttributeName, _ schema: Schema) -> UInt16 {
    if let place = identity.firstIndex(of: name) { return UInt16(place) }
    let first = identity.count
    let rows = schema.attributes.indices.dropFirst().filter { schema.attributes[$0].name == name }
    guard let row = rows.first(where: { schema.attributes[$0].group != .own }) ?? rows.first else {
      return unknown
    }
    let behindOwn = first + schema.attributes.count + 1
    let count = AttributeName.allCases.count
    switch schema.attributes[row].group {
    case .own: return UInt16(first + row)
    case .size: return UInt16(behindOwn + Int(name.rawValue))
    case .placement: return UInt16(behindOwn + count + Int(name.rawValue))
    case .appearance: return UInt16(behindOwn + 2 * count + Int(name.rawValue))
    }
  }
}
