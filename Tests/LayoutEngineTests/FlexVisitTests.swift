import LayoutEngine
import Testing

/// The number of visits to the boxes of a flexbox does not depend on their depth.
@Suite struct FlexVisitTests {
  private func visits(_ tree: LayoutTree, in range: SizeRange) -> Double {
    var tree = tree
    tree.solve(in: range, measurer: FixedTextMetrics(width: 7, height: 16))
    return Double(tree.visits) / Double(tree.count)
  }

  @Test(arguments: [8, 20, 64, 200, 400])
  func flexboxesInFlexboxesAreVisitedAFewTimes(depth: Int) {
    #expect(visits(FlexTrees.deep(depth), in: .unbounded) <= 4)
  }

  @Test(arguments: [8, 64, 400])
  func soAreWrappingOnes(depth: Int) {
    #expect(visits(FlexTrees.wrapping(depth), in: .unbounded) <= 16)
    #expect(visits(FlexTrees.wrapping(depth), in: .width(390)) <= 16)
  }

  /// A box that was measured without limits is not measured again at its own size.
  @Test(arguments: [20, 100, 400])
  func soAreThoseThatAreAsLargeAsTheyNeed(depth: Int) {
    #expect(visits(FlexTrees.hugging(depth), in: .width(900)) <= 4)
  }

  /// Nests whose results depend on earlier visits: with a flex basis on each level, with baselines,
  /// and with texts that are wider than measured.
  @Test(arguments: [8, 20, 64, 200, 400], [FlexSpec.AlignItems.start, .stretch, .baseline])
  func soAreThoseWithAHistory(depth: Int, align: FlexSpec.AlignItems) {
    var nests = [
      "deep": FlexTrees.deep(depth, align: align, flex: 1),
      "deep with limits": FlexTrees.deep(depth, align: align, flex: 1, least: 40),
      "hugging": FlexTrees.hugging(depth, flex: 1),
      "wrapping": FlexTrees.wrapping(depth, flex: 1),
    ]
    // A stretched item without a flex basis gets another length from each level above it.
    if align != .stretch {
      nests["limits"] = FlexTrees.deep(depth, align: align, least: 40)
    }
    for (name, tree) in nests {
      for range in [SizeRange.unbounded, .width(390), .exact(width: 900, height: 900)] {
        #expect(visits(tree, in: range) <= 8, "\(name) in \(range)")
      }
    }
  }

  /// A CSS box is measured for its least and greatest width, and for its height at a width.
  @Test(arguments: [8, 20, 64, 200, 400], [FlexSpec.AlignItems.start, .stretch, .baseline])
  func soAreThoseOfCSS(depth: Int, align: FlexSpec.AlignItems) {
    let most = align == .baseline ? 12.0 : 6
    #expect(visits(FlexTrees.deep(depth, align: align, flexbox: .css), in: .unbounded) <= most)
    #expect(visits(FlexTrees.hugging(depth, flexbox: .css), in: .width(900)) <= 8)
    #expect(visits(FlexTrees.wrapping(depth, flexbox: .css), in: .width(390)) <= 10)
  }

  /// A hidden item is not visited, whatever its position.
  @Test(arguments: FlexItem.Position.allCases)
  func whatIsHiddenIsNotVisited(position: FlexItem.Position) {
    let visits = [false, true].map { isHidden -> Int in
      var tree = LayoutTree()
      tree.build { root in
        root.flex { column in
          column.flex(as: FlexItem(position: .static)) { inner in
            inner.text("a text")
            guard isHidden else { return }
            inner.flex(as: FlexItem(position: .absolute, display: .none)) { $0.text("another") }
          }
          guard isHidden else { return }
          column.flex(as: FlexItem(position: position, display: .none)) { hidden in
            hidden.text("a third")
            hidden.flex(as: FlexItem(position: .absolute)) { $0.text("a fourth") }
          }
        }
      }
      tree.solve(in: .width(300))
      return tree.visits
    }
    #expect(visits[0] == visits[1])
  }

  private typealias Content = @Sendable (inout Children<FlexItem>) -> Void

  /// Contents smaller than 100 points, whose results hold for all larger constraints.
  private static let content: [(name: String, add: Content)] = {
    let margin = FlexItem(margin: LayoutEdges(horizontal: .points(3.3), vertical: .points(0.7)))
    let padding = LayoutEdges(horizontal: .points(7.1), vertical: .points(0.1))
    let leaf: Content = { $0.text("a b") }
    let pieces: [(String, Content)] = [
      ("text", leaf),
      ("text in a margin", { $0.text("a b", as: margin) }),
      ("text in a padding", { $0.text("a b", as: FlexItem(padding: padding)) }),
      (
        "image",
        { $0.image(ImageSpec(intrinsicSize: LayoutSize(width: 20, height: 10)), as: margin) }
      ),
      ("view", { $0.view(as: margin, size: .points(20, 10)) }),
      ("stack", { $0.stack(StackSpec(direction: .horizontal), as: margin) { $0.text("a b") } }),
      ("flexbox", { $0.flex(FlexSpec(padding: padding), as: margin) { leaf(&$0) } }),
      (
        "box with limits",
        { $0.flex(as: margin, size: ElementSize(minWidth: .points(5))) { leaf(&$0) } }
      ),
    ]
    let specs: [(String, FlexSpec)] = [
      ("row", FlexSpec(direction: .row)), ("column", FlexSpec(direction: .column)),
      ("row that may break", FlexSpec(direction: .row, wrap: .wrap)),
      ("padded row", FlexSpec(direction: .row, padding: padding)),
      ("row from the right", FlexSpec(direction: .rowReverse, alignItems: .center)),
      ("column upwards", FlexSpec(direction: .columnReverse, alignItems: .end)),
    ]
    return pieces.flatMap { name, piece in
      specs.map { other, spec -> (String, Content) in
        (
          "\(name) in a \(other)",
          {
            $0.flex(spec, as: margin) {
              piece(&$0)
              piece(&$0)
            }
          }
        )
      }
    }
  }()

  /// Content that fits is not measured again in larger constraints, or in smaller ones that still
  /// suffice.
  @Test(arguments: content.map(\.name))
  func whatHasRoomIsNotAskedAgain(name: String) throws {
    let (_, add) = try #require(Self.content.first { $0.name == name })
    for direction in [FlexSpec.Direction.row, .column] {
      // A box of fixed size takes the fewest visits.
      var trees = [add, { $0.view(size: .points(90, 90)) }].map { content in
        var tree = LayoutTree()
        tree.build { root in
          root.wrapper { wrapper in
            wrapper.flex(FlexSpec(direction: direction, alignItems: .start)) { content(&$0) }
          }
        }
        return tree
      }
      for isExact in [true, false] {
        for (index, length) in ([500, 501.3, 700, 333.3, 9_999_999, 450] as [Float]).enumerated() {
          let most = LayoutSize(
            width: direction == .row ? 300 : length, height: direction == .row ? length : 300)
          let range = SizeRange(min: isExact ? most : .zero, max: most)
          let visits = trees.indices.map { place -> Int in
            _ = trees[place].size(in: range, measurer: FixedTextMetrics(width: 7, height: 16))
            return trees[place].visits
          }
          if index > 0 { #expect(visits[0] <= visits[1], "\(direction) \(isExact) \(length)") }
        }
      }
    }
  }

  @Test func solvingAgainVisitsNothing() {
    var tree = FlexTrees.deep(20)
    tree.solve(in: .width(900))
    tree.solve(in: .width(900))
    #expect(tree.visits == 0)
  }
}
