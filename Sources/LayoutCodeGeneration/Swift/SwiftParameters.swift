import LayoutSemantics

/// What a layout, a component or a record takes, as stored properties and an initialiser.
struct SwiftParameters {
  private struct Member {
    var name: String
    var type: String
    var defaultValue: SwiftExpression?
    var summary: String
  }

  private let members: [Member]
  /// The types of choices, with their words.
  private let choices: [(name: String, words: [String])]

  /// - Parameters:
  ///   - context: The names of the document.
  ///   - parameters: What is taken by name.
  ///   - slots: Slots with the names of their members.
  ///   - noun: What one of them is called.
  init(
    _ context: SwiftContext, _ parameters: [Parameter],
    slots: [(name: String, slot: SlotSignature)], noun: String = "parameter",
  ) {
    let types = SwiftType(context: context)
    var choices: [(name: String, words: [String])] = []
    var members: [Member] = []
    // A document with errors may have a name twice.
    var names: Set<String> = []
    for parameter in parameters where names.insert(parameter.name).inserted {
      let choice = Self.choiceName(of: parameter.name, context)
      if let words = parameter.type.words { choices.append((choice, words)) }
      var value = parameter.defaultValue.map { Self.value($0, context) }
      if value == nil, case .optional = parameter.type { value = .plain("nil") }
      let unit = parameter.type.unit.map { ", \($0)" } ?? ""
      members.append(
        Member(
          name: parameter.name, type: types.name(parameter.type, choice: choice),
          defaultValue: value, summary: "The \(noun) `\(parameter.name)`\(unit)."))
    }
    for (name, slot) in slots where names.insert(name).inserted {
      let summary =
        slot.name.map { "What stands in the slot `\($0)`." } ?? "What stands in the slot."
      members.append(
        Member(
          name: name, type: SwiftSlots.type(of: slot), defaultValue: .plain("nil"),
          summary: summary))
    }
    self.members = members
    self.choices = choices
  }

  /// A choice is called after its parameter.
  private static func choiceName(of parameter: String, _ context: SwiftContext) -> String {
    let name = parameter.prefix(1).uppercased() + parameter.dropFirst()
    let structure = context.document.structure
    let isTaken =
      SwiftNames.type(name) != name || context.type == name
      || structure.records.contains { $0.name.name == name }
      || structure.components.contains { $0.signature.name == name }
      || structure.imports.contains { $0.signature.name == name }
    return isTaken ? name + "Choice" : name
  }

  /// A default is a constant, for the light where there are two.
  private static func value(
    _ expression: TypedExpression, _ context: SwiftContext
  ) -> SwiftExpression {
    switch expression.node {
    case .literal(let value):
      SwiftLiteral(context: context).expression(value, expression.type, asWord: false)
    case .constant(let reference):
      if let (declaration, _) = context.constant(reference) {
        SwiftLiteral(context: context)
          .expression(declaration.value, declaration.type, asWord: false)
      } else {
        .plain("nil")
      }
    case .convert(let operand): value(operand, context)
    default: SwiftBindings(context, parameters: []).swift(expression)
    }
  }
}

// MARK: Writing

extension SwiftParameters {
  func write(to writer: inout SwiftWriter) {
    guard !members.isEmpty else {
      writer.line("/// Takes no parameters.")
      writer.line("public init() {}")
      writer.line("")
      return
    }
    for member in members {
      writer.line("/// \(member.summary)")
      writer.line("public var \(SwiftNames.member(member.name)): \(member.type)")
    }
    writer.line("")
    writer.line("/// Takes a value for each of them.")
    writeHead(to: &writer)
    writer.indented { writer in
      for member in members {
        let name = SwiftNames.member(member.name)
        writer.line("self.\(name) = \(name)")
      }
    }
    writer.line("}")
    writer.line("")
    writeChoices(to: &writer)
  }

  private func writeHead(to writer: inout SwiftWriter) {
    let parameters = members.map { member in
      let value = member.defaultValue.map { " = \($0.flat)" } ?? ""
      return "\(SwiftNames.member(member.name)): \(member.type)\(value)"
    }
    let line = "public init(\(parameters.joined(separator: ", "))) {"
    if writer.level * 2 + line.count <= SwiftWriter.columns {
      writer.line(line)
      return
    }
    writer.line("public init(")
    writer.indented { writer in
      for (member, parameter) in zip(members, parameters) {
        if writer.level * 2 + parameter.count < SwiftWriter.columns {
          writer.line("\(parameter),")
        } else {
          let head = "\(SwiftNames.member(member.name)): \(member.type) = "
          (member.defaultValue ?? .plain("")).write(after: head, before: ",", to: &writer)
        }
      }
    }
    writer.line(") {")
  }

  private func writeChoices(to writer: inout SwiftWriter) {
    for (name, words) in choices {
      writer.line("/// The words of `\(name.prefix(1).lowercased() + name.dropFirst())`.")
      writer.line("public enum \(name): String, Sendable, CaseIterable {")
      writer.indented { writer in
        for word in words { writer.line("case \(SwiftNames.member(word))") }
      }
      writer.line("}")
      writer.line("")
    }
  }
}
