/// The name of the Swift type that a document declares.
package enum DocumentName {
  /// The name that `document` gives itself, else the one that its file's name gives it.
  package static func of(_ document: TypedDocument, path: String) -> String {
    document.declaredName ?? fromPath(path)
  }

  /// The name that a file gives: `Cards/place-card.layout.xml` makes `PlaceCard`.
  ///
  /// Words begin with a capital and whatever a Swift name cannot hold falls away; a name that would not
  /// start with a letter gets an underscore before it, and one that would be empty is `Layout`.
  package static func fromPath(_ path: String) -> String {
    var file = Substring(path)
    if let slash = file.utf8.lastIndex(where: {
      $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "\\")
    }) {
      file = file[file.utf8.index(after: slash)...]
    }
    for ending in [".layout.xml", ".xml"] where file.hasSuffix(ending) {
      file = file.dropLast(ending.count)
      break
    }
    var name = String.UnicodeScalarView()
    var startsWord = true
    for scalar in file.unicodeScalars {
      guard isNamePart(scalar) else {
        startsWord = true
        continue
      }
      name.append(startsWord ? capital(scalar) : scalar)
      startsWord = false
    }
    guard let first = name.first else { return "Layout" }
    return first.properties.isXIDStart ? String(name) : "_" + String(name)
  }

  private static func isNamePart(_ scalar: Unicode.Scalar) -> Bool {
    scalar != "_" && scalar.properties.isXIDContinue
  }

  private static func capital(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    let capital = scalar.properties.titlecaseMapping.unicodeScalars
    return capital.count == 1 ? capital.first ?? scalar : scalar
  }
}
