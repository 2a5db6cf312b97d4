/// The name of the Swift type that a document declares.
package enum DocumentName {
  /// Returns the name declared in `document`, or the name derived from the path of its file.
  package static func of(_ document: TypedDocument, path: String) -> String {
    document.declaredName ?? fromPath(path)
  }

  /// Returns the name derived from the path of a file: `Cards/place-card.layout.xml` gives
  /// `PlaceCard`.
  ///
  /// Words begin with a capital, and characters that a Swift name cannot contain are removed. A
  /// name that would not start with a letter gets a leading underscore; an empty one becomes
  /// `Layout`.
  package static func fromPath(_ path: String) -> String {
    let name = words(inFileOf: path)
    guard let first = name.first else { return "Layout" }
    return first.properties.isXIDStart ? String(name) : "_" + String(name)
  }

  /// Returns a name of a type for a file whose own name is none, as it starts with a digit or has
  /// no letters; nil for all other files, and for what is no file of a document.
  ///
  /// `2nd-card.layout.xml` gives `Layout2ndCard`.
  package static func inPlaceOf(_ path: String) -> String? {
    guard path.hasSuffix(".xml") else { return nil }
    let name = words(inFileOf: path)
    guard let first = name.first else { return "MyLayout" }
    return first.properties.isXIDStart ? nil : "Layout" + String(name)
  }

  /// Returns the characters of a file's name that a name in Swift can contain, with a capital at
  /// the start of each word.
  private static func words(inFileOf path: String) -> String.UnicodeScalarView {
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
    return name
  }

  private static func isNamePart(_ scalar: Unicode.Scalar) -> Bool {
    scalar != "_" && scalar.properties.isXIDContinue
  }

  private static func capital(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    let capital = scalar.properties.titlecaseMapping.unicodeScalars
    return capital.count == 1 ? capital.first ?? scalar : scalar
  }
}
