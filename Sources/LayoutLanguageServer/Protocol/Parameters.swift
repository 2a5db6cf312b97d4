import LayoutDiagnostics
import LayoutLanguages

// The parts that parameters of many messages have.
extension JSONNode {
  /// A whole number that is not negative, as lines and characters are; a greater one than any
  /// document has is clamped.
  var count: Int? {
    guard case .number(let text) = value else { return nil }
    if let number = Int(text) { return min(max(number, 0), Int(Int32.max)) }
    guard let number = Double(text) else { return nil }
    return Int(min(max(number, 0), Double(Int32.max)))
  }

  /// A whole number, such as a version.
  var integer: Int? {
    guard case .number(let text) = value else { return nil }
    return Int(text) ?? Double(text).flatMap(Int.init(exactly:))
  }

  /// The value as the server writes it.
  var json: JSONValue {
    switch value {
    case .string(let text): .string(text)
    case .number(let text): Int(text).map { .integer($0) } ?? .double(Double(text) ?? 0)
    case .bool(let bool): .bool(bool)
    case .null: .null
    case .array(let nodes): .array(nodes.map(\.json))
    case .object(let members): .members(members.map { ($0.name, $0.value.json) })
    }
  }

  var bool: Bool? {
    guard case .bool(let bool) = value else { return nil }
    return bool
  }

  /// The elements of a list; none for anything else.
  var elements: [JSONNode] {
    guard case .array(let elements) = value else { return [] }
    return elements
  }

  /// The value at a path of names; nil if there is none.
  func at(_ path: String...) -> JSONNode? {
    var node = self
    for name in path {
      guard let next = node[name] else { return nil }
      node = next
    }
    return node
  }

  /// Whether there is `true` at a path of names.
  func isTrue(_ path: String...) -> Bool {
    var node = self
    for name in path {
      guard let next = node[name] else { return false }
      node = next
    }
    return node.bool == true
  }
}

/// A position as the protocol counts it: line and code units from 0.
struct LinePosition: Hashable, Comparable {
  var line: Int
  var character: Int

  init(line: Int, character: Int) {
    self.line = line
    self.character = character
  }

  init?(_ node: JSONNode?) {
    guard let line = node?["line"]?.count, let character = node?["character"]?.count else {
      return nil
    }
    self.init(line: line, character: character)
  }

  static func < (one: LinePosition, other: LinePosition) -> Bool {
    (one.line, one.character) < (other.line, other.character)
  }
}
