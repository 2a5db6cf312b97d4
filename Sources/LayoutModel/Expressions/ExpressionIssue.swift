/// The reason why a text is no expression, and the part that is wrong.
package struct ExpressionIssue: Equatable {
  package enum Kind: Equatable {
    case empty
    /// No braces where a binding is required.
    case noBinding
    /// `{{…}}` around a binding.
    case doubleBraces
    /// Text after the braces of a value that must be one binding.
    case behindBinding
    /// The fields of a record in braces.
    case record
    case unclosedBinding
    case unclosedString
    /// A brace in a string that opens or closes no value.
    case loneBrace
    /// A character that no expression may contain.
    case strayCharacter
    /// A missing operand before the range.
    case missingOperand
    /// A missing operand after the range.
    case missingOperandBehind
    /// A missing operator before the range.
    case missingOperator
    /// A `=>` without a name before it.
    case loneArrow
    case missingClose
    case missingColon
    case missingFieldName
    /// An operator of other languages, with the language's own operator or with advice.
    case foreignOperator(ours: String?, advice: String?)
    case doubleQuotes
    /// A `$`, which the language does not use.
    case dollar
    /// A `?` of a conditional that reads as part of a path, because no blank stands before it.
    case tightQuestion
    case forcedOptional
    /// A function behind its value, as in `title.uppercased()`, with the ranges of both and that of
    /// the function's other operands.
    case method(name: Range<Int>, value: Range<Int>, operands: Range<Int>)
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

  package var kind: Kind
  package var range: Range<Int>

  package init(_ kind: Kind, _ range: Range<Int>) {
    self.kind = kind
    self.range = range
  }
}
