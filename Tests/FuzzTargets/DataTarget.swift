import Foundation
import LayoutDiagnostics
import LayoutInterpreter
import LayoutLanguages
import LayoutModel
import Oracles

/// Values for the parameters of a layout, from JSON.
enum DataTarget {
  static func fault(_ bytes: [UInt8]) -> String? {
    let read = DataReader.read(bytes, for: layout.typed, named: "Data", in: source)
    if let fault = FindingFault.of(read.findings, in: bytes) { return fault }
    if let values = read.values {
      for (value, parameter) in zip(values, layout.typed.structure.parameters) {
        guard ValueShape.isSound(value, as: parameter.type) else {
          return "'\(parameter.name)' is \(value)"
        }
      }
    }
    return difference(bytes)
  }

  private static let layout = CheckedInput(
    """
    <layout name="Data">
      <import src="kit.layout.xml"/>
      <record name="Row">
        <field name="title" type="String"/><field name="size" type="Points" default="4"/>
        <field name="next" type="Leaf?"/><field name="leaves" type="[Leaf]"/>
      </record>
      <record name="Leaf"><field name="on" type="Bool"/><field name="n" type="Integer?"/></record>
      <param name="s" type="String"/><param name="n" type="Number?"/><param name="i" type="Integer?"/>
      <param name="b" type="Bool" default="true"/><param name="p" type="Points?"/>
      <param name="q" type="Percent?"/><param name="c" type="Color?"/><param name="m" type="Image?"/>
      <param name="r" type="Ratio?"/><param name="e" type="Insets?"/>
      <param name="k" type="Choice" values="start end" default="start"/>
      <param name="w" type="[String]?"/><param name="entry" type="Row?"/><param name="rows" type="[Row]?"/>
      <text>{s}</text>
    </layout>
    """)

  private static let source = SourceText(name: "data.layout.xml", bytes: layout.bytes)

  // MARK: Comparison with Foundation

  /// Returns a difference between Foundation's reading of a text and the project's own, if any.
  private static func difference(_ bytes: [UInt8]) -> String? {
    // Foundation treats text with zero bytes as UTF-16 or UTF-32.
    guard !bytes.contains(0) else { return nil }
    let other = try? JSONSerialization.jsonObject(with: Data(bytes), options: .fragmentsAllowed)
    switch JSONReader.read(bytes) {
    case .success(let node):
      guard let other else {
        return holdsHugeNumber(node) ? nil : "Foundation takes this for no JSON"
      }
      return difference(node, other)
    case .failure(let mistake):
      // Foundation accepts a comma after the last value.
      if [.tooDeep, .commaAtEnd].contains(mistake.kind) || other == nil { return nil }
      return "Foundation takes this for JSON, we say: \(mistake.kind)"
    }
  }

  /// Whether a number is beyond the range of Foundation, which rejects such a text.
  private static func holdsHugeNumber(_ node: JSONNode) -> Bool {
    switch node.value {
    case .number(let text): Double(text).map { abs($0) > 1e300 } ?? true
    case .array(let nodes): nodes.contains { holdsHugeNumber($0) }
    case .object(let members): members.contains { holdsHugeNumber($0.value) }
    case .string, .bool, .null: false
    }
  }

  private static func difference(_ node: JSONNode, _ other: Any) -> String? {
    switch node.value {
    case .string(let text):
      return (other as? String).map { Array($0.utf8) } == Array(text.utf8)
        ? nil : "'\(text)' is \(other) for Foundation"
    case .number(let text):
      guard let number = (other as? NSNumber)?.doubleValue, let ours = Double(text),
        // Foundation's last digit may differ.
        number == ours || abs(number - ours) <= 1e-12 * abs(ours)
      else { return "\(text) is \(other) for Foundation" }
      return nil
    case .bool(let bool):
      return other as? Bool == bool ? nil : "\(bool) is \(other) for Foundation"
    case .null: return other is NSNull ? nil : "null is \(other) for Foundation"
    case .array(let nodes):
      guard let others = other as? [Any], others.count == nodes.count else {
        return "a list is \(other) for Foundation"
      }
      return zip(nodes, others).lazy.compactMap { difference($0, $1) }.first
    case .object(let members):
      guard let others = other as? [String: Any] else { return "an object is \(other)" }
      var names: Set<String> = []
      for member in members {
        // Of members with equal names Foundation keeps any, and it compares names by canonical
        // equivalence.
        guard names.insert(member.name).inserted else { return nil }
      }
      for member in members {
        guard let value = others[member.name] else { return "'\(member.name)' is not there" }
        if let difference = difference(member.value, value) { return difference }
      }
      return nil
    }
  }
}
