import LayoutDiagnostics
import LayoutSchema
import LayoutXML

// Values with a name, and other values of declared types.
extension Checker {
  /// Reads the constants of the document, which may name each other.
  mutating func readConstants(_ nodes: [MarkupNode]) {
    let order = ConstantOrder(nodes, draft.markup)
    for loop in order.loops { draft.report(.endlessConstant(loop.names, at: loop.range)) }
    // What is named before it is read stands in a circle, of which that is said.
    declarations.scope.untyped.formUnion(order.allNames)
    for node in order.nodes { readConstant(node) }
  }

  /// Reads a constant, which may name those that were read before.
  private mutating func readConstant(_ node: MarkupNode) {
    guard let (name, range) = declaredName(of: node) else {
      return
    }
    let hasType = draft.markup.attribute(.type, of: node) != nil
    let declared = declaredType(of: node)
    guard let attribute = draft.markup.attribute(.value, of: node), hasType == (declared != nil),
      let value = constant(attribute, name, as: declared)
    else {
      declarations.scope.untyped.insert(name)
      return
    }
    guard let light = folded(value, of: name, isDark: false) else {
      declarations.scope.untyped.insert(name)
      return
    }
    var dark: ConstantValue?
    if let attribute = draft.markup.attribute(.dark, of: node) {
      dark = constant(attribute, name, as: value.type)
        .flatMap { folded($0, of: name, isDark: true) }
    } else {
      dark = folded(value, of: name, isDark: true)
    }
    let place = Int32(draft.document.structure.constants.count)
    let constant = ConstantDeclaration(
      name, value.type, light, dark: dark == light ? nil : dark, at: range)
    draft.document.structure.constants.append(constant)
    declarations.scope.share(
      ExpressionScope.Entry(name, .constant(DeclarationReference(index: place)), value.type))
  }

  private mutating func constant(
    _ attribute: MarkupAttribute, _ name: String, as type: ExpressionType?
  ) -> TypedExpression? {
    guard let type else {
      return read(attribute) { $0.inferredValue() }
    }
    let label = "'\(name)' is \(type.phrase)"
    return read(attribute) { $0.value(as: type, label: label) }
  }

  /// The default of a declared type, in which constants can be named; nil after saying why it is
  /// none.
  mutating func defaultValue(
    _ attribute: MarkupAttribute, of name: String, as type: ExpressionType
  ) -> DefaultValue? {
    let label = "'\(name)' is \(type.phrase)"
    guard let value = read(attribute, { $0.value(as: type, label: label) }) else {
      return nil
    }
    guard let light = folded(value, of: name, isDark: false),
      let dark = folded(value, of: name, isDark: true)
    else { return nil }
    return DefaultValue(light, dark: dark)
  }

  private mutating func read(
    _ attribute: MarkupAttribute, _ body: (inout ExpressionReader) -> TypedExpression?
  ) -> TypedExpression? {
    guard !draft.isBrokenMarkup(attribute.range) else { return nil }
    var reader = ExpressionReader(
      ExpressionText(attribute, in: draft.markup), in: declarations.scope)
    let value = body(&reader)
    declarations.mentioned.formUnion(reader.mentioned)
    for finding in reader.findings { draft.report(finding) }
    return value
  }

  /// What an expression without parameters is; nil after saying that the text of `name`, or of all
  /// together, is too long.
  private mutating func folded(
    _ expression: TypedExpression, of name: String, isDark: Bool
  ) -> ConstantValue? {
    // A literal is as long as it is written.
    if let literal = expression.literal { return literal }
    guard declarations.foldingWork > 0 else { return nil }
    let structure = draft.document.structure
    var evaluator = ExpressionEvaluator { reference in
      let index = Int(reference.index)
      let all =
        reference.module < 0
        ? structure.constants
        : structure.imports.indices.contains(Int(reference.module))
          ? structure.imports[Int(reference.module)].signature.constants : []
      guard all.indices.contains(index) else { return .none }
      return isDark ? all[index].dark ?? all[index].value : all[index].value
    }
    evaluator.work = declarations.foldingWork
    evaluator.longestText = DeclarationState.longestText
    let value = evaluator.value(of: expression)
    declarations.foldingWork = evaluator.work
    switch evaluator.excess {
    case nil: return value
    case .text: draft.report(.oversizedText(of: name, at: expression.range))
    case .work: draft.report(.oversizedTexts(at: expression.range))
    }
    return nil
  }
}
