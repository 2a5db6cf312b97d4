import LayoutDiagnostics
import LayoutModel
import LayoutSchema
import LayoutXML

// Messages about names that are taken or reserved.
extension Diagnostic {
  static func duplicateName(
    _ name: String, _ what: String, at range: SourceRange, taken: String,
    by place: RelatedLocation, isImport: Bool,
  ) -> Diagnostic {
    let message =
      isImport
      ? "\(what) called '\(name)' arrives here, and the name is taken"
      : what == taken
        ? "there is \(what) called '\(name)' already" : "the name '\(name)' is that of \(taken)"
    return Diagnostic(.duplicateName, message, at: range, related: [place])
  }

  static func takenName(_ name: String, by owner: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(.duplicateName, "the name '\(name)' is that of \(owner)", at: range)
  }

  /// Returns a finding on a name for `nil`, whose type is unknown.
  static func valueOfNothing(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(.invalidExpression, "'\(name)' would always be 'nil'", at: range)
  }

  static func reservedName(
    _ name: String, _ what: String, _ reader: String, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .reservedName, "\(what) cannot be called '\(name)'", at: range,
      label: "\(reader) can have an attribute of that name")
  }

  static func notAStyleName(_ name: String, at range: SourceRange) -> Diagnostic {
    let fixes = Spelling.identifier(name, isType: false).map {
      [FixIt.replace(name, with: $0, at: range)]
    }
    return Diagnostic(
      .invalidIdentifier, "'\(name)' is not the name of a style", at: range,
      label: "a style is named by one word", fixes: fixes ?? [])
  }

  static func takenClassName(_ name: String, _ owner: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .reservedName, "'\(name)' is a type of \(owner), which hides the host's", at: range,
      label: "with its module before it, as in 'App.\(name)', it is the host's")
  }

  static func reservedTypeName(
    _ name: String, of what: String, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .reservedName, "\(what) cannot be called '\(name)'", at: range,
      label: "the language has a type of that name")
  }
}

// Messages about types.
extension Diagnostic {
  static func unknownType(
    _ name: String, at range: SourceRange, _ nearest: [String]
  ) -> Diagnostic {
    Diagnostic(
      .unknownType, "there is no type '\(name)'", at: range,
      label: nearest.isEmpty ? "types are \(Phrases.all(TypeNames.all)), records and choices" : nil,
      fixes: nearest.map { .replace(name, with: $0, at: range) })
  }

  static func malformedType(_ issue: TypeIssue, _ value: DecodedValue) -> Diagnostic {
    let range = value.source(of: issue.range)
    let part = String(decoding: value.bytes[issue.range], as: UTF8.self)
    switch issue.kind {
    case .empty:
      return Diagnostic(.unknownType, "'type' has no value", at: range)
    case .notAType:
      return Diagnostic(
        .unknownType, part.isEmpty ? "a type is missing here" : "'\(part)' is not a type",
        at: range, label: "a type is a name, '[T]' for a list or 'T?' for what may be missing",
        fixes: listSpelling(value))
    case .openBracket:
      return Diagnostic(
        .unknownType, "a bracket that nothing closes", at: range, label: "a list is '[T]'")
    case .optionalTwice:
      return Diagnostic(
        .unknownType, "a type is optional once", at: range,
        fixes: [FixIt("remove '?'", isSafe: true, edits: [SourceEdit(range, "")])])
    case .tooDeep:
      return Diagnostic(
        .unknownType, "these lists are nested too deeply", at: range,
        label: "the limit is \(TypeParser.deepest)")
    }
  }

