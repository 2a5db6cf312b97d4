/// Why a text is no expression, and which part of it is wrong.
struct ExpressionIssue: Equatable {
  enum Kind: Equatable {
    case empty
    /// There are no braces where a binding must stand.
    case noBinding
    /// `{{…}}` around a binding.
    case doubleBraces
    /// Something stands behind the braces of a value that is one binding.
    case behindBinding
    case unclosedBinding
    case unclosedString
    /// A brace in a string that opens or closes no value.
    case loneBrace
    /// Something that no expression has in it.
    case strayCharacter
    /// An operand is missing before what stands here.
    case missingOperand
    /// An operand is missing behind what stands here.
    case missingOperandBehind
    /// An operator is missing before what stands here.
    case missingOperator
    case missingClose
    case missingColon
    case missingFieldName
    /// An operator of other languages, with ours, or with advice where there is none.
    case foreignOperator(ours: String?, advice: String?)
    case doubleQuotes
    /// `asset:Name` or `symbol:name`.
    case dollar
    /// A `?` that reads as one of a path, before the `:` of a choice.
    case tightQuestion
    case forcedOptional
    case missingBracket
    case missingPlace
    case longList
    case numberSpelling
    case numberTooLarge
    case unknownUnit
    case colorDigits
    case chainedComparison
    case tooDeep
  }

  var kind: Kind
  var range: Range<Int>

  init(_ kind: Kind, _ range: Range<Int>) {
    self.kind = kind
    self.range = range
  }
}
