/// All that a set of imported files brings in, worked out once for the documents that import the
/// same.
struct ImportedNames: Sendable {
  /// The files, in the order of the imports.
  var files: [Module]
  var modules: [Module]
  var owners: [DeclarationState.Space: [String: DeclarationState.Owner]]
  var records: [String: RecordName]
  var scope: ExpressionScope
  var styleNames: [String: DeclarationReference]
  var components: [String: DeclarationReference]
  var elements: [String: DeclarationReference]

  /// Whether these are the names of the files in `outcomes`.
  func isOf(_ outcomes: [ImportOutcome]) -> Bool {
    guard outcomes.count == files.count else { return false }
    for (place, outcome) in outcomes.enumerated() {
      guard case .module(let module) = outcome, module === files[place] else { return false }
    }
    return true
  }

  /// How many sets a checker keeps.
  static let limit = 32
}

extension Checker {
  /// Takes over what an earlier document with the same imports found out; false without one.
  mutating func recallImports(_ outcomes: [ImportOutcome], _ requests: [ImportRequest]) -> Bool {
    guard let place = importedNames.firstIndex(where: { $0.isOf(outcomes) }),
      outcomes.count == requests.count
    else { return false }
    let known = importedNames[place]
    declarations.importedOwners = known.owners
    declarations.records = known.records
    declarations.scope = known.scope
    declarations.styleNames = known.styleNames
    declarations.moduleMarkup = requests.map(\.node)
    structure.components = known.components
    structure.elements = known.elements
    draft.document.structure.imports = known.modules
    return true
  }

  /// Keeps what the imports brought in, none of which had a mistake.
  mutating func keepImports(_ outcomes: [ImportOutcome]) {
    guard let files = Self.files(of: outcomes) else { return }
    if importedNames.count >= ImportedNames.limit { importedNames.removeFirst() }
    importedNames.append(
      ImportedNames(
        files: files, modules: draft.document.structure.imports, owners: declarations.owners,
        records: declarations.records, scope: declarations.scope,
        styleNames: declarations.styleNames, components: structure.components,
        elements: structure.elements))
    declarations.importedOwners = declarations.owners
    declarations.owners = [:]
  }

  private static func files(of outcomes: [ImportOutcome]) -> [Module]? {
    var files: [Module] = []
    for outcome in outcomes {
      guard case .module(let module) = outcome else { return nil }
      files.append(module)
    }
    return files.isEmpty ? nil : files
  }
}
