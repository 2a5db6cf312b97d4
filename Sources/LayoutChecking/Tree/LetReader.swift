import LayoutDiagnostics
import LayoutModel
import LayoutSchema
import LayoutXML

/// Reads `let` elements, which name the value of an expression in a layout, a component or a loop.
enum LetReader {
  /// Reads the `let` at `place`, and adds its name to the scope of the elements after it in
  /// `parent`.
  static func read(
    _ place: Int, parent: Int32, _ expressions: inout BodyExpressions, _ draft: inout Draft
  ) {
    guard parent >= 0, isHome(Int(parent), draft),
      let name = draft.document.string(.name, of: place).map(Words.trimmed), !name.isEmpty,
      let nameRange = draft.attribute(.name, of: place)?.valueRange
    else { return }
    var scope = expressions.scopes.scope(inside: Int(parent), in: draft.document)
    guard claim(name, at: nameRange, in: scope, parent, draft.document, &draft) else { return }
    let value = value(of: place, called: name, in: scope, &expressions, &draft)
    if value >= 0 {
      let type = draft.document.structure.expressions[Int(value)].type
      let local = Int32(draft.document.structure.locals.count)
      draft.document.structure.locals.append(LocalName(name: name, type: type))
      add(
        TypedLet(
          local: local, value: value, markup: draft.document.nodes[place].markup,
          range: nameRange), to: Int(parent), &draft)
      scope.addLayer(ExpressionScope.Entry(name, .local(Int(local)), type))
    } else {
      // The mistake in the value has been reported; uses of the name are not.
      scope.addLayer(ExpressionScope.Entry(name, .literal(.none), .nothing))
    }
    expressions.scopes.open(scope, in: Int(parent))
  }

  private static func isHome(_ parent: Int, _ draft: borrowing Draft) -> Bool {
    let node = draft.document.nodes[parent]
    return ElementSet.homes(of: .let).contains(node.kind)
      && (node.kind != .component || node.detail < 0)
  }

  /// Returns the index of the value's expression, or reports a mistake and returns −1.
  private static func value(
    of place: Int, called name: String, in scope: ExpressionScope,
    _ expressions: inout BodyExpressions, _ draft: inout Draft,
  ) -> Int32 {
    guard let attribute = draft.attribute(.value, of: place),
      !draft.isBrokenMarkup(attribute.range)
    else { return -1 }
    var reader = ExpressionReader(ExpressionText(attribute, in: draft.markup), in: scope)
    let value = reader.inferredValue()
    guard let value, value.type == .nothing else {
      return expressions.keep(value, of: reader, &draft)
    }
    expressions.note(reader, &draft)
    draft.report(.valueOfNothing(name, at: attribute.valueRange))
    return -1
  }

  /// Returns whether a name is free, and reports a name that is taken; a name may hide only a
  /// constant.
  private static func claim(
    _ name: String, at range: SourceRange, in scope: ExpressionScope, _ parent: Int32,
    _ document: TypedDocument, _ draft: inout Draft,
  ) -> Bool {
    guard let entry = scope.entry(named: name) else { return true }
    let owner: String
    switch entry.node {
    case .constant where draft.document.nodes[Int(parent)].kind != .layout:
      draft.report(.shadowedName(name, at: range))
      return true
    case .constant: owner = "a constant"
    case .parameter: owner = "a parameter"
    default: owner = "a value"  // open: nodes; all other names are of values.
    }
    draft.report(.takenName(name, by: owner, at: range))
    return false
  }

  private static func add(_ value: TypedLet, to parent: Int, _ draft: inout Draft) {
    let node = draft.document.nodes[parent]
    switch node.kind {
    case .for: draft.document.structure.loops[Int(node.detail)].lets.append(value)
    case .component:
      guard let component = draft.names.componentMarkup.firstIndex(of: node.markup) else { return }
      draft.document.structure.components[component].lets.append(value)
    default: draft.document.structure.lets.append(value)  // open: only the layout is left.
    }
  }
}
