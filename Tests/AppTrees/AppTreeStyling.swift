import SeededRandom

/// Adds the styles of an app to the elements of a tree: lengths, flex factors, edges, alignments,
/// limits.
///
/// Each applies to a fraction of the elements that is the same in all trees.
struct AppTreeStyling {
  private var random: SeededGenerator

  init(_ random: SeededGenerator) {
    self.random = random
  }

  /// Styles an element and all its descendants.
  mutating func style(_ root: inout AppTreeNode) {
    if random.chance(6) { root.set("width", random.length(80...400, percent: 40...100)) }
    if random.chance(8) { root.set("height", random.length(60...600, percent: 40...100)) }
    addContainer(to: &root)
    addEdges(to: &root)
    styleChildren(of: &root)
  }

  private mutating func styleChildren(of parent: inout AppTreeNode) {
    for index in parent.children.indices {
      addItem(to: &parent.children[index], inRow: parent.isRow)
      if parent.children[index].element == .flex {
        addContainer(to: &parent.children[index])
        styleChildren(of: &parent.children[index])
      }
    }
  }

  // MARK: Placements

  private mutating func addItem(to node: inout AppTreeNode, inRow: Bool) {
    addLengths(to: &node)
    if node["position"] == nil {
      addShares(to: &node)
      if random.chance(1.5) {
        node.set("position", "static")
      } else if random.chance(2) {
        let edge = random.pick(["left", "top", "right", "bottom", "start", "end"]) ?? "top"
        node.set(edge, random.length(-6...8))
      }
    }
    if random.chance(9) {
      let alignments = ["start", "center", "end", "stretch"]
      node.set("alignSelf", random.pick(alignments + (inRow ? ["baseline"] : [])) ?? "start")
    }
    addMargins(to: &node)
    addEdges(to: &node)
    if random.chance(2) {
      node.set("display", node.element == .flex && random.chance(50) ? "contents" : "none")
    }
    if inRow && random.chance(1) { node.set("isReferenceBaseline", "true") }
    if random.chance(2) { node.set("boxSizing", "contentBox") }
  }

  /// Sets lengths so that one axis in five has one, including those that a part was drawn with.
  private mutating func addLengths(to node: inout AppTreeNode) {
    let isView = node.element == .view
    if random.chance(isView ? 20 : 12) {
      node.set("width", random.length(20...200, percent: 10...100))
    }
    if random.chance(isView ? 22 : 9) {
      node.set("height", random.length(10...120, percent: 10...100))
    }
    for (limit, points) in [
      ("minWidth", 10...120), ("maxWidth", 40...240), ("minHeight", 10...80),
      ("maxHeight", 20...160),
    ] where random.chance(4) {
      node.set(limit, random.length(points, percent: 10...90))
    }
    if random.chance(isView ? 4 : 1.2) {
      node.set("aspectRatio", random.pick(["0.5", "1", "1.5", "2", "3:2"]) ?? "1")
    }
  }

  private mutating func addShares(to node: inout AppTreeNode) {
    if node["flex"] == nil && random.chance(22) {
      node.set("flex", random.pick(["1", "1", "1", "1", "2", "3", "0.5"]) ?? "1")
      guard random.chance(6) else { return }
    }
    if random.chance(10) { node.set("flexGrow", random.pick(["1", "1", "2", "0.5"]) ?? "1") }
    if random.chance(20) { node.set("flexShrink", random.pick(["1", "1", "1", "2", "0"]) ?? "1") }
    if random.chance(9) {
      // A flex basis is usually a percentage.
      let shares = ["0%", "33%", "50%", "100%"]
      switch random.number(0...9) {
      case 0: node.set("flexBasis", random.pick(shares) ?? "0%")
      case 1: node.set("flexBasis", "auto")
      default: node.set("flexBasis", random.length(0...140, percent: 10...100))
      }
    }
  }

  private mutating func addMargins(to node: inout AppTreeNode) {
    guard random.chance(24) else { return }
    for _ in 0..<random.number(1...2) {
      let edge = random.pick(Self.edges) ?? ""
      let value =
        switch random.number(0...24) {
        case 0: "auto"
        case 1: "-\(random.number(1...8))"
        default: random.length(1...16, percent: 1...15)
        }
      node.set("margin\(edge)", value)
    }
  }

  private mutating func addEdges(to node: inout AppTreeNode) {
    if random.chance(node.element == .flex ? 28 : 8) {
      for _ in 0..<random.number(1...2) {
        node.set("padding\(random.pick(Self.edges) ?? "")", random.length(1...16, percent: 1...15))
      }
    }
    if random.chance(4) {
      node.set("borderWidth\(random.pick(Self.edges) ?? "")", "\(random.number(1...3))")
    }
  }

  /// The suffixes of margins, paddings and borders.
  ///
  /// Those of several sides are the most frequent.
  private static let edges = [
    "", "", "", "Horizontal", "Horizontal", "Vertical", "Vertical", "Top", "Bottom", "Left",
    "Right", "Start", "End",
  ]

  // MARK: Attributes of containers

  private mutating func addContainer(to node: inout AppTreeNode) {
    if node.isRow && random.chance(13) {
      node.set("alignItems", "baseline")
    } else if random.chance(25) {
      node.set("alignItems", random.pick(["start", "center", "center", "end", "stretch"]) ?? "")
    }
    if random.chance(15) { node.set("justifyContent", random.pick(Self.distributions) ?? "") }
    if random.chance(node.isRow ? 9 : 1.5) {
      node.set("wrap", random.chance(85) ? "wrap" : "wrapReverse")
    }
    if node["wrap"] != nil && random.chance(45) {
      node.set("alignContent", random.pick(Self.distributions + ["stretch", "start"]) ?? "")
    }
    if random.chance(26) { node.set("gap", random.length(2...16, percent: 1...10)) }
    if random.chance(4) {
      node.set(random.chance(50) ? "rowGap" : "columnGap", random.length(2...16, percent: 1...10))
    }
    if random.chance(5) { node.set("overflow", random.chance(60) ? "scroll" : "hidden") }
    if random.chance(2.5) { node.set("layoutDirection", random.chance(65) ? "rtl" : "ltr") }
  }

  private static let distributions = [
    "center", "end", "spaceBetween", "spaceAround", "spaceEvenly",
  ]
}
