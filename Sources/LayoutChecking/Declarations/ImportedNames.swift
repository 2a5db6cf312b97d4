import LayoutModel

/// All names that a set of imported files declares, computed once for all documents with the same
/// imports.
struct ImportedNames: Sendable {
  /// The files, in the order of the imports.
  private var files: [Module]
  let modules: [Module]
  let owners: NameClaims.Owners
  let scope: ExpressionScope
  let records: [String: RecordName]
  let choices: [String: ChoiceDeclaration]
  let styles: [String: DeclarationReference]
  let components: [String: DeclarationReference]
  let elements: [String: DeclarationReference]

  /// Creates the names that `outcomes` brought into a file without declarations; nil unless every
  /// outcome is a file.
  init?(
    _ outcomes: [ImportOutcome], modules: [Module], owners: NameClaims.Owners, _ names: FileNames
  ) {
    var files: [Module] = []
    for outcome in outcomes {
      guard case .module(let module) = outcome else { return nil }
      files.append(module)
    }
    guard !files.isEmpty else { return nil }
    self.files = files
    self.modules = modules
    self.owners = owners
    scope = names.scope
    records = names.records
    choices = names.choices
    styles = names.styles
    components = names.components
    elements = names.elements
  }

  /// Whether these are the names of the files in `outcomes`.
  fileprivate func isOf(_ outcomes: [ImportOutcome]) -> Bool {
    guard outcomes.count == files.count else { return false }
    for (place, outcome) in outcomes.enumerated() {
      guard case .module(let module) = outcome, module === files[place] else { return false }
    }
    return true
  }
}

/// The names that sets of imports declared, cached for later documents.
struct ImportMemory: Sendable {
  private var sets: [ImportedNames] = []

  /// The number of sets that are cached.
  private static let limit = 32

  /// Returns the names that an earlier document with the same imports found, or nil.
  func names(of outcomes: [ImportOutcome]) -> ImportedNames? {
    sets.first { $0.isOf(outcomes) }
  }

  mutating func keep(_ names: ImportedNames) {
    if sets.count >= Self.limit { sets.removeFirst() }
    sets.append(names)
  }
}
