import LayoutDiagnostics
import LayoutModel
import LayoutSchema

// Messages about unknown names in expressions.
extension Diagnostic {
  static func unknownName(
    _ name: String, _ syntax: ExpressionSyntax, _ hint: ExpressionType?, _ scope: ExpressionScope,
    _ text: ExpressionText,
  ) -> Diagnostic {
    let range = text.source(of: syntax.range)
    if ExpressionFunction(name: name) != nil {
      return Diagnostic(.unknownName, "'\(name)' is a function", at: range)
    }
    if scope.actions.contains(where: { $0.name == name }) {
      return Diagnostic(
        .unknownName, "'\(name)' is an action and no value", at: range,
        label: "'tap' and its like fire it")
    }
    if scope.later.contains(name) {
      return Diagnostic(
        .unknownName, "'\(name)' is not known here", at: range,
        label: "a default can name the parameters that stand before it")
    }
    let isWord = hint?.words?.contains(name) ?? false
    let meant: [String]
    if isWord {
      meant = [".\(name)"]
    } else if ["null", "none", "None", "undefined", "NULL"].contains(name) {
      meant = ["nil"]
    } else if hint?.unwrapped == .color, let color = ForeignWords.color(name) {
      meant = [color]
    } else if name == "now", scope.hasEnvironment {
      meant = ["\(EnvironmentValue.root).now"]
    } else {
      let names = scope.names + (scope.hasEnvironment ? [EnvironmentValue.root] : [])
      let words = ["true", "false", "nil"]
      meant = NearestName.find(name, among: names + words.filter { scope.entry(named: $0) == nil })
    }
    return Diagnostic(
      .unknownName, "there is no '\(name)' here", at: range,
      label: isWord
        ? "words begin with a point"
        : scope.outside.contains(name) ? "the layout has one; a component has its own" : nil,
      fixes: text.isRepairable ? meant.map { .replace(name, with: $0, at: range) } : [])
  }

  static func unknownField(
    _ name: String, _ record: RecordDeclaration, at range: SourceRange
  ) -> Diagnostic {
    let names = record.fields.map(\.name)
    return Diagnostic(
      .unknownName, "'\(record.name.name)' has no field '\(name)'", at: range,
      label: names.isEmpty || names.count > 8 ? nil : "it has \(Phrases.all(names))",
      fixes: NearestName.find(name, among: names).map { .replace(name, with: $0, at: range) })
  }

  /// Returns a finding on the name of an import without a name behind it.
  static func wholeImport(
    _ name: String, _ scope: ExpressionScope, at range: SourceRange
  ) -> Diagnostic {
    let names = scope.constants(of: name)
    return Diagnostic(
      .typeMismatch, "'\(name)' is an import and no value in itself", at: range,
      label: names.isEmpty || names.count > 8 ? nil : "it has \(Phrases.all(names))")
  }

  /// Returns a finding on a constant that an import does not have.
  static func unknownImported(
    _ name: String, of owner: String, _ scope: ExpressionScope, at range: SourceRange
  ) -> Diagnostic {
    let names = scope.constants(of: owner)
    return Diagnostic(
      .unknownName, "the import '\(owner)' has no constant '\(name)'", at: range,
      label: names.isEmpty || names.count > 8 ? nil : "it has \(Phrases.all(names))",
      fixes: NearestName.find(name, among: names).map { .replace(name, with: $0, at: range) })
  }

  /// Properties that other languages write after a point, and the functions with the same results.
  static let functions = names(\.propertyNames)

  /// The functions of other languages, and the functions with the same results.
  private static let foreignFunctions = names(\.otherNames)

  /// Returns the function that another language calls `word`, or that has that name, or nil.
  static func functionName(for word: String) -> String? {
    ExpressionFunction(name: word).map { _ in word } ?? functions[word] ?? foreignFunctions[word]
  }

  private static func names(_ names: (FunctionSpec) -> [String]) -> [String: String] {
    var functions: [String: String] = [:]
    for row in FunctionSpec.all {
      for name in names(row) { functions[name] = row.function.name }
    }
    return functions
  }

