package import LayoutEngine

/// The text by which an interpreted and a compiled document are compared.
package enum ParityFrames {
  /// Returns a line for each element of a solved tree: its outlet, the bits of its frame and
  /// content size, its appearance, and all its attributes and placement, whether or not a frame
  /// depends on them.
  ///
  /// This file is also one of the sources of the compiled program. In a tree with components, ids
  /// are left out because each component numbers its own.
  package static func lines(_ tree: LayoutTree, hasComponents: Bool = false) -> [String] {
    tree.elements.map { line(of: $0, in: tree, hasComponents) }
  }

  private static func line(
    of element: LayoutElement, in tree: LayoutTree, _ hasComponents: Bool
  ) -> String {
    let frame = tree.frame(of: element)
    var numbers = [frame.x, frame.y, frame.width, frame.height]
    if let content = tree.contentSize(of: element) { numbers += [content.width, content.height] }
    var line = "\(tree.kind(of: element))"
    if !hasComponents { line += " \(tree.id(of: element).rawValue)" }
    for number in numbers { line += " " + String(number.bitPattern, radix: 16) }
    if let look = tree.style(of: element) { line += " \(look)" }
    switch tree.spec(of: element) {
    // A ratio can be written in two ways.
    case .ratio(let spec): line += " \(spec.ratio.heightToWidth.bitPattern)"
    case .view(var view):
      let attributes = view.attributes
      view.attributes = nil
      line += " \(ElementSpec.view(view))" + (attributes.map { " \(values(of: $0))" } ?? "")
    case let spec: line += " \(spec)"
    }
    line += " \(tree.ownSize(of: element))"
    switch tree.placement(of: element) {
    // For a custom layout, no placement is equivalent to one with the defaults.
    case .none, .custom: break
    case let placement: line += " \(placement)"
    }
    // Texts may contain line feeds.
    return String(reflecting: line)
  }

  /// Returns a host view's attributes as "name=value".
  ///
  /// Generated code has a type with a property for each, and the interpreter a dictionary by name.
  private static func values(of attributes: any ViewAttributes) -> [String] {
    var values: [String: Any] = [:]
    let mirror = Mirror(reflecting: attributes)
    for child in mirror.children {
      if let read = child.value as? [String: AttributeValue] {
        values = read
      } else if let name = child.label {
        values[name] = child.value
      }
    }
    return values.compactMap { name, value in text(value).map { "\(name)=\($0)" } }.sorted()
  }

  /// Returns the text of a value, equal for generated code and interpreter, or nil for none.
  private static func text(_ value: Any) -> String? {
    if let value = value as? AttributeValue { return text(value) }
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .optional { return mirror.children.first.flatMap { text($0.value) } }
    switch value {
    case let number as Double: return bits(Float(number))
    case let edges as LayoutEdges: return text(.edges(edges))
    case let list as [Any]: return "\(list.map { text($0) ?? "nil" })"
    case let word as any RawRepresentable<String>: return word.rawValue
    default: return "\(value)"  // open: texts, numbers, colours and pictures have a description
    }
  }

  private static func text(_ value: AttributeValue) -> String {
    switch value {
    case .number(let number): bits(number)
    case .integer(let integer): "\(integer)"
    case .bool(let bool): "\(bool)"
    case .date(let date): "\(date)"
    case .string(let text), .choice(let text): text
    case .text(let text): "\(text)"
    case .color(let color): "\(color)"
    case .image(let image): "\(image)"
    case .ratio(.sides(let width, _)): bits(width)
    case .ratio(.number(let number)): bits(number)
    case .edges(let edges):
      // The edges in points, as host views and custom layouts get them.
      [edges.sides().top, edges.sides().left, edges.sides().bottom, edges.sides().right]
        .map(bits).joined(separator: " ")
    case .list(let values): "\(values.map { text($0) })"
    case .dimension, .length, .pair, .size, .sizeRange, .flags: "\(value)"
    }
  }

  private static func bits(_ number: Float) -> String { String(number.bitPattern, radix: 16) }
}
