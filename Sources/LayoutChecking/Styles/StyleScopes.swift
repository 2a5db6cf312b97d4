import LayoutModel
import LayoutXML

/// The scopes of expressions in styles: the declarations and imports of the style's own file.
struct StyleScopes: Sendable {
  /// The scopes of other files that were needed so far.
  private var known: [Int32: ExpressionScope] = [:]

  /// Returns the scope of the expressions in a style.
  mutating func scope(
    of style: StyledAttributes.Style, in draft: borrowing Draft
  ) -> ExpressionScope {
    guard style.module >= 0 else { return draft.names.scope }
    if let known = known[style.module] { return known }
    let scope = Self.scope(ofModule: style.module, draft)
    known[style.module] = scope
    return scope
  }

  /// Returns the scope of the expressions in the styles of an imported file.
  private static func scope(
    ofModule module: Int32, _ draft: borrowing Draft
  ) -> ExpressionScope {
    let home = draft.document.structure.imports[Int(module)]
    var scope = ExpressionScope()
    scope.records = draft.names.scope.records
    for imported in home.document.structure.imports {
      for constant in constants(of: imported, draft) { scope.share(constant) }
    }
    for (place, constant) in home.signature.constants.enumerated() {
      scope.share(
        ExpressionScope.Entry(
          constant.name, .constant(DeclarationReference(module: module, index: Int32(place))),
          constant.type))
    }
    return scope
  }

  /// Returns the constants of a file that only the style's file imports.
  ///
  /// A constant that has one value in light and dark mode becomes a literal.
  private static func constants(
    of module: Module, _ draft: borrowing Draft
  ) -> [ExpressionScope.Entry] {
    let place = broughtIn(module, draft)
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

  /// Adds files to the document's imports whose constants an imported style may name.
  ///
  /// Only files with a constant that differs in dark mode are added, after the document's own
  /// imports.
  static func bringInConstants(
    of style: StyleDeclaration, from module: Module, to draft: inout Draft
  ) {
    guard style.holdsBraces else { return }
    for imported in module.document.structure.imports
    where imported.signature.constants.contains(where: { $0.dark != nil })
      && broughtIn(imported, draft) == nil
    {
      draft.document.structure.imports.append(imported)
    }
  }

  private static func broughtIn(_ module: Module, _ draft: borrowing Draft) -> Int32? {
    let imports = draft.document.structure.imports
    return imports.indices.dropFirst(draft.names.moduleMarkup.count)
      .first { imports[$0] === module }.map { Int32($0) }
  }
}
