import LayoutSyntax
import LayoutXML

/// A document as it is written, with the files that it imports.
package struct ReferenceFile {
  let root: SyntaxElement
  private let imports: [ReferenceFile]
  /// The name that each import puts before those of its file, or an empty text.
  private let names: [String]

  /// Reads the document at `path`.
  ///
  /// `text` returns the text of a file, and imported files are relative to it.
  package init?(_ path: String, text: (String) -> String?) {
    var parser = MarkupParser(names: NameTable(seeds: []))
    guard let source = text(path) else { return nil }
    parser.parse(source)
    guard let root = SyntaxTree(parser.document).root else { return nil }
    self.root = root
    let folder = path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    let read = root.children.filter { $0.name == "import" }.compactMap {
      element -> (file: ReferenceFile, name: String)? in
      let place = (folder + [element.said("src")[...]]).joined(separator: "/")
      return ReferenceFile(place, text: text).map { ($0, element.said("as")) }
    }
    imports = read.map(\.file)
    names = read.map(\.name)
  }

  private func declared(_ kind: String, _ name: String) -> SyntaxElement? {
    root.children.first { $0.name == kind && $0.said("name") == name }
  }

  /// Returns a declaration in the file or in an import, with the file that its names refer to.
  private func find(_ kind: String, _ name: String) -> (
    element: SyntaxElement, file: ReferenceFile
  )? {
    if let own = declared(kind, name) { return (own, self) }
    for (file, owner) in zip(imports, names) {
      guard owner.isEmpty || name.hasPrefix("\(owner).") else { continue }
      let bare = owner.isEmpty ? name : String(name.dropFirst(owner.count + 1))
      if let found = file.declared(kind, bare) { return (found, file) }
    }
    return nil
  }

  /// Whether an import has that name.
  func hasImport(_ name: String) -> Bool { names.contains(name) }

  /// Returns a component, or a layout that is imported as one.
  func component(_ name: String) -> (element: SyntaxElement, file: ReferenceFile)? {
    if let found = find("component", name) { return found }
    return imports.first { $0.root.name == "layout" && $0.root.said("name") == name }
      .map { ($0.root, $0) }
  }

  /// Returns the type that a declaration of the file names.
  func type(_ text: String) -> ReferenceType {
    ReferenceType(text).naming { find("choice", $0) != nil }
  }

  /// Returns the types of a record's fields.
  func record(_ name: String) -> [String: ReferenceType]? {
    guard let found = find("record", name) else {
      return imports.lazy.compactMap { $0.record(name) }.first
    }
    return found.element.children.reduce(into: [:]) {
      $0[$1.said("name")] = found.file.type($1.said("type"))
    }
  }

  /// Returns a constant, evaluated with the other constants of its file.
  func constant(
    _ name: String, isDark: Bool
  ) -> (type: ReferenceType, value: ReferenceValue)? {
    guard let (element, file) = find("define", name) else { return nil }
    let scope = ReferenceScope(file: file, isDark: isDark)
    let light = element.said("value")
    let said = isDark ? element.attribute(named: "dark")?.value ?? light : light
    guard let type = element.attribute(named: "type")?.value else {
      let type = scope.inferred(light).type
      return (type, scope.value(said, as: type))
    }
    return (file.type(type), scope.value(said, as: file.type(type)))
  }
}

extension SyntaxElement {
  /// Returns the value of an attribute, or an empty text if it is missing.
  func said(_ name: String) -> String {
    attribute(named: name)?.value ?? ""
  }
}
