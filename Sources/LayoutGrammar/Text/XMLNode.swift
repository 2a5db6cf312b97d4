/// A piece of generated XML, which is printed in a readable form.
indirect enum XMLNode {
  case element(String, attributes: [(name: String, value: String)], children: [XMLNode])
  case text(String)
  case comment(String)
  case blankLine

  /// Returns an element; the children come last, as in the text.
  static func element(
    _ name: String, _ attributes: KeyValuePairs<String, String> = [:], _ children: [XMLNode] = [],
  ) -> XMLNode {
    .element(name, attributes: attributes.map { ($0.key, $0.value) }, children: children)
  }

  /// Returns a sentence of the table as plain text, in which code is quoted.
  static func prose(_ text: String) -> XMLNode {
    .text(String(text.map { $0 == "`" ? "'" : $0 }))
  }

  /// The document with this node as its root, with a note about its origin at the top.
  var document: String {
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!-- \(Grammar.notice) -->\n"
    write(to: &text, depth: 0)
    return text
  }

  private static let lineLength = 100

  private func write(to text: inout String, depth: Int) {
    let indentation = String(repeating: "  ", count: depth)
    switch self {
    case .blankLine: text += "\n"
    case .comment(let words): text += "\(indentation)<!-- \(words) -->\n"
    case .text(let words): text += "\(indentation)\(Self.escaped(words))\n"
    case .element(let name, let attributes, let children):
      if let line, depth * 2 + line.utf8.count <= Self.lineLength || isTextOnly {
        text += "\(indentation)\(line)\n"
        return
      }
      text += "\(indentation)\(startTag(name, attributes, indentation))>\n"
      for child in children { child.write(to: &text, depth: depth + 1) }
      text += "\(indentation)</\(name)>\n"
    }
  }

  /// The node on one line, or nil if some of its content needs lines of its own.
  private var line: String? {
    switch self {
    case .blankLine, .comment: return nil
    case .text(let words): return Self.escaped(words)
    case .element(let name, let attributes, let children):
      let tag = "<\(name)" + attributes.map(Self.attribute).joined()
      guard !children.isEmpty else { return "\(tag)/>" }
      var content = ""
      for child in children {
        guard let line = child.line else { return nil }
        content += line
      }
      return "\(tag)>\(content)</\(name)>"
    }
  }

  private var isTextOnly: Bool {
    guard case .element(_, _, let children) = self, children.count == 1,
      case .text = children[0]
    else { return false }
    return true
  }

  /// Returns the start tag without its end; long attributes are on lines of their own.
  private func startTag(
    _ name: String, _ attributes: [(name: String, value: String)], _ indentation: String,
  ) -> String {
    let tag = "<\(name)" + attributes.map(Self.attribute).joined()
    guard indentation.utf8.count + tag.utf8.count > Self.lineLength else { return tag }
    return "<\(name)"
      + attributes.map { "\n\(indentation)   \(Self.attribute($0))" }.joined()
  }

  private static func attribute(_ attribute: (name: String, value: String)) -> String {
    " \(attribute.name)=\"\(escaped(attribute.value))\""
  }

  private static func escaped(_ text: String) -> String {
    var result = ""
    for character in text {
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      default: result.append(character)
      }
    }
    return result
  }
}
