import LayoutModel
import LayoutSchema

extension LayoutPack {
  /// What is in the pack, for people: its sections, and the documents with their parameters,
  /// outlets and actions.
  package var summary: String {
    var lines: [String] = []
    let signed = signature == nil ? 0 : PackFormat.signatureSize
    let size = (sections.last.map { $0.offset + $0.length }) ?? 0
    lines.append("format \(version), \(size + signed) bytes")
    lines += sectionLines
    lines += originLines
    for document in documents { lines += parts(of: document) }
    for catalog in catalogs {
      lines.append("strings \(catalog.name), \(catalog.bytes.count) bytes")
    }
    return lines.map { "\($0)\n" }.joined()
  }

  private var sectionLines: [String] {
    var file = 0
    return sections.map { section in
      var line = "  \(section.kind) at \(section.offset), \(section.length) bytes"
      if section.kind == PackSection.file.rawValue {
        line += ": \(files[file].signature.isLibrary ? "library" : "layout")"
        line += " \(files[file].signature.name)"
        file += 1
      }
      return line
    }
  }

  private var originLines: [String] {
    var lines: [String] = []
    if !origin.name.isEmpty { lines.append("name \(origin.name)") }
    if origin.number > 0 { lines.append("number \(origin.number)") }
    if let catalogue = origin.catalogue { lines.append("made for \(catalogue)") }
    if let signature { lines.append("signed by \(Hexadecimal.text(of: signature.publicKey))") }
    return lines
  }

  private func parts(of document: Document) -> [String] {
    let tree = files[document.file].document
    var lines = ["document \(document.name)"]
    lines += tree.structure.parameters.map { "  param \($0.shown)" }
    for entry in tree.outletShape.entries {
      let kind = entry.component.flatMap { tree.signature(of: $0)?.name } ?? entry.kind.name
      switch entry.count {
      case .one: lines.append("  outlet \(entry.name): \(kind)")
      case .optional: lines.append("  outlet \(entry.name): \(kind)?")
      case .many: lines.append("  outlet \(entry.name): [\(kind)]")
      }
    }
    for action in tree.structure.actions {
      let parameters = action.parameters.map(\.shown).joined(separator: ", ")
      lines.append("  action \(action.name)(\(parameters))")
    }
    return lines
  }
}

extension Parameter {
  /// The name and the type, and whether there is a default.
  fileprivate var shown: String {
    "\(name): \(type.spelled)\(defaultValue == nil ? "" : ", with a default")"
  }
}
