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
    case .literal(.string(let words)):
      guard Self.isText(words) else { return nil }
      self.init(words, [])
    case .interpolation(let pieces):
      self.init(pieces)
    case .literal, .parameter, .local, .constant, .environment, .filled, .field, .element, .list,
      .unary, .binary, .conditional,
      .coalesce, .call, .convert, .opened, .isNone:
      return nil
    }
  }

  private init(_ pattern: String, _ arguments: [TypedExpression]) {
    self.pattern = pattern
    self.arguments = arguments
  }

  private init?(_ pieces: [TypedExpression]) {
    pattern = ""
    arguments = []
    var hasWords = false
    let hasValues = pieces.contains { $0.words == nil }
    for piece in pieces {
      guard let words = piece.words else {
        pattern += piece.type == .integer ? "%lld" : "%@"
        arguments.append(piece)
        continue
      }
      hasWords = hasWords || Self.isText(words)
      pattern += hasValues ? Self.escape(words) : words
    }
    guard hasWords else { return nil }
  }

  /// Whether there is more than white space in it.
  private static func isText(_ words: String) -> Bool {
    words.contains { !$0.isWhitespace }
  }

  private static func escape(_ words: String) -> String {
    words.split(separator: "%", omittingEmptySubsequences: false).joined(separator: "%%")
  }
}

extension TypedExpression {
  /// The words of a literal string, or nil.
  fileprivate var words: String? {
    guard case .literal(.string(let words)) = node else { return nil }
    return words
  }
}
