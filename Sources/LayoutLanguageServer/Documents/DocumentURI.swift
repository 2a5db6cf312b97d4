/// Conversions between the addresses of documents and paths of files (RFC 8089).
package enum DocumentURI {
  /// Returns the absolute path of a `file` address; nil for another scheme.
  ///
  /// Clients disagree on which signs they escape, so that one path has many addresses.
  package static func path(of uri: String) -> String? {
    let bytes = Array(uri.utf8)
    let scheme = Array("file:".utf8)
    guard bytes.count > scheme.count,
      zip(bytes, scheme).allSatisfy({ $0 | 0x20 == $1 | 0x20 })
    else { return nil }
    var rest = bytes[scheme.count...]
    if rest.starts(with: [slash, slash]) {
      // The host behind the two slashes is this machine, whatever its name.
      rest = rest.dropFirst(2).drop { $0 != slash }
    }
    if let end = rest.firstIndex(where: { $0 == UInt8(ascii: "?") || $0 == UInt8(ascii: "#") }) {
      rest = rest[..<end]
    }
    guard rest.first == slash else { return nil }
    return normalized(unescaped(rest))
  }

  /// Returns the address of a file.
  ///
  /// What is no absolute path is returned as it is, such as the name of a library that comes with
  /// the compiler.
  package static func uri(of path: String) -> String {
    guard path.utf8.first == slash else { return path }
    var uri = "file://"
    for byte in path.utf8 {
      if isPlain(byte) {
        uri.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        let digits = String(byte, radix: 16, uppercase: true)
        uri += digits.count == 1 ? "%0\(digits)" : "%\(digits)"
      }
    }
    return uri
  }

  private static let slash = UInt8(ascii: "/")

  private static func unescaped(_ bytes: ArraySlice<UInt8>) -> String {
    var text: [UInt8] = []
    var place = bytes.startIndex
    while place < bytes.endIndex {
      if bytes[place] == UInt8(ascii: "%"), place + 2 < bytes.endIndex,
        let byte = UInt8(String(decoding: bytes[place + 1...place + 2], as: UTF8.self), radix: 16)
      {
        text.append(byte)
        place += 3
      } else {
        text.append(bytes[place])
        place += 1
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// Returns the path without empty parts, `.` and `..`.
  private static func normalized(_ path: String) -> String {
    var parts: [Substring.UTF8View] = []
    for part in path.utf8.split(separator: slash) {
      if part.elementsEqual(".".utf8) { continue }
      if part.elementsEqual("..".utf8) { _ = parts.popLast() } else { parts.append(part) }
    }
    return parts.isEmpty ? "/" : parts.map { "/" + String(Substring($0)) }.joined()
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
}
