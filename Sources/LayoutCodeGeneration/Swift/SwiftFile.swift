import LayoutModel

/// The Swift source of one document.
struct SwiftFile {
  private let context: SwiftContext
  private let file: String
  private let mark: String
  /// The line marks, of which each function's body uses a copy.
  private let marks: SwiftLineMarks
  /// Whether the document has errors, so that its code adds no elements.
  private let isStub: Bool

  init(
    _ document: TypedDocument, name: String, path: String, _ target: SwiftTarget, isStub: Bool
  ) {
    context = SwiftContext(document, name: name, access: target.access)
    marks = SwiftLineMarks(path: path, context.lines, target)
    file = SwiftNames.file(path)
    mark = target.mark
    self.isStub = isStub
  }

  /// The access modifier of generated declarations, with a space after it.
  private var access: String { context.access.keyword }

  var text: String {
    let declarations = SwiftDeclarations(context, marks, isStub: isStub)
    let outlets = SwiftOutlets(context)
    var body = SwiftWriter()
    if context.document.structure.isLibrary {
      writeLibrary(declarations, to: &body)
    } else {
      writeLayout(declarations, outlets, to: &body)
    }
    // The types that the body names are known only after it is written.
    let source = SwiftSource(
      body.text.bytes, access: context.access.keyword, besides: context.libraryModules.keys)
    let engineTypes = source.types.filter {
      EngineNames.types.contains($0) || context.libraryModules[$0] == EngineNames.module
    }.sorted()
    let exposed = source.typesInHeads
    writeAliases(of: engineTypes, exposed: exposed, to: &body)
    var writer = SwiftWriter()
    // The author chooses names, in any style and of any length, so the formatter must accept them.
    var exception: String?
    if body.hasWideLines {
      exception = "// swift-format-ignore-file"
    } else if !declarations.areCamelCase || !outlets.areCamelCase {
      exception = "// swift-format-ignore-file: AlwaysUseLowerCamelCase"
    }
    writeHead(exception: exception, modules(engineTypes, exposed), to: &writer)
    writer.append(body)
    return writer.text.string
  }

  /// Returns the modules that the source names, each with whether declarations visible to other
  /// modules name it.
  private func modules(_ engineTypes: [String], _ exposed: Set<String>) -> [String: Bool] {
    var modules: [String: Bool] = [:]
    for module in context.modules { modules[module.name] = module.isPublic }
    if !engineTypes.isEmpty {
      modules[EngineNames.module] = !exposed.isDisjoint(with: engineTypes + [EngineNames.module])
    }
    for (type, module) in context.libraryModules {
      modules[module] = modules[module] == true || exposed.contains(type)
    }
    return modules
  }

  private func writeHead(
    exception: String?, _ modules: [String: Bool], to writer: inout SwiftWriter
  ) {
    writer.line("\(mark) from \(file). Do not edit: it will be made again.")
    if let exception { writer.line("\(exception)") }
    writer.line("")
    writeImports(of: modules, to: &writer)
    if !modules.isEmpty { writer.line("") }
  }

  /// Writes the imports.
  ///
  /// SE-0409 requires each to be exactly as visible as the declarations that name its module.
  private func writeImports(of modules: [String: Bool], to writer: inout SwiftWriter) {
    let exposed = modules.filter(\.value).keys.sorted()
    switch context.access {
    case .public:
      for (module, isExposed) in modules.sorted(by: { $0.key < $1.key }) {
        writer.line("\(isExposed ? "public " : "")import \(module)")
      }
    case .package where !exposed.isEmpty:
      // Where other files import publicly by default, this access level would contradict them.
      writer.line("#if hasFeature(InternalImportsByDefault)")
      for module in exposed { writer.line("  package import \(module)") }
      writer.line("#else")
      for module in exposed { writer.line("  import \(module)") }
      writer.line("#endif")
      for module in modules.keys.sorted() where modules[module] == false {
        writer.line("import \(module)")
      }
    case .package, .internal:
      for module in modules.keys.sorted() { writer.line("import \(module)") }
    }
  }

  private func writeLibrary(_ declarations: SwiftDeclarations, to writer: inout SwiftWriter) {
    writer.line("/// The declarations of `\(file)`.")
    writer.line("\(access)nonisolated enum \(context.type) ", isOpen: true)
    guard !declarations.isEmpty else { return writer.line("{}") }
    writer.open("{")
    declarations.write(to: &writer)
    writer.close("}")
  }

  private func writeLayout(
    _ declarations: SwiftDeclarations, _ outlets: SwiftOutlets, to writer: inout SwiftWriter
  ) {
    writer.line("/// The layout of `\(file)`.")
    let isComparable = context.document.structure.parameters.allSatisfy {
      context.isComparable($0.type)
    }
    let protocols = "LayoutEngine.LayoutDocument\(isComparable ? ", Equatable" : "")"
    writer.line("\(access)struct \(context.type): \(protocols) ", isOpen: true)
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

  /// Writes type aliases, so that the file uses the engine's types even if the surrounding module
  /// has types of the same names.
  ///
  /// Those that no declaration for other files names are private.
  private func writeAliases(
    of types: [String], exposed: Set<String>, to writer: inout SwiftWriter
  ) {
    guard !types.isEmpty else { return }
    writer.line("")
    writer.line("// The engine's types, whatever else the module calls so.")
    if context.access == .public, !exposed.isDisjoint(with: types) {
      writer.line("// swift-format-ignore: AllPublicDeclarationsHaveDocumentation")
    }
    writer.line("extension \(context.type) {")
    writer.indented { writer in
      let named = types.filter(exposed.contains).map { (access, $0) }
      let others = types.filter { !exposed.contains($0) }.map { ("private ", $0) }
      for (access, type) in named + others {
        let home = EngineNames.inGeneratedCode.contains(type) ? ".GeneratedCode" : ""
        writer.line("\(access)typealias \(type) = \(EngineNames.module)\(home).\(type)")
      }
    }
    writer.line("}")
  }

  private func writeBody(_ outlets: SwiftOutlets, to writer: inout SwiftWriter) {
    let structure = context.document.structure
    let parameters = SwiftParameters(
      context, structure.parameters, slots: [], actions: structure.actions, isDocument: true, marks)
    parameters.write(to: &writer)
    guard !isStub else {
      writer.line("/// Adds nothing: the document has errors.")
      writer.line("\(access)func build(into root: inout Children<NoPlacement>) {}")
      SwiftActionEnum(context, structure.actions).write(to: &writer)
      return
    }
    var builder = SwiftBuilder(
      context, root: context.document.root, lets: structure.lets, parameters: structure.parameters,
      slots: [], actions: structure.actions, outlets, marks)
    writer.line("/// Adds the document's elements.")
    builder.write(to: &writer)
    SwiftActionEnum(context, structure.actions).write(to: &writer)
  }
}
