import LayoutSemantics

/// The source of one document.
struct SwiftFile {
  private let context: SwiftContext
  private let file: String
  /// Whether the document has errors, so that it adds nothing.
  private let isStub: Bool

  init(_ document: TypedDocument, name: String, path: String, isStub: Bool) {
    context = SwiftContext(document, name: name)
    file = SwiftNames.file(path)
    self.isStub = isStub
  }

  var text: String {
    var writer = SwiftWriter()
    let declarations = SwiftDeclarations(context, file: file, isStub: isStub)
    let outlets = SwiftOutlets(context)
    writeHead(areCamelCase: declarations.areCamelCase && outlets.areCamelCase, to: &writer)
    if context.document.structure.isLibrary {
      writer.line("/// The declarations of `\(file)`.")
      writer.line("public enum \(context.type) ", isOpen: true)
      if declarations.isEmpty {
        writer.line("{}")
      } else {
        writer.open("{")
        declarations.write(to: &writer)
        writer.close("}")
      }
      return writer.text
    }
    writer.line("/// The layout of `\(file)`.")
    writer.line("public struct \(context.type): LayoutDocument ", isOpen: true)
    writer.open("{")
    writeLayout(outlets, to: &writer)
    writer.close("}")
    outlets.write(extending: context.type, to: &writer)
    if !declarations.isEmpty {
      writer.line("")
      writer.line("extension \(context.type) ", isOpen: true)
      writer.open("{")
      declarations.write(to: &writer)
      writer.close("}")
    }
    return writer.text
  }

  private func writeHead(areCamelCase: Bool, to writer: inout SwiftWriter) {
    writer.line("// Made by layoutc from \(file). Do not edit: it will be made again.")
    // Names are the author's, whatever style they are in.
    if !areCamelCase {
      writer.line("// swift-format-ignore-file: AlwaysUseLowerCamelCase")
    }
    writer.line("")
    // Public declarations need it under SE-0409.
    for module in (context.modules + [("LayoutEngine", true)]).sorted(by: { $0.name < $1.name }) {
      writer.line("\(module.isPublic ? "public " : "")import \(module.name)")
    }
    writer.line("")
  }

  private func writeLayout(_ outlets: SwiftOutlets, to writer: inout SwiftWriter) {
    let structure = context.document.structure
    let parameters = SwiftParameters(context, structure.parameters, slots: [])
    parameters.write(to: &writer)
    guard !isStub else {
      writer.line("/// Adds nothing: the document has errors.")
      writer.line("public func build(into root: inout Children<NoPlacement>) {}")
      return
    }
    var builder = SwiftBuilder(
      context, root: context.document.root, parameters: structure.parameters, slots: [], outlets,
      SwiftLineMarks(file: file))
    writer.line("/// Adds the document's elements.")
    builder.write(to: &writer)
  }
}
