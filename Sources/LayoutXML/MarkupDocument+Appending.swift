import LayoutDiagnostics

extension MarkupDocument {
  /// Adds an attribute that stands behind the end of the text, on no element, and gives its index.
  ///
  /// The value is taken as XML means it. Offsets of what is added lie behind all others, so that
  /// everything that is read from attributes reads these too.
  package mutating func appendAttribute(_ name: String, value: String) -> Int {
    // What parts two attributes is no blank, so that nobody looks past it.
    bytes.append(0)
    let nameStart = UInt32(truncatingIfNeeded: bytes.count)
    bytes.append(contentsOf: name.utf8)
    let nameEnd = UInt32(truncatingIfNeeded: bytes.count)
    let spelling = Array(name.utf8)
    let id = names.intern(NameKey(spelling.span), spelling.span)
    bytes.append(UInt8(ascii: "="))
    bytes.append(UInt8(ascii: "\""))
    let valueStart = UInt32(truncatingIfNeeded: bytes.count)
    bytes.append(contentsOf: value.utf8)
    var attribute = MarkupAttribute(name: id, nameStart: nameStart, nameEnd: nameEnd)
    attribute.quote = UInt8(ascii: "\"")
    attribute.valueStart = valueStart
    attribute.valueEnd = UInt32(truncatingIfNeeded: bytes.count)
    bytes.append(attribute.quote)
    attributes.append(attribute)
    return attributes.count - 1
  }
}
