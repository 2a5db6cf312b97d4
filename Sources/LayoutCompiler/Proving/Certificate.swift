package import LayoutDiagnostics
import LayoutLanguages

/// What a certificate of a proof says of the run, besides its documents.
package struct Certificate: Sendable {
  /// The version of the format.
  static let version = 2
  /// The program whose layouts were proved.
  static let tool = "layoutc \(Version.current)"

  /// The text metrics that replaced those of previews; nil if none did.
  var textMetrics: String?
  /// The translations that were tried too.
  var strings: File?
  /// The languages of the translations; empty for all that there are.
  var languages: [String]

  /// A file with a digest of its text in UTF-8.
  struct File: Sendable, Equatable {
    var path: String
    var digest: Digest

    var json: JSONValue {
      ["path": .string(path), "digest": .string(digest.description)]
    }
  }

  /// Creates what is said of a run.
  package init(textMetrics: LayoutRequest.TextMetrics?, strings: StringsFile?) {
    self.textMetrics = textMetrics?.words
    self.strings = strings.map { strings in
      let bytes = strings.source.bytes ?? []
      return File(path: strings.source.name, digest: Digest(of: bytes.span))
    }
    languages = strings?.checkedTables.map(\.language) ?? []
  }

  // MARK: The seal

  /// The text between the members of a certificate and the digest of all that is before.
  private static let beforeSeal = ",\n  \"digest\": \""

  /// Returns the text of a certificate with a digest of itself.
  package static func sealed(_ json: JSONValue) -> String {
    var text = json.document()
    // The end of the object is written behind the digest.
    while let last = text.last, last == "\n" || last == "}" { text.removeLast() }
    let bytes = Array(text.utf8)
    let digest = Digest(of: bytes.span)
    return text + beforeSeal + digest.description + "\"\n}\n"
  }

  /// Whether the digest of a certificate is that of all that is before it.
  ///
  /// `digest` is the member, and `bytes` the text.
  static func isSealed(_ bytes: [UInt8], by digest: JSONNode) -> Bool {
    let start = Int(digest.range.start) - beforeSeal.utf8.count
    guard start > 0, let said = digest.string.flatMap({ Digest($0) }),
      bytes[start..<Int(digest.range.start)].elementsEqual(beforeSeal.utf8),
      bytes[Int(digest.range.end)...].elementsEqual("\"\n}\n".utf8)
    else { return false }
    let sealed = Array(bytes[..<start])
    return Digest(of: sealed.span) == said
  }
}

extension LayoutRequest.TextMetrics {
  /// The text metrics as an option says them.
  fileprivate var words: String {
    switch self {
    case .proportional: "proportional"
    case .fixed(let advance, let height):
      "fixed:\(advance.toTheHundredth)x\(height.toTheHundredth)"
    case .pango: "pango"
    }
  }
}
