import LayoutDiagnostics
import LayoutSchema
import LayoutXML

extension Diagnostic {
  static func unknownElement(
    _ word: String, _ node: MarkupNode, near: [String], _ schema: Schema, _ markup: MarkupDocument
  ) -> Diagnostic {
    guard near.isEmpty else {
      return Diagnostic(
        .unknownElement, "'\(word)' is not declared", at: node.nameRange,
        fixes: near.map { rename(node, word, to: $0, markup) }
      ).about(.nearDeclaration)
    }
    let names = schema.elements.filter(\.isAvailable).map(\.kind.name)
    let fixes = NearestName.find(word, among: names).map { rename(node, word, to: $0, markup) }
    let isComponent = word.first?.isUppercase ?? false
    let message =
      isComponent && fixes.isEmpty
      ? "'\(word)' is not declared" : "'\(word)' is not an element"
    return Diagnostic(.unknownElement, message, at: node.nameRange, fixes: fixes)
  }

  private static func rename(
    _ node: MarkupNode, _ word: String, to name: String, _ markup: MarkupDocument
  ) -> FixIt {
    FixIt(
      "replace '\(word)' with '\(name)'", isSafe: false,
      edits: Repairs.rename(node, to: name, markup))
  }

  static func unknownAttribute(
    _ word: String, _ attribute: MarkupAttribute, of kind: ElementKind, legal: [String],
    _ markup: MarkupDocument,
  ) -> Diagnostic {
    let bare = word.split(separator: ":").last.map(String.init) ?? word
    let isAction = isAction(word)
    var fixes =
      isAction
      ? [] : NearestName.find(bare, among: legal).map { FixIt.rename(attribute, word, to: $0) }
    let label =
      isAction && kind == .style
      ? "an element says its actions itself" : fixes.isEmpty ? owners(of: word) : nil
    if fixes.isEmpty { fixes = [.remove(word, attribute, markup, isSafe: false)] }
    return Diagnostic(
      .unknownAttribute, "'\(word)' is not an attribute of '\(kind.name)'",
      at: attribute.nameRange, label: label, fixes: fixes)
  }

  /// Whether a word is an attribute that fires an action, where it is one.
  private static func isAction(_ word: String) -> Bool {
    guard let name = AttributeName(named: word) else { return false }
    return Schema.shared.rows(named: name).contains { $0.type == .action }
  }

  /// Returns a phrase for the elements that have an attribute of the language, or nil.
  private static func owners(of word: String) -> String? {
    guard let name = AttributeName(named: word) else { return nil }
    let owners = Schema.shared.rows(named: name)
      .filter { $0.group == .own && $0.type != .action && !$0.changesWithStates }
      .flatMap(\.readers.kinds)
      .filter { Schema.shared.spec(for: $0).isAvailable }
    return owners.isEmpty ? nil : "it is an attribute of \(Phrases.either(owners.map(\.name)))"
  }
}
