import LayoutModel
import LayoutSchema

/// The constants, records, views and components that a file declares, as members of its type.
struct SwiftDeclarations {
  private let context: SwiftContext
  private let marks: SwiftLineMarks
  private let isStub: Bool

  init(_ context: SwiftContext, _ marks: SwiftLineMarks, isStub: Bool) {
    self.context = context
    self.marks = marks
    self.isStub = isStub
  }

  /// The access modifier of generated declarations, with a space after it.
  private var access: String { context.access.keyword }

  private var structure: DocumentStructure { context.document.structure }

  /// The records that have no class of the host.
  private var records: [RecordDeclaration] { structure.records.filter { $0.className == nil } }

  /// The elements that the host makes views for.
  private var views: [ElementDeclaration] { structure.elements.filter { $0.hostView != nil } }

  var isEmpty: Bool {
    structure.constants.isEmpty && structure.choices.isEmpty && records.isEmpty && views.isEmpty
      && structure.components.isEmpty
  }

  /// Whether all names are in lower camel case.
  var areCamelCase: Bool {
    let components = structure.components.map(\.signature)
    let parameters =
      structure.parameters + records.flatMap(\.fields) + views.flatMap(\.attributes)
      + components.flatMap(\.parameters)
    var names = structure.constants.map(\.name) + parameters.map(\.name)
    names += parameters.flatMap { $0.type.words ?? [] }.map(SwiftNames.word)
    names += structure.choices.flatMap(\.words).map(SwiftNames.word)
    names += components.flatMap { $0.outlets.entries.map(\.name) }
    names += components.flatMap { $0.slots.compactMap(\.name) }
    names += structure.locals.map(\.name)
    let actions = structure.actions + components.flatMap(\.actions)
    names += actions.map(\.name) + actions.flatMap(\.parameters).map(\.name)
    return names.allSatisfy(SwiftNames.isCamelCase)
  }

  func write(to writer: inout SwiftWriter) {
    var isFirst = true
    if !structure.constants.isEmpty {
      for constant in structure.constants { write(constant, to: &writer) }
      isFirst = false
    }
    for choice in structure.choices {
      if !isFirst { writer.line("") }
      isFirst = false
      writer.line("/// The choice `\(choice.name.name)`.")
      SwiftParameters.writeChoice(
        context.names.nestedType(choice.name.name), choice.words, context.access, to: &writer)
    }
    for record in records {
      if !isFirst { writer.line("") }
      isFirst = false
      write(record, to: &writer)
    }
    for view in views {
      if !isFirst { writer.line("") }
      isFirst = false
      write(view, to: &writer)
    }
    for component in structure.components {
      if !isFirst { writer.line("") }
      isFirst = false
      write(component, to: &writer)
    }
  }

  /// Writes a constant: private in a layout, with the file's access level in a library.
  private func write(_ constant: ConstantDeclaration, to writer: inout SwiftWriter) {
    let access = structure.isLibrary ? self.access : "private "
    let literal = SwiftLiteral(context: context)
    let type = SwiftType(context: context).name(constant.type)
    let name = context.names.member(constant.name)
    let unit = constant.type.unit.map { ", \($0)" } ?? ""
    let value = literal.expression(constant.value, constant.type)
    writer.line("/// The constant `\(constant.name)`\(unit).")
    guard let dark = constant.dark else {
      value.write(after: "\(access)static let \(name): \(type) = ", before: "", to: &writer)
      return
    }
    writer.line(
      "\(access)static func \(name)(_ colorScheme: LayoutEnvironment.ColorScheme) -> \(type) {")
    writer.indented { writer in
      SwiftExpression.conditional(
        .plain("colorScheme == .dark"), then: literal.expression(dark, constant.type), else: value
      ).write(after: "", before: "", to: &writer)
    }
    writer.line("}")
  }

  private func write(_ record: RecordDeclaration, to writer: inout SwiftWriter) {
    writer.line("/// The record `\(record.name.name)`.")
    let isComparable = record.fields.allSatisfy { context.isComparable($0.type) }
    let protocols = isComparable ? "Equatable, Sendable" : "Sendable"
    writer.line(
      "\(access)nonisolated struct \(context.names.nestedType(record.name.name)): \(protocols) ",
      isOpen: true)
    writer.open("{")
    var members = SwiftWriter(level: writer.level)
    SwiftParameters(context, record.fields, slots: [], noun: "field", marks).write(to: &members)
    writer.append(members.trimmed)
    writer.close("}")
  }

  private func write(_ view: ElementDeclaration, to writer: inout SwiftWriter) {
    writer.line("/// The attributes of the view `\(view.name)`.")
    writer.line(
      "\(access)nonisolated struct \(context.names.nestedType(view.name)): ViewAttributes ",
      isOpen: true)
    writer.open("{")
    var members = SwiftWriter(level: writer.level)
    SwiftParameters(
      context, view.attributes.map(\.withoutTones), slots: [], noun: "attribute", marks
    ).write(to: &members)
    writer.append(members.trimmed)
    writer.close("}")
  }

  private func write(_ component: TypedComponent, to writer: inout SwiftWriter) {
    let signature = component.signature
    let slots = SwiftSlots.names(of: signature)
    let outlets = SwiftOutlets(context, signature.outlets, root: component.root)
    writer.line("/// The component `\(signature.name)`.")
    writer.line(
      "\(access)struct \(context.names.nestedType(signature.name)): LayoutDocument ", isOpen: true)
    writer.open("{")
    SwiftParameters(
      context, signature.parameters, slots: Array(zip(slots, signature.slots)),
      actions: signature.actions, marks
    )
    .write(to: &writer)
    if isStub || component.root < 0 {
      writer.line("/// Adds nothing: the document has errors.")
      writer.line("\(access)func build(into root: inout Children<NoPlacement>) {}")
    } else {
      var builder = SwiftBuilder(
        context, root: component.root, lets: component.lets, parameters: signature.parameters,
        slots: slots, actions: signature.actions, outlets, marks)
      writer.line("/// Adds the component's element.")
      builder.write(to: &writer)
    }
    if !outlets.isEmpty {
      writer.line("")
      outlets.writeTypes(to: &writer)
    }
    writer.close("}")
  }
}
