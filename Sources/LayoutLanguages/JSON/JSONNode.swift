package import LayoutDiagnostics

/// A value of a JSON text with its range.
package struct JSONNode: Sendable {
  package enum Value: Sendable {
    case string(String)
    /// A number as it is written, so that no digit is lost.
    case number(String)
    case bool(Bool)
    case null
    case array([JSONNode])
    /// The members of an object in the order of the text; a name may occur twice.
    case object([Member])
  }

  package struct Member: Sendable {
    package var name: String
    /// The range of the name without its quotes.
    package var nameRange: SourceRange
    package var value: JSONNode
  }

  package var value: Value
  /// The range of the value: of a string without its quotes, of an object or a list its opening
  /// sign.
  package var range: SourceRange

  /// The kind of the value in the words of a finding.
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
  /// The value of the last member called `name`; nil if there is none or the node is no object.
  package subscript(name: String) -> JSONNode? {
    guard case .object(let members) = value else { return nil }
    return members.last { $0.name == name }?.value
  }

  /// The content of a string; nil for other values.
  package var string: String? {
    guard case .string(let string) = value else { return nil }
    return string
  }
}
