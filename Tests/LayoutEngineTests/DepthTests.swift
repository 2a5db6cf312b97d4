import LayoutEngine
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

@Suite struct DepthTests {
  private static func chain(_ depth: Int) -> LayoutTree {
    var tree = LayoutTree()
    for level in 0..<depth {
      tree.open(
        .stack(StackSpec(direction: level % 2 == 0 ? .horizontal : .vertical)),
        as: .stack(StackItem(flexGrow: 1, flexShrink: 1)))
    }
    tree.open(.view(ViewSpec()), size: .points(10, 10))
    for _ in 0...depth { tree.close() }
    return tree
  }

  @Test func whatStandsTooDeepHasNoSize() {
    var tree = Self.chain(100_000)
    tree.solve(in: .width(100))
    #expect(tree.frame(of: 0).width == 100)
    #expect(tree.frame(of: tree.count - 1) == .zero)
  }

  @Test func soInAFlexbox() {
    var tree = FlexTrees.wrapping(100_000)
    tree.solve(in: .width(100))
    #expect(tree.frame(of: 0).width == 100)
    #expect(tree.frame(of: tree.count - 1) == .zero)
  }

  @Test func whatStandsJustDeepEnoughHasItsSize() {
    var tree = Self.chain(Int(Limits.depth) - 1)
    tree.solve(in: .unbounded)
    #expect(tree.size == Size(width: 10, height: 10))
  }

  @Test func whatHoldsSomethingTooDeepHasNoSize() {
    var tree = Self.chain(Int(Limits.depth) + 1)
    tree.solve(in: .unbounded)
    #expect(tree.size == .zero)
  }

  /// What is on top is measured only once there is something to lie on.
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
    #expect(tree.frame(of: tree.count - 1) == rect(0, 0, 60, 40))
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

/// Solves every nest a little deeper than is laid out.
private func deepestNests() -> UnsafeMutableRawPointer? {
  for nest in [Nest.stretched, .flexing, .aligned] {
    var tree = LayoutTree()
    nest.fill(&tree, depth: Int(Limits.depth) + 10)
    tree.solve(in: .width(390))
  }
  for var tree in [
    FlexTrees.deep(Int(Limits.depth) + 10), FlexTrees.wrapping(Int(Limits.depth) + 10),
    FlexTrees.deep(1000, align: .baseline),
  ] {
    tree.solve(in: .width(390))
  }
  return nil
}
