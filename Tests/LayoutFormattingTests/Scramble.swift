import LayoutChecking
import LayoutModel
import LayoutXML
import SeededRandom

/// Rewrites a document without changing its meaning: blanks in and around tags, quotes, and the
/// order of attributes.
struct Scramble {
  private let markup: MarkupDocument

  init(_ bytes: [UInt8]) {
    var parser = MarkupParser(names: .language)
    parser.parse(bytes.span)
    markup = parser.document
  }

  func bytes(_ random: inout SeededGenerator) -> [UInt8] {
    var text: [UInt8] = []
    var end = 0
    for node in markup.nodes where node.isElement {
      text += markup.bytes[end..<Int(node.nameEnd)]
      var attributes = node.attributeIndices.map { markup.attributes[$0] }
      if canShuffle(node) { attributes.shuffle(using: &random) }
      for attribute in attributes {
        text += Self.one(of: [" ", "  ", "\n", "\r\n\t"], &random)
        text += markup.bytes[Int(attribute.nameStart)..<Int(attribute.nameEnd)]
        text += Self.one(of: ["=", " = ", "=\n"], &random)
        let value = Array(markup.bytes[Int(attribute.valueStart)..<Int(attribute.valueEnd)])
        let isPlain = !value.contains { "'\"&".utf8.contains($0) }
        let quote = isPlain && Bool.random(using: &random) ? UInt8(ascii: "'") : attribute.quote
        text += [quote] + spaced(value, &random) + [quote]
      }
      text += Self.one(of: ["", " ", "\n "], &random)
      if node.flags.contains(.selfClosing) {
        text += Self.one(of: ["/>", "></\(name(node))>"], &random)
      } else {
        text += ">".utf8
      }
      end = Int(node.startTagEnd)
    }
    return text + markup.bytes[end...]
  }

  private static func one(of texts: [String], _ random: inout SeededGenerator) -> [UInt8] {
    Array((texts.randomElement(using: &random) ?? "").utf8)
  }

  private func name(_ node: MarkupNode) -> String { markup.text(in: node.nameRange) }

  /// Whether the order of the attributes has no meaning; declared names keep theirs.
  private func canShuffle(_ node: MarkupNode) -> Bool {
    node.attributeIndices.allSatisfy {
      Int(markup.attributes[$0].name.rawValue) < markup.names.seedCount
    } && Int(node.name.rawValue) < markup.names.seedCount
  }

  /// Returns a value that is one expression, with other blanks in it.
  private func spaced(_ value: [UInt8], _ random: inout SeededGenerator) -> [UInt8] {
    guard value.first == UInt8(ascii: "{"), value.last == UInt8(ascii: "}"), value.count > 2,
      !value.contains(0x27), value.filter({ $0 == UInt8(ascii: "{") }).count == 1
    else { return value }
    var text: [UInt8] = []
    for byte in value {
      if byte == UInt8(ascii: ")") || byte == UInt8(ascii: ","), Bool.random(using: &random) {
        text.append(0x20)
      }
      text.append(byte)
      if byte == UInt8(ascii: "{") || byte == 0x20 || byte == UInt8(ascii: ","),
        Bool.random(using: &random)
      {
        text += Self.one(of: ["  ", "\n"], &random)
      }
    }
    return text
  }
}
