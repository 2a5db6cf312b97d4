import LayoutModel

/// The parameters of a layout, component or record, as stored properties and an initialiser.
struct SwiftParameters {
  private struct Member {
    var name: String
    var type: String
    var defaultValue: SwiftExpression?
    var summary: String
    /// The default value, if it differs in the dark.
    var toned: Toned?
    /// The default value, if it depends on the members before it.
    var late: Late?
    /// Line directives around the declaration, if it names one of the app's own types.
    var marks: (start: String, end: String)?

    /// The type of the initialiser's parameter.
    var taken: String { late == nil ? type : "\(type)?" }
  }

  private struct Toned {
    var type: String
    /// The default value as an expression that uses `appearance`.
    var standard: SwiftExpression
  }

  private struct Late {
    var type: String
    var standard: SwiftExpression
  }

  private let access: SwiftAccess
  private let members: [Member]
  /// The types of choices, with the parameters they belong to and their words.
  private let choices: [(name: String, owner: String, words: [String])]

  /// - Parameters:
  ///   - context: The names of the document.
  ///   - parameters: The named parameters.
  ///   - slots: The slots with the names of their members.
  ///   - actions: The actions, each of which has a member for what becomes of it.
  ///   - noun: The noun for one of the parameters in documentation.
  ///   - isDocument: Whether the document's other declarations lie beside the parameters.
  ///   - lines: The line marks of the parameters' declarations.
  init(
    _ context: SwiftContext, _ parameters: [Parameter],
    slots: [(name: String, slot: SlotSignature)], actions: [ActionDeclaration] = [],
    noun: String = "parameter",
    isDocument: Bool = false, _ lines: SwiftLineMarks,
  ) {
    access = context.access
    let types = SwiftType(context: context)
    let swift = context.names
    let choiceNames = swift.choices(
      of: parameters,
      members: (parameters.map(\.name) + slots.map(\.name) + actions.map(\.name))
        .map(swift.member),
      isDocument: isDocument)
    var choices: [(name: String, owner: String, words: [String])] = []
    var members: [Member] = []
    // A document with errors may contain a name twice.
    var names: Set<String> = []
    for parameter in parameters where names.insert(parameter.name).inserted {
      let declared = parameter.choice.map { context.type(ofChoice: $0) }
      let choice = declared ?? choiceNames[parameter.name] ?? ""
      if declared == nil, let words = parameter.type.words {
        choices.append((choice, parameter.name, words))
      }
      let type = types.name(parameter.type, choice: choice)
      let unit = parameter.type.unit.map { ", \($0)" } ?? ""
      var member = Member(
        name: swift.member(parameter.name), type: type,
        defaultValue: Self.value(of: parameter, context),
        summary: "The \(noun) `\(parameter.name)`\(unit).")
      if context.hostType(in: parameter.type) != nil {
        // Swift then reports an error in such a type at its place in the document.
        member.marks = lines.around(parameter, context.document)
      }
      if parameter.isToned, let standard = parameter.defaultValue {
        member.type = "\(type)?"
        member.toned = Toned(
          type: type, standard: Self.toned(standard, of: parameter, parameters, context))
        member.summary =
          "The \(noun) `\(parameter.name)`\(unit); nil for its default, which differs in the dark."
      } else if let expression = parameter.defaultValue?.expression {
        let bindings = SwiftBindings(inInitializerOf: parameters, context)
        member.late = Late(
          type: type, standard: bindings.argument(expression, for: parameter.type))
      }
      members.append(member)
    }
    for action in actions where names.insert(action.name).inserted {
      members.append(
        Member(
          name: swift.member(action.name), type: "LayoutAction?",
          defaultValue: isDocument
            ? .call(
              "LayoutAction",
              [.init(nil, .string(action.name)), .init("takesMore", .plain("true"))])
            : .plain("nil"),
          summary: "What becomes of the action `\(action.name)`."))
    }
    for (name, slot) in slots where names.insert(name).inserted {
      let summary =
        slot.name.map { "The content of the slot `\($0)`." } ?? "The content of the slot."
      members.append(
        Member(
          name: swift.member(name), type: SwiftSlots.type(of: slot), defaultValue: .plain("nil"),
          summary: summary))
    }
    self.members = members
    self.choices = choices
  }

  /// Returns the default of the initialiser's parameter, or nil if there is none.
  ///
  /// It is `nil` in Swift if the value is known only where a layout is built.
  private static func value(
    of parameter: Parameter, _ context: SwiftContext
  ) -> SwiftExpression? {
    guard let standard = parameter.defaultValue else {
      return parameter.type.isOptional ? .plain("nil") : nil
    }
    guard !parameter.isLate else { return .plain("nil") }
    return SwiftLiteral(context: context)
      .expression(standard.light, parameter.type, asWord: false)
  }
}

