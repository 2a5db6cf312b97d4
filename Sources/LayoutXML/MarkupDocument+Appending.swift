import LayoutDiagnostics

extension MarkupDocument {
  /// Adds an attribute that stands behind the end of the text, on no element, and gives its index.
  ///
  /// The value is taken as XML means it. Offsets of what is added lie behind all others, so that
  /// everything that is read from attributes reads these too.
  package mutating func appendAttribute(_ name: String, value: [UInt8]) -> Int {
    let spelling = Array(name.utf8)
    let id = names.intern(NameKey(spelling.span), spelling.span)
    // What parts two attributes is no blank, so that nobody looks past it.
    bytes.append(0)
    let nameStart = UInt32(truncatingIfNeeded: bytes.count)
    bytes += spelling
    let nameEnd = UInt32(truncatingIfNeeded: bytes.count)
    bytes += Array("=\"".utf8)
    let valueStart = UInt32(truncatingIfNeeded: bytes.count)
    bytes += value
    var attribute = MarkupAttribute(name: id, nameStart: nameStart, nameEnd: nameEnd)
    attribute.quote = UInt8(ascii: "\"")
    attribute.valueStart = valueStart
    attribute.valueEnd = UInt32(truncatingIfNeeded: bytes.count)
    bytes.append(attribute.quote)
    attributes.append(attribute)
    return attributes.count - 1
  }
}
