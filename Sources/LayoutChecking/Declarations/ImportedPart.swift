import LayoutDiagnostics
import LayoutModel
import LayoutSchema
import LayoutXML

/// The part of a file that an `import` brings in, and the name that it puts before the file's own:
/// its `only` and its `as`.
struct ImportedPart {
  /// The name before the point, or nil.
  var name: String?
  /// The range of that name.
  var nameRange: SourceRange
  /// The names to bring in, or nil for all.
  var only: [(word: String, range: SourceRange)]?

  init(of node: MarkupNode, in markup: MarkupDocument) {
    nameRange = node.nameRange
    if let attribute = markup.attribute(.as, of: node) {
      let text = DeclaredText(of: attribute, in: markup)
      // A name with a mistake has a finding of its own.
      if Words.isName(text.string) { name = text.string }
      nameRange = text.range
    }
    let words = markup.attribute(.only, of: node).map { DeclaredText(of: $0, in: markup).words }
    if let words, !words.isEmpty { only = words }
  }

  var isWhole: Bool { name == nil && only == nil }

  /// Returns the name by which the document knows a declaration, or nil for one that is left out.
  func name(of declared: String) -> String? {
    if let only, !only.contains(where: { $0.word == declared }) { return nil }
    return name.map { "\($0).\(declared)" } ?? declared
  }
}

extension ModuleSignature {
  /// All names that the file declares for others, in the order in which they are taken.
  var declaredNames: [String] {
    records.map(\.name.name) + choices.map(\.name.name) + constants.map(\.name)
      + styles.map(\.name) + components.map(\.name) + elements.map(\.name)
  }
}

extension Diagnostic {
  /// Returns a finding on a name in `only` that the file does not declare.
  static func unknownImport(
    _ name: String, at range: SourceRange, of source: String, _ signature: ModuleSignature
  ) -> Diagnostic {
    let names = signature.declaredNames
    return Diagnostic(
      .unknownName, "'\(source)' declares no '\(name)'", at: range,
      label: names.isEmpty || names.count > 8 ? nil : "it declares \(Phrases.all(names))",
      fixes: NearestName.find(name, among: names).map { .replace(name, with: $0, at: range) })
  }

  static func repeatedImport(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .duplicateName, "'\(name)' stands here twice", at: range,
      fixes: [FixIt("remove '\(name)'", isSafe: true, edits: [SourceEdit(range, "")])])
  }
}

extension FixIt {
  /// Returns the repairs of names that a file brings in and that are taken: to leave them out, and
  /// to have them behind a name of the import's own.
  ///
  /// - Parameters:
  ///   - module: The index of the file among the imports.
  ///   - taken: Whether something else has the name.
  ///   - draft: The draft of the document.
  /// - Returns: The repairs.
  static func clash(
    ofModule module: Int32, where taken: (String) -> Bool, _ draft: borrowing Draft
  ) -> [FixIt] {
    let imports = draft.document.structure.imports
    guard imports.indices.contains(Int(module)),
      draft.names.moduleMarkup.indices.contains(Int(module))
    else { return [] }
    let signature = imports[Int(module)].signature
    let node = draft.markup.nodes[Int(draft.names.moduleMarkup[Int(module)])]
    let part = ImportedPart(of: node, in: draft.markup)
    guard part.name == nil else { return [] }
    var fixes: [FixIt] = []
    let names = part.only?.map(\.word) ?? signature.declaredNames
    let free = names.filter { !taken($0) }
    if !free.isEmpty, free.count < names.count {
      let words = free.joined(separator: " ")
      if let only = draft.markup.attribute(.only, of: node) {
        fixes.append(
          FixIt(
            "write only=\"\(words)\"", isSafe: false,
            edits: [SourceEdit(only.valueRange, words)]))
      } else {
        fixes.append(.insert(.only, words, into: node, draft.markup))
      }
    }
    var name = signature.name.prefix(1).lowercased() + signature.name.dropFirst()
    while draft.names.scope.entry(named: name) != nil { name += "Library" }
    guard Words.isName(name) else { return fixes }
    // Elements are renamed as well; names in expressions and styles have suggestions of their own.
    let elements = Set(signature.components.map(\.name) + signature.elements.map(\.name))
    let uses = draft.markup.nodes.filter {
      $0.isElement && elements.contains(draft.markup.text(in: $0.nameRange))
        && !taken(draft.markup.text(in: $0.nameRange))
    }
    fixes.append(
      FixIt(
        "add as=\"\(name)\"", isSafe: false,
        edits: Repairs.insert(AttributeName.as.name, name, into: node, draft.markup)
          + uses.flatMap {
            Repairs.rename(
              $0, to: "\(name).\(draft.markup.text(in: $0.nameRange))", draft.markup)
          }))
    return fixes
  }
}