  /// Returns a finding on a field of a value that is no record; other languages write functions
  /// like that.
  static func noFields(
    _ value: TypedExpression, _ syntax: ExpressionSyntax, _ name: String, _ field: Range<Int>,
    _ text: ExpressionText,
  ) -> Diagnostic {
    var fixes: [FixIt] = []
    let whole = text.source(of: syntax.range.lowerBound..<field.upperBound)
    let function = functions[name]
    if let function, text.isRepairable {
      let base = text.string(syntax.range)
      fixes = [
        .replace("\(base).\(name)", with: "\(function)(\(base))", at: whole)
      ]
    }
    return Diagnostic(
      .unknownName, "\(value.type.phrase) has no fields", at: text.source(of: field),
      label: function.map { "'\($0)' is a function" }
        ?? (value.type == .date ? "'date(x)' and 'time(x)' write it" : nil),
      fixes: fixes)
  }

  /// Returns a finding on an unknown part of the environment.
  static func unknownEnvironment(
    _ path: String, at range: SourceRange, _ name: String
  ) -> Diagnostic {
    let members = EnvironmentValue.members(of: path)
    let owner = path.isEmpty ? EnvironmentValue.root : "\(EnvironmentValue.root).\(path)"
    let foreign = [
      "fontScale": "textScale", "dynamicType": "textScale", "sizeCategory": "textScale",
      "colorScheme": "appearance", "theme": "appearance", "layoutDirection": "direction",
      "displayScale": "scale", "pixelRatio": "scale", "density": "scale",
      "safeAreaInsets": "safeArea", "left": "start", "leading": "start", "right": "end",
      "trailing": "end",
    ]
    let meant =
      foreign[name].flatMap { members.contains($0) ? [$0] : nil }
      ?? (foreignEnvironment[name] == nil ? NearestName.find(name, among: members) : [])
    return Diagnostic(
      .unknownName, "'\(owner)' has no '\(name)'", at: range,
      label: foreignEnvironment[name]
        ?? (members.isEmpty ? nil : "it has \(Phrases.all(members))"),
      fixes: meant.map { .replace(name, with: $0, at: range) })
  }

  /// The advice for parts of the environment of other systems.
  private static let foreignEnvironment: [String: String] = {
    let offered = #"<if minWidth="…"> asks for the space that is offered"#
    let language =
      "texts follow the language by themselves, and so do number(x), percent(x) and money(x, 'EUR')"
    var advice: [String: String] = [:]
    for name in [
      "width", "height", "size", "screen", "screenWidth", "screenHeight", "bounds", "orientation",
      "isLandscape", "isPortrait", "horizontalSizeClass", "verticalSizeClass", "breakpoint",
      "viewport",
    ] { advice[name] = offered }
    for name in ["locale", "language", "lang", "region", "calendar"] { advice[name] = language }
    return advice
  }()

  /// Returns a finding on the environment, or a part with parts of its own, in place of a value.
  static func wholeEnvironment(_ path: String, at range: SourceRange) -> Diagnostic {
    let owner = path.isEmpty ? EnvironmentValue.root : "\(EnvironmentValue.root).\(path)"
    return Diagnostic(
      .typeMismatch, "'\(owner)' is no value in itself", at: range,
      label: "it has \(Phrases.all(EnvironmentValue.members(of: path)))")
  }

  /// Returns a finding on a field of `nil` itself.
  static func noFieldsOfNone(at range: SourceRange) -> Diagnostic {
    Diagnostic(.unknownName, "'nil' has no fields and no elements", at: range)
  }

  /// Returns a finding on a bracket after a value that is no list.
  static func noElements(
    _ value: TypedExpression, _ syntax: ExpressionSyntax, _ text: ExpressionText
  ) -> Diagnostic {
    Diagnostic(
      .typeMismatch, "\(value.type.unwrapped.phrase) has no elements",
      at: text.source(of: syntax.range), label: "'[0]' is the first element of a list")
  }

