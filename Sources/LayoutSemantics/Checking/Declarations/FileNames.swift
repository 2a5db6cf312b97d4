import LayoutDiagnostics
import LayoutSchema

/// What a file declares and imports, by name.
///
/// A file without declarations has none of it.
struct FileNames: Sendable {
  /// Whether the file declares or imports anything.
  var isActive = false
  /// The kinds of the elements directly in the root.
  var kinds: ElementSet = []
  /// A file that was to be imported could not be, or only in part: a name that nobody declares may
  /// be one of its.
  var hasBrokenImport: Bool {
    get { scope.mayLackNames }
    set { scope.mayLackNames = newValue }
  }
  /// The `import` of the markup for each of the modules.
  var moduleMarkup: [Int32] = []

  /// What every expression of the file sees: constants, and the records of all types.
  var scope = ExpressionScope()
  /// The records that a type can name.
  var records: [String: RecordName] = [:]
  /// The choices that a type can name.
  var choices: [String: ChoiceDeclaration] = [:]

  /// The elements of the author's own: those of the file and of its imports.
  var components: [String: DeclarationReference] = [:]
  var elements: [String: DeclarationReference] = [:]
  /// The `component` in the markup for each of ``DocumentStructure/components``.
  var componentMarkup: [Int32] = []

  var styles: [String: DeclarationReference] = [:]
  /// The styles of the file itself, and the nodes of the markup that declare them.
  var ownStyles: [StyleDeclaration] = []
  var styleMarkup: [Int32] = []

  /// The elements that authors declared and that could stand in the document, in alphabetical order.
  var elementNames: [String] {
    (Array(components.keys) + elements.keys).sorted()
  }

  /// The elements of the author's own that read `word` of their children, in alphabetical order.
  func readers(of word: String, in document: TypedDocument) -> [String] {
    elements.compactMap { name, reference in
      let placements = document.declaration(of: reference)?.placements ?? []
      return placements.contains { $0.name == word } ? name : nil
    }.sorted()
  }
}
