import LayoutDiagnostics
import LayoutModel
import LayoutSchema
import LayoutXML

/// Adds the declarations of other files to the document's names.
struct ImportReader {
  /// The names that the imports have taken.
  private(set) var claims = NameClaims()

  /// Reads the files that the document imports, and reports those that cannot be imported.
  ///
  /// - Parameters:
  ///   - requests: The imports of the document.
  ///   - outcomes: The outcome of each import.
  ///   - memory: The names that sets of imports declared for earlier documents.
  ///   - draft: The draft of the document.
  mutating func read(
    _ requests: [ImportRequest], _ outcomes: [ImportOutcome], _ memory: inout ImportMemory,
    _ draft: inout Draft,
  ) {
    noteSwiftModules(of: requests, outcomes, &draft)
    let areWhole = requests.allSatisfy {
      ImportedPart(of: draft.markup.nodes[Int($0.node)], in: draft.markup).isWhole
    }
    if areWhole, outcomes.count == requests.count, let known = memory.names(of: outcomes) {
      return take(known, requests, &draft)
    }
    let count = draft.findings.all.count
    for (place, request) in requests.enumerated() {
      // Without outcomes, the contents of the imports are unknown.
      guard outcomes.indices.contains(place) else {
        draft.names.hasBrokenImport = true
        continue
      }
      switch outcomes[place] {
      case .module(let module):
        add(module, request, &draft)
      case .broken(let module, let firstError):
        draft.names.hasBrokenImport = true
        draft.report(.brokenImport(request, firstError))
        add(module, request, &draft)
      case .unreadable(let reason, let nearest):
        draft.names.hasBrokenImport = true
        draft.report(.unreadableImport(request, reason, nearest))
      case .tooDeep(let limit):
        draft.names.hasBrokenImport = true
        draft.report(.importTooDeep(request, limit))
      case .itself:
        draft.report(
          .importOfItself(request, removing: draft.markup.nodes[Int(request.node)], draft.markup))
      case .loop(let steps):
        draft.names.hasBrokenImport = true
        draft.report(.importCycle(request, steps))
      }
    }
    guard areWhole, draft.findings.all.count == count, outcomes.count == requests.count else {
      return
    }
    // No import had a mistake.
    let known = ImportedNames(
      outcomes, modules: draft.document.structure.imports, owners: claims.takeImported(),
      draft.names)
    if let known { memory.keep(known) }
  }

  /// Takes over the names that an earlier document with the same imports found.
  private mutating func take(
    _ known: ImportedNames, _ requests: [ImportRequest], _ draft: inout Draft
  ) {
    claims.take(known.owners)
    draft.names.moduleMarkup = requests.map(\.node)
    draft.names.scope = known.scope
    draft.names.records = known.records
    draft.names.choices = known.choices
    draft.names.styles = known.styles
    draft.names.components = known.components
    draft.names.elements = known.elements
    draft.document.structure.imports = known.modules
  }

  /// Notes which files are compiled in modules of their own.
  ///
  /// Libraries that come with the compiler are in the engine's module, so that the modules of an
  /// app share their types.
  private func noteSwiftModules(
    of requests: [ImportRequest], _ outcomes: [ImportOutcome], _ draft: inout Draft
  ) {
    for (request, outcome) in zip(requests, outcomes) {
      let element = draft.markup.nodes[Int(request.node)]
      let attribute = draft.markup.attribute(.module, of: element)
      switch outcome {
      case .module(let file), .broken(let file, firstError: _):
        let path = file.signature.path
        if path.hasPrefix(EngineNames.libraryScheme) {
          draft.document.structure.swiftModules[PathKey(path)] = EngineNames.module
          if let attribute {
            draft.report(.moduleOfShippedLibrary(attribute, path, draft.markup))
          }
        } else if let attribute {
          draft.document.structure.swiftModules[PathKey(path)] =
            DeclaredText(of: attribute, in: draft.markup).string
        }
      case .unreadable, .tooDeep, .itself, .loop: continue
      }
    }
  }

