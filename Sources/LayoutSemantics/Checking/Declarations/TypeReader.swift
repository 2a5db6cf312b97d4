import LayoutDiagnostics
import LayoutSchema
import LayoutXML

/// Reads the types of parameters, fields and constants.
enum TypeReader {
  /// The type that a declaration names, or nil where it names none or one that is wrong, which is
  /// said.
  static func type(of node: MarkupNode, _ draft: inout Draft) -> ExpressionType? {
    guard let attribute = draft.markup.attribute(.type, of: node) else { return nil }
    let value = draft.markup.value(of: attribute)
    let words = choiceWords(of: node, &draft)
    do throws(TypeIssue) {
      let syntax = try TypeParser.parse(value.bytes)
      var usesChoice = false
      let type = resolve(syntax, words, value, node, &usesChoice, &draft)
      if !usesChoice, type != nil, let values = draft.markup.attribute(.values, of: node) {
        draft.report(.wordsWithoutChoice(values, draft.markup))
      }
      return type
    } catch {
      if !draft.isBrokenMarkup(attribute.range) { draft.report(.malformedType(error, value)) }
      return nil
    }
  }

  private static func resolve(
    _ syntax: TypeSyntax, _ words: [String]?, _ value: DecodedValue, _ node: MarkupNode,
    _ usesChoice: inout Bool, _ draft: inout Draft,
  ) -> ExpressionType? {
    switch syntax {
    case .optional(let type, _):
      return resolve(type, words, value, node, &usesChoice, &draft).map { .optional($0) }
    case .list(let type, _):
      return resolve(type, words, value, node, &usesChoice, &draft).map { .list($0) }
    case .name(let name, let range):
      if let type = TypeNames.type(named: name) { return type }
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
      ?? NearestName.find(name, among: TypeNames.all + draft.names.records.keys.sorted())
    // An import that failed may have brought it.
    if nearest.isEmpty, draft.names.hasBrokenImport { return }
    draft.report(.unknownType(name, at: range, nearest))
  }

  /// The most words of a `Choice`.
  private static let mostWords = 256

  /// The words of a `Choice`, or nil where there are none or they are wrong, which is said.
  private static func choiceWords(
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
