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
    return keep(fired, at: attribute.valueRange, in: scope.component, &draft)
  }

  /// Adds what is fired in a place to the document, and returns its index; −1 for nothing.
  private func keep(
    _ fired: FiredChoice, at range: SourceRange, in component: Int32, _ draft: inout Draft
  ) -> Int32 {
    let firing: TypedFiring
    switch fired {
    case .nothing: return -1
    case .action(let fired):
      draft.uses.note(action: fired.action, in: component)
      firing = TypedFiring(
        action: Int32(fired.action), arguments: fired.arguments.map { draft.keep($0) },
        takesMore: fired.takesMore, at: range)
    case .choice(let test, let first, let second):
      let choice = TypedFiring.Choice(
        test: draft.keep(test), then: keep(first, at: range, in: component, &draft),
        otherwise: keep(second, at: range, in: component, &draft))
      let ways = [choice.then, choice.otherwise].filter { $0 >= 0 }
      firing = TypedFiring(
        choice,
        takesMore: ways.contains { draft.document.structure.firings[Int($0)].takesMore },
        at: range)
    }
    draft.document.structure.firings.append(firing)
    return Int32(draft.document.structure.firings.count - 1)
  }
}
