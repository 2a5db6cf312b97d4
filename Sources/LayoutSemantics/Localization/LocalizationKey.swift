import LayoutEngine

/// The key of a text for localisation: its literal words, with a placeholder for each value in them.
///
/// `{likes} likes` is `%lld likes` with one argument, as string catalogs have it. A text that holds
/// nothing but values is no key: what it says comes from elsewhere.
package struct LocalizationKey: Hashable, Sendable {
  /// The words with `%lld` for an integer and `%@` for anything else; with arguments, `%%` for the
  /// sign itself.
  package var pattern: String
  /// What stands for the placeholders: integers, strings, and what prints like a string.
  package var arguments: [TypedExpression]

  /// The key of a text that a document gives as an expression, or nil where it is none.
  package init?(_ text: TypedExpression) {
    switch text.node {
    case .literal(.text(let words)):
      guard !words.isVerbatim, words.arguments.isEmpty else { return nil }
      self.init(pattern: words.content, arguments: [])
    case .interpolation(let pieces):
      guard text.type == .text else { return nil }
      var key = LocalizationKey(pattern: "", arguments: [])
      let hasValues = pieces.contains { $0.words == nil }
      guard pieces.contains(where: { $0.words.map(Self.isText) ?? false }) else { return nil }
      key.append(pieces, hasValues: hasValues)
      self = key
    case .literal, .parameter, .local, .constant, .environment, .filled, .field, .element, .list,
      .unary, .binary, .conditional,
      .coalesce, .call, .convert, .opened, .isNone:
      return nil
    }
  }

  init(pattern: String, arguments: [TypedExpression]) {
    self.pattern = pattern
    self.arguments = arguments
  }

  /// Adds pieces; with values anywhere in the text, a percent sign is written twice.
  mutating func append(
    _ pieces: [TypedExpression], hasValues: Bool, _ escape: (String) -> String = { $0 }
  ) {
    for piece in pieces {
      guard let words = piece.words else {
        pattern += piece.type == .integer ? "%lld" : "%@"
        arguments.append(piece)
        continue
      }
      let escaped = escape(words)
      pattern += hasValues ? TextPattern.escape(escaped) : escaped
    }
  }

  /// Whether there is more than white space in it.
  static func isText(_ words: String) -> Bool {
    words.contains { !$0.isWhitespace }
  }
}

extension TypedExpression {
  /// The words of a literal piece of a text, or nil.
  var words: String? {
    switch node {
    case .literal(.string(let words)): words
    case .literal(.text(let text)) where text.arguments.isEmpty: text.content
    case .literal, .parameter, .local, .constant, .environment, .filled, .field, .element, .list,
      .unary, .binary, .conditional, .coalesce, .call, .interpolation, .convert, .opened, .isNone:
      nil
    }
  }
}
