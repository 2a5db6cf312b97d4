import LayoutModel
import LayoutSchema

/// The words of a `text`, derived from the document alone.
struct WrittenWords {
  enum Piece {
    case words(String)
    case value(TypedExpression)
    /// The result of a condition or loop, whose own pieces follow.
    case flow
  }

  private(set) var pieces: [Piece] = []

  init(of text: Int, in document: TypedDocument) {
    switch document.value(.content, of: text) {
    case .text(let words)?: add(document.string(words))
    case .bound(let place)?: add(document.structure.expression(place))
    default: break
    }
    for index in document.nodes[text].runIndices {
      let run = document.runs[index]
      if run.flow >= 0 {
        pieces.append(.flow)
      } else if run.binding >= 0 {
        add(document.structure.expression(run.binding))
      } else {
        add(document.string(run.text))
      }
    }
  }

  /// Creates the words of a string in an expression.
  private init(of string: TypedExpression) { add(string) }

  /// Returns the words of a `text`, and of each string that an expression in it may result in.
  static func all(of text: Int, in document: TypedDocument) -> [WrittenWords] {
    let whole = WrittenWords(of: text, in: document)
    return [whole] + whole.pieces.flatMap { strings(in: $0) }
  }

  private static func strings(in piece: Piece) -> [WrittenWords] {
    guard case .value(let value) = piece else { return [] }
    return value.outcomes.filter { $0 != value }.flatMap { outcome in
      let words = WrittenWords(of: outcome)
      return [words] + words.pieces.flatMap { strings(in: $0) }
    }
  }

  private mutating func add(_ words: String) {
    if !words.isEmpty { pieces.append(.words(words)) }
  }

  private mutating func add(_ expression: TypedExpression?) {
    guard let expression else { return }
    switch expression.node {
    case .interpolation(let parts): for part in parts { add(part) }
    case .convert(let operand): add(operand)
    default:
      if let words = expression.words { add(words) } else { pieces.append(.value(expression)) }
    }
  }

  /// The whole text; nil if a value is part of it.
  var literal: String? {
    var text = ""
    for piece in pieces {
      guard case .words(let words) = piece else { return nil }
      text += words
    }
    return text
  }

  /// Whether the words contain letters, which a translator would translate.
  var holdLetters: Bool {
    pieces.contains { piece in
      if case .words(let words) = piece { words.contains(where: \.isLetter) } else { false }
    }
  }
}

extension TypedExpression {
  /// The possible results of an expression that chooses; otherwise the expression itself.
  fileprivate var outcomes: [TypedExpression] {
    switch node {
    case .convert(let operand): operand.outcomes
    case .conditional(_, let one, let other), .coalesce(let one, let other):
      one.outcomes + other.outcomes
    default: [self]  // open: nothing else chooses between values.
    }
  }
}
