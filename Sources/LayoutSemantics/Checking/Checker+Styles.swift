import LayoutDiagnostics
import LayoutSchema
import LayoutXML

// Styles where they are used: their attributes are read where they stand, as if that were on the
// element.
extension Checker {
  /// Whether an attribute of a style gives way to what the element or a later style says.
  func isOverruled(
    _ attribute: MarkupAttribute, _ taken: AttributeMask, _ ruledOut: AttributeMask
  ) -> Bool {
    guard let name = draft.tables.schema.attribute(named: attribute.name.rawValue) else {
      return false
    }
    if taken.contains(name) || ruledOut.contains(name) { return true }
    return draft.tables.exclusionsByName[Int(name.rawValue)].intersects(taken)
  }
}

// MARK: What they say

extension Checker {
  /// The value of a style's attribute by a row: the same for all who read it so.
  mutating func styledValue(_ attribute: MarkupAttribute, _ row: RowID) -> TypedValue? {
    if let known = draft.styles.value(of: attribute, row) { return known }
    draft.styles.beginValue()
    let value = value(of: attribute, row)
    draft.styles.endValue()
    // Under an element that means nothing, not all that is wrong is said.
    if value != nil || !draft.isUnderUnknown {
      draft.styles.keep(value, of: attribute, row)
    }
    return value
  }

  /// What a style's attribute gives a parameter: the same for all parameters of a type.
  mutating func styledArgument(
    _ attribute: MarkupAttribute, as type: ExpressionType, _ read: (inout Checker) -> Int32
  ) -> Int32 {
    if let known = draft.styles.argument(attribute, as: type) { return known }
    draft.styles.beginValue()
    let value = read(&self)
    draft.styles.endValue()
    draft.styles.keep(argument: value, attribute, as: type)
    return value
  }
}
