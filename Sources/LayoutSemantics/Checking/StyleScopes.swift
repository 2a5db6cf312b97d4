import LayoutXML

/// What expressions in styles see: what the style's own file declares and imports.
struct StyleScopes: Sendable {
  /// What the styles of the document itself see.
  private let own: ExpressionScope
  /// How many files the document imports itself, behind which others are brought in.
  private let importCount: Int
  /// Those of other files, as far as they were asked for.
  private var known: [Int32: ExpressionScope] = [:]

  init(own: ExpressionScope = ExpressionScope(), importCount: Int = 0) {
    self.own = own
    self.importCount = importCount
  }

  /// The scope of the expressions in a style.
  mutating func scope(
    of style: StyledAttributes.Style, in document: TypedDocument
  ) -> ExpressionScope {
    guard style.module >= 0 else { return own }
    if let known = known[style.module] { return known }
    let scope = scope(ofModule: style.module, document.structure.imports)
    known[style.module] = scope
    return scope
  }

  /// What the expressions in the styles of an imported file see.
  private func scope(ofModule module: Int32, _ imports: [Module]) -> ExpressionScope {
    let home = imports[Int(module)]
    var scope = ExpressionScope()
    scope.records = own.records
    for imported in home.document.structure.imports {
      for constant in constants(of: imported, imports) { scope.share(constant) }
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
  private func constants(of module: Module, _ imports: [Module]) -> [ExpressionScope.Entry] {
    let place = broughtIn(module, imports)
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
  func bringInConstants(
    of style: StyleDeclaration, from module: Module, to document: inout TypedDocument
  ) {
    guard style.holdsBraces else { return }
    for imported in module.document.structure.imports
    where imported.signature.constants.contains(where: { $0.dark != nil })
      && broughtIn(imported, document.structure.imports) == nil
    {
      document.structure.imports.append(imported)
    }
  }

  private func broughtIn(_ module: Module, _ imports: [Module]) -> Int32? {
    imports.indices.dropFirst(importCount).first { imports[$0] === module }.map { Int32($0) }
  }
}