  /// Returns the finding on a String whose first letter `whole` asks for as if it were a list's
  /// first element, with the repair.
  func offeringFirstLetter(
    of string: ExpressionSyntax, for whole: ExpressionSyntax, _ text: ExpressionText
  ) -> Diagnostic {
    let prefix = ExpressionFunction.prefix.name
    var finding = self
    finding.label = "'\(prefix)(x, 1)' is its first letter"
    guard text.isRepairable else { return finding }
    finding.fixes = [
      .replace(
        text.string(whole.range), with: "\(prefix)(\(text.string(string.range)), 1)",
        at: text.source(of: whole.range))
    ]
    return finding
  }

  /// Returns a finding on an index that is no integer.
  static func notAPlace(
    _ value: TypedExpression, _ syntax: ExpressionSyntax, _ text: ExpressionText
  ) -> Diagnostic {
    if value.type.isOptional { return .unopened(value, syntax, text) }
    let range = text.source(of: syntax.range)
    return Diagnostic(
      .typeMismatch, "the place of an element is an Integer, not \(value.type.phrase)", at: range,
      fixes: .numbers(syntax, from: value.type, to: .integer, text))
  }

  /// Returns a finding on an empty list whose type is unknown.
  static func listOfNothing(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .invalidExpression, "nothing says what this list is of", at: range,
      label: "it takes the type of a parameter, or of an element that is there")
  }

  static func unknownFunction(
    _ name: String, isName: Bool, _ range: Range<Int>, _ text: ExpressionText
  ) -> Diagnostic {
    let place = text.source(of: range)
    // What is printed needs no function.
    if ["String", "Text", "str", "string", "toString", "Int"].contains(name), text.isRepairable,
      let end = text.bytes[range.upperBound...].firstIndex(of: UInt8(ascii: ")"))
    {
      let open = range.upperBound..<range.upperBound + 1
      return Diagnostic(
        .unknownName, "there is no function '\(name)'", at: place,
        label: "strings, Integers and Bools are printed as they are",
        fixes: [
          FixIt(
            "remove '\(name)'", isSafe: false,
            edits: [
              SourceEdit(place, ""), SourceEdit(text.source(of: open), ""),
              SourceEdit(text.source(of: end..<end + 1), ""),
            ])
        ])
    }
    let meant =
      foreignFunctions[name].map { [$0] }
      ?? NearestName.find(name, among: ExpressionFunction.allCases.map(\.name))
    return Diagnostic(
      .unknownName, isName ? "'\(name)' is not a function" : "there is no function '\(name)'",
      at: place, fixes: text.isRepairable ? meant.map { .replace(name, with: $0, at: place) } : [])
  }

  // MARK: Words

  static func choiceOfNothing(
    _ word: String, _ hint: ExpressionType?, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      hint == nil ? .invalidExpression : .typeMismatch,
      hint.map { "'.\(word)' is a word, not \($0.phrase)" }
        ?? "nothing says what '.\(word)' is a word of",
      at: range)
  }

  static func unknownWord(_ word: String, _ words: [String], at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .unknownChoice, "'.\(word)' is not one of the words", at: range,
      label: "it is \(Phrases.either(words.map { ".\($0)" }))",
      fixes: NearestName.find(word, among: words).map {
        .replace(".\(word)", with: ".\($0)", at: range)
      })
  }

  /// Returns a finding on a closing brace in a text without an opening one.
  static func loneBrace(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .loneBrace, "a lone '}'", at: range, label: "'}}' stands for a brace",
      fixes: [.replace("}", with: "}}", at: range)])
  }

  /// Returns a finding on a binding where only a literal is allowed.
  static func unbindable(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(.unbindable, "'\(name)' cannot be bound", at: range, label: "it must be written out")
  }
}

extension ExpressionScope {
  /// The constants of the import of that name, without it.
  fileprivate func constants(of owner: String) -> [String] {
    names.filter { $0.hasPrefix("\(owner).") }.map { String($0.dropFirst(owner.count + 1)) }
  }
}
