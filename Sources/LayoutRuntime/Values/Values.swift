public import LayoutEngine

/// Values for the parameters of a loaded document, by name.
///
/// They are pairs, or the members of any `Encodable` value. Foundation is not needed.
///
/// ```swift
/// let pairs = try Values(["title": "Café", "likes": 3, "tags": ["new", "near"]])
/// let members = try Values(product)
/// ```
///
/// A date is a `LayoutInstant`, or its text in ISO 8601. A color, an image, and a length with a
/// unit are the text that documents have for them: `#FF8800`, `asset:Photo`, `40%`. A choice is its
/// word. A record is a value with a member for each field, and a member that is missing or `nil`
/// counts as left out.
public struct Values: Sendable, Equatable {
  /// A value in the form in which `Encodable` types give it.
  indirect enum Node: Sendable, Equatable {
    case none
    case bool(Bool)
    case integer(Int)
    case number(Double)
    case string(String)
    case text(LayoutText)
    case date(LayoutInstant)
    case list([Node])
    case members([String: Node])
  }

  let members: [String: Node]

  /// Creates values for a document whose parameters may all be left out.
  public init() { members = [:] }

  /// Creates values from the members of a value, such as a struct with a property for each
  /// parameter.
  ///
  /// - Parameter value: The value, which must encode itself with keys.
  /// - Throws: The error of a type that does not encode itself, or that encodes no members.
  /// - Complexity: O(n) in the size of the value.
  public init(_ value: some Encodable) throws {
    guard case .members(let members) = try ValueEncoder.node(of: value, at: []) else {
      throw ValueError(
        path: [], reason: "the values for a document must have names, and this one has none")
    }
    self.members = members
  }

  /// Creates values from pairs; of two pairs with one name, the later counts.
  ///
  /// - Parameter pairs: The names of parameters, with a value for each.
  /// - Throws: The error of a value whose type does not encode itself.
  /// - Complexity: O(n) in the size of the values.
  public init(_ pairs: KeyValuePairs<String, any Encodable>) throws {
    var members: [String: Node] = [:]
    for (name, value) in pairs { members[name] = try ValueEncoder.node(of: value, at: [name]) }
    self.members = members
  }
}

/// The reason why a document cannot have a value, or lacks one.
public struct ValueError: Error, Sendable, Equatable, CustomStringConvertible {
  /// The names and positions that lead to the value, the first of which is the parameter:
  /// `["rows", "2", "title"]`.
  public let path: [String]
  /// The type that the document wants, as documents write it; `nil` if the document knows no such
  /// value.
  public let wanted: String?
  /// The kind of value that was given, such as `a String`; `nil` if there was none.
  public let given: String?
  /// The reason, with the path and both types.
  public let description: String

  init(path: [String], wanted: String? = nil, given: String? = nil, reason: String) {
    self.path = path
    self.wanted = wanted
    self.given = given
    description = reason
  }
}

// MARK: Values of the engine as members

extension LayoutInstant: Encodable {
  /// Encodes the instant as its text in ISO 8601, in whole seconds.
  ///
  /// ``Values`` takes the instant as it is.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}

extension LayoutText: Encodable {
  /// Encodes the key of the text, or the words of a text that is not translated.
  ///
  /// ``Values`` takes the text as it is, with the values of its placeholders.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(content)
  }
}
