import LayoutDiagnostics
import LayoutModel

/// The Swift names of one document's declarations.
///
/// All names are made here. Types that bodies mention keep their names: a member that would hide
/// one gets an underscore after it, and a type gets the noun for its kind, such as `Record`.
struct SwiftNames {
  /// The document's own type.
  let type: String
  /// The types that bodies and declarations mention, whose names nothing within the document's type
  /// may have.
  let reserved: SwiftNameSet
  /// The Swift names of records, choices, components and the host's views.
  private let nested: [String: String]
  /// The names of all direct members of the document's type.
  private let declared: SwiftNameSet

  /// - Parameters:
  ///   - document: The document that declares the names.
  ///   - name: The document's name.
  ///   - others: The other documents and the classes of the host that the document mentions.
  init(_ document: TypedDocument, name: String, others: Set<String>) {
    let structure = document.structure
    type = Self.type(name)
    reserved = SwiftNameSet().union(others).union([type])
    let members =
      structure.parameters.map(\.name) + structure.actions.map(\.name)
      + structure.constants.map(\.name)
    var taken = reserved
    for member in members { _ = taken.insert(Self.member(member, besides: reserved)) }
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

  /// Returns the type of a record, choice, component or view, without the document's type before
  /// it.
  func nestedType(_ name: String) -> String { nested[name] ?? name }

  /// Returns the Swift name of a property, constant, outlet or value of a function.
  func member(_ name: String) -> String { Self.member(name, besides: reserved) }

  /// Returns the argument label for a member.
  func label(_ name: String) -> String { Self.label(member(name)) }

  /// Returns the types of choices, by the parameters that they are named after.
  ///
  /// - Parameters:
  ///   - parameters: The parameters, some of which are choices.
  ///   - members: The names of all members beside the types.
  ///   - isDocument: Whether the document's other declarations lie beside the types too.
  /// - Returns: The names of the types.
  func choices(of parameters: [Parameter], members: [String], isDocument: Bool) -> [String: String]
  {
    guard parameters.contains(where: { $0.type.words != nil && $0.choice == nil }) else {
      return [:]
    }
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

  private static func claim(_ name: String, _ noun: String, _ taken: inout SwiftNameSet) -> String {
    var name = name
    while !taken.insert(name) { name += noun }
    return name
  }
}

// MARK: Names that depend on nothing else

extension SwiftNames {
  /// Returns the name of a document's type.
  ///
  /// A name that the engine or Swift uses gets `Layout` after it, because otherwise it would hide
  /// the other type in every file of its module.
  static func type(_ name: String) -> String {
    var base = name[...]
    while base.hasSuffix("Layout"), base.count > "Layout".count { base = base.dropLast(6) }
    let isTaken = [String(base), name].contains { everywhere.contains($0) || isKeyword($0) }
    return isTaken ? name + "Layout" : name
  }

  /// Returns the enum case for a word of a choice.
  static func word(_ word: String) -> String {
    let isTaken = takenCases.contains(withoutUnderscores(word))
    return isTaken ? word + "_" : escaped(word)
  }

  /// Returns the label of an argument, which may be any of Swift's keywords but one.
  static func label(_ name: String) -> String {
    let bare = name.hasPrefix("`") ? String(name.dropFirst().dropLast()) : name
    return bare == "inout" ? "`inout`" : bare
  }

  /// Returns a name, in backticks if it is one of Swift's keywords.
  static func escaped(_ name: String) -> String { isKeyword(name) ? "`\(name)`" : name }

  static func isKeyword(_ name: String) -> Bool { SwiftKeywords.contains(name) }

  /// Returns the Swift name of a member, with an underscore added if it is reserved.
  ///
  /// A name that is reserved but for underscores at its end gets one more, so that no two names
  /// become one.
  private static func member(_ name: String, besides reserved: SwiftNameSet) -> String {
    reserved.contains(withoutUnderscores(name)) ? name + "_" : escaped(name)
  }

  private static func withoutUnderscores(_ name: String) -> String {
    guard name.utf8.last == UInt8(ascii: "_") else { return name }
    var name = name[...]
    while name.last == "_" { name = name.dropLast() }
    return String(name)
  }

  /// Returns the last part of a path, with characters replaced that are unfit for a comment.
  static func file(_ path: String) -> String {
    let isPlain = path.utf8.allSatisfy {
      (0x20..<0x7F).contains($0) && $0 != UInt8(ascii: "`") && $0 != UInt8(ascii: "\\")
    }
    if isPlain, path.utf8.last != UInt8(ascii: "/") { return String(path[path.nameStart...]) }
    let name = path.split { $0 == "/" || $0 == "\\" }.last.map { String($0) } ?? path
    return String(
      String.UnicodeScalarView(
        name.unicodeScalars.map { SwiftString.isPlain($0) && $0 != "`" ? $0 : "?" }))
  }

  /// Whether a name is that of a type that any document may mention.
  static func isEverywhere(_ name: String) -> Bool {
    // Most names begin with a small letter, and no type does.
    guard let first = name.utf8.first, first < UInt8(ascii: "a") else { return false }
    return everywhere.contains(name)
  }

  /// The types that any document may mention: the engine's, Swift's, and those of outlets.
  private static let everywhere = EngineNames.types.union([
    EngineNames.module, "Bool", "CaseIterable", "Double", "Equatable", "FiredAction", "Float", "ID",
    "Int",
    "MasonryLayout",
    "Never", "Outlets", "Sendable", "String", "Swift",
  ])

  /// Whether a name is in lower camel case.
  static func isCamelCase(_ name: String) -> Bool {
    if let first = name.utf8.first, (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(first),
      !name.utf8.contains(UInt8(ascii: "_"))
    {
      return true
    }
    return name.first?.isUppercase == false && !name.contains("_")
  }

  /// The members that an enum has anyway, and words that have another meaning in Swift after a full
  /// stop.
  private static let takenCases: Set<String> = [
    "AllCases", "Protocol", "RawValue", "Self", "Type", "allCases", "init", "none", "self", "some",
  ]
}