extension SwiftParameters {
  /// Returns a default that differs in the dark, as an expression that uses `appearance`.
  private static func toned(
    _ standard: DefaultValue, of parameter: Parameter, _ parameters: [Parameter],
    _ context: SwiftContext,
  ) -> SwiftExpression {
    if let expression = standard.expression {
      return SwiftBindings(inTheDarkOf: parameters, context)
        .argument(expression, for: parameter.type)
    }
    let literal = SwiftLiteral(context: context)
    return .conditional(
      .plain("colorScheme == .dark"),
      then: literal.expression(standard.dark, parameter.type, asWord: false),
      else: literal.expression(standard.light, parameter.type, asWord: false))
  }
}

// MARK: Writing

extension SwiftParameters {
  func write(to writer: inout SwiftWriter) {
    guard !members.isEmpty else {
      writer.line("/// Takes no parameters.")
      writer.line("\(access.keyword)init() {}")
      writer.line("")
      return
    }
    for member in members {
      if let marks = member.marks { writer.line("\(marks.start)") }
      writer.line("/// \(member.summary)")
      writer.line("\(access.keyword)var \(member.name): \(member.type)")
      if let marks = member.marks { writer.line("\(marks.end)") }
    }
    writer.line("")
    writer.line("/// Creates the document with a value for each parameter.")
    writeHead(to: &writer)
    writer.indented { writer in
      for member in members {
        guard let late = member.late else { continue }
        Self.value(.plain(member.name), of: late.type, else: late.standard)
          .write(after: "let \(member.name) = ", before: "", to: &writer)
      }
      for member in members {
        writer.line("self.\(member.name) = \(member.name)")
      }
    }
    writer.line("}")
    writer.line("")
    for member in members { writeToned(member, to: &writer) }
    writeChoices(to: &writer)
  }

  /// Writes a method that returns a member's value in the light or the dark.
  private func writeToned(_ member: Member, to writer: inout SwiftWriter) {
    guard let toned = member.toned else { return }
    writer.line("/// `\(member.name)`, or its default in the light or the dark.")
    let head =
      "func \(member.name)(_ colorScheme: LayoutEnvironment.ColorScheme) -> \(toned.type) {"
    writer.line("\(access.keyword)\(head)")
    writer.indented { writer in
      Self.value(.plain(member.name), of: toned.type, else: toned.standard)
        .write(after: "", before: "", to: &writer)
    }
    writer.line("}")
    writer.line("")
  }

  /// Returns the given value, or the default if it is `nil`.
  private static func value(
    _ given: SwiftExpression, of type: String, else standard: SwiftExpression
  ) -> SwiftExpression {
    // Between optionals, `??` is ambiguous between two functions.
    type.hasSuffix("?")
      ? .call("Expressions.coalescing", [.init(nil, given), .init("else", standard)])
      : .infix(given, "??", standard)
  }

  private func writeHead(to writer: inout SwiftWriter) {
    let parameters = members.map { member in
      let value = member.defaultValue.map { " = \($0.flat)" } ?? ""
      return "\(member.name): \(member.taken)\(value)"
    }
    let line: SwiftBytes = "\(access.keyword)init(\(parameters.joined(separator: ", "))) {"
    if SwiftWriter.fits(line, at: writer.level) {
      writer.line(line)
      return
    }
    writer.line("\(access.keyword)init(")
    writer.indented { writer in
      for (member, parameter) in zip(members, parameters) {
        if writer.level * 2 + parameter.count < SwiftWriter.columns {
          writer.line("\(parameter),")
        } else {
          writeLong(member, to: &writer)
        }
      }
    }
    writer.line(") {")
  }

  /// Writes a parameter that is too wide for a line, with its default over several lines or its
  /// type below its name.
  private func writeLong(_ member: Member, to writer: inout SwiftWriter) {
    let head = "\(member.name): \(member.taken)"
    if let value = member.defaultValue, value.isBreakable,
      writer.level * 2 + head.count + 4 < SwiftWriter.columns
    {
      value.write(after: "\(head) = ", before: ",", to: &writer)
      return
    }
    writer.line("\(member.name):")
    writer.indented { writer in
      guard let value = member.defaultValue else { return writer.line("\(member.taken),") }
      value.write(after: "\(member.taken) = ", before: ",", to: &writer)
    }
  }

  private func writeChoices(to writer: inout SwiftWriter) {
    for (name, owner, words) in choices {
      writer.line("/// The words of `\(owner)`.")
      Self.writeChoice(name, words, access, to: &writer)
      writer.line("")
    }
  }

  /// Writes the enum for a choice.
  static func writeChoice(
    _ name: String, _ words: [String], _ access: SwiftAccess, to writer: inout SwiftWriter
  ) {
    writer.line("\(access.keyword)nonisolated enum \(name): String, Sendable, CaseIterable {")
    writer.indented { writer in
      for word in words {
        let name = SwiftNames.word(word)
        let isWord = name == SwiftNames.escaped(word)
        writer.line(isWord ? "case \(name)" : "case \(name) = \"\(word)\"")
      }
    }
    writer.line("}")
  }
}
