package import LayoutDiagnostics

/// A value of a JSON text, with its place.
package struct JSONNode: Sendable {
  package enum Value: Sendable {
    case string(String)
    /// As it is written, so that no digit is lost.
    case number(String)
    case bool(Bool)
    case null
    case array([JSONNode])
    /// In the order of the text; a name may stand twice.
    case object([Member])
  }

  package struct Member: Sendable {
    package var name: String
    /// Without the quotes.
    package var nameRange: SourceRange
    package var value: JSONNode
  }

  package var value: Value
  /// Of a string, without the quotes; of an object or a list, its opening sign.
  package var range: SourceRange

  /// What a finding calls it.
  package var phrase: String {
    switch value {
    case .string: "a string"
    case .number: "a number"
    case .bool(let bool): bool ? "true" : "false"
    case .null: "null"
    case .array: "a list"
    case .object: "an object"
    }
  }
}

extension JSONNode {
  /// The value of the member called `name`, the last of several; nil for what is no object.
  package subscript(name: String) -> JSONNode? {
    guard case .object(let members) = value else { return nil }
    return members.last { $0.name == name }?.value
  }

  /// The text of a string, or nil.
  package var string: String? {
    guard case .string(let string) = value else { return nil }
    return string
  }
}
