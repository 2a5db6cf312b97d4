/// An origin whose pages may hold the page of previews in a frame, such as `vscode-webview:`.
///
/// It is a scheme with a host and perhaps a port, as in `http://localhost:3000`, or a scheme alone,
/// but for those of the web.
package struct EmbeddingOrigin: Sendable, Equatable {
  /// The origin as a source of a content security policy.
  package let text: String

  /// Reads an origin; nil if it is none.
  package init?(_ text: String) {
    guard let colon = text.firstIndex(of: ":") else { return nil }
    let scheme = text[..<colon]
    let rest = text[text.index(after: colon)...]
    guard scheme.utf8.first.map(Self.isLetter) == true,
      scheme.utf8.allSatisfy({ Self.isLetter($0) || Self.isDigit($0) || Self.marks.contains($0) })
    else { return nil }
    if rest.isEmpty {
      guard !["http", "https"].contains(scheme.lowercased()) else { return nil }
    } else {
      let host = rest.dropFirst(2)
      guard rest.hasPrefix("//"), !host.isEmpty,
        host.utf8.allSatisfy({
          Self.isLetter($0) || Self.isDigit($0) || Self.marks.contains($0)
            || $0 == UInt8(ascii: ":")
        })
      else { return nil }
    }
    self.text = text
  }

  private static let marks = Array("-.+".utf8)

  private static func isLetter(_ byte: UInt8) -> Bool {
    UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
  }
}
