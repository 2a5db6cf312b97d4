import LayoutDiagnostics

/// Works out what expressions are in which constants are named and no parameters.
struct ConstantFolder {
  /// The most bytes of a constant or a default.
  static let longestText = 100_000

  /// What may still be done to work out the constants and defaults of the document.
  private var work = mostWork

  /// What may be done for all of them.
  static let mostWork = 10_000_000

  /// What the expression is; nil after saying that the text of `name`, or of all together, is too
  /// long.
  mutating func value(
    of expression: TypedExpression, called name: String, isDark: Bool, _ draft: inout Draft
  ) -> ConstantValue? {
    // A literal is as long as it is written.
    if let literal = expression.literal { return literal }
    guard work > 0 else { return nil }
    let structure = draft.document.structure
    var evaluator = ExpressionEvaluator { structure.value(of: $0, isDark: isDark) }
    evaluator.work = work
    evaluator.longestText = Self.longestText
    let value = evaluator.value(of: expression)
    work = evaluator.work
    switch evaluator.excess {
    case nil: return value
    case .text: draft.report(.oversizedText(of: name, at: expression.range))
    case .work: draft.report(.oversizedTexts(at: expression.range))
    }
    return nil
  }
}
