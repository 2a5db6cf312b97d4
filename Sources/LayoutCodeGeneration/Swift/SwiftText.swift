import LayoutModel

/// The words of a text, with their attributes.
struct SwiftText {
  private let value: SwiftValue

  init(_ value: SwiftValue) {
    self.value = value
  }

  /// Returns the spec of a text, or just its words if it has no attributes or bindings.
  ///
  /// Words between conditions and loops are written separately; if such a text has no attributes
  /// either, the result is nil.
  func expression(
    _ model: ElementModel, _ own: [SwiftExpression.Argument]
  ) -> SwiftExpression? {
    if TextPart.areNeeded(at: model.node, in: value.document) {
      return own.isEmpty ? nil : .call("TextSpec", own)
    }
    if let content = TextContent(of: model.node, in: value.document) {
      return spec(content, model, own)
    }
    guard let piece = model.pieces.first else {
      return own.isEmpty ? .string("") : .call("TextSpec", own)
    }
    guard let expression = value.bindings.expression(piece.binding) else {
      let words = value.document.string(piece.text)
      if own.isEmpty { return .string(words) }
      let content = SwiftExpression.Argument("content", .string(words))
      return .call("TextSpec", (words.isEmpty ? [] : [content]) + own)
    }
    return .call("TextSpec", [.init("content", value.bindings.swift(expression))] + own)
  }

  /// Returns the arguments for words between conditions and loops, or in one of them.
  func part(_ content: TextContent) -> [SwiftExpression.Argument] {
    var arguments = [SwiftExpression.Argument(nil, words(content.key))]
    if !content.spans.isEmpty { arguments.append(.init("spans", spans(of: content))) }
    return own(content, arguments)
  }

  private func spans(of content: TextContent) -> SwiftExpression {
    .array(content.spans.map { SwiftWays.run(Int($0), value) })
  }

  /// Returns a text of several pieces: one key, with the attributes of its spans by their numbers.
  private func spec(
    _ content: TextContent, _ model: ElementModel, _ own: [SwiftExpression.Argument]
  ) -> SwiftExpression {
    let words = self.words(content.key)
    guard !content.spans.isEmpty else {
      return .call("TextSpec", [.init("content", words)] + self.own(content, own))
    }
    return .call(
      "TextSpec",
      [.init("content", words), .init("spans", spans(of: content))] + self.own(content, own))
  }

  /// Returns the other arguments; a text that consists of data only is never localized.
  private func own(
    _ content: TextContent, _ arguments: [SwiftExpression.Argument]
  ) -> [SwiftExpression.Argument] {
    guard !content.isKey else { return arguments }
    return arguments.filter { $0.label != "localized" } + [.init("localized", .plain("false"))]
  }

  /// Returns a key with its values.
  private func words(_ key: LocalizationKey) -> SwiftExpression {
    .key(key.pattern, key.arguments.map { value.bindings.argument($0) })
  }
}
