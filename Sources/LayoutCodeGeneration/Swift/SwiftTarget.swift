package import LayoutSemantics

/// Writes documents as Swift, as a careful person would against the engine.
package struct SwiftTarget: CodeTarget {
  package init() {}

  package func typeName(for name: String) -> String { SwiftNames.type(name) }

  package func source(of document: TypedDocument, name: String, path: String) -> String {
    guard document.root >= 0 else { return stub(of: document, name: name, path: path) }
    let outlets = SwiftOutlets(document)
    var builder = SwiftBuilder(document, outlets: outlets)
    var writer = SwiftWriter()
    writeHead(name: name, path: path, outlets, to: &writer)
    writer.open("{")
    writeInit(to: &writer)
    writer.line("/// Adds the document's elements.")
    writer.line("public func build(into root: inout Children<NoPlacement>) {")
    builder.writeBuild(to: &writer)
    writer.line("}")
    builder.writeParts(to: &writer)
    writer.close("}")
    outlets.write(extending: SwiftNames.type(name), to: &writer)
    return writer.text
  }

  package func stub(of document: TypedDocument, name: String, path: String) -> String {
    let outlets = SwiftOutlets(document)
    var writer = SwiftWriter()
    writeHead(name: name, path: path, outlets, to: &writer)
    writer.open("{")
    writeInit(to: &writer)
    writer.line("/// Adds nothing: the document has errors.")
    writer.line("public func build(into root: inout Children<NoPlacement>) {}")
    writer.close("}")
    outlets.write(extending: SwiftNames.type(name), to: &writer)
    return writer.text
  }

  private func writeHead(
    name: String, path: String, _ outlets: SwiftOutlets, to writer: inout SwiftWriter
  ) {
    let file = SwiftNames.file(path)
    writer.line("// Made by layoutc from \(file). Do not edit: it will be made again.")
    // Ids are the author's, whatever style they are in.
    if !outlets.areCamelCase {
      writer.line("// swift-format-ignore-file: AlwaysUseLowerCamelCase")
    }
    writer.line("")
    // Public declarations need it under SE-0409.
    writer.line("public import LayoutEngine")
    writer.line("")
    writer.line("/// The layout of `\(file)`.")
    writer.line("public struct \(SwiftNames.type(name)): LayoutDocument ", isOpen: true)
  }

  private func writeInit(to writer: inout SwiftWriter) {
    writer.line("/// Takes no parameters.")
    writer.line("public init() {}")
    writer.line("")
  }
}
