import LayoutCompiler
import LayoutDiagnostics

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
    return ImportPath.normalized(unescaped(rest))
  }

  /// Returns the address of a file.
  ///
  /// What is no absolute path is returned as it is, such as the name of a library that comes with
  /// the compiler.
  package static func uri(of path: String) -> String {
    path.utf8.first == slash ? URIReference.path(path) : path
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
}
