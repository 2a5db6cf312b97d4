import LayoutSchema

/// The order of an element's attributes: first those that identify the element, then its own ones,
/// its size, its placement and its appearance, each in the order of the schema.
///
/// Attributes that authors declare for their own elements count as own ones. Other names that are
/// not in the language come last. Both keep the order in which they are written.
struct AttributeOrder: Sendable {
  static let shared = AttributeOrder(Schema.shared)

  /// The rank of an attribute that is not in the language, on an element that is.
  static let unknown: UInt16 = .max

  /// The ranks by element and attribute.
  private let ranks: [UInt16]
  /// The ranks by attribute, on elements of the author.
  private let ranksOnOthers: [UInt16]
  /// The rank of an author's attribute on an author's element.
  private let declared: UInt16

  /// The attributes that identify an element, whatever their rows.
  ///
  /// A text is identified by its content.
  private static let identity: [AttributeName] = [.name, .id, .slot, .style, .basedOn, .content]

  private init(_ schema: Schema) {
    let count = schema.attributes.count
    // After the rows of own attributes, none of which such an element has.
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

  /// Returns the rank of an attribute; attributes of equal rank keep their order.
  func rank(of name: AttributeName?, on kind: ElementKind?) -> UInt16 {
    guard let kind else { return name.map { ranksOnOthers[Int($0.rawValue)] } ?? declared }
    return name.map { ranks[Self.place(kind, $0)] } ?? Self.unknown
  }

  private static func place(_ kind: ElementKind, _ name: AttributeName) -> Int {
    Int(kind.rawValue) << 8 | Int(name.rawValue)
  }

  /// Returns the rank of an element's own attribute, which precedes those that its parents read;
  /// nil if it has the usual rank.
  private static func ownRank(
    of name: AttributeName, on kind: ElementKind, _ schema: Schema
  ) -> UInt16? {
    guard !identity.contains(name), let own = schema.ownRow(name, of: kind),
      schema[own].group != .size, schema[own].group != .appearance
    else { return nil }
    return UInt16(identity.count + Int(own.rawValue))
  }

  /// Returns the usual rank: identity, then the groups.
  ///
  /// In a style, own attributes of its users rank as own ones.
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
