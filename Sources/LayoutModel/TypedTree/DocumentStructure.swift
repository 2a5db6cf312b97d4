package import LayoutDiagnostics
import LayoutSchema

/// The declarations and expressions of a typed tree, which a plain document does not have.
///
/// ``TypedNode/detail`` is the index of a node's entry, in a list that depends on the node's kind:
/// `component` (a use) in ``uses``, `if`, `elseIf` and `else` in ``branches``, `for` in ``loops``,
/// `slot` in ``slots``, `element` (of a declared kind) in ``declaredElements``.
@usableFromInline
package struct DocumentStructure: Sendable {
  /// The parameters of the layout.
  package var parameters: [Parameter] = []
  /// The actions of the layout.
  package var actions: [ActionDeclaration] = []
  package var records: [RecordDeclaration] = []
  package var choices: [ChoiceDeclaration] = []
  package var constants: [ConstantDeclaration] = []
  package var components: [TypedComponent] = []
  package var elements: [ElementDeclaration] = []
  /// The imported files in the order of the document, followed by files that only an imported style
  /// needs.
  package var imports: [Module] = []
  /// The names that imports put before those of their files, by the index of the import.
  package var importNames: [Int: String] = [:]
  /// The names of invalid parameters; their errors are reported at their declarations.
  package var untyped: Set<String> = []
  /// The Swift modules of imports that are compiled in another module, by the paths of the files.
  package var swiftModules: [PathKey: String] = [:]

  package var expressions: [TypedExpression] = []
  package var locals: [LocalName] = []
  /// The places where actions are fired, to which ``TypedValue/fires(_:)`` refers.
  package var firings: [TypedFiring] = []
  /// The `let` values of the layout, in their order.
  package var lets: [TypedLet] = []
  package var uses: [ComponentUse] = []
  /// The children of uses that fill slots, sorted by child.
  package var fillings: [SlotFilling] = []
  package var branches: [TypedBranch] = []
  package var loops: [TypedLoop] = []
  package var slots: [TypedSlot] = []
  package var declaredElements: [DeclaredElement] = []
  /// The placement values for declared elements, sorted by node.
  package var declaredPlacements: [DeclaredPlacement] = []
  /// The ranges of the used styles, in the order of their first use.
  package var styledTexts: [StyledText] = []
  /// The variants of each `style` that depends on conditions, sorted by node.
  package var styleWays: [StyleWay] = []
  /// How elements look in states, sorted by node; of one element, the later wins.
  package var looks: [TypedLook] = []
  /// The tests of the layout, which only `layoutc test` runs.
  package var tests: [TypedTest] = []
  /// The outlets of the layout's own body.
  package var outlets = OutletShape()
  /// The name of the library or layout, which identifies its records in other files.
  package var home = ""
  /// Whether an expression tests whether a slot is filled.
  package var asksForSlots = false
  /// Whether the document is a `library`.
  package var isLibrary = false

  package init() {}

  /// Whether the document is plain: elements with constant attributes, without any declaration.
  package var isEmpty: Bool {
    parameters.isEmpty && actions.isEmpty && records.isEmpty && choices.isEmpty && lets.isEmpty
      && constants.isEmpty
      && components.isEmpty
      && elements.isEmpty && imports.isEmpty && expressions.isEmpty && uses.isEmpty
      && branches.isEmpty && loops.isEmpty && slots.isEmpty && declaredElements.isEmpty
      && looks.isEmpty && tests.isEmpty && !isLibrary
  }
}

extension TypedDocument {
  /// Returns the expression at an index of the structure; nil for −1.
  package func expression(_ place: Int32) -> TypedExpression? { structure.expression(place) }

  /// Returns the signature of a component that this file declares or imports.
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

  /// Returns the declaration of an author's element that this file declares or imports.
  package func declaration(of element: DeclarationReference) -> ElementDeclaration? {
    let index = Int(element.index)
    guard element.module >= 0 else {
      return structure.elements.indices.contains(index) ? structure.elements[index] : nil
    }
    guard structure.imports.indices.contains(Int(element.module)) else { return nil }
    let elements = structure.imports[Int(element.module)].signature.elements
    return elements.indices.contains(index) ? elements[index] : nil
  }

  /// Returns the signature of the component that the use at `place` refers to.
  package func signature(ofUse place: Int) -> ComponentSignature? {
    let detail = Int(nodes[place].detail)
    guard structure.uses.indices.contains(detail) else { return nil }
    return signature(of: structure.uses[detail].component)
  }

  /// Returns the declaration of the author's element at `place`.
  package func declaration(ofElement place: Int) -> ElementDeclaration? {
    let detail = Int(nodes[place].detail)
    guard nodes[place].kind == .element, structure.declaredElements.indices.contains(detail) else {
      return nil
    }
    return declaration(of: structure.declaredElements[detail].element)
  }

  /// Returns the index of the slot that a child of a use fills; nil for other elements.
  ///
  /// - Complexity: O(log n) in the number of fillings.
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
  /// Returns the variants of the element's `style`; empty if the style does not depend on
  /// conditions.
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

extension TypedDocument {
  /// Returns how the element looks in states, the later winning; empty for most elements.
  ///
  /// - Complexity: O(log n) in the number of all looks.
  package func looks(of node: Int) -> ArraySlice<TypedLook> {
    let looks = structure.looks
    guard !looks.isEmpty else { return [] }
    var low = 0
    var high = looks.count
    while low < high {
      let middle = (low + high) / 2
      if Int(looks[middle].node) < node { low = middle + 1 } else { high = middle }
    }
    return looks[low...].prefix { Int($0.node) == node }
  }

  /// Returns how the element looks in states if one way of its `style` applies, or none.
  package func looks(of node: Int, in way: StyleWay?) -> [TypedLook] {
    let looks = looks(of: node)
    guard !looks.isEmpty else { return [] }
    let number = way.flatMap { way in
      styleWays(of: node).firstIndex { $0.attributes == way.attributes && $0.test == way.test }
        .map { Int32($0 - styleWays(of: node).startIndex) }
    }
    return looks.filter { $0.way < 0 || $0.way == number }
  }
}

extension DocumentStructure {
  /// Whether a loop has a `let` value.
  package var hasLocalValues: Bool { loops.contains { !$0.lets.isEmpty } }

  /// Returns the expression at an index; nil for −1.
  package func expression(_ place: Int32) -> TypedExpression? {
    expressions.indices.contains(Int(place)) ? expressions[Int(place)] : nil
  }
}

extension DocumentStructure {
  /// Returns the value of a constant that this file declares or imports; `none` if there is no such
  /// constant.
  package func value(of constant: DeclarationReference, isDark: Bool) -> ConstantValue {
    let values = values(of: constant)
    return isDark ? values.dark ?? values.light : values.light
  }

  package func values(
    of constant: DeclarationReference
  ) -> (light: ConstantValue, dark: ConstantValue?) {
    Self.values(of: constant, among: constants, imports)
  }

  /// Returns the value of a constant of a file with these constants and imports, and the one for
  /// dark mode if it is another.
  package static func values(
    of constant: DeclarationReference, among own: [ConstantDeclaration], _ imports: [Module]
  ) -> (light: ConstantValue, dark: ConstantValue?) {
    var constants = own
    if constant.module >= 0 {
      guard imports.indices.contains(Int(constant.module)) else { return (.none, nil) }
      constants = imports[Int(constant.module)].signature.constants
    }
    guard constants.indices.contains(Int(constant.index)) else { return (.none, nil) }
    return (constants[Int(constant.index)].value, constants[Int(constant.index)].dark)
  }
}
