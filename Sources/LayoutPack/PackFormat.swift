/// The fixed numbers of the format, which `Grammar/pack.md` describes.
package enum PackFormat {
  /// The first eight bytes of every pack.
  package static let magic = Array("LAYOUTPK".utf8)
  /// The version of the format; a reader refuses any other major version.
  package static let major = 1
  package static let minor = 1

  /// The bytes before the table of sections.
  static let headerSize = 20
  /// The bytes of a row in the table of sections.
  static let rowSize = 16

  /// The first eight bytes of a signature.
  static let signatureMagic = Array("LAYOUTSG".utf8)
  /// The bytes of a public key.
  package static let keySize = 32
  /// The bytes that sign a message.
  package static let signedSize = 64
  /// The bytes of a signature, with its first eight and its public key.
  static let signatureSize = 8 + keySize + signedSize

  /// The most bytes of a pack.
  package static let mostBytes = 64 << 20
  /// The most sections of a pack.
  static let mostSections = 10_000
  /// The most levels of elements in a body, and of pieces in a text.
  static let deepestNode = 200
  /// The most levels of operations in an expression.
  static let deepestExpression = 256
  /// The most levels of a type or of a constant.
  static let deepestValue = 32
  /// The most parameters, slots, attributes, ways of a style or looks of a declaration or element.
  ///
  /// A run goes over all of them for each element, so that their number is a factor of its work.
  static let mostMembers = 1000
  /// The most names that the loops and `let` values of a file introduce, and the most outlets.
  static let mostNames = 10_000
  /// The most comparisons of words, parameters and imports that verifying a pack may take.
  static let mostWork = 1 << 28
}

/// The kinds of sections, by the four letters of their names.
package enum PackSection: String, CaseIterable, Sendable {
  /// All texts and names.
  case strings = "STRS"
  /// The types of expressions.
  case types = "TYPE"
  /// The elements and the attributes' rows in use.
  case rows = "ROWS"
  /// One file: a layout or a library. There is one section for each file.
  case file = "FILE"
  /// The documents that the app may show.
  case documents = "DOCS"
  /// The strings files.
  case catalogs = "LANG"
  /// The name and the number of the pack, and the app that it is made for.
  case origin = "made"

  /// Whether a pack may lack the section.
  var isOptional: Bool {
    switch self {
    case .catalogs, .origin: true
    case .strings, .types, .rows, .file, .documents: false
    }
  }
}
