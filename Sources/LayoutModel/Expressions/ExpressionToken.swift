/// A token of an expression.
package struct ExpressionToken: Equatable {
  package enum Kind: Equatable {
    case literal(ConstantValue, ExpressionType)
    /// A string with braces in it.
    case text
    case choice(String)
    case name(String)
    /// The id of an element, written `#id` before a point.
    case anchor(String)
    /// A binary operator, written as a sign or as a word.
    case binary(BinaryOperator)
    case not
    case coalesce
    case question
    case colon
    case open
    case close
    case openBracket
    case closeBracket
    case comma
    case point
    /// A `?` directly before a point or a bracket, which is a token of its own.
    case chain
    /// A `=>` between the name of an element and a value for it.
    case arrow
    /// A `...` between the first and the last integer of a range.
    case dots
    case end
  }

  package var kind: Kind
  package var range: Range<Int>

  init(_ kind: Kind, _ range: Range<Int>) {
    self.kind = kind
    self.range = range
  }
}
