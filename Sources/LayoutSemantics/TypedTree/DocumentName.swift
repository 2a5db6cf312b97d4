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
    if let slash = file.utf8.lastIndex(where: {
      $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "\\")
    }) {
      file = file[file.utf8.index(after: slash)...]
    }
    for ending in [".layout.xml", ".xml"] where file.hasSuffix(ending) {
      file = file.dropLast(ending.count)
      break
    }
    var name = ""
    var startsWord = true
    for byte in file.utf8 {
      guard isNamePart(byte) else {
        startsWord = true
        continue
      }
      let isLower = (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
      name.unicodeScalars.append(Unicode.Scalar(startsWord && isLower ? byte - 0x20 : byte))
      startsWord = false
    }
    guard let first = name.utf8.first else { return "Layout" }
    return isDigit(first) ? "_" + name : name
  }

  private static func isNamePart(_ byte: UInt8) -> Bool {
    isDigit(byte) || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}
