package import LayoutEngine

// Random layouts of the linear family, and their items.
extension RandomTree {
  package mutating func linearFamily() -> ElementSpec {
    let margin = chance(2) ? LayoutEdges(all: .all(length() / 16), start: .points(3)) : .none
    let orientation: Orientation = chance(2) ? .horizontal : .vertical
    switch pick([0, 0, 1, 2]) {
    case 0:
      return .linear(
        LinearSpec(
          orientation: orientation, spacing: chance(2) ? length() / 16 : 0,
          separator: chance(2) ? 1 : 0, contentGravity: chance(4) ? gravity() : [],
          margin: margin))
    case 1: return .layers(LayersSpec(margin: margin))
    default:
      return .flow(
        FlowSpec(
          orientation: orientation, spacing: chance(2) ? length() / 16 : 0,
          lineSpacing: chance(2) ? 3.5 : 0, margin: margin))
    }
  }

  package mutating func linearItem() -> LinearItem {
    LinearItem(
      width: cellLength(), height: cellLength(),
      weight: chance(2) ? (isWild ? wild() : pick([0, 1, 2.5])) : nil,
      separatorBefore: chance(3), gravity: gravity(),
      offset: LayoutPoint(x: chance(4) ? signed() : 0, y: 0), padding: cellPadding())
  }

  package mutating func layersItem() -> LayersItem {
    LayersItem(
      width: cellLength(), height: cellLength(), gravity: gravity(), padding: cellPadding())
  }

  package mutating func flowItem() -> FlowItem {
    FlowItem(width: cellLength(), height: cellLength(), gravity: gravity(), padding: cellPadding())
  }

  private mutating func cellLength() -> Length {
    switch pick([0, 1, 2, 2]) {
    case 0: .match
    case 1: .points(length() / 4)
    default: .wrap
    }
  }

  private mutating func cellPadding() -> LayoutEdges {
    chance(3) ? LayoutEdges(all: .all(length() / 32), end: .points(2)) : .none
  }

  private mutating func gravity() -> Gravity {
    pick([[], .top, [.bottom, .right], .center, .end, [.left, .centerVertical]])
  }
}
