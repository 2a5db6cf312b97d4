/// All that a set of imported files brings in, worked out once for the documents that import the
/// same.
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

  /// What `outcomes` brought into a file that declares nothing yet; nil where they are not all files.
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

/// What sets of imports brought in, kept for the documents to come.
struct ImportMemory: Sendable {
  private var sets: [ImportedNames] = []

  /// How many sets are kept.
  private static let limit = 32

  /// What an earlier document with the same imports found out, or nil without one.
  func names(of outcomes: [ImportOutcome]) -> ImportedNames? {
    sets.first { $0.isOf(outcomes) }
  }

  mutating func keep(_ names: ImportedNames) {
    if sets.count >= Self.limit { sets.removeFirst() }
    sets.append(names)
  }
}
