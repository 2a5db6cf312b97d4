import LayoutEngine
import SeededRandom

/// Makes trees like those of apps: rows of symbols and texts in columns, cards, badges and tags.
struct RandomLinearTree {
  private var random: SeededGenerator
  private var budget = 0
  /// Whether some lengths are no whole pixels.
  private let isFine: Bool
  private let isDeep: Bool

  init(_ random: SeededGenerator) {
    var random = random
    isFine = random.next() >> 60 < 6
    isDeep = random.next() >> 60 < 5
    self.random = random
  }

  mutating func tree() -> LinearNode {
    budget = Int.random(in: 3...40, using: &random)
    var root = container(depth: 0)
    root.item = rootItem()
    return root
  }

  mutating func range() -> SizeRange {
    let width = pick([320, 375, 390, 200, 100] as [Float])
    let height = pick([480, 200, 667, 60] as [Float])
    switch pick(Array(0..<8)) {
    case 0: return .unbounded
    case 1, 2, 3: return .width(width)
    case 4: return .exact(width: width, height: height)
    case 5: return .height(height)
    case 6: return SizeRange(max: LayoutSize(width: width, height: height))
    default:
      return SizeRange(
        min: LayoutSize(width: pick([0, 150]), height: pick([0, 50])),
        max: LayoutSize(width: pick([width, .infinity]), height: pick([height, .infinity])))
    }
  }

  mutating func environment() -> LayoutEnvironment {
    LayoutEnvironment(scale: pick([1, 2, 3]), direction: pick([.ltr, .ltr, .rtl]))
  }

  mutating func metrics() -> FixedTextMetrics {
    isFine && chance(2)
      ? FixedTextMetrics(width: 6.75, height: 15.5) : FixedTextMetrics(width: 10, height: 20)
  }

  // MARK: Elements

  private mutating func container(depth: Int) -> LinearNode {
    budget -= 1
    var node = LinearNode(kind: .layers(margin()))
    switch pick([0, 0, 0, 0, 1, 2]) {
    case 0:
      node.kind = .linear(
        LinearNode.Linear(
          isVertical: chance(2), spacing: chance(2) ? spacing() : 0,
          separator: chance(4) ? pick([1, 0.5, 2]) : 0,
          separatorInset: chance(4) ? LayoutPoint(x: pick([8, -4]), y: pick([0, 4])) : .zero,
          contentGravity: chance(3) ? gravity() : [], margin: margin()))
    case 1: break
    default:
      node.kind = .flow(
        LinearNode.Flow(
          isVertical: chance(4), spacing: chance(2) ? spacing() : 0,
          lineSpacing: chance(2) ? spacing() : 0, margin: margin()))
    }
    let most = isDeep ? 3 : 6
    for _ in 0..<Int.random(in: 0...most, using: &random) where budget > 0 {
      node.children.append(child(of: node.kind, depth: depth + 1))
    }
    return node
  }

  private mutating func child(of parent: LinearNode.Kind, depth: Int) -> LinearNode {
    let isContainer = depth < 8 && budget > 2 && (isDeep ? !chance(3) : chance(3))
    var node = isContainer ? container(depth: depth) : leaf(of: parent)
    node.item = item(of: node.kind, under: parent)
    node.isGone = chance(14)
    return node
  }

  private mutating func leaf(of parent: LinearNode.Kind) -> LinearNode {
    budget -= 1
    switch pick(Array(0..<8)) {
    case 0, 1, 2:
      let words = (0..<pick([1, 1, 2, 3, 5, 9])).map { _ in
        pick(["a", "to", "list", "card", "layout", "favourites", "internationally"])
      }
      return LinearNode(
        kind: .text(words.joined(separator: " "), maxLines: pick([0, 0, 0, 1, 2])))
    case 3, 4, 5: return LinearNode(kind: .view(.size(length(), length())))
    case 6:
      if case .linear = parent, chance(2) {
        return LinearNode(kind: .spacer(minLength: chance(3) ? spacing() : 0))
      }
      return LinearNode(kind: .view(.none))
    default: return LinearNode(kind: .view(chance(6) ? .fill : .none))
    }
  }

  // MARK: Attributes

  private mutating func rootItem() -> LinearNode.Item {
    var item = LinearNode.Item()
    guard chance(5) else { return item }
    if chance(2) { item.width = .points(pick([150, 320])) }
    if chance(3) { item.height = .points(pick([90, 400])) }
    // The limits are whole pixels, as a range is.
    if chance(2) { item.limits.minHeight = pick([40, 120]) }
    if chance(2) { item.limits.maxWidth = pick([120, 350]) }
    return item
  }

  private mutating func item(
    of kind: LinearNode.Kind, under parent: LinearNode.Kind
  ) -> LinearNode.Item {
    var item = LinearNode.Item()
    if chance(4) { item.gravity = gravity() }
    if chance(10) { item.offset = LayoutPoint(x: pick([5, -3, 0]), y: pick([-2, 4])) }
    if chance(4) { item.padding = edges() }
    if case .linear = parent {
      if chance(4) { item.weight = pick([1, 1, 1, 2, 3, 0, 0.5]) }
      item.separatorBefore = chance(3)
    }
    // The parent reads no size of a spacer.
    if case .spacer = kind { return item }
    item.width = itemLength()
    item.height = itemLength()
    if chance(6) { item.limits = limits() }
    item.saysOwnSize = chance(3)
    return item
  }

  private mutating func itemLength() -> Length {
    switch pick(Array(0..<10)) {
    case 0..<5: .wrap
    case 5..<8: .match
    default: .points(length())
    }
  }

  private mutating func limits() -> LinearNode.Limits {
    LinearNode.Limits(
      minWidth: chance(3) ? length() : nil, maxWidth: chance(3) ? 2 * length() : nil,
      minHeight: chance(3) ? length() : nil, maxHeight: chance(3) ? 2 * length() : nil)
  }

  private mutating func gravity() -> Gravity {
    pick([
      .top, .bottom, .left, .right, .start, .end, .center, .centerHorizontal, .centerVertical,
      [.bottom, .right], [.end, .top], [.left, .centerVertical], [.center, .end], [.left, .right],
    ])
  }

  private mutating func margin() -> LinearNode.Edges {
    chance(3) ? edges() : LinearNode.Edges()
  }

  private mutating func edges() -> LinearNode.Edges {
    guard chance(2) else {
      let space = spacing()
      return LinearNode.Edges(top: space, bottom: space, first: space, last: space)
    }
    return LinearNode.Edges(
      top: spacing(), bottom: spacing(), first: spacing(), last: spacing(),
      followsDirection: chance(2))
  }

  private mutating func spacing() -> Float {
    isFine && chance(3) ? pick([0.25, 3.5, 1.0 / 3, 7.3]) : pick([0, 1, 2, 4, 5, 8, 12, 16])
  }

  private mutating func length() -> Float {
    isFine && chance(3)
      ? pick([10.25, 33.3, 0.5, 17.125]) : pick([0, 8, 10, 16, 20, 24, 30, 44, 50, 64, 100, 120])
  }

  private mutating func chance(_ oneIn: Int) -> Bool {
    Int.random(in: 0..<oneIn, using: &random) == 0
  }

  private mutating func pick<Value>(_ values: [Value]) -> Value {
    values[Int.random(in: 0..<values.count, using: &random)]
  }
}
