import SeededRandom

/// Adds the styles of a style sheet to the elements of a tree: lengths, factors, placements, edges,
/// alignments, limits.
///
/// Each applies to a fraction of the elements that is the same in all trees.
struct CSSTreeStyling {
  private var random: SeededGenerator

  init(_ random: SeededGenerator) {
    self.random = random
  }

  /// Styles the root of a document and all its descendants.
  ///
  /// The root gets lengths and limits only on unconstrained axes.
  mutating func style(_ root: inout AppTreeNode, hasWidth: Bool, hasHeight: Bool) {
    for (isConstrained, length, most, limits) in [
      (hasWidth, "width", 400, ["minWidth", "maxWidth"]),
      (hasHeight, "height", 300, ["minHeight", "maxHeight"]),
    ] where !isConstrained {
      if random.chance(30) { root.set(length, "\(random.number(60...most))") }
      for limit in limits where random.chance(8) { root.set(limit, "\(random.number(40...most))") }
    }
    addContainer(to: &root)
    // Percentages of a root's edges have no length to refer to.
    addEdges(to: &root, hasPercentages: false)
    styleChildren(of: &root)
  }

  private mutating func styleChildren(of parent: inout AppTreeNode) {
    for index in parent.children.indices {
      addItem(to: &parent.children[index], in: parent)
      if parent.children[index].isContainer {
        addContainer(to: &parent.children[index])
        styleChildren(of: &parent.children[index])
      }
    }
  }

  // MARK: Placements

  private mutating func addItem(to node: inout AppTreeNode, in parent: AppTreeNode) {
    addLengths(to: &node)
    addPosition(to: &node)
    if parent.element == .flex {
      addFactors(to: &node)
      if random.chance(10) { node.set("alignSelf", random.pick(Self.flexAlignments) ?? "") }
      // On a nested grid the attribute would apply both to the grid and to its item.
      if node.element != .grid && random.chance(5) { addOverflow(to: &node) }
    } else {
      addPlacement(to: &node)
      if random.chance(9) { node.set("alignSelf", random.pick(Self.gridAlignments) ?? "") }
      if random.chance(9) { node.set("justifySelf", random.pick(Self.alignments) ?? "") }
      if node.isContainer && random.chance(5) { addOverflow(to: &node) }
    }
    addMargins(to: &node)
    addEdges(to: &node)
    if random.chance(2.5) {
      node.set("display", node.element == .flex && random.chance(40) ? "contents" : "none")
    }
    if random.chance(5) { node.set("boxSizing", "contentBox") }
  }

  /// Sets lengths so that one axis in five has one, including those that a part was drawn with.
  private mutating func addLengths(to node: inout AppTreeNode) {
    let isView = node.element == .view
    if random.chance(isView ? 18 : 13) {
      node.set("width", random.length(10...200, percent: 10...100))
    }
    if random.chance(isView ? 14 : 12) {
      node.set("height", random.length(10...120, percent: 10...100))
    }
    for (limit, points) in [
      ("minWidth", 10...120), ("maxWidth", 20...200), ("minHeight", 10...80),
      ("maxHeight", 10...120),
    ] where random.chance(4) {
      node.set(limit, random.length(points, percent: 10...90))
    }
    if random.chance(node.element == .text ? 1.5 : 4) {
      node.set("aspectRatio", random.pick(["0.5", "1", "1.5", "2", "3:2"]) ?? "1")
    }
  }

  private mutating func addPosition(to node: inout AppTreeNode) {
    guard node["position"] == nil else { return }
    if random.chance(node.isContainer ? 2.5 : 1) {
      node.set("position", "static")
    } else if random.chance(3) {
      node.set("position", "absolute")
    } else if random.chance(3) {
      let edge = random.pick(["left", "top", "right", "bottom", "start", "end"]) ?? "top"
      node.set(edge, random.length(-6...8))
    }
  }

  private mutating func addFactors(to node: inout AppTreeNode) {
    if node["flex"] == nil && random.chance(17) {
      node.set("flex", random.pick(["1", "1", "1", "2", "3", "0.5"]) ?? "1")
      guard random.chance(6) else { return }
    }
    if random.chance(9) { node.set("flexGrow", random.pick(["1", "1", "2", "0.5"]) ?? "1") }
    if random.chance(30) {
      node.set("flexShrink", random.pick(["1", "1", "1", "2", "0.5"]) ?? "1")
    }
    if random.chance(8) {
      let basis =
        switch random.number(0...9) {
        case 0: random.pick(["0%", "33%", "50%", "100%"]) ?? "50%"
        case 1: "auto"
        default: random.length(0...140, percent: 10...100)
        }
      node.set("flexBasis", basis)
    }
  }

