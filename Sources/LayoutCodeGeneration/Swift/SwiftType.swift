import LayoutModel

/// The Swift types for types of the language.
struct SwiftType {
  let context: SwiftContext

  /// Returns the type of a parameter, field or constant, in which `choice` is the name of a
  /// choice's type.
  func name(_ type: ExpressionType, choice: String) -> String {
    switch type {
    case .choice: choice
    case .optional(let value): "\(name(value, choice: choice))?"
    case .list(let element): "[\(name(element, choice: choice))]"
    case .string, .text, .number, .integer, .bool, .points, .percent, .dimension, .color, .date,
      .image, .ratio, .insets, .record, .nothing:
      name(type)
    }
  }

  /// Returns the type of an expression, in which a choice is its word.
  func name(_ type: ExpressionType) -> String {
    switch type {
    case .string, .choice: "String"
    case .text: "LayoutText"
    case .number, .points, .percent, .ratio: "Double"
    case .integer: "Int"
    case .bool: "Bool"
    case .date: "LayoutInstant"
    case .dimension: "LayoutDimension"
    case .color: "LayoutColor"
    case .image: "ImageSource"
    case .insets: "LayoutEdges"
    case .record(let name): context.type(of: name)
    case .optional(let value): "\(name(value))?"
    case .list(let element): "[\(name(element))]"
    case .nothing: "Never?"
    }
  }
}

extension ExpressionType {
  /// The words of the choice in the type, if it has one.
  var words: [String]? {
    switch self {
    case .choice(let words): words
    case .optional(let type), .list(let type): type.words
    case .string, .text, .number, .integer, .bool, .points, .percent, .dimension, .color, .date,
      .image, .ratio, .insets, .record, .nothing:
      nil
    }
  }

  /// The unit of numbers of this type, for documentation in the source.
  var unit: String? {
    switch self {
    case .points: "in points"
    case .percent: "of 100"
    case .ratio: "width to height"
    case .optional(let type), .list(let type): type.unit
    case .insets: "in points"
    case .string, .text, .number, .integer, .bool, .dimension, .color, .date, .image, .choice,
      .record, .nothing:
      nil
    }
  }
}
