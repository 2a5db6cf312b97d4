/// A piece of generated JSON, whose members keep their order.
indirect enum JSONValue {
  case string(String)
  case bool(Bool)
  case array([JSONValue])
  case object([(name: String, value: JSONValue)])

  /// The text, in which what fits on a line stands on one.
  var document: String {
    var text = ""
    write(to: &text, depth: 0)
    return text + "\n"
  }

  static func strings(_ texts: [String]) -> JSONValue {
    .array(texts.map { .string($0) })
  }

  private static let lineLength = 100

  private func write(to text: inout String, depth: Int) {
    let line = line
    guard depth * 2 + line.utf8.count > Self.lineLength else {
      text += line
      return
    }
    let indentation = "\n" + String(repeating: "  ", count: depth)
    switch self {
    case .string, .bool: text += line
    case .array(let values):
      for (index, value) in values.enumerated() {
        text += (index == 0 ? "[" : ",") + indentation + "  "
        value.write(to: &text, depth: depth + 1)
      }
      text += indentation + "]"
    case .object(let members):
      for (index, member) in members.enumerated() {
        text += (index == 0 ? "{" : ",") + indentation + "  \(Self.quoted(member.name)): "
        member.value.write(to: &text, depth: depth + 1)
      }
      text += indentation + "}"
    }
  }

  private var line: String {
    switch self {
    case .string(let text): Self.quoted(text)
    case .bool(let value): value ? "true" : "false"
    case .array(let values): "[" + values.map(\.line).joined(separator: ", ") + "]"
    case .object(let members):
      "{"
        + members.map { "\(Self.quoted($0.name)): \($0.value.line)" }.joined(separator: ", ")
        + "}"
    }
  }

  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
