import ElementLiterals
package import LayoutEngine
package import SeededRandom

/// Makes random trees of every kind of element, with every kind of number.
package struct RandomTree {
  private var random: SeededGenerator
  /// Whether numbers may be absurd: NaN, infinite, enormous, negative.
  package let isWild: Bool
  /// The kind of element that occurs more often than the others.
  package let emphasis: Emphasis
  /// The containers to choose from, by their numbers in `spec`.
  private var palette = Array(0..<36)
  /// Whether there are few different lengths, so that many are equal.
  private var isCoarse = false
  /// The share of CSS flexboxes.
  ///
  /// Half of the trees have no others.
  private var cssFlexboxes = CSSFlexboxes.none
  private var flexboxes = 0
  /// Whether most elements have one child, down to a great depth.
  private var isDeep = false
  private var budget = 0
  /// The outlet of the last element.
  ///
  /// All elements have different outlets.
  private var lastID: Int32 = 0

  package enum Emphasis: Sendable {
    case none
    /// Wrapping flexboxes, percentages and limits, whose cached results hold for the fewest
    /// constraints.
    case flexboxes
    /// Scrolled lists, whose rows are boundaries of relayouts.
    case lists
  }

  package init(seed: UInt64, isWild: Bool, emphasis: Emphasis = .none) {
    self.init(SeededGenerator(seed: seed), isWild: isWild, emphasis: emphasis)
  }

  package init(_ random: SeededGenerator, isWild: Bool, emphasis: Emphasis = .none) {
    self.random = random
    self.isWild = isWild
    self.emphasis = emphasis
  }

  private enum CSSFlexboxes: Sendable {
    case none
    /// Every third flexbox, so that each kind occurs in the other.
    case some
    case all
  }

  /// Chooses the kinds of flexboxes, without consuming a random number.
  private mutating func pickFlexboxes() {
    var other = random
    cssFlexboxes = [.all, .none, .all, .some][Int(other.next() >> 19 & 3)]
  }

  /// Whether all flexboxes are CSS flexboxes.
  var isCSS: Bool { cssFlexboxes == .all }

  /// Returns the kind of the next flexbox that is not FlexLayout's.
  mutating func nextFlexbox() -> FlexSpec.Flexbox {
    flexboxes += 1
    switch cssFlexboxes {
    case .none: return .yoga
    case .some: return flexboxes % 3 == 0 ? .css : .yoga
    case .all: return .css
    }
  }

  package mutating func fill(_ tree: inout LayoutTree, elements: Int) {
    tree.removeAll()
    budget = elements
    pickFlexboxes()
    element(&tree, under: nil, depth: 0)
  }

  /// Fills a tree up to a number of elements, of all families or mostly of a few.
  package mutating func fillUp(_ tree: inout LayoutTree, elements: Int) {
    tree.removeAll()
    budget = elements
    pickFlexboxes()
    isCoarse = chance(2)
    isDeep = chance(6)
    palette = pick([
      Array(0..<36), Array(0..<36), Array(16..<24), Array(16..<36), [0, 1, 7] + Array(16..<24),
      Array(0..<24), Array(16..<24) + Array(32..<36), Array(32..<36),
    ])
    if emphasis == .lists {
      fillList(&tree)
      return
    }
    if emphasis == .flexboxes { palette = Array(16..<24) + (chance(2) ? [0, 5, 13, 26] : []) }
    let root = pick([
      .flex(flex()), .stack(stack()), linearFamily(), .wrapper, .absolute(AbsoluteSpec()),
      .grid(grid()),
    ])
    budget -= 1
    lastID += 1
    tree.open(root, id: ElementID(lastID), size: size())
    while budget > 0 { element(&tree, under: tree.kind(of: 0), depth: 1) }
    tree.close()
    palette = Array(0..<36)
    isDeep = false
  }

  /// Fills a tree with a list of random elements, in a scroll that may stand in a stack.
  private mutating func fillList(_ tree: inout LayoutTree) {
    let depth = pick([2, 3, 4])
    let (axis, direction) = pick([
      (ScrollSpec.Axis.vertical, StackSpec.Direction.vertical), (.vertical, .vertical),
      (.horizontal, .horizontal), (.vertical, .horizontal),
    ])
    for level in (1...depth).reversed() {
      lastID += 1
      budget -= 1
      let spec: ElementSpec =
        switch level {
        case 1: .stack(chance(2) ? StackSpec(direction: direction) : stack())
        case 2: .scroll(ScrollSpec(axis: axis, fillsViewport: chance(4)))
        case 3: .stack(StackSpec(direction: direction, alignItems: .stretch))
        default: chance(2) ? .wrapper : .inset(InsetSpec(insets: .uniform(.points(3))))  // open
        }
      let grows = level == 2 && depth > 2
      tree.open(
        spec, as: grows && chance(2) ? .stack(StackItem(flexGrow: 1, flexShrink: 1)) : .none,
        id: ElementID(lastID))
    }
    while budget > 0 { element(&tree, under: .stack, depth: 3) }
    for _ in 0..<depth { tree.close() }
    palette = Array(0..<36)
    isDeep = false
  }

  package mutating func range() -> SizeRange {
    switch Int.random(in: 0..<6, using: &random) {
    case 0: .unbounded
    case 1: .width(length())
    case 2: .height(length())
    case 3: .exact(width: length(), height: length())
    case 4: SizeRange(max: LayoutSize(width: length(), height: length()))
    default:
      SizeRange(
        min: LayoutSize(width: length(), height: 0),
        max: LayoutSize(width: 2 * length(), height: .infinity))
    }
  }

  /// Returns a range that is almost equal to another one.
  package mutating func range(near range: SizeRange) -> SizeRange {
    var near = range
    switch pick([0, 1, 2, 3, 4]) {
    case 0: near.max.width += pick([-1, 1, -0.25, 1e-3, -8])
    case 1: near.max.height += pick([-1, 1, -0.25, 1e-3, -8])
    case 2: near.max.width = near.max.width.nextDown
    case 3: near.min = chance(2) ? .zero : near.max
    default: near.max.height = near.max.height.nextUp
    }
    return near
  }

  package mutating func environment() -> LayoutEnvironment {
    LayoutEnvironment(
      scale: isWild ? wild() : pick([1, 2, 3]), direction: pick([.ltr, .rtl]),
      textScale: pick([1, 1.5]), safeArea: .points(top: 47, left: 3, bottom: 34, right: 5))
  }

  private mutating func element(_ tree: inout LayoutTree, under parent: NodeKind?, depth: Int) {
    budget -= 1
    let spec = spec(isLeaf: depth > (isDeep ? 60 : 6) || budget < 1, under: parent)
    lastID += 1
    tree.open(
      spec, as: placement(under: parent), id: ElementID(lastID), size: size(), style: look())
    let kind = tree.kind(of: LayoutElement(tree.count - 1))
    for _ in 0..<childCount(spec) where budget > 0 {
      element(&tree, under: kind, depth: depth + 1)
    }
    tree.close()
  }

  private mutating func childCount(_ spec: ElementSpec) -> Int {
    switch spec {
    case .stack, .absolute, .wrapper, .fit, .zstack, .flex, .grid, .linear, .layers, .flow, .custom:
      isDeep ? pick([1, 1, 1, 2]) : Int.random(in: 0...4, using: &random)
    case .background, .overlay, .corner: isWild ? Int.random(in: 0...3, using: &random) : 2
    case .inset, .center, .relative, .ratio, .clip, .scroll:
      isWild ? Int.random(in: 0...2, using: &random) : 1
    case .view: Int.random(in: 0...1, using: &random)
    case .text, .image, .spacer: 0
    }
  }

  package mutating func spec(isLeaf: Bool, under parent: NodeKind?) -> ElementSpec {
    if isLeaf || chance(isDeep ? 20 : 4) { return leaf() }
    switch pick(palette) {
    case 24: return .custom(CustomSpec(Shares()))
    case 25: return .custom(CustomSpec(Slope(step: signed() / 8)))
    case 26..<32: return linearFamily()
    case 32..<36: return .grid(grid())
    case 16..<24: return .flex(flex())
    case 0..<5: return .stack(stack())
    case 5: return .inset(inset())
    case 6: return .background
    case 7: return .overlay
    case 8:
      return .center(
        CenterSpec(centering: pick([[], .x, .y, [.x, .y]]), sizing: pick([[], .minimumX])))
    case 9:
      return .relative(
        RelativeSpec(
          horizontalPosition: pick(RelativeSpec.Position.allCases),
          verticalPosition: pick(RelativeSpec.Position.allCases),
          sizing: pick([[], .minimumHeight])))
    case 10: return .ratio(RatioSpec(ratio: .number(isWild ? wild() : pick([0.5, 1, 1.77]))))
    case 11: return .absolute(AbsoluteSpec(sizing: pick([.fill, .sizeToFit]), padding: padding()))
    case 12:
      return .corner(
        CornerSpec(
          cornerLocation: pick(CornerSpec.Location.allCases),
          offset: LayoutPoint(x: signed(), y: signed()), wrapsCorner: chance(2)))
    case 13: return .wrapper
    case 14:
      return chance(2)
        ? .zstack(ZStackSpec(padding: padding()))
        : .scroll(ScrollSpec(axis: pick(ScrollSpec.Axis.allCases), padding: padding()))
    default:
      return chance(2)
        ? .fit(FitSpec(axis: pick(FitSpec.Axis.allCases)))
        : .clip(ClipSpec(clippedDimensions: pick(ClipSpec.Dimensions.allCases)))
    }
  }

  package mutating func leaf() -> ElementSpec {
    switch Int.random(in: 0..<4, using: &random) {
    case 0:
      let words = (0..<Int.random(in: 0..<12, using: &random)).map { _ in
        pick(["a", "layout", "is", "measured", "once", "extraordinarily", "日本語"])
      }
      return .text(
        TextSpec(
          content: .verbatim(words.joined(separator: " ")),
          fontSize: isWild ? wild() : pick([12, 17]),
          letterSpacing: chance(8) ? pick([-3, 0.5, 4]) : 0, maxLines: pick([0, 1, 2]),
          minScale: chance(6) ? pick([0.3, 0.75, 0.99]) : 1))
    case 1: return .image(ImageSpec(intrinsicSize: LayoutSize(width: length(), height: length())))
    case 2: return .view(ViewSpec(intrinsicSize: pick([.none, .fill]), padding: padding()))
    default: return chance(3) ? .spacer(SpacerSpec(minLength: length())) : .view(ViewSpec())
    }
  }

  package mutating func stack() -> StackSpec {
    StackSpec(
      direction: pick([.vertical, .horizontal]), spacing: chance(2) ? length() / 8 : 0,
      justifyContent: pick(StackSpec.JustifyContent.allCases),
      alignItems: pick(StackSpec.AlignItems.allCases),
      horizontalAlignment: chance(5) ? pick(StackSpec.HorizontalAlignment.allCases) : .none,
      verticalAlignment: chance(5) ? pick(StackSpec.VerticalAlignment.allCases) : .none,
      flexWrap: chance(4) ? .wrap : .noWrap,
      alignContent: pick(StackSpec.AlignContent.allCases), lineSpacing: chance(3) ? 3.5 : 0,
      padding: padding())
  }

  /// Returns the padding of a container, which is rarely set.
  private mutating func padding() -> LayoutEdges {
    guard chance(6) else { return .none }
    return LayoutEdges(
      all: .all(length() / 8), top: chance(3) ? .points(length()) : nil,
      end: chance(3) ? .points(7.3) : nil)
  }

  private mutating func inset() -> InsetSpec {
    InsetSpec(
      insets: LayoutEdges(
        all: .lengths(top: edge(), left: edge(), bottom: edge(), right: edge()),
        start: chance(4) ? edge() : nil),
      safeArea: chance(4) ? .all : [])
  }

  package mutating func placement(under parent: NodeKind?) -> PlacementRecord {
    if parent == .absolute {
      return .absolute(
        AbsoluteItem(
          layoutPosition: LayoutPoint(x: signed(), y: signed()),
          sizeRange: chance(4)
            ? DimensionRange(minWidth: dimension(), maxWidth: dimension()) : nil))
    }
    if parent == .zstack { return .zstack(ZStackItem(gravity: pick([.topLeft, .topRight]))) }
    if parent == .flex { return .flex(flexItem()) }
    if parent == .grid { return .grid(gridItem()) }
    if parent == .linear { return .linear(linearItem()) }
    if parent == .layers { return .layers(layersItem()) }
    if parent == .flow { return .flow(flowItem()) }
    if parent == .custom { return Slope.Item(extra: length() / 8).record }
    guard chance(2) else { return .none }
    return .stack(
      StackItem(
        flexGrow: chance(2) ? pick([1, 2, 0.5]) : isWild ? wild() : 0,
        flexShrink: chance(2) ? pick([1, 3]) : 0, flexBasis: chance(3) ? dimension() : .auto,
        alignSelf: pick(StackItem.AlignSelf.allCases),
        spacingBefore: chance(4) ? signed() : 0, spacingAfter: chance(4) ? signed() : 0,
        ascender: chance(8) ? signed() : nil))
  }

  package mutating func look() -> ElementStyle? {
    if chance(10) { return ElementStyle(visibility: pick([.gone, .invisible])) }
    guard chance(20) else { return nil }
    let direction = pick([ElementStyle.Direction.leftToRight, .rightToLeft])
    // Islands lie in front of their siblings or behind; a draw of its own would give the seeds and
    // recorded inputs other trees.
    return ElementStyle(
      zIndex: direction == .leftToRight ? 1 : -1, writingDirection: direction)
  }

  package mutating func size() -> ElementSize {
    guard chance(emphasis == .flexboxes ? 2 : 3) else { return .auto }
    return ElementSize(
      width: dimension(), height: dimension(), minWidth: chance(3) ? dimension() : .auto,
      maxWidth: chance(3) ? dimension() : .auto, minHeight: chance(3) ? dimension() : .auto,
      maxHeight: chance(3) ? dimension() : .auto)
  }

  package mutating func dimension() -> LayoutDimension {
    switch Int.random(in: 0..<5, using: &random) {
    case 0, 1: .points(length())
    case 2: .percent(isWild ? wild() : Float(Int.random(in: 0...120, using: &random)))
    default: .auto
    }
  }

  private mutating func edge() -> LayoutDimension {
    switch Int.random(in: 0..<6, using: &random) {
    case 0: .infinity
    case 1: .percent(Float(Int.random(in: 0...30, using: &random)))
    default: .points(signed() / 4)
    }
  }

  package mutating func length() -> Float {
    if isWild && chance(5) { return wild() }
    if isCoarse { return pick([0, 1, 2, 5, 8, 10, 20, 40, 50, 100, 200, 1.0 / 3, 33.3, 480]) }
    return Float(Int.random(in: 0...1200, using: &random)) / pick([1, 3, 4, 7])
  }

  package mutating func signed() -> Float { chance(3) ? -length() / 4 : length() / 4 }

  package mutating func wild() -> Float {
    pick([
      .nan, .infinity, -.infinity, 1e30, -1e30, .greatestFiniteMagnitude, .leastNonzeroMagnitude,
      -1, 0, 1e7, 9_999_999, 0.3, 1e-8,
    ])
  }

  package mutating func chance(_ oneIn: Int) -> Bool {
    Int.random(in: 0..<oneIn, using: &random) == 0
  }

  package mutating func pick<Value>(_ values: [Value]) -> Value {
    values[Int.random(in: 0..<values.count, using: &random)]
  }
}
