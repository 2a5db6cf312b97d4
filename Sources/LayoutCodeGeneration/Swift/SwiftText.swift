import LayoutSchema
import LayoutSemantics

/// The words of a text, with the attributes that they have.
struct SwiftText {
  private let value: SwiftValue

  init(_ value: SwiftValue) {
    self.value = value
  }

  /// A text without attributes or bindings is its words alone.
  func expression(
    _ model: ElementModel, _ own: [SwiftExpression.Argument]
  ) -> SwiftExpression {
    guard model.hasStyledPieces else {
      guard let piece = model.pieces.first else {
        return own.isEmpty ? .string("") : .call("TextSpec", own)
      }
      let bound = words(of: piece)
      guard piece.binding >= 0 else {
        let words = value.document.string(piece.text)
        if own.isEmpty { return .string(words) }
        return .call("TextSpec", (words.isEmpty ? [] : bound) + own)
      }
      return .call("TextSpec", bound + attributes(own, isKey: isKey(piece)))
    }
    let runs = model.pieces.map { piece in
      SwiftExpression.call(
        "TextRun",
        words(of: piece)
          + attributes(value.arguments(piece.attributes, of: .run), isKey: isKey(piece)))
    }
    return .call("TextSpec", [.init("runs", .array(runs))] + own)
  }

  private func key(of piece: ElementModel.Piece) -> LocalizationKey? {
    value.bindings.expression(piece.binding).flatMap { LocalizationKey($0) }
  }

  /// Whether the words of a piece stand in the document, so that there can be others for them.
  private func isKey(_ piece: ElementModel.Piece) -> Bool {
    piece.binding < 0 || key(of: piece) != nil
  }

  /// The words of a piece: a key with placeholders and the values for them, or a string.
  private func words(of piece: ElementModel.Piece) -> [SwiftExpression.Argument] {
    guard let expression = value.bindings.expression(piece.binding) else {
      return [.init("content", .string(value.document.string(piece.text)))]
    }
    guard let key = key(of: piece) else {
      return [.init("content", value.bindings.text(expression))]
    }
    let content = SwiftExpression.Argument("content", .string(key.pattern))
    guard !key.arguments.isEmpty else { return [content] }
    return [content, .init("arguments", .array(key.arguments.map { argument($0) }))]
  }

  private func argument(_ part: TypedExpression) -> SwiftExpression {
    part.type == .integer
      ? .call(".integer", [.init(nil, value.bindings.swift(part))])
      : .call(".string", [.init(nil, value.bindings.text(part))])
  }

  /// What comes from data is no key, whatever else is said.
  private func attributes(
    _ arguments: [SwiftExpression.Argument], isKey: Bool
  ) -> [SwiftExpression.Argument] {
    guard !isKey else { return arguments }
    return arguments.filter { $0.label != "localized" } + [.init("localized", .plain("false"))]
  }
}

extension SwiftBindings {
  /// What an expression prints.
  func text(_ expression: TypedExpression) -> SwiftExpression {
    let swift = swift(expression)
    return switch expression.type {
    case .integer, .bool: .call("String", [.init(nil, swift)])
    case .string, .number, .points, .percent, .dimension, .color, .image, .ratio, .insets,
      .choice, .record, .optional, .list, .nothing:
      swift
    }
  }
}
