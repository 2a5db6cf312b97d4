import LayoutDiagnostics
import LayoutModel

// Repairs where Points, Numbers and Integers meet and one type does not widen to the other.
extension [FixIt] {
  /// Returns the repair that makes a number of one type one of another; empty if there is none.
  ///
  /// - Parameters:
  ///   - syntax: The expression.
  ///   - type: Its type: a type of numbers, an optional or a list of one.
  ///   - wanted: The type that its place takes.
  ///   - text: The text of the expression.
  /// - Returns: A repair, or nothing.
  static func numbers(
    _ syntax: ExpressionSyntax, from type: ExpressionType, to wanted: ExpressionType,
    _ text: ExpressionText
  ) -> [FixIt] {
    guard text.isRepairable else { return [] }
    let range = text.source(of: syntax.range)
    switch (type, wanted) {
    case (.list(let one), .list(let other)):
      guard let value = Self.value("x", of: one, as: other) else { return [] }
      return [
        FixIt(
          "write 'map(…, x => \(value))'", isSafe: false,
          edits: [
            SourceEdit(.at(range.start), "map("), SourceEdit(.at(range.end), ", x => \(value))"),
          ]
        )
      ]
    case (.optional(let one), .optional(let other)):
      let path = text.string(syntax.range)
      guard syntax.isOpenable, let value = Self.value(path, of: one, as: other) else { return [] }
      let written = "\(path) != nil ? \(value) : nil"
      return [
        FixIt("write '\(written)'", isSafe: false, edits: [SourceEdit(range, written)])
      ]
    case (.number, _), (.points, _):
      switch wanted.unwrapped {
      case .integer: return [.call("round", range)]
      case .number where type == .points: return [.inPoints(syntax, text)]
      default: return []  // open: all other types are reached by widening, or not at all.
      }
    default: return []  // open: pairs; only numbers become other numbers.
    }
  }

  /// Returns the expression that converts a value of one type of numbers to another, or nil.
  private static func value(
    _ name: String, of type: ExpressionType, as wanted: ExpressionType
  ) -> String? {
    switch (type, wanted) {
    case (.number, .integer), (.points, .integer): "round(\(name))"
    case (.points, .number): "\(name) / 1pt"
    case (.number, .points), (.integer, .points): "\(name) * 1pt"
    case (.integer, .number): "\(name) * 1.0"
    default: nil  // open: pairs; the types of numbers are those above.
    }
  }
}

extension ExpressionSyntax {
  /// Whether `!= nil` opens the expression in a branch.
  fileprivate var isOpenable: Bool {
    switch kind {
    case .name, .field: true
    case .literal, .text, .choice, .anchor, .chained, .element, .list, .range, .closure, .call,
      .unary, .binary, .conditional, .coalesce:
      false
    }
  }
}