  /// Reports imports with an empty `src`.
  static func reportEmptySources(_ nodes: [MarkupNode], _ draft: inout Draft) {
    for node in nodes {
      guard let attribute = draft.markup.attribute(.src, of: node) else { continue }
      let bytes = draft.markup.bytes[attribute.valueRange.offsets]
      if bytes.allSatisfy(Bytes.isSpace) { draft.report(.emptySource(attribute)) }
    }
  }

  /// Returns the owner of an imported file's name if the name is taken, or nil.
  ///
  /// Two files of one name would share the names of their types and records.
  private func namesake(of signature: ModuleSignature, _ draft: borrowing Draft) -> String? {
    if signature.name == draft.document.structure.home { return "this file" }
    return draft.document.structure.imports.first { $0.signature.name == signature.name }
      .map { "'\($0.signature.path)'" }
  }

  private mutating func add(_ module: Module, _ request: ImportRequest, _ draft: inout Draft) {
    let index = Int32(draft.document.structure.imports.count)
    let signature = module.signature
    if draft.document.structure.imports.contains(where: {
      $0.signature.path.isSamePath(as: signature.path)
    }) {
      draft.report(.importedTwice(request))
      draft.uses.modules.insert(index)
      return
    }
    if let owner = namesake(of: signature, draft) {
      draft.report(.importOfSameName(request, signature.name, owner))
    }
    draft.document.structure.imports.append(module)
    draft.names.moduleMarkup.append(request.node)
    let part = ImportedPart(of: draft.markup.nodes[Int(request.node)], in: draft.markup)
    if !part.isWhole { read(part, signature, request, index, &draft) }
    for record in signature.records {
      guard let name = take(record.name.name, "a record", record.range) else { continue }
      draft.names.records[name] = record.name
    }
    for choice in signature.choices {
      guard let name = take(choice.name.name, "a choice", choice.range) else { continue }
      draft.names.choices[name] = choice
    }
    for record in signature.records + signature.foreignRecords {
      draft.names.scope.records[record.name] = record
    }
    for (place, constant) in signature.constants.enumerated() {
      guard let name = take(constant.name, "a constant", constant.range, in: .values) else {
        continue
      }
      draft.names.scope.share(
        ExpressionScope.Entry(
          name, .constant(DeclarationReference(module: index, index: Int32(place))),
          constant.type))
    }
    for (place, style) in signature.styles.enumerated() {
      guard let name = take(style.name, "a style", style.range, in: .styles) else { continue }
      draft.names.styles[name] = DeclarationReference(module: index, index: Int32(place))
    }
    for (place, component) in signature.components.enumerated() {
      guard let name = take(component.name, "a component", component.range) else { continue }
      draft.names.components[name] = DeclarationReference(module: index, index: Int32(place))
    }
    for (place, element) in signature.elements.enumerated() {
      guard let name = take(element.name, "an element", element.range) else { continue }
      draft.names.elements[name] = DeclarationReference(module: index, index: Int32(place))
    }

    /// Takes the name by which the document knows a declaration; returns nil if it is taken or
    /// left out.
    func take(
      _ declared: String, _ what: String, _ range: SourceRange,
      in space: NameClaims.Space = .types,
    ) -> String? {
      guard let name = part.name(of: declared) else {
        draft.names.leftOut[declared] = index
        return nil
      }
      let isFree = claims.claim(
        name, what, at: request.range, in: space, declaredAt: range, module: index, &draft)
      if isFree, part.name != nil { draft.names.qualified[declared] = name }
      return isFree ? name : nil
    }
  }

  /// Reads the name and the choice of an import, and reports names that the file does not declare.
  private mutating func read(
    _ part: ImportedPart, _ signature: ModuleSignature, _ request: ImportRequest, _ index: Int32,
    _ draft: inout Draft
  ) {
    if let name = part.name,
      claims.claim(name, "an import", at: part.nameRange, in: .values, &draft)
    {
      draft.names.scope.imports.insert(name)
      draft.document.structure.importNames[Int(index)] = name
    }
    let declared = Set(signature.declaredNames)
    var seen: Set<String> = []
    for (word, range) in part.only ?? [] {
      if !seen.insert(word).inserted {
        draft.report(.repeatedImport(word, at: range))
      } else if !declared.contains(word), !draft.names.hasBrokenImport {
        draft.report(.unknownImport(word, at: range, of: request.source, signature))
      }
    }
  }
}
