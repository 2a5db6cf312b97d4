import LayoutEngine

extension BoxSpec {
  /// Returns the trees that are a step simpler than this one, simplest first.
  func simplifications() -> [BoxSpec] {
    shorter() + plainer() + simplerChildren()
  }

  /// Returns the trees without some of the elements.
  private func shorter() -> [BoxSpec] {
    var all: [BoxSpec] = []
    if self != leaf(.plain) { all.append(leaf(.plain)) }
    for child in children {
      var hoisted = child
      hoisted.placement = placement
      if case .spacer = child.spec { continue }
      all.append(hoisted)
    }
    guard takesAnyNumber else { return all }
    for index in children.indices {
      var fewer = self
      fewer.children.remove(at: index)
      all.append(fewer)
    }
    return all
  }

  private func leaf(_ other: BoxSpec) -> BoxSpec {
    var leaf = other
    leaf.placement = placement
    return leaf
  }

  private var takesAnyNumber: Bool {
    switch spec {
    case .stack, .absolute, .wrapper, .fit, .zstack, .view: true
    default: false
    }
  }

  private func simplerChildren() -> [BoxSpec] {
    children.indices.flatMap { index in
      children[index].simplifications().map { child in
        var tree = self
        tree.children[index] = child
        return tree
      }
    }
  }

  /// Returns the trees whose root has one attribute less.
  private func plainer() -> [BoxSpec] {
    var all: [BoxSpec] = []
    func offer<Value: Equatable>(_ field: WritableKeyPath<BoxSpec, Value>, _ value: Value) {
      guard self[keyPath: field] != value else { return }
      var plainer = self
      plainer[keyPath: field] = value
      all.append(plainer)
    }
    offer(\.size, .auto)
    offer(\.size.width, .auto)
    offer(\.size.height, .auto)
    offer(\.size.minWidth, .auto)
    offer(\.size.maxWidth, .auto)
    offer(\.size.minHeight, .auto)
    offer(\.size.maxHeight, .auto)
    offer(\.placement, .none)
    for simpler in placement.simplifications() { offer(\.placement, simpler) }
    for simpler in spec.simplifications() { offer(\.spec, simpler) }
    return all
  }
}

extension PlacementRecord {
  fileprivate func simplifications() -> [PlacementRecord] {
    switch self {
    case .stack(let item):
      item.resets([
        { $0.flexGrow = 0 }, { $0.flexShrink = 0 }, { $0.flexBasis = .auto },
        { $0.alignSelf = .auto }, { $0.spacingBefore = 0 }, { $0.spacingAfter = 0 },
        { $0.ascender = nil }, { $0.descender = nil },
      ]).map { .stack($0) }
    case .absolute(let item):
      item.resets([{ $0.layoutPosition = .zero }, { $0.sizeRange = nil }]).map { .absolute($0) }
    default: []
    }
  }
}

extension ElementSpec {
  fileprivate func simplifications() -> [ElementSpec] {
    switch self {
    case .stack(let spec):
      spec.resets([
        { $0.spacing = 0 }, { $0.justifyContent = .start }, { $0.alignItems = .stretch },
        { $0.horizontalAlignment = .none },
        { $0.verticalAlignment = .none }, { $0.flexWrap = .noWrap }, { $0.alignContent = .start },
        { $0.lineSpacing = 0 },
      ]).map { .stack($0) }
    case .inset(let spec):
      spec.resets([
        { $0.insets = .none }, { $0.insets.top = nil }, { $0.insets.left = nil },
        { $0.insets.bottom = nil }, { $0.insets.right = nil }, { $0.insets.start = nil },
        { $0.insets.end = nil }, { $0.safeArea = [] },
      ]).map { .inset($0) }
    case .center(let spec):
      spec.resets([{ $0.centering = [.x, .y] }, { $0.sizing = [] }]).map { .center($0) }
    case .relative(let spec):
      spec.resets([
        { $0.horizontalPosition = .none }, { $0.verticalPosition = .none }, { $0.sizing = [] },
      ]).map { .relative($0) }
    case .ratio(let spec): spec.resets([{ $0.ratio = 1 }]).map { .ratio($0) }
    case .absolute(let spec): spec.resets([{ $0.sizing = .fill }]).map { .absolute($0) }
    case .corner(let spec):
      spec.resets([
        { $0.cornerLocation = .topLeft }, { $0.offset = .zero }, { $0.wrapsCorner = false },
      ]).map { .corner($0) }
    case .fit(let spec): spec.resets([{ $0.axis = .horizontal }]).map { .fit($0) }
    case .clip(let spec): spec.resets([{ $0.clippedDimensions = .none }]).map { .clip($0) }
    case .text(let spec):
      spec.resets([{ $0.maxLines = 0 }]).map { .text($0) } + [.view(ViewSpec())]
    case .view(let spec): spec.resets([{ $0.intrinsicSize = .none }]).map { .view($0) }
    case .spacer(let spec): spec.resets([{ $0.minLength = 0 }]).map { .spacer($0) }
    default: []
    }
  }
}

/// A value whose attributes are reset one at a time.
private protocol Resettable {}

extension Resettable {
  func resets(_ changes: [(inout Self) -> Void]) -> [Self] {
    changes.map { change in
      var copy = self
      change(&copy)
      return copy
    }
  }
}

extension StackItem: Resettable {}
extension AbsoluteItem: Resettable {}
extension StackSpec: Resettable {}
extension InsetSpec: Resettable {}
extension CenterSpec: Resettable {}
extension RelativeSpec: Resettable {}
extension RatioSpec: Resettable {}
extension AbsoluteSpec: Resettable {}
extension CornerSpec: Resettable {}
extension ClipSpec: Resettable {}
extension FitSpec: Resettable {}
extension TextSpec: Resettable {}
extension ViewSpec: Resettable {}
extension SpacerSpec: Resettable {}
