/// An expression as it is written, its ranges counted in its ``ExpressionText``.
struct ExpressionSyntax: Equatable {
  indirect enum Kind: Equatable {
    case literal(ConstantValue, ExpressionType)
    /// A string with values in it.
    case text([Piece])
    /// `.word`
    case choice(String)
    case name(String)
    case field(ExpressionSyntax, String, Range<Int>)
    /// What may be `nil`, with the `?` behind it that ends the path there.
    case chained(ExpressionSyntax)
    /// An element of a list by its place.
    case element(ExpressionSyntax, ExpressionSyntax)
    case list([ExpressionSyntax])
    case call(String, Range<Int>, [ExpressionSyntax])
    case unary(UnaryOperator, ExpressionSyntax)
    case binary(BinaryOperator, Range<Int>, ExpressionSyntax, ExpressionSyntax)
    case conditional(ExpressionSyntax, ExpressionSyntax, ExpressionSyntax)
    case coalesce(ExpressionSyntax, Range<Int>, ExpressionSyntax)
  }

  /// A piece of a string: what is written, or what an expression prints.
  enum Piece: Equatable {
    case words([UInt8])
    case value(ExpressionSyntax)
  }

  var kind: Kind
  var range: Range<Int>

  init(_ kind: Kind, _ range: Range<Int>) {
    self.kind = kind
    self.range = range
  }
}
