import LayoutSemantics

/// What a layout, a component or a record takes, as stored properties and an initialiser.
struct SwiftParameters {
  private struct Member {
    var name: String
    var type: String
    var defaultValue: SwiftExpression?
    var summary: String
    /// What it is where none is given and that differs in the dark.
    var toned: Toned?
  }

  private struct Toned {
    var type: String
    var light: SwiftExpression
    var dark: SwiftExpression
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
      let type = types.name(parameter.type, choice: choice)
      let unit = parameter.type.unit.map { ", \($0)" } ?? ""
      var member = Member(
        name: parameter.name, type: type, defaultValue: Self.value(of: parameter, context),
        summary: "The \(noun) `\(parameter.name)`\(unit).")
      if parameter.isToned, let standard = parameter.defaultValue {
        let literal = SwiftLiteral(context: context)
        member.type = "\(type)?"
        member.toned = Toned(
          type: type, light: literal.expression(standard.light, parameter.type, asWord: false),
          dark: literal.expression(standard.dark, parameter.type, asWord: false))
        member.summary =
          "The \(noun) `\(parameter.name)`\(unit); nil for its default, which differs in the dark."
      }
      members.append(member)
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

  /// The default of the initialiser's parameter; one that differs in the dark is known only where a
  /// layout is built.
  private static func value(
    of parameter: Parameter, _ context: SwiftContext
  ) -> SwiftExpression? {
    guard let standard = parameter.defaultValue else {
      return parameter.type.isOptional ? .plain("nil") : nil
    }
    guard !standard.isToned else { return .plain("nil") }
    return SwiftLiteral(context: context)
      .expression(standard.light, parameter.type, asWord: false)
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
    for member in members { writeToned(member, to: &writer) }
    writeChoices(to: &writer)
  }

  /// Writes what a member is in the light or the dark.
  private func writeToned(_ member: Member, to writer: inout SwiftWriter) {
    guard let toned = member.toned else { return }
    let name = SwiftNames.member(member.name)
    writer.line("/// `\(member.name)`, or its default in the light or the dark.")
    writer.line("public func \(name)(_ appearance: AppearanceMode) -> \(toned.type) {")
    writer.indented { writer in
      let standard = SwiftExpression.conditional(
        .plain("appearance == .dark"), then: toned.dark, else: toned.light)
      SwiftExpression.call(
        "Expressions.coalescing", [.init(nil, .plain(name)), .init("else", standard)]
      ).write(after: "", before: "", to: &writer)
    }
    writer.line("}")
    writer.line("")
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
