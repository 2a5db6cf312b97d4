import LayoutDiagnostics
import LayoutModel
import LayoutSchema
import LayoutSyntax
import LayoutXML

/// The pass that explains unknown names declared in a file that only an import imports.
///
/// Imports are not transitive. The repair is the missing `import`, reported once for each file.
struct NestedImports {
  private let markup: MarkupDocument
  /// The files imported by imports, each with its importer and the importer's `import` element.
  private var files: [(signature: ModuleSignature, by: ModuleSignature, node: Int32)] = []

  static func answer(
    _ findings: [Diagnostic], in document: TypedDocument, _ names: FileNames,
    _ markup: MarkupDocument,
  ) -> [Diagnostic] {
    guard !names.moduleMarkup.isEmpty, findings.contains(where: { $0.id.isOfUnknownName }) else {
      return findings
    }
    let findings = findings.map { PartialImports.answer($0, names, markup) }
    return NestedImports(document, names, markup).answered(findings)
  }

  private init(_ document: TypedDocument, _ names: FileNames, _ markup: MarkupDocument) {
    self.markup = markup
    let imports = zip(document.structure.imports, names.moduleMarkup)
    var known = Set(imports.map { PathKey($0.0.signature.path) })
    for (module, node) in imports {
      for file in module.document.structure.imports
      where known.insert(PathKey(file.signature.path)).inserted {
        files.append((file.signature, module.signature, node))
      }
    }
  }

  private func answered(_ findings: [Diagnostic]) -> [Diagnostic] {
    var said: Set<Int> = []
    return findings.compactMap { finding in
      guard finding.id.isOfUnknownName,
        let place = files.firstIndex(where: {
          $0.signature.declares(markup.text(in: finding.range), for: finding.id)
        })
      else { return finding }
      guard said.insert(place).inserted else { return nil }
      return answer(finding, files[place].signature, files[place].by, files[place].node)
    }
  }

  private func answer(
    _ finding: Diagnostic, _ file: ModuleSignature, _ importer: ModuleSignature, _ index: Int32
  ) -> Diagnostic {
    let node = markup.nodes[Int(index)]
    let written = markup.attribute(.src, of: node).map { markup.value(of: $0).string } ?? ""
    let source = Self.source(of: file.path, importedBy: importer.path, writtenAs: written)
    let tag = "<import src=\"\(AttributeText.escaped(source, quote: "\""))\"/>"
    // The new element goes on a line of its own, like the existing import.
    var start = Int(node.start)
    while start > 0, Bytes.isSpace(markup.bytes[start - 1]) { start -= 1 }
    let blank = String(decoding: markup.bytes[start..<Int(node.start)], as: UTF8.self)
    var finding = finding
    finding.label = "'\(source)' declares it, which '\(written)' imports for itself alone"
    finding.fixes = [
      FixIt("add \(tag)", isSafe: false, edits: [SourceEdit(.at(node.end), blank + tag)])
    ]
    return finding
  }

  /// Returns the path by which the document can import a file that its import imports.
  ///
  /// - Parameters:
  ///   - file: The path of the file.
  ///   - importer: The path of the import.
  ///   - written: The path of the import as the document writes it.
  /// - Returns: A path relative to the document, or `file` if a relative path is impossible.
  private static func source(
    of file: String, importedBy importer: String, writtenAs written: String
  ) -> String {
    let isElsewhere = file.contains(":") || file.isFromRoot != importer.isFromRoot
    if isElsewhere || written.contains(":") { return file }
    var target = file.pathParts
    var base = importer.pathParts.dropLast()
    while let first = base.first, target.first?.isSamePath(as: first) == true {
      base.removeFirst()
      target.removeFirst()
    }
    var parts = written.pathParts.dropLast()
    for _ in base {
      if parts.last.map({ $0 != ".." }) ?? false { parts.removeLast() } else { parts.append("..") }
    }
    return (parts + target).joined(separator: "/")
  }
}

extension ModuleSignature {
  /// Whether the file declares a name that a finding reports as unknown.
  fileprivate func declares(_ name: String, for id: DiagnosticID) -> Bool {
    switch id {
    case .unknownName: constants.contains { $0.name == name }
    case .unknownStyle: styles.contains { $0.name == name }
    case .unknownType:
      records.contains { $0.name.name == name } || choices.contains { $0.name.name == name }
    case .unknownElement:
      components.contains { $0.name == name } || elements.contains { $0.name == name }
    default: false  // open: no other finding is about a name that is not there.
    }
  }
}

extension DiagnosticID {
  /// Whether findings of this kind report an undeclared name.
  var isOfUnknownName: Bool {
    self == .unknownName || self == .unknownStyle || self == .unknownType || self == .unknownElement
  }
}