  private mutating func addPlacement(to node: inout AppTreeNode) {
    guard node["area"] == nil else { return }
    if random.chance(9) { node.set("column", random.pick(Self.places) ?? "span 2") }
    if random.chance(6) { node.set("row", random.pick(Self.places) ?? "span 2") }
  }

  private mutating func addOverflow(to node: inout AppTreeNode) {
    node.set("overflow", random.chance(50) ? "scroll" : "hidden")
  }

  private mutating func addMargins(to node: inout AppTreeNode) {
    guard random.chance(22) else { return }
    for _ in 0..<random.number(1...2) {
      let edge = random.pick(Self.edges) ?? ""
      let value =
        switch random.number(0...19) {
        case 0..<3: "auto"
        case 3: "-\(random.number(1...8))"
        default: random.length(1...16, percent: 1...15)
        }
      node.set("margin\(edge)", value)
    }
  }

  private mutating func addEdges(to node: inout AppTreeNode, hasPercentages: Bool = true) {
    if random.chance(node.isContainer ? 25 : 10) {
      for _ in 0..<random.number(1...2) {
        let padding = random.length(1...16, percent: 1...15)
        node.set(
          "padding\(random.pick(Self.edges) ?? "")",
          hasPercentages || !padding.hasSuffix("%") ? padding : "8")
      }
    }
    if random.chance(5) {
      node.set("borderWidth\(random.pick(Self.edges) ?? "")", "\(random.number(1...4))")
    }
  }

  // MARK: Attributes of containers

  private mutating func addContainer(to node: inout AppTreeNode) {
    if node.element == .flex {
      addFlex(to: &node)
    } else {
      addGrid(to: &node)
    }
    if random.chance(25) { node.set("gap", random.length(1...16, percent: 1...10)) }
    if random.chance(6) {
      node.set(random.chance(50) ? "rowGap" : "columnGap", random.length(1...16, percent: 1...10))
    }
    if random.chance(4) { node.set("layoutDirection", random.chance(65) ? "rtl" : "ltr") }
    // Adds an absolute descendant to a static container, whose containing block is further up.
    if node["position"] == "static" && random.chance(60), !node.children.isEmpty {
      let index = random.number(0...(node.children.count - 1))
      node.children[index].set("position", "absolute")
      node.children[index].set(random.pick(["left", "right", "start", "end"]) ?? "left", "6")
      if random.chance(60) { node.children[index].set(random.pick(["top", "bottom"]) ?? "", "4") }
    }
  }

  private mutating func addFlex(to node: inout AppTreeNode) {
    if node.isRow && random.chance(12) {
      node.set("alignItems", "baseline")
    } else if random.chance(27) {
      node.set("alignItems", random.pick(Self.flexAlignments) ?? "center")
    }
    if random.chance(17) {
      let words = Self.distributions + ["start", "end", "flexStart", "flexEnd"]
      node.set("justifyContent", random.pick(words) ?? "center")
    }
    if random.chance(node.isRow ? 12 : 5) {
      node.set("wrap", random.chance(75) ? "wrap" : "wrapReverse")
    }
    if node["wrap"] != nil && random.chance(50) {
      let words =
        Self.distributions + ["start", "end", "stretch", "stretch", "flexStart", "flexEnd"]
      node.set("alignContent", random.pick(words) ?? "stretch")
    }
  }

  private mutating func addGrid(to node: inout AppTreeNode) {
    if random.chance(18) { node.set("rows", CSSTracks.list(&random)) }
    if random.chance(9) { node.set("autoRows", CSSTracks.implicit(&random)) }
    if random.chance(6) { node.set("autoColumns", CSSTracks.implicit(&random)) }
    if random.chance(14) {
      node.set("autoFlow", random.pick(["column", "column", "rowDense", "columnDense"]) ?? "")
    }
    if random.chance(18) { node.set("alignItems", random.pick(Self.gridAlignments) ?? "center") }
    if random.chance(14) { node.set("justifyItems", random.pick(Self.alignments) ?? "center") }
    for axis in ["justifyContent", "alignContent"] where random.chance(12) {
      node.set(axis, random.pick(Self.distributions + ["start", "end", "stretch"]) ?? "center")
    }
  }

  /// The edges of margins, paddings and borders, those of several sides most often.
  private static let edges = [
    "", "", "", "Horizontal", "Horizontal", "Vertical", "Vertical", "Top", "Bottom", "Left",
    "Right", "Start", "End",
  ]

  private static let alignments = ["start", "center", "center", "end", "stretch"]
  private static let gridAlignments = alignments + ["baseline"]
  private static let flexAlignments = alignments + ["flexStart", "flexEnd", "baseline"]
  private static let distributions = [
    "center", "center", "spaceBetween", "spaceAround", "spaceEvenly",
  ]

  private static let places = [
    "span 2", "span 2", "span 3", "1 / -1", "1", "2", "3", "-1", "1 / 3", "2 / span 2", "auto / 3",
  ]
}
