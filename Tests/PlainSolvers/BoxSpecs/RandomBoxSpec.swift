import LayoutEngine
import SeededRandom

/// Makes trees of box specs like those of apps: few numbers, and most lengths automatic.
struct RandomBoxSpec {
  private var random: SeededGenerator
  /// The number of elements that may still be made.
  private var budget = 0
  /// One in this many elements has a size or a placement of its own.
  private var rarity = 3

  /// Whether every third container is a `fit`.
  private let hasFits: Bool

  /// Starts from a seed.
  init(seed: UInt64, hasFits: Bool = false) {
    random = SeededGenerator(seed: seed)
    self.hasFits = hasFits
  }

  /// Makes a tree of 3 to 40 elements.
  mutating func tree() -> BoxSpec {
    budget = Int.random(in: 3...40, using: &random)
    rarity = pick([2, 3, 5])
    return element(under: .none, depth: 1)
  }

  /// Makes a size range for the root.
  mutating func range() -> SizeRange {
    switch Int.random(in: 0..<8, using: &random) {
    case 0: .unbounded
    case 1, 2, 3: .width(pick([320, 375, 390, 100.5]))
    case 4: .exact(width: pick([200, 320, 390]), height: pick([100, 480, 844]))
    case 5: .height(pick([44, 200, 480]))
    case 6:
      SizeRange(max: LayoutSize(width: pick([200, 390, .infinity]), height: pick([120, 844])))
    default:
      SizeRange(
        min: LayoutSize(width: pick([0, 80, 200]), height: pick([0, 44, 120])),
        max: LayoutSize(
          width: pick([200, 390, 333.3, .infinity]), height: pick([120, 480, 844, .infinity])))
    }
  }

  /// Makes an environment.
  mutating func environment() -> LayoutEnvironment {
    LayoutEnvironment(
      scale: pick([1, 2, 3]), direction: pick([.ltr, .ltr, .rtl]),
      safeArea: .points(top: 47, left: 4, bottom: 34, right: 6))
  }

  // MARK: Elements

  private mutating func element(under parent: Parent, depth: Int) -> BoxSpec {
    budget -= 1
    let spec = depth >= 8 || budget < 1 || depth > 1 && chance(3) ? leaf(parent) : container()
    var box = BoxSpec(spec: spec)
    switch spec {
    case .inset, .background, .overlay, .spacer: break
    default: if chance(rarity) { box.size = size() }
    }
    box.placement = placement(under: parent, of: &box)
    let inner = Parent(spec)
    for _ in 0..<childCount(spec) {
      box.children.append(element(under: inner, depth: depth + 1))
    }
    if case .view(var view) = spec, !box.children.isEmpty {
      view.intrinsicSize = .none
      box.spec = .view(view)
    }
    return box
  }

  /// The kind of parent that reads the placement of an element.
  private enum Parent {
    case none
    case row(isBaselineAligned: Bool)
    case column
    case absolute
    case zstack

    init(_ spec: ElementSpec) {
      switch spec {
      case .stack(let stack) where stack.direction == .vertical: self = .column
      case .stack(let stack):
        self = .row(
          isBaselineAligned: [.baselineFirst, .baselineLast].contains(stack.alignItems))
      case .absolute: self = .absolute
      case .zstack: self = .zstack
      default: self = .none
      }
    }

    var isStack: Bool {
      switch self {
      case .row, .column: true
      case .none, .absolute, .zstack: false
      }
    }
  }

  private mutating func childCount(_ spec: ElementSpec) -> Int {
    switch spec {
    case .stack: max(0, min(Int.random(in: 0...5, using: &random), budget))
    case .absolute, .wrapper, .zstack: max(0, min(Int.random(in: 0...3, using: &random), budget))
    case .fit: max(0, min(pick([1, 2, 2, 3, 3, 4]), budget))
    case .background, .overlay, .corner: 2
    case .inset, .center, .relative, .ratio, .clip: 1
    case .view: budget > 0 && chance(4) ? 1 : 0
    default: 0
    }
  }

