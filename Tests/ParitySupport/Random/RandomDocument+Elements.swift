import SeededRandom

// Containers and leaves.
extension RandomDocument {
  mutating func element(depth: Int, indent: String, parent: Parent) -> String {
    budget -= 1
    guard depth > 0, budget > 0 else { return leaf(indent, parent) }
    switch maker.random.next() % 12 {
    case 0, 1: return leaf(indent, parent)
    case 2: return chain(depth, indent, parent)
    case 3: return loop(depth, indent, parent)
    case 4, 5: return use(depth, indent, parent)
    case 6: return container("grid", depth: depth, indent: indent, parent: parent)
    case 7: return container("flex", depth: depth, indent: indent, parent: parent)
    case 8: return container("linear", depth: depth, indent: indent, parent: parent)
    case 9: return single(depth, indent, parent)
    default: return container("stack", depth: depth, indent: indent, parent: parent)
    }
  }

  mutating func children(_ depth: Int, _ indent: String, _ parent: Parent) -> String {
    let count = Int.random(in: 1...3, using: &maker.random)
    return (0..<count).map { _ in element(depth: depth - 1, indent: indent + "  ", parent: parent) }
      .joined()
  }

  mutating func container(
    _ name: String, depth: Int, indent: String, parent: Parent
  ) -> String {
    var own = ""
    var inner = Parent.stack
    switch name {
    case "stack":
      own = " direction=\"\(maker.random.one(of: ["vertical", "horizontal"]))\""
      own += some("spacing", .points) + choice("alignItems", ["start", "center", "end"])
    case "flex":
      inner = .flex
      own = some("gap", .points) + (parent == .linear ? "" : some("padding", .points))
      own += choice("justifyContent", ["start", "center", "end"])
    case "grid":
      inner = .grid
      own = tracks("columns") + tracks("autoRows") + some("gap", .points)
      own += choice("justifyItems", ["start", "center", "end"])
    default:
      inner = .linear
      own = " orientation=\"\(maker.random.one(of: ["vertical", "horizontal"]))\""
      own += some("spacing", .points)
    }
    let head = "\(indent)<\(name)\(own)\(common(parent))>\n"
    return head + children(depth, indent, inner) + "\(indent)</\(name)>\n"
  }

  private mutating func single(_ depth: Int, _ indent: String, _ parent: Parent) -> String {
    let name = maker.random.one(of: ["inset", "center", "wrapper", "fit"])
    let own =
      switch name {
      case "inset": " insets=\"{\(maker.expression(.points))} 4\""
      case "fit": choice("axis", ["horizontal", "vertical", "both"])
      default: ""
      }
    let size = name != "inset" ? common(parent) : placement(parent) + identity()
    let children = (0..<(name == "fit" ? 3 : 1)).map { _ in
      element(depth: 0, indent: indent + "  ", parent: .plain)
    }
    return "\(indent)<\(name)\(own)\(size)>\n\(children.joined())\(indent)</\(name)>\n"
  }

  private mutating func leaf(_ indent: String, _ parent: Parent) -> String {
    switch maker.random.next() % 4 {
    case 0: return "\(indent)<view\(common(parent))\(room(parent))/>\n"
    case 1:
      let source = maker.expression(.image, depth: 0)
      return "\(indent)<image source=\"{\(source)}\"\(common(parent))/>\n"
    default:
      let style =
        switch maker.random.next() % 6 {
        case 0, 1: " style=\"caption\""
        case 2: " style=\"{\(maker.expression(.bool, depth: 1)) ? 'caption' : nil}\""
        default: ""
        }
      let words = maker.random.once(in: 2) ? "{\(maker.expression(.integer, depth: 1))} of " : ""
      let attributes = style + placement(parent) + room(parent) + identity() + factor("fontSize")
      if maker.random.once(in: 5) {
        return "\(indent)<text\(attributes)>\(words)\(wordsInFlow())</text>\n"
      }
      return "\(indent)<text\(attributes)>\(words){\(maker.expression(.string, depth: 2))}</text>\n"
    }
  }
}
