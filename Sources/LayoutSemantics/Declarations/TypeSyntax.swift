/// A type as it is written, before its names mean anything.
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

/// Why a text is no type, and which part of it is wrong.
struct TypeIssue: Error, Equatable {
  enum Kind: Equatable {
    case empty
    /// Something that no type has in it.
    case notAType
    /// A bracket that nothing closes.
    case openBracket
    /// A second `?`.
    case optionalTwice
    case tooDeep
  }

  var kind: Kind
  var range: Range<Int>
}
