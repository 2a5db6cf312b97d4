import LayoutXML

// What expressions in styles see: what the style's own file declares and imports.
extension Checker {
  /// The scope of the expressions in an attribute of a style; nil for an attribute that stands on an
  /// element.
  mutating func styleScope(of attribute: MarkupAttribute) -> ExpressionScope? {
    guard let style = style(holding: attribute) else { return nil }
    guard style.module >= 0 else { return declarations.scope }
    if let known = declarations.styled?.scope(of: style.module) { return known }
    let scope = scope(ofModule: style.module)
    declarations.styled?.keep(scope, of: style.module)
    return scope
  }

  /// What the expressions in the styles of an imported file see.
  private func scope(ofModule module: Int32) -> ExpressionScope {
    let home = document.structure.imports[Int(module)]
    var scope = ExpressionScope()
    scope.records = declarations.scope.records
    for imported in home.document.structure.imports {
      for constant in constants(of: imported) { scope.share(constant) }
    }
    for (place, constant) in home.signature.constants.enumerated() {
      scope.share(
        ExpressionScope.Entry(
          constant.name, .constant(DeclarationReference(module: module, index: Int32(place))),
          constant.type))
    }
    return scope
  }

  /// The constants of a file that only the style's file imports: as their values, where those are
  /// the same in the dark.
  private func constants(of module: Module) -> [ExpressionScope.Entry] {
    let place = broughtIn(module)
    return module.signature.constants.enumerated().map { index, constant in
      let node: ExpressionNode =
        if constant.dark != nil, let place {
          .constant(DeclarationReference(module: place, index: Int32(index)))
        } else {
          .literal(constant.value)
        }
      return ExpressionScope.Entry(constant.name, node, constant.type)
    }
  }

  /// Makes the files known whose constants the expressions of an imported style may name and whose
  /// values depend on the appearance.
  ///
  /// They stand behind those that the document imports itself.
  mutating func bringInConstants(of style: StyleDeclaration, from module: Module) {
    guard style.holdsBraces else { return }
    for imported in module.document.structure.imports
    where imported.signature.constants.contains(where: { $0.dark != nil })
      && broughtIn(imported) == nil
    {
      update { $0.structure.imports.append(imported) }
    }
  }

  private func broughtIn(_ module: Module) -> Int32? {
    let imports = document.structure.imports
    return imports.indices.dropFirst(declarations.moduleMarkup.count)
      .first { imports[$0] === module }.map { Int32($0) }
  }
}
