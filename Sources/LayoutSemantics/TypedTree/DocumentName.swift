/// The name of the Swift type that a document declares.
package enum DocumentName {
  /// The name that `document` gives itself, else the one that its file's name gives it.
  package static func of(_ document: TypedDocument, path: String) -> String {
    document.declaredName ?? fromPath(path)
  }

  /// The name that a file gives: `Cards/place-card.layout.xml` makes `PlaceCard`.
  ///
  /// Words begin with a capital and whatever a Swift name cannot hold falls away; a name that would
  /// start with a digit gets an underscore before it, and one that would be empty is `Layout`.
  package static func fromPath(_ path: String) -> String {
    var file = Substring(path)
    if let slash = file.lastIndex(where: { $0 == "/" || $0 == "\\" }) {
      file = file[file.index(after: slash)...]
    }
    for ending in [".layout.xml", ".xml"] where file.hasSuffix(ending) {
      file = file.dropLast(ending.count)
      break
    }
    let words = file.unicodeScalars.split { !isNamePart($0) }
    let name = words.map { capitalized(String($0)) }.joined()
    guard let first = name.unicodeScalars.first else { return "Layout" }
    return isDigit(first) ? "_" + name : name
  }

  private static func capitalized(_ word: String) -> String {
    word.prefix(1).uppercased() + word.dropFirst()
  }

  private static func isNamePart(_ scalar: Unicode.Scalar) -> Bool {
    isDigit(scalar) || ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar)
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool {
    ("0"..."9").contains(scalar)
  }
}
