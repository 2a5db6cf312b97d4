/// A random document of MKLayoutLibrary, written both in its XML and in layoutc's.
struct DialectDocument {
  private(set) var dialect = ""
  private(set) var ours = "<layout>"

  init(using generator: inout some RandomNumberGenerator) {
    let axis = Axis.random(&generator)
    write(.layout(axis), in: nil, depth: 0, &generator)
    ours += "</layout>"
  }

  private enum Axis: String, CaseIterable {
    case horizontal
    case vertical

    static func random(_ generator: inout some RandomNumberGenerator) -> Axis {
      Bool.random(using: &generator) ? .horizontal : .vertical
    }
  }

  private enum Element {
    case layout(Axis)
    case layers
    case flow
    case view
  }

  private mutating func write(
    _ element: Element, in parent: Axis?, depth: Int, _ generator: inout some RandomNumberGenerator
  ) {
    let names =
      switch element {
      case .layout: ("LinearLayout", "linear")
      case .layers: ("StackLayout", "layers")
      case .flow: ("FlowLayout", "flow")
      case .view: ("UIView", "view")
      }
    dialect += "<\(names.0)"
    ours += "<\(names.1)"
    if depth > 0 { writeItem(in: parent, &generator) }
    switch element {
    case .layout(let axis):
      let word = axis.rawValue
      let capitalized = word.prefix(1).uppercased() + word.dropFirst()
      add(
        "orientation", ["MKLayoutOrientation\(capitalized)", capitalized, word], word, &generator)
      writeMargin(&generator)
      let spacing = Int.random(in: 0...9, using: &generator)
      add("spacing", ["\(spacing)"], "\(spacing)", &generator)
    case .layers: writeMargin(&generator)
    case .flow:
      add("orientation", ["VERTICAL"], "vertical", &generator)
      writeMargin(&generator)
    case .view: add("backgroundColor", ["green"], "#00FF00", &generator)
    }
    dialect += ">"
    ours += ">"
    if case .view = element {} else { writeChildren(of: element, depth: depth, &generator) }
    dialect += "</\(names.0)>"
    ours += "</\(names.1)>"
  }

  private mutating func writeChildren(
    of element: Element, depth: Int, _ generator: inout some RandomNumberGenerator
  ) {
    for _ in 0..<Int.random(in: 0...3, using: &generator) {
      let choices: [Element] =
        depth < 3 ? [.layout(.random(&generator)), .layers, .flow, .view] : [.view]
      var axis: Axis?
      if case .layout(let own) = element { axis = own }
      let child = choices.randomElement(using: &generator) ?? .view
      write(child, in: axis, depth: depth + 1, &generator)
    }
  }

  /// Writes the attributes that an item's parent reads.
  ///
  /// In a line these are a weight or a length along the line.
  private mutating func writeItem(
    in line: Axis?, _ generator: inout some RandomNumberGenerator
  ) {
    let isWeighted = line != nil && Bool.random(using: &generator)
    if isWeighted {
      let weight = Int.random(in: 1...4, using: &generator)
      add("weight", item: ["\(weight)"], "\(weight)", &generator)
    } else if line != nil, Bool.random(using: &generator) {
      dialect += " item:weight=\"-1\""
    }
    let mayMatch: (Axis) -> Bool = { $0 != line || isWeighted }
    let width = length(mayMatch(.horizontal), &generator)
    let height = length(mayMatch(.vertical), &generator)
    add(
      "size",
      item: ["CGSizeMake(\(width.dialect), \(height.dialect))", "\(width.plain) \(height.plain)"],
      "\(width.ours) \(height.ours)", &generator)
    let edges = (0..<4).map { _ in Int.random(in: 0...4, using: &generator) }
    add(
      "padding", item: ["UIEdgeInsetsMake(\(edges.map { "\($0)" }.joined(separator: ",")))"],
      edges.map { "\($0)" }.joined(separator: " "), &generator)
    add(
      "gravity", item: ["MKLayoutGravityBottom | MKLayoutGravityRight", "Bottom|right"],
      "bottom right", &generator)
    add("offset", item: ["UIOffsetMake(-3, 2.5f)"], "-3 2.5", &generator)
    if line != nil {
      dialect += " item:insertBorder=\"YES\""
      ours += " separatorBefore=\"true\""
    }
  }

  private mutating func writeMargin(_ generator: inout some RandomNumberGenerator) {
    let edge = Int.random(in: 0...5, using: &generator)
    add("margin", ["UIEdgeInsetsMake(\(edge), 1, 2.0f, 3)"], "\(edge) 1 2 3", &generator)
  }

  private func length(
    _ mayMatch: Bool, _ generator: inout some RandomNumberGenerator
  ) -> (dialect: String, plain: String, ours: String) {
    if mayMatch, Bool.random(using: &generator) {
      return ("kMKLayoutItemSizeValueMatchParent", "-1", "match")
    }
    let points = Int.random(in: 20...80, using: &generator)
    return ("\(points).0f", "\(points)", "\(points)")
  }

  private mutating func add(
    _ name: String, item: [String], _ value: String, _ generator: inout some RandomNumberGenerator
  ) {
    dialect += " item:\(name)=\"\(item.randomElement(using: &generator) ?? value)\""
    ours += " \(name)=\"\(value)\""
  }

  private mutating func add(
    _ name: String, _ own: [String], _ value: String, _ generator: inout some RandomNumberGenerator
  ) {
    dialect += " \(name)=\"\(own.randomElement(using: &generator) ?? value)\""
    ours += " \(name)=\"\(value)\""
  }
}
