package import LayoutSemantics

extension SwiftTarget {
  /// Functions that print the outlets of a document, its components and its imports, by type.
  ///
  /// They print the path of each outlet and the number of its element.
  /// Tests compile them along with the document to compare it with what is interpreted.
  package func outletPrinters(of document: TypedDocument, name: String) -> [String: String] {
    var printers: [String: String] = [:]
    var pending = [(document, name)]
    var seen: Set<String> = []
    while let (file, name) = pending.popLast() {
      guard seen.insert(name).inserted else { continue }
      let context = SwiftContext(file, name: name)
      if !file.structure.isLibrary {
        SwiftOutlets(context).writePrinter(for: context.type, to: &printers)
      }
      for component in file.structure.components {
        let signature = component.signature
        SwiftOutlets(context, signature.outlets, root: component.root)
          .writePrinter(
            for: "\(context.type).\(context.names.nestedType(signature.name))", to: &printers)
      }
      pending += file.structure.imports.map { ($0.document, $0.signature.name) }
    }
    return printers
  }
}

extension SwiftOutlets {
  /// Writes the function for the outlets of a type that has any.
  fileprivate func writePrinter(for type: String, to printers: inout [String: String]) {
    guard !isEmpty else { return }
    var writer = SwiftWriter()
    writer.line("func printOutlets(_ outlets: \(type).Outlets, _ path: String) {")
    writer.level += 1
    for entry in entries {
      let member = "outlets.\(context.names.member(entry.name))"
      switch entry.count {
      case .one: write(entry, member, "", to: &writer)
      case .optional:
        writer.line("if let outlet = \(member) {")
        writer.indented { write(entry, "outlet", "", to: &$0) }
        writer.line("}")
      case .many:
        writer.line("for (place, outlet) in \(member).enumerated() {")
        writer.indented { write(entry, "outlet", "[\\(place)]", to: &$0) }
        writer.line("}")
      }
    }
    writer.close("}")
    printers[type] = writer.text
  }

  private func write(
    _ entry: OutletShape.Entry, _ value: String, _ place: String, to writer: inout SwiftWriter
  ) {
    let path = "\"\\(path).\(entry.name)\(place)\""
    writer.line("print(\"outlet\", \(path), \(value).element)")
    if isComponent(entry) { writer.line("printOutlets(\(value).outlets, \(path))") }
  }
}
