import LayoutDiagnostics
import LayoutModel
import LayoutSchema
import LayoutXML

/// Reads the types of parameters, fields and constants.
enum TypeReader {
  /// Returns the type that a declaration names, or nil.
  ///
  /// Reports a type that is wrong; without a type the declaration has no finding.
  static func type(of node: MarkupNode, _ draft: inout Draft) -> ExpressionType? {
    declaredType(of: node, &draft)?.type
  }

  /// Returns the type that a declaration names, with the declared choice if the type is one.
  static func declaredType(
    of node: MarkupNode, _ draft: inout Draft
  ) -> (type: ExpressionType, choice: RecordName?)? {
    guard let attribute = draft.markup.attribute(.type, of: node) else { return nil }
    let value = draft.markup.value(of: attribute)
    let words = choiceWords(of: node, &draft)
    do throws(TypeIssue) {
      let syntax = try TypeParser.parse(value.bytes)
      var usesChoice = false
      var choice: RecordName?
      let type = resolve(syntax, words, value, node, &usesChoice, &choice, &draft)
      if !usesChoice, type != nil, let values = draft.markup.attribute(.values, of: node) {
        draft.report(
          .unread(.values, values, "only the type 'Choice' reads it", draft.markup))
      }
      return type.map { ($0, choice) }
    } catch {
      if !draft.isBrokenMarkup(attribute.range) { draft.report(.malformedType(error, value)) }
      return nil
    }
  }

  private static func resolve(
    _ syntax: TypeSyntax, _ words: [String]?, _ value: DecodedValue, _ node: MarkupNode,
    _ usesChoice: inout Bool, _ choice: inout RecordName?, _ draft: inout Draft,
  ) -> ExpressionType? {
    switch syntax {
    case .optional(let type, _):
      return resolve(type, words, value, node, &usesChoice, &choice, &draft)
        .map { .optional($0) }
    case .list(let type, _):
      return resolve(type, words, value, node, &usesChoice, &choice, &draft).map { .list($0) }
    case .name(let name, let range):
      // A declared type may have the name of a newer one.
      let isDeclared = draft.names.records[name] != nil || draft.names.choices[name] != nil
      if !isDeclared, let type = TypeNames.type(named: name) { return type }
      if name == TypeNames.choice {
        usesChoice = true
        guard let words else {
          if draft.markup.attribute(.values, of: node) == nil {
            draft.report(.choiceWithoutWords(node, at: value.source(of: range), draft.markup))
          }
          return nil
        }
        return .choice(words)
      }
      if let record = draft.names.records[name] {
        draft.uses.records.insert(record)
        return .record(record)
      }
      if let declared = draft.names.choices[name] {
        draft.uses.choices.insert(declared.name)
        choice = declared.name
        // A choice without words has its finding at its declaration.
        return declared.words.isEmpty ? nil : .choice(declared.words)
      }
      reportUnknownType(name, at: value.source(of: range), &draft)
      return nil
    }
  }

  private static func reportUnknownType(
    _ name: String, at range: SourceRange, _ draft: inout Draft
  ) {
    guard !draft.isFull else { return }
    let familiar = TypeNames.familiar(name)
    let nearest =
      familiar.map { [$0] }
      ?? NearestName.find(
        name,
        among: TypeNames.all + draft.names.records.keys.sorted()
          + draft.names.choices.keys.sorted())
    // The type may belong to a file that could not be imported.
    if nearest.isEmpty, draft.names.hasBrokenImport { return }
    draft.report(.unknownType(name, at: range, nearest))
  }

  /// The most words that a `Choice` may have.
  private static let mostWords = 256

  /// Returns the words of a `Choice`, or nil if there are none; reports words that are wrong.
  static func choiceWords(
    of node: MarkupNode, _ draft: inout Draft
  ) -> [String]? {
    guard let attribute = draft.markup.attribute(.values, of: node) else { return nil }
    var words: [String] = []
    var known: Set<String> = []
    for (word, range) in DeclaredText(of: attribute, in: draft.markup).words {
      let bytes = Array(word.utf8)
      guard WordParser.isIdentifier(bytes.span, 0, bytes.count) else {
        draft.report(.notAChoiceWord(word, at: range))
        return nil
      }
      guard known.insert(word).inserted else {
        draft.report(.repeatedChoiceWord(word, at: range))
        return nil
      }
      words.append(word)
    }
    guard words.count <= Self.mostWords else {
      draft.report(.tooManyChoiceWords(words.count, Self.mostWords, at: attribute.valueRange))
      return nil
    }
    if words.isEmpty { draft.report(.noChoiceWords(attribute)) }
    return words.isEmpty ? nil : words
  }
}
