import LayoutModel
import LayoutSchema

/// The names of the language's types, and names that other languages use for them.
enum TypeNames {
  /// The types that a name alone denotes; a `Choice` also needs its words.
  static let plain: [(name: String, type: ExpressionType)] = [
    ("String", .string), ("Text", .text), ("Number", .number), ("Integer", .integer),
    ("Bool", .bool), ("Date", .date),
    ("Points", .points), ("Percent", .percent), ("Color", .color), ("Image", .image),
    ("Ratio", .ratio), ("Insets", .insets),
  ]

  static let choice = "Choice"

  static let all = plain.map(\.name) + [choice]

  static func type(named name: String) -> ExpressionType? {
    plain.first { $0.name == name }?.type
  }

  /// Returns a type as declarations write it; nil if it has no such name.
  static func written(_ type: ExpressionType) -> String? {
    switch type {
    case .record(let record): record.name
    case .list(let element): written(element).map { "[\($0)]" }
    case .optional(let value): written(value).map { "\($0)?" }
    case .choice, .dimension, .nothing: nil
    case .string, .text, .number, .integer, .bool, .date, .points, .percent, .color, .image, .ratio,
      .insets:
      plain.first { $0.type == type }?.name
    }
  }

  /// Whether a record or a choice may not have the name.
  static func isReserved(_ name: String) -> Bool {
    name == choice
      || type(named: name) != nil && !NewWords.types.contains { $0.word == name }
  }

  /// Returns the name with the language's capitalization if it is a type; else the name itself.
  static func spelled(_ name: String) -> String {
    all.first { $0.lowercased() == name.lowercased() } ?? name
  }

  /// Returns the language's name for a type of another language, or nil.
  static func familiar(_ name: String) -> String? {
    switch name.lowercased() {
    case "str", "nsstring", "charsequence", "substring", "character", "char", "uuid": "String"
    case "localizedstringkey", "localizedstring", "localizedstringresource": "Text"
    case "double", "float", "cgfloat", "decimal", "real", "timeinterval", "duration": "Number"
    case "int", "int32", "int64", "long", "short", "uint": "Integer"
    case "boolean": "Bool"
    case "datetime", "nsdate", "instant", "layoutinstant", "timestamp", "time", "localdate",
      "localdatetime":
      "Date"
    case "length", "dimension", "dp", "pt": "Points"
    case "percentage": "Percent"
    case "colour", "uicolor", "nscolor", "cgcolor", "brush": "Color"
    // An address in a layout is nearly always that of a picture.
    case "picture", "uiimage", "nsimage", "asset", "drawable", "bitmap", "painter", "url", "uri",
      "nsurl", "icon", "photo":
      "Image"
    case "edges", "edgeinsets", "uiedgeinsets", "padding": "Insets"
    case "enum": choice
    default: nil
    }
  }
}
