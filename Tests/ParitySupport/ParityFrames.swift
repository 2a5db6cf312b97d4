package import LayoutEngine

/// What an interpreted and a compiled document are compared by.
package enum ParityFrames {
  /// Every element of a solved tree: its outlet, the bits of its frame and content size, how it looks,
  /// and all that it says of itself and to its parent, whether or not a frame depends on it.
  ///
  /// The compiled program has this file among its sources.
  /// In a tree with components, ids count anew in each of them and say nothing.
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
    // One proportion can be said in two ways.
    case .ratio(let spec): line += " \(spec.ratio.heightToWidth.bitPattern)"
    case .view(var view):
      let attributes = view.attributes
      view.attributes = nil
      line += " \(ElementSpec.view(view))" + (attributes.map { " \(values(of: $0))" } ?? "")
    case let spec: line += " \(spec)"
    }
    line += " \(tree.ownSize(of: element))"
    switch tree.placement(of: element) {
    // Where nothing is said to a layout of the app's own, it is the same to say what it takes for
    // that.
    case .none, .custom: break
    case let placement: line += " \(placement)"
    }
    // Texts may hold line feeds.
    return String(reflecting: line)
  }

  /// What a view of the host's is handed over, by name: a type of the compiled program's has
  /// properties for what a reader has by name, in the types of parameters.
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

  /// A value as both say it; nil for none.
  private static func text(_ value: Any) -> String? {
    if let value = value as? AttributeValue { return text(value) }
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .optional { return mirror.children.first.flatMap { text($0.value) } }
    switch value {
    case let number as Double: return bits(Float(number))
    case let edges as LayoutEdges: return text(.edges(edges))
    case let list as [Any]: return "\(list.map { text($0) ?? "nil" })"
    case let word as any RawRepresentable<String>: return word.rawValue
    default: return "\(value)"  // open: texts, numbers, colours and pictures say what they are.
    }
  }

  private static func text(_ value: AttributeValue) -> String {
    switch value {
    case .number(let number): bits(number)
    case .integer(let integer): "\(integer)"
    case .bool(let bool): "\(bool)"
    case .string(let text), .choice(let text): text
    case .text(let text): "\(text)"
    case .color(let color): "\(color)"
    case .image(let image): "\(image)"
    case .ratio(.sides(let width, _)): bits(width)
    case .ratio(.number(let number)): bits(number)
    case .edges(let edges):
      // In points, as views and layouts of one's own are handed them.
      [edges.sides().top, edges.sides().left, edges.sides().bottom, edges.sides().right]
        .map(bits).joined(separator: " ")
    case .list(let values): "\(values.map { text($0) })"
    case .dimension, .length, .pair, .size, .sizeRange, .flags: "\(value)"
    }
  }

  private static func bits(_ number: Float) -> String { String(number.bitPattern, radix: 16) }
}
