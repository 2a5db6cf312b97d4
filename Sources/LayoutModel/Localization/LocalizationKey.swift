package import LayoutEngine

/// The localization key of a text: its literal words, with a placeholder for each value.
///
/// `{likes} likes` becomes `%lld likes` with one argument, as in string catalogs. A text that
/// consists of values only has no key, because its words come from elsewhere.
package struct LocalizationKey: Hashable, Sendable {
  /// The words with `%lld` for each integer and `%@` for each other value.
  ///
  /// If there are arguments, `%%` stands for a percent sign.
  package var pattern: String
  /// The values of the placeholders: integers, strings, and values printed as strings.
  package var arguments: [TypedExpression]

  /// Creates the key of a text expression; nil if the expression has none.
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
    case .literal, .parameter, .local, .item, .constant, .environment, .filled, .field, .element,
      .list,
      .unary, .binary, .conditional,
      .coalesce, .call, .closure, .convert, .opened, .isNone:
      return nil
    }
  }

  /// Creates the pattern of a text that has integers among its values but no words; nil if the text
  /// has words or no integers.
  ///
  /// The integers are shown as numbers of the reader's language, but there is nothing to translate.
  package init?(numbersIn text: TypedExpression) {
    guard case .interpolation(let pieces) = text.node, text.type == .text,
      !pieces.contains(where: { $0.words.map(Self.isText) ?? false }),
      pieces.contains(where: { $0.words == nil && $0.type == .integer })
    else { return nil }
    self.init(pattern: "", arguments: [])
    append(pieces, hasValues: true)
  }

  init(pattern: String, arguments: [TypedExpression]) {
    self.pattern = pattern
    self.arguments = arguments
  }

  /// Appends pieces; if the text has values, a percent sign is doubled.
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

  /// Whether the words contain more than white space.
  package static func isText(_ words: String) -> Bool {
    words.contains { !$0.isWhitespace }
  }
}

extension TypedExpression {
  /// The words of a literal piece of a text; nil for values.
  package var words: String? {
    switch node {
    case .literal(.string(let words)): words
    case .literal(.text(let text)) where text.arguments.isEmpty: text.content
    case .literal, .parameter, .local, .item, .constant, .environment, .filled, .field, .element,
      .list,
      .unary, .binary, .conditional, .coalesce, .call, .closure, .interpolation, .convert, .opened,
      .isNone:
      nil
    }
  }
}

extension LayoutText {
  /// Creates the text for a literal: a localization key, or verbatim text if there are no words in
  /// it.
  package init(literal words: String) {
    self = LocalizationKey.isText(words) ? LayoutText(key: words) : .verbatim(words)
  }
}
