import LayoutDiagnostics
package import LayoutModel
package import LayoutSchema

/// The names that a file declares and imports.
///
/// All properties are empty for a file without declarations.
package struct FileNames: Sendable {
  /// Whether the file declares or imports anything.
  var isActive = false
  /// The kinds of the elements directly in the root.
  package var kinds: ElementSet = []
  /// Whether an import failed wholly or in part, so that an unknown name may be one of its names.
  package var hasBrokenImport: Bool {
    get { scope.mayLackNames }
    set { scope.mayLackNames = newValue }
  }
  /// The `import` node in the markup for each of the modules.
  package var moduleMarkup: [Int32] = []

  /// The names of imports with `as`, by the names that their files declare.
  var qualified: [String: String] = [:]
  /// The imports that leave out a name because of `only`, by the name.
  var leftOut: [String: Int32] = [:]

  /// The scope that every expression of the file sees: constants, and the records of all types.
  var scope = ExpressionScope()
  /// The records that a type can name.
  var records: [String: RecordName] = [:]
  /// The choices that a type can name.
  var choices: [String: ChoiceDeclaration] = [:]

  /// The components that the file declares or imports.
  var components: [String: DeclarationReference] = [:]
  var elements: [String: DeclarationReference] = [:]
  /// The `component` in the markup for each of ``DocumentStructure/components``.
  package var componentMarkup: [Int32] = []

  var styles: [String: DeclarationReference] = [:]
  /// The styles that the file itself declares; `styleMarkup` contains their nodes in the markup.
  package var ownStyles: [StyleDeclaration] = []
  var styleMarkup: [Int32] = []

  /// The names of declared elements and components that may stand in the document, in alphabetical
  /// order.
  var elementNames: [String] {
    (Array(components.keys) + elements.keys).sorted()
  }

  /// Returns the declared elements that read `word` from their children, in alphabetical order.
  func readers(of word: String, in document: TypedDocument) -> [String] {
    elements.compactMap { name, reference in
      let placements = document.declaration(of: reference)?.placements ?? []
      return placements.contains { $0.name == word } ? name : nil
    }.sorted()
  }
}
