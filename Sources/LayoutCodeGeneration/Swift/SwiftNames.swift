import LayoutSemantics

/// What the names of one document are called in Swift.
///
/// All of them come from here. Types that bodies mention keep their names: what would hide one gets
/// an underscore behind it, or, where it is a type itself, the word for what it is.
struct SwiftNames {
  /// The document's own type.
  let type: String
  /// The types that bodies and declarations mention, which nothing within the document's type may
  /// be called.
  let reserved: Set<String>
  /// What records, choices, components and the host's views are called.
  private let nested: [String: String]
  /// All that lies directly in the document's type.
  private let declared: Set<String>

  /// - Parameters:
  ///   - document: The document that declares the names.
  ///   - name: What it is called.
  ///   - others: The other documents and the classes of the host that it mentions.
  init(_ document: TypedDocument, name: String, others: Set<String>) {
    let structure = document.structure
    type = Self.type(name)
    reserved = Self.everywhere.union(others).union([type])
    let members = structure.parameters.map(\.name) + structure.constants.map(\.name)
    var taken = reserved
    for member in members { taken.insert(Self.member(member, besides: reserved)) }
    var nested: [String: String] = [:]
    let components = structure.components.map { ($0.signature.name, "Component") }
    let records = structure.records.map { ($0.name.name, "Record") }
    let views = structure.elements.filter { $0.hostView != nil }.map { ($0.name, "View") }
    let choices = structure.choices.map { ($0.name.name, "Choice") }
    for (name, noun) in components + records + views + choices where nested[name] == nil {
      nested[name] = Self.claim(name, noun, &taken)
    }
    self.nested = nested
    declared = taken
  }

  /// The type of a record, choice, component or view, without the document's around it.
  func nestedType(_ name: String) -> String { nested[name] ?? name }

  /// A property, constant, outlet or value of a function.
  func member(_ name: String) -> String { Self.member(name, besides: reserved) }

  /// The label of an argument for such a member, which may be any of Swift's words but for a few.
  func label(_ name: String) -> String { Self.label(member(name)) }

  /// The types of choices by the parameters that they are named after; `members` are all that lie
  /// beside them.
  func choices(of parameters: [Parameter], members: [String], isDocument: Bool) -> [String: String]
  {
    var taken = reserved.union(members)
    if isDocument { taken.formUnion(declared) }
    var choices: [String: String] = [:]
    for parameter in parameters where parameter.type.words != nil && parameter.choice == nil {
      guard choices[parameter.name] == nil else { continue }
      let name = parameter.name.prefix(1).uppercased() + parameter.name.dropFirst()
      choices[parameter.name] = Self.claim(name, "Choice", &taken)
    }
    return choices
  }

  private static func claim(_ name: String, _ noun: String, _ taken: inout Set<String>) -> String {
    var name = name
    while !taken.insert(name).inserted { name += noun }
    return name
  }
}

// MARK: Names that follow from themselves

extension SwiftNames {
  /// A document's type; one that the engine or Swift has a use for gets `Layout` behind it, because
  /// it would hide what is meant in every file of its module.
  static func type(_ name: String) -> String {
    var base = name[...]
    while base.hasSuffix("Layout"), base.count > "Layout".count { base = base.dropLast(6) }
    let isTaken = [String(base), name].contains { everywhere.contains($0) || isKeyword($0) }
    return isTaken ? name + "Layout" : name
  }

  /// The case for a word of a choice.
  static func word(_ word: String) -> String {
    let isTaken = takenCases.contains(withoutUnderscores(word))
    return isTaken ? word + "_" : escaped(word)
  }

  /// The label of an argument, which may be any of Swift's words but for a few.
  static func label(_ name: String) -> String {
    ["inout", "var", "let"].contains(name) ? "`\(name)`" : name
  }

  /// A name as it is, in backticks where it is one of Swift's words.
  static func escaped(_ name: String) -> String { isKeyword(name) ? "`\(name)`" : name }

  static func isKeyword(_ name: String) -> Bool {
    let bytes = Array(name.utf8)
    return SwiftKeywords.contains(bytes.span, 0, bytes.count)
  }

  /// A name that ends in underscores gets one more where the name without them is taken, so that no
  /// two names become one.
  private static func member(_ name: String, besides reserved: Set<String>) -> String {
    reserved.contains(withoutUnderscores(name)) ? name + "_" : escaped(name)
  }

  private static func withoutUnderscores(_ name: String) -> String {
    var name = name[...]
    while name.last == "_" { name = name.dropLast() }
    return String(name)
  }

  /// The last part of a path, fit for a comment.
  static func file(_ path: String) -> String {
    let name = path.split { $0 == "/" || $0 == "\\" }.last.map { String($0) } ?? path
    return String(
      String.UnicodeScalarView(
        name.unicodeScalars.map { SwiftString.isPlain($0) && $0 != "`" ? $0 : "?" }))
  }

  /// Types that any document may mention: the engine's, Swift's, and those of outlets.
  private static let everywhere = EngineNames.types.union([
    EngineNames.module, "Bool", "CaseIterable", "Double", "Equatable", "Float", "ID", "Int",
    "MasonryLayout",
    "Never", "Outlets", "Sendable", "String", "Swift",
  ])

  /// What an enum has already, and words that Swift takes for something else behind a full stop.
  private static let takenCases: Set<String> = [
    "AllCases", "Protocol", "RawValue", "Self", "Type", "allCases", "init", "none", "self", "some",
  ]
}