  private mutating func container() -> ElementSpec {
    if hasFits, chance(3) { return .fit(FitSpec(axis: pick(FitSpec.Axis.allCases))) }
    return switch Int.random(in: 0..<40, using: &random) {
    case 0..<17: .stack(stack())
    case 17..<21: .inset(inset())
    case 21, 22: .background
    case 23, 24: .overlay
    case 25, 26:
      .center(
        CenterSpec(
          centering: pick([[.x, .y], [.x, .y], .x, .y, []]),
          sizing: pick([[], [], .minimumX, .minimumY, [.minimumX, .minimumY]])))
    case 27, 28:
      .relative(
        RelativeSpec(
          horizontalPosition: pick(RelativeSpec.Position.allCases),
          verticalPosition: pick(RelativeSpec.Position.allCases),
          sizing: pick([[], [], .minimumWidth, .minimumHeight, [.minimumWidth, .minimumHeight]])))
    case 29, 30:
      .ratio(
        RatioSpec(ratio: pick([.sides(width: 16, height: 9), 1, 0.5, 1.5, 0.33])))
    case 31, 32: .absolute(AbsoluteSpec(sizing: pick([.fill, .sizeToFit])))
    case 33, 34:
      .corner(
        CornerSpec(
          cornerLocation: pick(CornerSpec.Location.allCases),
          offset: chance(2) ? LayoutPoint(x: signed(), y: signed()) : .zero,
          wrapsCorner: chance(2)))
    case 35, 36: .wrapper
    case 37, 38: .zstack(ZStackSpec())
    default: .clip(ClipSpec(clippedDimensions: pick(ClipSpec.Dimensions.allCases)))
    }
  }

  private mutating func leaf(_ parent: Parent) -> ElementSpec {
    if parent.isStack && chance(8) {
      return .spacer(SpacerSpec(minLength: chance(2) ? 0 : length()))
    }
    if chance(2) {
      let words = (0..<pick([1, 2, 4, 9])).map { _ in
        pick(["a", "layout", "is", "measured", "once", "extraordinarily"])
      }
      return .text(
        TextSpec(
          content: .verbatim(words.joined(separator: " ")), maxLines: pick([0, 0, 1, 2])))
    }
    switch Int.random(in: 0..<6, using: &random) {
    case 0: return .view(ViewSpec(intrinsicSize: .fill))
    case 1: return .view(ViewSpec())
    default:
      return .view(ViewSpec(intrinsicSize: .size(LayoutSize(width: length(), height: length()))))
    }
  }

  private mutating func stack() -> StackSpec {
    var spec = StackSpec(direction: pick([.vertical, .horizontal]))
    if chance(2) { spec.spacing = pick([4, 8, 12, 0.5, 3.3]) }
    if chance(3) { spec.justifyContent = pick(StackSpec.JustifyContent.allCases) }
    if chance(2) {
      // Baseline alignment is not used in columns.
      spec.alignItems =
        spec.direction == .horizontal
        ? pick(StackSpec.AlignItems.allCases) : pick([.stretch, .start, .end, .center])
    }
    if chance(10) { spec.horizontalAlignment = pick(StackSpec.HorizontalAlignment.allCases) }
    if chance(10) { spec.verticalAlignment = pick(StackSpec.VerticalAlignment.allCases) }
    if chance(5) {
      spec.flexWrap = .wrap
      spec.alignContent = pick(StackSpec.AlignContent.allCases)
      if chance(2) { spec.lineSpacing = pick([4, 8, 2.5]) }
    }
    return spec
  }

