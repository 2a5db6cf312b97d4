/// A type as written, before its names are resolved.
///
/// Ranges count the bytes of the decoded value.
indirect enum TypeSyntax: Equatable {
  case name(String, Range<Int>)
  case optional(TypeSyntax, Range<Int>)
  case list(TypeSyntax, Range<Int>)

  var range: Range<Int> {
    switch self {
    case .name(_, let range), .optional(_, let range), .list(_, let range): range
    }
  }
}

/// The reason why a text is no type, and the part that is wrong.
struct TypeIssue: Error, Equatable {
  enum Kind: Equatable {
    case empty
    /// A part that no type contains.
    case notAType
    /// A bracket without its closing bracket.
    case openBracket
    /// A second `?`.
    case optionalTwice
    case tooDeep
  }

  var kind: Kind
  var range: Range<Int>
}
