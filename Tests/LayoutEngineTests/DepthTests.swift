import ElementLiterals
import LayoutEngine
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

@Suite struct DepthTests {
  private static func chain(_ depth: Int, isFlex: Bool = false) -> LayoutTree {
    var tree = LayoutTree()
    for level in 0..<depth {
      let isRow = level % 2 == 0
      if isFlex {
        tree.open(.flex(FlexSpec(direction: isRow ? .row : .column, alignItems: .start)))
      } else {
        tree.open(
          .stack(StackSpec(direction: isRow ? .horizontal : .vertical)),
          as: .stack(StackItem(flexGrow: 1, flexShrink: 1)))
      }
    }
    tree.open(.view(ViewSpec()), size: .points(10, 10))
    for _ in 0...depth { tree.close() }
    return tree
  }

  @Test func whatStandsTooDeepHasNoSize() {
    var tree = Self.chain(100_000)
    tree.solve(in: .width(100))
    #expect(tree.frame(of: 0).width == 100)
    #expect(tree.frame(of: LayoutElement(tree.count - 1)) == .zero)
  }

  @Test(arguments: FlexSpec.Flexbox.allCases) func soInAFlexbox(_ flexbox: FlexSpec.Flexbox) {
    var tree = FlexTrees.wrapping(100_000, flexbox: flexbox)
    tree.solve(in: .width(100))
    #expect(tree.frame(of: 0).width == 100)
    #expect(tree.frame(of: LayoutElement(tree.count - 1)) == .zero)
  }

  @Test(arguments: [false, true]) func whatStandsJustDeepEnoughHasItsSize(isFlex: Bool) {
    var tree = Self.chain(Int(Limits.depth) - 1, isFlex: isFlex)
    tree.solve(in: .unbounded)
    #expect(tree.size == LayoutSize(width: 10, height: 10))
  }

  @Test(arguments: [false, true]) func whatHoldsSomethingTooDeepHasNoSize(isFlex: Bool) {
    var tree = Self.chain(Int(Limits.depth) + 1, isFlex: isFlex)
    tree.solve(in: .unbounded)
    #expect(tree.size == .zero)
  }

  /// A box gets its first limit in an edit, also if it is too deep to be measured along with its
  /// ancestors.
  @Test(arguments: [1, 30, 300], [WritingDirection.ltr, .rtl])
  func aLimitThatComesLaterCountsInTheDeep(depth: Int, direction: WritingDirection) {
    let environment = LayoutEnvironment(direction: direction)
    func nest(_ size: ElementSize) -> LayoutTree {
      var tree = LayoutTree()
      for level in 0..<depth {
        tree.open(
          .flex(FlexSpec(direction: level % 2 == 0 ? .row : .column)),
          as: .flex(FlexItem(flexGrow: 1)))
      }
      tree.open(.view(ViewSpec()), as: .flex(FlexItem(flexGrow: 1)), size: size)
      for _ in 0...depth { tree.close() }
      return tree
    }
    let limited = ElementSize(
      width: .points(50), height: .points(10), minWidth: .points(70), maxHeight: .points(8))
    var tree = nest(.points(50, 10))
    tree.solve(in: .width(300), environment: environment)
    tree.setSize(limited, of: LayoutElement(depth))
    tree.solve(in: .width(300), environment: environment)
    var fresh = nest(limited)
    fresh.solve(in: .width(300), environment: environment)
    #expect(tree.frames == fresh.frames)
  }

  /// The overlaid element is measured after the element below it, since it depends on that one's
  /// size.
  @Test(arguments: [1, 30, 300])
  func whatIsOnTopMayBeDeep(depth: Int) {
    var tree = LayoutTree()
    tree.open(.overlay)
    tree.open(.view(ViewSpec()), size: .points(60, 40))
    tree.close()
    for _ in 0..<depth { tree.open(.wrapper) }
    tree.open(.view(ViewSpec()), size: .points(10, 10))
    for _ in 0...depth { tree.close() }
    tree.close()
    tree.solve(in: .unbounded, environment: rightToLeft)
    #expect(tree.frame(of: 2) == rect(0, 0, 60, 40))
    #expect(tree.frame(of: LayoutElement(tree.count - 1)) == rect(0, 0, 60, 40))
  }

