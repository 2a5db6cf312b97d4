/// A converter of paths to URI references (RFC 3986).
package enum URIReference {
  /// Returns a relative reference for a relative path, and a `file` URI for an absolute one.
  package static func path(_ path: String) -> String {
    let relative = path.hasPrefix("./") ? path.dropFirst(2) : path[...]
    return (path.hasPrefix("/") ? "file://" : "") + escaped(relative)
  }

  /// Returns a text with all bytes escaped that a path of a URI does not contain as they are.
  package static func escaped(_ text: some StringProtocol) -> String {
    text.utf8.map { isPlain($0) ? String(Unicode.Scalar($0)) : percent($0) }.joined()
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
      UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "/"):
      true
    default: false
    }
  }

  private static func percent(_ byte: UInt8) -> String {
    let digits = String(byte, radix: 16, uppercase: true)
    return "%" + (digits.count == 1 ? "0" : "") + digits
  }
}
