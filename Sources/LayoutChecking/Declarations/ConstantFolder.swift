import LayoutDiagnostics
import LayoutModel

/// Evaluates expressions that name constants but no parameters.
struct ConstantFolder {
  /// The work that is left for the constants and defaults of the document.
  private var work = ConstantLimits.mostWork

  /// Returns the value of an expression, or nil.
  ///
  /// Reports if the text of `name`, or the work for all constants together, is too large.
  mutating func value(
    of expression: TypedExpression, called name: String, isDark: Bool, _ draft: inout Draft
  ) -> ConstantValue? {
    // A literal is as long as it is written, so it needs no limit.
    if let literal = expression.literal { return literal }
    guard work > 0 else { return nil }
    var evaluator = ExpressionEvaluator(isDark: isDark)
    evaluator.work = work
    evaluator.longestText = ConstantLimits.longestText
    let value = evaluator.value(of: expression, in: draft.document.structure)
    work = evaluator.work
    switch evaluator.excess {
    case nil: return value
    case .text: draft.report(.oversizedText(of: name, at: expression.range))
    case .work: draft.report(.oversizedTexts(at: expression.range))
    }
    return nil
  }
}
