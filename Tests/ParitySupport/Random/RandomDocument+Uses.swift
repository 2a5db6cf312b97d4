import SeededRandom

// Uses of components.
extension RandomDocument {
  mutating func use(_ depth: Int, _ indent: String, _ parent: Parent) -> String {
    switch maker.random.next() % 7 {
    case 0:
      let size = some("side", .points)
      return "\(indent)<Badge label=\"{\(maker.expression(.string, depth: 1))}\"\(size)"
        + "\(placement(parent))\(identity())\(looks())/>\n"
    case 1:
      return "\(indent)<Chosen user=\"{guest}\"\(placement(parent))\(identity())\(looks())/>\n"
    case 2:
      return "\(indent)<Framed user=\"{user}\"\(placement(parent))\(identity())>\n"
        + element(depth: depth - 2, indent: indent + "  ", parent: .plain)
        + "\(indent)</Framed>\n"
    case 3:
      let grow = maker.expression(.number, depth: 1)
      return "\(indent)<Flexible grow=\"{\(grow)}\"\(common(parent))>\n"
        + element(depth: depth - 2, indent: indent + "  ", parent: .flex)
        + "\(indent)</Flexible>\n"
    case 4:
      let title = maker.expression(.string, depth: 2)
      return "\(indent)<Local title=\"{\(title)}\"\(common(parent))>\n"
        + element(depth: depth - 2, indent: indent + "  ", parent: .stack)
        + "\(indent)</Local>\n"
    case 5:
      let width = maker.expression(.points, depth: 1)
      return "\(indent)<Local width1=\"{\(width)}\"\(common(parent))/>\n"
    default:
      let extra =
        maker.random.once(in: 2)
        ? "\(indent)  <view slot=\"extra\" size=\"11 3\"\(identity())/>\n" : ""
      return "\(indent)<Box isRow=\"{\(maker.expression(.bool, depth: 1))}\""
        + some("gap", .points) + choice("place", RandomExpressionDocument.places)
        + "\(common(parent))>\n"
        + element(depth: depth - 2, indent: indent + "  ", parent: .stack) + extra
        + "\(indent)</Box>\n"
    }
  }
}
