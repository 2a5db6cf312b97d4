import LayoutDiagnostics

/// Evaluates expressions that name constants but no parameters.
struct ConstantFolder {
  /// The most bytes that a constant or a default may have.
  static let longestText = 100_000

  /// The work that is left for the constants and defaults of the document.
  private var work = mostWork

  /// The work that all constants and defaults of a document may take together.
  static let mostWork = 10_000_000

  /// Returns the value of an expression, or nil.
  ///
  /// Reports if the text of `name`, or the work for all constants together, is too large.
  mutating func value(
    of expression: TypedExpression, called name: String, isDark: Bool, _ draft: inout Draft
  ) -> ConstantValue? {
    // A literal is as long as it is written, so it needs no limit.
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
