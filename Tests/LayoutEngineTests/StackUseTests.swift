import LayoutEngine
import RandomTrees
import Testing

/// The stack space that a level of elements takes while it is measured.
///
/// `Limits.calls` is the number of levels that may be measured recursively. It differs between
/// optimised and debug builds, and these tests check it in both.
@Suite(.serialized) struct StackUseTests {
  /// The smallest stack in use, that of secondary threads on Apple's systems, less the space for
  /// its owner and for measuring a leaf.
  private static let room = 448 * 1024

  static let containers: [ElementSpec] = [
    .stack(StackSpec(direction: .vertical)),
    .stack(StackSpec(direction: .horizontal, alignItems: .baselineFirst, flexWrap: .wrap)),
    .inset(InsetSpec(insets: .all(1))), .background, .overlay, .center(CenterSpec()),
    .relative(RelativeSpec()), .ratio(RatioSpec(ratio: 1)),
    .absolute(AbsoluteSpec(sizing: .sizeToFit)),
    .corner(CornerSpec()), .wrapper, .clip(ClipSpec()), .fit(FitSpec()), .zstack(ZStackSpec()),
    .scroll(ScrollSpec()),
    .view(ViewSpec()), .flex(FlexSpec(direction: .column)), .flex(FlexSpec(direction: .row)),
    .flex(FlexSpec(direction: .row, wrap: .wrap, alignItems: .baseline)),
    .linear(LinearSpec()), .linear(LinearSpec(orientation: .vertical)), .layers(LayersSpec()),
    .flow(FlowSpec()), .custom(CustomSpec(Slope())),
    .grid(GridSpec(columns: [.auto], alignItems: .baseline)), .grid(GridSpec(justifyItems: .start)),
    .flex(FlexSpec(direction: .row, flexbox: .css)),
    .flex(FlexSpec(direction: .column, flexbox: .css)),
  ]

  @Test(arguments: containers)
  func asManyLevelsAsAreMeasuredFitASmallStack(_ container: ElementSpec) throws {
    let shallow = try #require(Self.end(of: container, levels: 2))
    let deep = try #require(Self.end(of: container, levels: 10))
    let level = (shallow - deep) / 8
    let levels = Limits.calls + Limits.furtherCalls
    let most = levels / Self.levels(of: container)
    #expect(level > 0)
    #expect(level * most < Self.room, "\(container.kind) takes \(level) bytes a level")
  }

  /// Returns the number of levels that a container counts as.
  private static func levels(of container: ElementSpec) -> Int {
    switch container {
    case .custom: 2
    case .grid: Limits.levelsOfGrid
    case .flex(let spec) where spec.flexbox == .css: Limits.levelsOfCSSFlexbox
    default: 1  // open: all others take little
    }
  }

  /// Returns the lowest stack address when the content of nested containers is measured.
  private static func end(of container: ElementSpec, levels: Int) -> Int? {
    var tree = LayoutTree()
    for _ in 0..<levels { tree.open(container) }
    tree.open(.custom(CustomSpec(StackProbe())))
    for _ in 0...levels { tree.close() }
    StackProbe.lowest = nil
    tree.solve(in: SizeRange(max: LayoutSize(width: 300, height: 300)))
    return StackProbe.lowest
  }
}

/// A layout without children that records its stack address when it is measured.
private struct StackProbe: CustomLayout {
  /// The lowest recorded address, for one test at a time.
  nonisolated(unsafe) static var lowest: Int?

  struct Item: CustomItem {}

  func layOut(_ children: inout CustomChildren<Item>, in range: SizeRange) -> LayoutSize {
    var here = 0
    withUnsafeMutablePointer(to: &here) { pointer in
      let address = Int(bitPattern: pointer)
      Self.lowest = min(Self.lowest ?? address, address)
    }
    return LayoutSize(width: 40, height: 20)
  }
}
