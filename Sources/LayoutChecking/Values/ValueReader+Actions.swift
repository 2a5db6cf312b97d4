import LayoutDiagnostics
import LayoutModel
import LayoutSchema
import LayoutXML

// Values that are actions.
extension ValueReader {
  /// Reads the action of an attribute of the language, such as `tap`, of the element read last.
  mutating func action(
    of attribute: MarkupAttribute, _ row: RowID, _ draft: inout Draft
  ) -> TypedValue? {
    let place = draft.document.nodes.count - 1
    guard place >= 0, !draft.isBrokenMarkup(attribute.range) else { return nil }
    let name = draft.tables.schema[row].name
    var supplied: [ExpressionType] = []
    if name == .change || name == .submit {
      guard let value = changedType(of: place, isRequired: name == .change, attribute, &draft)
      else { return nil }
      supplied = value
    }
    let index = firing(attribute, supplied: supplied, by: "the control's value", at: place, &draft)
    return index < 0 ? nil : .fires(index)
  }

  /// Returns the type of the value that people change in a declared element, in a list; reports an
  /// element without one.
  private func changedType(
    of place: Int, isRequired: Bool, _ attribute: MarkupAttribute, _ draft: inout Draft
  ) -> [ExpressionType]? {
    let declaration = draft.document.declaration(ofElement: place)
    if let declaration, let changed = declaration.changed {
      return [declaration.attributes[changed].type.unwrapped]
    }
    if let declaration, declaration.hostView != nil, !isRequired { return [] }
    draft.report(
      .unchangedElement(
        draft.markup.names.name(of: attribute.name), draft.elementName(place),
        isComponent: declaration == nil, attribute, draft.markup))
    return nil
  }

  /// Returns the index of the firing in an attribute, or −1 after a finding.
  mutating func firing(
    _ attribute: MarkupAttribute, supplied: [ExpressionType], by source: String, at place: Int,
    _ draft: inout Draft
  ) -> Int32 {
    let scope = expressions.scope(of: place, attribute: attribute, in: draft)
    var reader = ExpressionReader(ExpressionText(attribute, in: draft.markup), in: scope)
    let fired = reader.action(supplied: supplied, by: source)
    expressions.note(reader, &draft)
    guard let fired, reader.findings.allSatisfy({ $0.severity != .error }) else { return -1 }
    draft.uses.note(action: fired.action, in: scope.component)
    let arguments = fired.arguments.map { draft.keep($0) }
    draft.document.structure.firings.append(
      TypedFiring(
        action: Int32(fired.action), arguments: arguments, takesMore: fired.takesMore,
        at: attribute.valueRange))
    return Int32(draft.document.structure.firings.count - 1)
  }
}