  /// A box outside the flow is measured after the items in it, and its content may be too deep to
  /// be measured along with it.
  @Test(arguments: FlexSpec.Flexbox.allCases) func whatIsOutOfTheFlowMayBeDeep(
    _ flexbox: FlexSpec.Flexbox
  ) {
    let placement = PlacementRecord.flex(FlexItem(position: .absolute))
    let containers: [ElementSpec] = [
      .flex(FlexSpec()), .flex(FlexSpec(flexbox: .css)), .stack(StackSpec(direction: .horizontal)),
      .grid(GridSpec()), .layers(LayersSpec()), .linear(LinearSpec()),
      .inset(InsetSpec(insets: .none)),
    ]
    for (outer, inner) in containers.indices.flatMap({ outer in
      containers.indices.map { (containers[outer], containers[$0]) }
    }) {
      for depth in [0, 1, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 50, 98, 106, 110, 112, 300] {
        var tree = LayoutTree()
        tree.open(.flex(FlexSpec(flexbox: flexbox)))
        tree.open(outer, as: placement)
        tree.open(inner)
        for _ in 0..<depth { tree.open(.wrapper) }
        tree.open(.view(ViewSpec()), size: .points(10, 20))
        for _ in 0..<(depth + 4) { tree.close() }
        tree.solve(in: .width(300))
        #expect(
          tree.frame(of: 1) == rect(0, 0, 10, 20), "\(depth) levels in \(inner) in \(outer)")
      }
    }
  }

  #if canImport(Glibc) || canImport(Darwin)
    @Test func theDeepestTreeFitsASmallThread() {
      var attributes = pthread_attr_t()
      pthread_attr_init(&attributes)
      #expect(pthread_attr_setstacksize(&attributes, 512 * 1024) == 0)
      #if canImport(Glibc)
        var thread = pthread_t()
        let code = pthread_create(&thread, &attributes, { _ in deepestNests() }, nil)
        #expect(code == 0)
        guard code == 0 else { return }
        pthread_join(thread, nil)
      #else
        var thread: pthread_t?
        let code = pthread_create(&thread, &attributes, { _ in deepestNests() }, nil)
        #expect(code == 0)
        guard let thread else { return }
        pthread_join(thread, nil)
      #endif
    }
  #endif
}

/// Solves every nest a little deeper than the greatest depth that is laid out.
private func deepestNests() -> UnsafeMutableRawPointer? {
  for nest in [Nest.stretched, .flexing, .aligned] {
    var tree = LayoutTree()
    nest.fill(&tree, depth: Int(Limits.depth) + 10)
    tree.solve(in: .width(390))
  }
  deepestEdits()
  for var tree in [
    FlexTrees.deep(Int(Limits.depth) + 10), FlexTrees.wrapping(Int(Limits.depth) + 10),
    FlexTrees.deep(1000, align: .baseline), absoluteNest(static: true),
    absoluteNest(static: false),
  ] {
    tree.solve(in: .width(390))
  }
  return nil
}

/// Returns a nest with an absolute box on each level, positioned by the outermost container or by
/// the one around it.
private func absoluteNest(static isStatic: Bool) -> LayoutTree {
  var tree = LayoutTree()
  let depth = Int(Limits.depth) + 10
  for level in 0..<depth {
    let item = FlexItem(
      insets: LayoutEdges(left: .points(1)), position: isStatic ? .static : .absolute)
    tree.open(.flex(FlexSpec()), as: level == 0 ? .none : .flex(item))
    guard isStatic else { continue }
    tree.open(
      .view(ViewSpec()),
      as: .flex(FlexItem(insets: LayoutEdges(left: .points(2)), position: .absolute)))
    tree.close()
  }
  for _ in 0..<depth { tree.close() }
  return tree
}

/// Applies every kind of edit to the deepest tree that is laid out.
private func deepestEdits() {
  let depth = Int(Limits.depth) - 1
  var tree = LayoutTree()
  Nest.flexing.fill(&tree, depth: depth)
  tree.solve(in: .width(390))
  var other = LayoutTree()
  Nest.flexing.fill(&other, depth: depth)
  let innermost = other.elements.max {
    other.subtree(of: $0).count > other.subtree(of: $1).count
  }
  other.setText("another", of: LayoutElement(other.count - 1))
  if let innermost { other.setText("others", of: innermost) }
  tree.tracksChanges = true
  tree.update(to: &other)
  tree.solve(in: .width(390))
  let changes = tree.takeChanges()
  precondition(changes.inserted.isEmpty && !changes.altered.isEmpty)
  precondition(tree.elementsFromBack().count == tree.count)
  let copy = tree
  precondition(tree.insert(copy, into: 0, at: 0, as: .stack(StackItem())))
  precondition(tree.move(1, into: 0, at: 1))
  tree.solve(in: .width(390), environment: LayoutEnvironment(direction: .rtl))
  precondition(tree.remove(1))
  _ = tree.setVisibility(.gone, of: 1)
  tree.solve(in: .width(390))
}
