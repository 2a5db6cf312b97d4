import LayoutDiagnostics
import LayoutSchema
import LayoutXML

// Values with a name, and other values of declared types.
extension Checker {
  /// Reads a constant, which may name those that were read before.
  mutating func readConstant(_ node: MarkupNode, _ markup: MarkupDocument) {
    guard let (name, range) = declaredName(of: node, markup) else {
      return
    }
    let hasType = markup.attribute(.type, of: node) != nil
    let declared = declaredType(of: node, markup)
    guard let attribute = markup.attribute(.value, of: node), hasType == (declared != nil),
      let value = constant(attribute, name, as: declared, markup)
    else {
      declarations.scope.untyped.insert(name)
      return
    }
    var dark: ConstantValue? = folded(value, isDark: true)
    if let attribute = markup.attribute(.dark, of: node) {
      dark = constant(attribute, name, as: value.type, markup).map { folded($0, isDark: true) }
    }
    let light = folded(value, isDark: false)
    let place = Int32(document.structure.constants.count)
    let constant = ConstantDeclaration(
      name, value.type, light, dark: dark == light ? nil : dark, at: range)
    update { $0.structure.constants.append(constant) }
    declarations.scope.entries.append(
      ExpressionScope.Entry(name, .constant(DeclarationReference(index: place)), value.type))
  }

  private mutating func constant(
    _ attribute: MarkupAttribute, _ name: String, as type: ExpressionType?,
    _ markup: MarkupDocument
  ) -> TypedExpression? {
    guard let type else {
      return read(attribute, markup) { $0.inferredValue() }
    }
    let label = "'\(name)' is \(type.phrase)"
    return read(attribute, markup) { $0.value(as: type, label: label) }
  }

  /// The default of a declared type, in which constants can be named; nil after saying why it is
  /// none.
  mutating func defaultValue(
    _ attribute: MarkupAttribute, of name: String, as type: ExpressionType,
    _ markup: MarkupDocument,
  ) -> DefaultValue? {
    let label = "'\(name)' is \(type.phrase)"
    guard let value = read(attribute, markup, { $0.value(as: type, label: label) }) else {
      return nil
    }
    return DefaultValue(folded(value, isDark: false), dark: folded(value, isDark: true))
  }

  private mutating func read(
    _ attribute: MarkupAttribute, _ markup: MarkupDocument,
    _ body: (inout ExpressionReader) -> TypedExpression?,
  ) -> TypedExpression? {
    guard !isBrokenMarkup(attribute.range) else { return nil }
    var reader = ExpressionReader(
      ExpressionText(attribute, in: markup), in: declarations.scope)
    let value = body(&reader)
    declarations.mentioned.formUnion(reader.mentioned)
    for finding in reader.findings { report(finding) }
    return value
  }

  /// What an expression without parameters is.
  private func folded(_ expression: TypedExpression, isDark: Bool) -> ConstantValue {
    let structure = document.structure
    let evaluator = ExpressionEvaluator { reference in
      let index = Int(reference.index)
      let all =
        reference.module < 0
        ? structure.constants
        : structure.imports.indices.contains(Int(reference.module))
          ? structure.imports[Int(reference.module)].signature.constants : []
      guard all.indices.contains(index) else { return .none }
      return isDark ? all[index].dark ?? all[index].value : all[index].value
    }
    return evaluator.value(of: expression)
  }
}
