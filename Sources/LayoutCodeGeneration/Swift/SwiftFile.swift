import LayoutSemantics

/// The source of one document.
struct SwiftFile {
  private let context: SwiftContext
  private let file: String
  /// For the body of each function.
  private let marks: SwiftLineMarks
  /// Whether the document has errors, so that it adds nothing.
  private let isStub: Bool

  init(
    _ document: TypedDocument, name: String, path: String, isStub: Bool,
    _ lineMarks: SwiftTarget.LineMarks
  ) {
    context = SwiftContext(document, name: name)
    marks = SwiftLineMarks(path: path, context.lines, lineMarks)
    file = SwiftNames.file(path)
    self.isStub = isStub
  }

  var text: String {
    let declarations = SwiftDeclarations(context, marks, isStub: isStub)
    let outlets = SwiftOutlets(context)
    var body = SwiftWriter()
    if context.document.structure.isLibrary {
      writeLibrary(declarations, to: &body)
    } else {
      writeLayout(declarations, outlets, to: &body)
    }
    // What the body names is known once it is written.
    let engineTypes = SwiftSource.names(in: body.text).intersection(EngineNames.types).sorted()
    writeAliases(of: engineTypes, to: &body)
    var writer = SwiftWriter()
    // Names are the author's, whatever style they are in and however long they are.
    var exception: String?
    if body.hasWideLines {
      exception = "// swift-format-ignore-file"
    } else if !declarations.areCamelCase || !outlets.areCamelCase {
      exception = "// swift-format-ignore-file: AlwaysUseLowerCamelCase"
    }
    writeHead(exception: exception, namesEngine: !engineTypes.isEmpty, to: &writer)
    writer.append(body)
    return writer.text
  }

  private func writeHead(
    exception: String?, namesEngine: Bool, to writer: inout SwiftWriter
  ) {
    writer.line("// Made by layoutc from \(file). Do not edit: it will be made again.")
    if let exception { writer.line(exception) }
    writer.line("")
    // Public declarations need it under SE-0409, which has a warning for one that is not needed.
    let modules = context.modules + (namesEngine ? [(EngineNames.module, true)] : [])
    for module in modules.sorted(by: { $0.name < $1.name }) {
      writer.line("\(module.isPublic ? "public " : "")import \(module.name)")
    }
    if !modules.isEmpty { writer.line("") }
  }

  private func writeLibrary(_ declarations: SwiftDeclarations, to writer: inout SwiftWriter) {
    writer.line("/// The declarations of `\(file)`.")
    writer.line("public nonisolated enum \(context.type) ", isOpen: true)
    guard !declarations.isEmpty else { return writer.line("{}") }
    writer.open("{")
    declarations.write(to: &writer)
    writer.close("}")
  }

  private func writeLayout(
    _ declarations: SwiftDeclarations, _ outlets: SwiftOutlets, to writer: inout SwiftWriter
  ) {
    writer.line("/// The layout of `\(file)`.")
    writer.line("public struct \(context.type): LayoutEngine.LayoutDocument ", isOpen: true)
    writer.open("{")
    writeBody(outlets, to: &writer)
    writer.close("}")
    outlets.write(extending: context.type, to: &writer)
    guard !declarations.isEmpty else { return }
    writer.line("")
    writer.line("extension \(context.type) ", isOpen: true)
    writer.open("{")
    declarations.write(to: &writer)
    writer.close("}")
  }

  /// Writes what lets the file mean the engine's types where the module around has others of the
  /// same names.
  private func writeAliases(of types: [String], to writer: inout SwiftWriter) {
    guard !types.isEmpty else { return }
    writer.line("")
    writer.line("// The engine's types, whatever else the module calls so.")
    writer.line("// swift-format-ignore: AllPublicDeclarationsHaveDocumentation")
    writer.line("extension \(context.type) {")
    writer.indented { writer in
      for type in types {
        writer.line("public typealias \(type) = \(EngineNames.module).\(type)")
      }
    }
    writer.line("}")
  }

  private func writeBody(_ outlets: SwiftOutlets, to writer: inout SwiftWriter) {
    let structure = context.document.structure
    let parameters = SwiftParameters(context, structure.parameters, slots: [], isDocument: true)
    parameters.write(to: &writer)
    guard !isStub else {
      writer.line("/// Adds nothing: the document has errors.")
      writer.line("public func build(into root: inout Children<NoPlacement>) {}")
      return
    }
    var builder = SwiftBuilder(
      context, root: context.document.root, lets: structure.lets, parameters: structure.parameters,
      slots: [], outlets, marks)
    writer.line("/// Adds the document's elements.")
    builder.write(to: &writer)
  }
}
