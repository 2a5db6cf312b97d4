/// A value that lacks its closing quote, and so extends to the opening quote of the next value.
package enum JoinedValue {
  /// Returns the end of such a value, as of `1` in `a="1 b="2"`; nil for other values.
  ///
  /// - Parameters:
  ///   - value: The range from one quote to the next.
  ///   - byte: Returns the byte at an offset.
  /// - Returns: The offset behind the value, without the blanks before the next attribute.
  package static func end(of value: Range<Int>, _ byte: (Int) -> UInt8) -> Int? {
    let start = value.lowerBound
    var offset = value.upperBound
    func skip(_ isSkipped: (UInt8) -> Bool) {
      while offset > start, isSkipped(byte(offset - 1)) { offset -= 1 }
    }
    skip(XMLCharacters.isBlank)
    guard offset > start, byte(offset - 1) == UInt8(ascii: "=") else { return nil }
    offset -= 1
    skip(XMLCharacters.isBlank)
    let nameEnd = offset
    skip(XMLCharacters.continuesName)
    guard offset < nameEnd, XMLCharacters.startsName(byte(offset)), offset > start,
      XMLCharacters.isBlank(byte(offset - 1))
    else { return nil }
    skip(XMLCharacters.isBlank)
    return offset
  }

  /// Whether a byte behind a quote begins a value, so that the quote may be its opening one.
  package static func begins(with byte: UInt8) -> Bool {
    !XMLCharacters.isBlank(byte) && byte != UInt8(ascii: ">") && byte != UInt8(ascii: "/")
      && byte != 0
  }
}
