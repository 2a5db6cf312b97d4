import LayoutXML

// What expressions in styles see: what the style's own file declares and imports.
extension Checker {
  /// The scope of the expressions in an attribute of a style; nil for an attribute that stands on an
  /// element.
  func styleScope(of attribute: MarkupAttribute) -> ExpressionScope? {
    guard declarations.isActive,
      let entry = declarations.styled.entry(at: attribute.nameRange)
    else { return nil }
    let module = entry.style.module
    guard module >= 0, document.structure.imports.indices.contains(Int(module)) else {
      return declarations.scope
    }
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
  mutating func bringInConstants(of reference: DeclarationReference) {
    let module = Int(reference.module)
    guard module >= 0, document.structure.imports.indices.contains(module),
      writtenAttributes(of: reference)?.hasBraces == true
    else { return }
    for imported in document.structure.imports[module].document.structure.imports
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
