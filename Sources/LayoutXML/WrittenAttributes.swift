/// Attributes that stand on no element, written out once to be added to many documents.
package struct WrittenAttributes: Sendable {
  /// For each attribute a zero, its name and, in quotes, its value.
  ///
  /// What parts two attributes is no blank, so that nobody looks past it.
  fileprivate var bytes: [UInt8] = []
  /// With offsets from the start of ``bytes``, and a name where it is a seed.
  fileprivate var attributes: [MarkupAttribute] = []

  /// Whether a brace stands in any value.
  package private(set) var hasBraces = false

  package init() {}

  /// Adds an attribute whose value is taken as XML means it.
  ///
  /// `seeds` are the names that every document knows which this is added to.
  package mutating func append(_ name: String, value: String, seeds: NameTable) {
    bytes.append(0)
    let nameStart = bytes.count
    bytes.append(contentsOf: name.utf8)
    let nameEnd = bytes.count
    let known = seeds.id(of: bytes.span.extracting(nameStart..<nameEnd))
    let isSeed = known.map { Int($0.rawValue) < seeds.seedCount } ?? false
    var attribute = MarkupAttribute(
      name: isSeed ? known ?? .none : .none, nameStart: UInt32(truncatingIfNeeded: nameStart),
      nameEnd: UInt32(truncatingIfNeeded: nameEnd))
    bytes.append(.equals)
    bytes.append(.quotation)
    attribute.quote = .quotation
    attribute.valueStart = UInt32(truncatingIfNeeded: bytes.count)
    bytes.append(contentsOf: value.utf8)
    hasBraces = hasBraces || value.utf8.contains(UInt8(ascii: "{"))
    attribute.valueEnd = UInt32(truncatingIfNeeded: bytes.count)
    bytes.append(.quotation)
    attributes.append(attribute)
  }
}

extension MarkupDocument {
  /// Adds attributes behind the end of the text, and gives their indices.
  ///
  /// Offsets of what is added lie behind all others, so that everything that is read from attributes
  /// reads these too.
  package mutating func append(_ written: WrittenAttributes) -> Range<Int> {
    let first = attributes.count
    let offset = UInt32(truncatingIfNeeded: bytes.count)
    bytes.append(contentsOf: written.bytes)
    for var attribute in written.attributes {
      attribute.nameStart &+= offset
      attribute.nameEnd &+= offset
      attribute.valueStart &+= offset
      attribute.valueEnd &+= offset
      if attribute.name == .none {
        let spelling = Array(bytes[Int(attribute.nameStart)..<Int(attribute.nameEnd)])
        attribute.name = names.intern(NameKey(spelling.span), spelling.span)
      }
      attributes.append(attribute)
    }
    return first..<attributes.count
  }
}
