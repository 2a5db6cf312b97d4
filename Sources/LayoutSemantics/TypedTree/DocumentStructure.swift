package import LayoutDiagnostics
import LayoutSchema

/// The parts of a typed tree that a plain document has nothing of: declarations and expressions.
///
/// A node of a kind below says by ``TypedNode/detail`` which entry is its own:
/// `component` (a use) in ``uses``, `if`, `elseIf` and `else` in ``branches``, `for` in ``loops``,
/// `slot` in ``slots``, `element` (of a declared kind) in ``declaredElements``.
package struct DocumentStructure: Sendable {
  /// What the layout takes.
  package internal(set) var parameters: [Parameter] = []
  package internal(set) var records: [RecordDeclaration] = []
  package internal(set) var choices: [ChoiceDeclaration] = []
  package internal(set) var constants: [ConstantDeclaration] = []
  package internal(set) var components: [TypedComponent] = []
  package internal(set) var elements: [ElementDeclaration] = []
  /// The files that the document imports, in its order, and behind them those that only a style in
  /// one of them needs.
  package internal(set) var imports: [Module] = []
  /// The names of parameters that have a mistake, which is told where they are declared.
  package internal(set) var untyped: Set<String> = []
  /// The Swift modules of imports that are compiled in another one, by the paths of the files.
  package internal(set) var swiftModules: [PathKey: String] = [:]

  package internal(set) var expressions: [TypedExpression] = []
  package internal(set) var locals: [LocalName] = []
  /// The values that the layout gives a name, in their order.
  package internal(set) var lets: [TypedLet] = []
  package internal(set) var uses: [ComponentUse] = []
  /// The children of uses, by child.
  package internal(set) var fillings: [SlotFilling] = []
  package internal(set) var branches: [TypedBranch] = []
  package internal(set) var loops: [TypedLoop] = []
  package internal(set) var slots: [TypedSlot] = []
  package internal(set) var declaredElements: [DeclaredElement] = []
  /// By node.
  package internal(set) var declaredPlacements: [DeclaredPlacement] = []
  /// Where the styles that are used stand, in the order of their first use.
  package internal(set) var styledTexts: [StyledText] = []
  /// By node, where a `style` chooses by conditions.
  package internal(set) var styleWays: [StyleWay] = []
  /// The ids of the layout's own body.
  package internal(set) var outlets = OutletShape()
  /// The name of the library or layout, by which others know its records.
  package internal(set) var home = ""
  /// Whether an expression asks whether something stands in a slot.
  package internal(set) var asksForSlots = false
  /// Whether the document is a `library`.
  package internal(set) var isLibrary = false

  package init() {}

  /// Whether the document is plain, so that it is laid out as it is written.
  package var isEmpty: Bool {
    parameters.isEmpty && records.isEmpty && choices.isEmpty && lets.isEmpty && constants.isEmpty
      && components.isEmpty
      && elements.isEmpty && imports.isEmpty && expressions.isEmpty && uses.isEmpty
      && branches.isEmpty && loops.isEmpty && slots.isEmpty && declaredElements.isEmpty
      && !isLibrary
  }
}

extension TypedDocument {
  /// The expression at a place of the structure, or nil for −1.
  package func expression(_ place: Int32) -> TypedExpression? { structure.expression(place) }

  /// The component that a use names, in its own file.
  package func signature(of component: DeclarationReference) -> ComponentSignature? {
    let index = Int(component.index)
    guard component.module >= 0 else {
      return structure.components.indices.contains(index)
        ? structure.components[index].signature : nil
    }
    guard structure.imports.indices.contains(Int(component.module)) else { return nil }
    let components = structure.imports[Int(component.module)].signature.components
    return components.indices.contains(index) ? components[index] : nil
  }

  /// The element of the author's own that a declaration is about.
  package func declaration(of element: DeclarationReference) -> ElementDeclaration? {
    let index = Int(element.index)
    guard element.module >= 0 else {
      return structure.elements.indices.contains(index) ? structure.elements[index] : nil
    }
    guard structure.imports.indices.contains(Int(element.module)) else { return nil }
    let elements = structure.imports[Int(element.module)].signature.elements
    return elements.indices.contains(index) ? elements[index] : nil
  }

  /// What the use at `place` is checked against.
  func signature(ofUse place: Int) -> ComponentSignature? {
    let detail = Int(nodes[place].detail)
    guard structure.uses.indices.contains(detail) else { return nil }
    return signature(of: structure.uses[detail].component)
  }

  /// The declaration of the element of the author's own at `place`.
  func declaration(ofElement place: Int) -> ElementDeclaration? {
    let detail = Int(nodes[place].detail)
    guard nodes[place].kind == .element, structure.declaredElements.indices.contains(detail) else {
      return nil
    }
    return declaration(of: structure.declaredElements[detail].element)
  }

  /// What fills a slot at the child of a use, or nil for what is no such child.
  package func slot(filledBy child: Int) -> Int? {
    var low = 0
    var high = structure.fillings.count
    while low < high {
      let middle = (low + high) / 2
      if Int(structure.fillings[middle].child) < child { low = middle + 1 } else { high = middle }
    }
    guard low < structure.fillings.count, Int(structure.fillings[low].child) == child else {
      return nil
    }
    return Int(structure.fillings[low].slot)
  }
}

extension TypedDocument {
  /// The ways in which the `style` of the element can come out; none where there is but one.
  package func styleWays(of node: Int) -> ArraySlice<StyleWay> {
    let ways = structure.styleWays
    guard !ways.isEmpty else { return [] }
    var low = 0
    var high = ways.count
    while low < high {
      let middle = (low + high) / 2
      if Int(ways[middle].node) < node { low = middle + 1 } else { high = middle }
    }
    return ways[low...].prefix { Int($0.node) == node }
  }
}

extension DocumentStructure {
  /// Whether a loop gives a value a name.
  var hasLocalValues: Bool { loops.contains { !$0.lets.isEmpty } }

  /// The expression at a place, or nil for −1.
  package func expression(_ place: Int32) -> TypedExpression? {
    expressions.indices.contains(Int(place)) ? expressions[Int(place)] : nil
  }
}

extension DocumentStructure {
  /// The value of a constant of this file or of one that it imports.
  package func value(of constant: DeclarationReference, isDark: Bool) -> ConstantValue {
    var constants = constants
    if constant.module >= 0 {
      guard imports.indices.contains(Int(constant.module)) else { return .none }
      constants = imports[Int(constant.module)].signature.constants
    }
    guard constants.indices.contains(Int(constant.index)) else { return .none }
    let declaration = constants[Int(constant.index)]
    return isDark ? declaration.dark ?? declaration.value : declaration.value
  }
}
