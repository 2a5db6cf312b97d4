import LayoutDiagnostics

// Names, fields and words.
extension ExpressionReader {
  mutating func named(
    _ name: String, _ syntax: ExpressionSyntax, _ hint: ExpressionType?
  ) -> TypedExpression? {
    guard let entry = scope.entry(named: name) else {
      if scope.untyped.contains(name) { return nil }
      report(.unknownName(name, syntax, hint, scope, text))
      return nil
    }
    if let path = entry.node.path { mentioned.insert(path) }
    // A name whose type is a mistake has its finding where it is declared.
    if entry.type == .nothing { return nil }
    return open(make(entry.node, entry.type, syntax), syntax)
  }

  /// The value of an optional path that a test has opened, else the path itself.
  private func open(_ path: TypedExpression, _ syntax: ExpressionSyntax) -> TypedExpression {
    guard case .optional(let wrapped) = path.type, !opened.isEmpty, let key = path.node.path,
      opened.contains(key)
    else { return path }
    return make(.opened(path), wrapped, syntax)
  }

  mutating func field(
    _ record: ExpressionSyntax, _ name: String, _ range: Range<Int>, _ syntax: ExpressionSyntax
  ) -> TypedExpression? {
    guard let value = typed(record) else { return nil }
    if value.type.isOptional {
      report(.unopenedPath(value, record, text))
      return nil
    }
    guard case .record(let owner) = value.type else {
      report(.noFields(value, record, name, range, text))
      return nil
    }
    // A record that is not known here has its finding where its type is written.
    guard let declaration = scope.records[owner] else { return nil }
    guard let index = declaration.fields.firstIndex(where: { $0.name == name }) else {
      report(.unknownField(name, declaration, at: text.source(of: range)))
      return nil
    }
    return open(make(.field(value, index), declaration.fields[index].type, syntax), syntax)
  }

  mutating func choice(
    _ word: String, _ syntax: ExpressionSyntax, _ hint: ExpressionType?
  ) -> TypedExpression? {
    let hint = hint?.unwrapped
    if hint == .dimension, word == "auto" {
      return make(.literal(.length(.auto)), .dimension, syntax)
    }
    guard let words = hint?.words else {
      report(.choiceOfNothing(word, hint, at: text.source(of: syntax.range)))
      return nil
    }
    guard words.contains(word) else {
      report(.unknownWord(word, words, at: text.source(of: syntax.range)))
      return nil
    }
    return make(.literal(.choice(word)), .choice(words), syntax)
  }
}