  /// Returns the repair that writes `Array<String>`, `List<String>` or `String[]` as `[String]`.
  private static func listSpelling(_ value: DecodedValue) -> [FixIt] {
    let text = value.string
    let name: Substring
    if let open = text.firstIndex(of: "<"), text.hasSuffix(">"),
      ["Array", "List", "Sequence"].contains(text[..<open])
    {
      name = text[text.index(after: open)...].dropLast()
    } else if text.hasSuffix("[]") {
      name = text.dropLast(2)
    } else {
      return []
    }
    guard name.utf8.allSatisfy({ Bytes.isLetter($0) || Bytes.isDigit($0) }), !name.isEmpty else {
      return []
    }
    let range = value.source(of: 0..<value.bytes.count)
    let type = TypeNames.familiar(String(name)) ?? TypeNames.spelled(String(name))
    return [.replace(text, with: "[\(type)]", at: range)]
  }

  static func choiceWithoutWords(
    _ node: MarkupNode, at range: SourceRange, _ markup: MarkupDocument
  ) -> Diagnostic {
    Diagnostic(
      .missingAttribute, "a 'Choice' needs 'values'", at: range,
      label: "the words to choose from, with spaces between them",
      fixes: [
        FixIt(
          "add values=\"…\"", isSafe: false,
          edits: Repairs.insert("values", "", into: node, markup))
      ]
    ).about(.attribute(AttributeName.values.name))
  }

  static func notAChoiceWord(_ word: String, at range: SourceRange) -> Diagnostic {
    let fixes = Spelling.identifier(word, isType: false).map {
      [FixIt.replace(word, with: $0, at: range)]
    }
    return Diagnostic(
      .invalidIdentifier, "'\(word)' is not a word for a choice", at: range,
      label: "words are Swift identifiers with spaces between them", fixes: fixes ?? [])
  }

  static func repeatedChoiceWord(_ word: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .unknownChoice, "'\(word)' stands here twice", at: range,
      fixes: [FixIt("remove '\(word)'", isSafe: false, edits: [SourceEdit(range, "")])])
  }

  static func noChoiceWords(_ attribute: MarkupAttribute) -> Diagnostic {
    Diagnostic(
      .typeMismatch, "'values' has no words", at: attribute.valueRange,
      label: "the words to choose from, with spaces between them")
  }

  static func tooManyChoiceWords(_ count: Int, _ most: Int, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .oversizedDeclaration, "'values' has \(count) words", at: range,
      label: "the limit is \(most)")
  }

  static func notAClassName(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .invalidIdentifier, "'\(name)' is not the name of a Swift type", at: range,
      label: "such as 'Model.User'")
  }

  static func endlessRecord(_ path: [String], at range: SourceRange) -> Diagnostic {
    let name = path.first ?? ""
    var fixes: [FixIt] = []
    if path.count == 1 {
      fixes = [FixIt("make it '[\(name)]'", isSafe: false, edits: [SourceEdit(range, "[\(name)]")])]
    }
    return Diagnostic(
      .endlessRecord, "'\(name)' would hold itself without end", at: range,
      label: path.count == 1 ? "only a list of it can be empty" : circle(path),
      fixes: fixes)
  }

  static func endlessConstant(_ path: [String], at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .endlessConstant, "'\(path.first ?? "")' is defined by itself", at: range,
      label: path.count == 1 ? nil : circle(path))
  }

  static func endlessStyle(_ path: [String], at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .endlessStyle, "the style '\(path.first ?? "")' is based on itself", at: range,
      label: path.count == 1 ? nil : circle(path))
  }

  /// Returns a finding on a style of a library that is based on a style of another file.
  static func importedBase(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .unknownStyle, "the style '\(name)' is one of another file", at: range,
      label: "a library's styles are based on its own")
  }

  /// Returns the steps of a loop and back to its start, shortened if there are many.
  private static func circle(_ path: [String]) -> String {
    var steps = path
    if path.count > 8 { steps = path.prefix(4) + ["…"] + path.suffix(2) }
    return (steps + path.prefix(1)).joined(separator: " → ")
  }
}

