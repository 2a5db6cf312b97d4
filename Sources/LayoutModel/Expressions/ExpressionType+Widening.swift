import LayoutSchema

extension ExpressionType {
  /// Whether a value of the type can be used as a value of `other`.
  ///
  /// An integer widens to a number, a number to points, and a string to a text. A choice widens to
  /// a choice that has all its words. Every type widens to its optional, and `nil` to every
  /// optional. Numbers, points and percentages widen to dimensions.
  package func widens(to other: ExpressionType) -> Bool {
    if self == other { return true }
    switch (self, other) {
    case (.integer, .number), (.integer, .points), (.number, .points): return true
    case (.string, .text), (.optional(.string), .optional(.text)): return true
    case (.integer, .dimension), (.number, .dimension), (.points, .dimension),
      (.percent, .dimension):
      return true
    case (.choice(let words), .choice(let all)): return words.allSatisfy { all.contains($0) }
    case (.nothing, .optional): return true
    case (.optional(.choice(let words)), .optional(.choice(let all))):
      return words.allSatisfy { all.contains($0) }
    // Inside an optional or a list, no other type is widened.
    case (.optional, _), (.list, _): return false
    case (_, .optional(let wrapped)): return widens(to: wrapped)
    default: return false  // open: pairs; the types that widen are listed above.
    }
  }

  /// Returns the narrowest type to which both types widen, or nil.
  package func joined(with other: ExpressionType) -> ExpressionType? {
    if widens(to: other) { return other }
    if other.widens(to: self) { return self }
    switch (self, other) {
    case (.choice(let words), .choice(let others)):
      return .choice(words + others.filter { !words.contains($0) })
    case (.optional(.string), .text), (.text, .optional(.string)): return .optional(.text)
    case (.nothing, _): return .optional(other)
    case (_, .nothing): return .optional(self)
    case (.optional(let wrapped), _) where !other.isOptional:
      // For `Integer?` and a Number, the optional would have to convert its value.
      return other.widens(to: wrapped) ? self : nil
    case (_, .optional(let wrapped)) where !isOptional:
      return widens(to: wrapped) ? other : nil
    default: return nil  // open: pairs; types with a common type are listed above.
    }
  }
}

extension TypedExpression {
  /// Returns the expression converted to `other`, to which its type widens.
  package func widened(to other: ExpressionType) -> TypedExpression {
    if type == other { return self }
    if other == .dimension, type == .integer || type == .number {
      return widened(to: .points).widened(to: .dimension)
    }
    if case .optional(let wrapped) = other, !type.isOptional, type != .nothing, type != wrapped {
      return widened(to: wrapped).widened(to: other)
    }
    return TypedExpression(.convert(self), other, at: range).folded
  }

  /// The value of a literal, or nil for other expressions.
  package var literal: ConstantValue? {
    if case .literal(let value) = node { return value }
    return nil
  }

  /// The work that may be done to fold an expression, in units of an evaluator's
  /// ``ExpressionEvaluator/work``.
  private static let mostFolding = 4096

  /// The expression, or a literal if all its operands are literals.
  package var folded: TypedExpression {
    let isConstant: Bool
    switch node {
    case .literal, .parameter, .local, .item, .constant, .environment, .filled, .closure:
      isConstant = false
    case .field(let operand, _), .unary(_, let operand), .convert(let operand),
      .opened(let operand), .isNone(let operand):
      isConstant = operand.literal != nil
    case .binary(_, let left, let right):
      isConstant = left.literal != nil && right.literal != nil
    case .conditional(let test, let yes, let no):
      guard let value = test.literal else { return self }
      var branch = value == .bool(true) ? yes : no
      branch.range = range
      return branch
    case .coalesce(let optional, var other):
      guard let value = optional.literal else { return self }
      isConstant = value != .none
      if isConstant { break }
      other.range = range
      return other
    case .element(let list, let place):
      isConstant = list.literal != nil && place.literal != nil
    case .list(let elements): isConstant = elements.allSatisfy { $0.literal != nil }
    case .call(let function, let operands):
      isConstant =
        function.spec.isFolded && !function.spec.followsLanguage
        && operands.allSatisfy { $0.literal != nil }
    // A localization key with placeholders is not folded.
    case .interpolation where type == .text: isConstant = false
    case .interpolation(let pieces): isConstant = pieces.allSatisfy { $0.literal != nil }
    }
    guard isConstant else { return self }
    // Folding a long text that is named in many places would repeat the text in each.
    var evaluator = ExpressionEvaluator()
    evaluator.work = Self.mostFolding
    let value = evaluator.value(of: self)
    return evaluator.excess == nil ? TypedExpression(.literal(value), type, at: range) : self
  }
}
