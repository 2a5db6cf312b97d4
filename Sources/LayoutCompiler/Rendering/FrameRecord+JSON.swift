import LayoutDiagnostics
import LayoutEngine
import LayoutLanguages
import LayoutRendering

extension FrameRecord {
  /// Reads an element as `layoutc layout --format json` prints it; nil for anything else.
  init?(_ node: JSONNode) {
    guard let name = node["element"]?.string, let frame = node["frame"].flatMap(LayoutRect.init)
    else {
      return nil
    }
    var children: [FrameRecord] = []
    if case .array(let nodes)? = node["children"]?.value {
      children = nodes.compactMap(FrameRecord.init)
      guard children.count == nodes.count else { return nil }
    }
    let count = node["lines"]?.numberOrString.flatMap { Int($0) }
    let isTruncated = if case .bool(true)? = node["truncated"]?.value { true } else { false }
    self.init(
      name: name, component: node["component"]?.string, id: node["id"]?.string, frame: frame,
      lines: count.map { Lines(count: $0, isTruncated: isTruncated) },
      children: children)
  }

  /// The members of the element, without its children.
  var members: [(String, JSONValue)] {
    var members: [(String, JSONValue)] = [("element", .string(name))]
    if let component { members.append(("component", .string(component))) }
    if let id { members.append(("id", .string(id))) }
    let numbers = [frame.x, frame.y, frame.width, frame.height]
    members.append(("frame", .array(numbers.map { .number($0) })))
    if let lines {
      members.append(("lines", .integer(lines.count)))
      if lines.isTruncated { members.append(("truncated", .bool(true))) }
    }
    return members
  }
}

extension LayoutRect {
  fileprivate init?(_ node: JSONNode) {
    guard case .array(let nodes) = node.value, nodes.count == 4 else { return nil }
    let numbers = nodes.compactMap { $0.numberOrString.flatMap(Float.init) }
    guard numbers.count == 4, numbers.allSatisfy(\.isFinite) else { return nil }
    self.init(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}

extension JSONNode {
  /// The string, or the digits of a number.
  var numberOrString: String? {
    if case .number(let text) = value { return text }
    return string
  }
}