// Messages about declarations of elements.
extension Diagnostic {
  /// Returns a finding on an element without a class and a view.
  static func elementOfNobody(_ node: MarkupNode, _ markup: MarkupDocument) -> Diagnostic {
    let fixes = [AttributeName.class, .view].map { name in
      FixIt(
        "add \(name.name)=\"…\"", isSafe: false,
        edits: Repairs.insert(name.name, "", into: node, markup))
    }
    return Diagnostic(
      .missingAttribute, "an 'element' needs 'class' or 'view'", at: node.nameRange,
      label: "the Swift type that lays it out, or the view that the host makes", fixes: fixes
    ).about(.attribute(AttributeName.class.name))
  }

  static func sizeOfHostingView(
    _ attribute: MarkupAttribute, _ markup: MarkupDocument
  ) -> Diagnostic {
    unread(.intrinsicSize, attribute, "the one child is the content, and so large is it", markup)
  }

  /// Returns a finding on an attribute without effect; the label names what decides instead.
  static func unread(
    _ name: AttributeName, _ attribute: MarkupAttribute, _ label: String, _ markup: MarkupDocument
  ) -> Diagnostic {
    Diagnostic(
      .unreadAttribute, "'\(name.name)' has no effect here", at: attribute.nameRange,
      label: label, fixes: [.remove(name.name, attribute, markup)])
  }

  static func childrenOfView(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .childCount, "a view of the host's takes one child at most", at: range,
      label: "the one child may be a 'stack' or whatever holds several",
      fixes: [.replace("any", with: "one", at: range)])
  }

  static func placementInView(_ node: MarkupNode, _ markup: MarkupDocument) -> Diagnostic {
    Diagnostic(
      .misplacedElement, "a view of the host's reads nothing of its child", at: node.nameRange,
      label: "only an 'element' with a 'class' does", fixes: [.removeElement(node, markup)])
  }

  static func recordOfView(_ parameter: Parameter, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .typeMismatch, "a view of the host's cannot take \(parameter.type.phrase)", at: range,
      label: "values are handed over one by one: declare an attribute for each field it needs")
  }
}

// Messages about invalid values.
extension Diagnostic {
  /// Returns a finding on `default="nil"`.
  static func writtenNone(
    _ text: DeclaredText, _ type: ExpressionType, _ attribute: MarkupAttribute,
    _ node: MarkupNode, _ markup: MarkupDocument,
  ) -> Diagnostic {
    let removal = FixIt.remove("default", attribute, markup)
    guard !type.isOptional else {
      return Diagnostic(
        .typeMismatch, "'\(text.string)' is no value", at: text.range,
        label: "what may be missing is 'nil' without a default", fixes: [removal])
    }
    var fixes: [FixIt] = []
    if let written = markup.attribute(.type, of: node) {
      let end = DeclaredText(of: written, in: markup).range.end
      let name = markup.value(of: written).string
      fixes = [
        FixIt(
          "make it '\(name)?' without a default", isSafe: false,
          edits: [SourceEdit(.at(end), "?")] + removal.edits)
      ]
    }
    return Diagnostic(
      .typeMismatch, "'\(text.string)' is not \(type.phrase)", at: text.range,
      label: "only an optional may be missing", fixes: fixes)
  }
}

// Messages about declarations that are too large or follow the language.
extension Diagnostic {
  static func languageInConstant(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .languageInConstant, "this follows the language, which is not known here", at: range,
      label: "it is where a layout is built")
  }

  static func oversizedText(of name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .oversizedDeclaration,
      "'\(name)' would be longer than \(ConstantLimits.longestText) bytes", at: range)
  }

  static func oversizedTexts(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .oversizedDeclaration,
      "the texts of constants and defaults are too long up to here, all in all", at: range,
      label: "the limit is 10 million bytes")
  }

  static func oversizedRecord(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .oversizedDeclaration,
      "a value of '\(name)' would hold more than \(RecordNest.mostValues) others", at: range)
  }
}
