/// An expression as written, with ranges in its ``ExpressionText``.
package struct ExpressionSyntax: Equatable {
  package indirect enum Kind: Equatable {
    case literal(ConstantValue, ExpressionType)
    /// A string with values in it.
    case text([Piece])
    /// A choice word, written `.word`.
    case choice(String)
    case name(String)
    /// An element by its id, written `#id`, before one of its members.
    case anchor(String)
    case field(ExpressionSyntax, String, Range<Int>)
    /// A value that may be `nil`, followed by a `?` that then ends the path.
    case chained(ExpressionSyntax)
    /// An element of a list, by its index.
    case element(ExpressionSyntax, ExpressionSyntax)
    case list([ExpressionSyntax])
    /// The integers from one to another.
    case range(ExpressionSyntax, ExpressionSyntax)
    /// A name for the elements of a list, with the name's range, and a value for each of them.
    case closure(String, Range<Int>, ExpressionSyntax)
    case call(String, Range<Int>, [ExpressionSyntax])
    case unary(UnaryOperator, ExpressionSyntax)
    case binary(BinaryOperator, Range<Int>, ExpressionSyntax, ExpressionSyntax)
    case conditional(ExpressionSyntax, ExpressionSyntax, ExpressionSyntax)
    case coalesce(ExpressionSyntax, Range<Int>, ExpressionSyntax)
  }

  /// A piece of a string: literal characters, or an expression.
  package enum Piece: Equatable {
    case words([UInt8])
    case value(ExpressionSyntax)
  }

  package var kind: Kind
  package var range: Range<Int>

  init(_ kind: Kind, _ range: Range<Int>) {
    self.kind = kind
    self.range = range
  }
}