  private mutating func inset() -> InsetSpec {
    var insets = LayoutEdges.none
    if chance(2) {
      let all = edge()
      (insets.top, insets.left, insets.bottom, insets.right) = (all, all, all, all)
    }
    if chance(3) { insets.top = edge() }
    if chance(3) { insets.left = edge() }
    if chance(3) { insets.bottom = edge() }
    if chance(3) { insets.right = edge() }
    if chance(8) { insets.start = edge() }
    if chance(8) { insets.end = edge() }
    return InsetSpec(
      insets: insets,
      safeArea: chance(10) ? pick([.all, [.top], [.left, .right], [.top, .bottom]]) : [])
  }

  private mutating func edge() -> LayoutDimension {
    switch Int.random(in: 0..<8, using: &random) {
    case 0: .infinity
    case 1: .percent(pick([5, 10, 25]))
    case 2: .points(signed())
    default: .points(pick([4, 8, 12, 16, 0]))
    }
  }

  // MARK: Placements and sizes

  private mutating func placement(under parent: Parent, of box: inout BoxSpec) -> PlacementRecord {
    switch parent {
    case .none: return .none
    case .zstack: return .zstack(ZStackItem(gravity: pick([.topLeft, .topRight])))
    case .absolute:
      var item = AbsoluteItem()
      if chance(2) { item.layoutPosition = LayoutPoint(x: signed(), y: signed()) }
      if chance(5) {
        item.sizeRange = DimensionRange(
          minWidth: dimension(), minHeight: dimension(), maxWidth: dimension(),
          maxHeight: dimension())
        // Exact sizes and limits exclude each other here.
        box.size = ElementSize(width: box.size.width, height: box.size.height)
      }
      return .absolute(item)
    case .column: return .stack(stackItem(isBaselineAligned: false, of: box))
    case .row(let isBaselineAligned):
      return .stack(stackItem(isBaselineAligned: isBaselineAligned, of: box))
    }
  }

  private mutating func stackItem(isBaselineAligned: Bool, of box: BoxSpec) -> StackItem {
    var item = StackItem()
    if case .spacer = box.spec { return item }
    if chance(rarity) { item.flexGrow = pick([1, 1, 2, 0.5]) }
    if chance(rarity) { item.flexShrink = pick([1, 1, 3]) }
    if chance(rarity * 3) { item.flexBasis = dimension() }
    if chance(rarity * 2) { item.alignSelf = pick(StackItem.AlignSelf.allCases) }
    if chance(rarity * 3) { item.spacingBefore = signed() }
    if chance(rarity * 3) { item.spacingAfter = signed() }
    if isBaselineAligned && chance(3) { item.ascender = pick([8, 12, 3.5, -4]) }
    if isBaselineAligned && chance(3) { item.descender = pick([-8, -2, -3.5, 2]) }
    return item
  }

  private mutating func size() -> ElementSize {
    var size = ElementSize()
    if chance(2) { size.width = dimension() }
    if chance(2) { size.height = dimension() }
    if chance(6) { size.minWidth = dimension() }
    if chance(6) { size.maxWidth = dimension() }
    if chance(6) { size.minHeight = dimension() }
    if chance(6) { size.maxHeight = dimension() }
    return size
  }

  private mutating func dimension() -> LayoutDimension {
    switch Int.random(in: 0..<7, using: &random) {
    case 0, 1: .percent(pick([50, 100, 25, 33.3, 120]))
    case 2: .auto
    default: .points(length())
    }
  }

  private mutating func length() -> Float {
    pick([8, 10, 16, 20, 24, 32, 40, 44, 56, 80, 100, 120, 200, 240, 0, 33.3, 7.25])
  }

  private mutating func signed() -> Float { pick([4, 8, 16, -4, -8, 20, 60, 0.5, -2.75]) }

  private mutating func chance(_ oneIn: Int) -> Bool {
    Int.random(in: 0..<oneIn, using: &random) == 0
  }

  private mutating func pick<Value>(_ values: [Value]) -> Value {
    values[Int.random(in: 0..<values.count, using: &random)]
  }
}
