import ElementLiterals
import LayoutEngine
import SeededRandom
import Testing

/// A grid after a sequence of edits equals a new one, in widths that it was solved in before.
///
/// The grid's arrangement and the widths of its items are cached between solves.
@Suite struct GridEditTests {
  private typealias Edit = @Sendable (inout LayoutTree) -> Void

  private static let edges = LayoutEdges(top: .percent(4), start: .points(7), end: .percent(9))

  private static let grid = GridSpec(
    columns: [.minContent, .fraction(1), .auto], gap: .points(3), padding: .all(2))

  /// The grid 0 with the texts 1 and 2, a view 3, a grid 4 with the text 5 and the view 6, a column
  /// 7 with the text 8, an absolute view 9, a view 10 in two columns, and a flexbox 11 with the
  /// text 12.
  private static let tree: LayoutTree = {
    var tree = LayoutTree()
    tree.build { root in
      root.grid(grid) { outer in
        outer.text("aaa bbbb")
        outer.text("dd eeeee", as: GridItem(alignSelf: .end))
        outer.view(size: ElementSize(height: .points(11)))
        outer.grid(GridSpec(columns: [.auto, .auto])) { inner in
          inner.text("cc ffffff")
          inner.view(size: .points(21, 13))
        }
        outer.stack(StackSpec(direction: .vertical)) { $0.text("ggg h iii") }
        outer.view(as: GridItem(position: .absolute), size: .points(6, 5))
        outer.view(as: GridItem(column: GridRange(.span(2))), size: .points(90, 9))
        outer.flex { $0.text("jj kkkk") }
      }
    }
    return tree
  }()

  private static func item(_ change: (inout GridItem) -> Void, of element: LayoutElement) -> Edit {
    var item = GridItem()
    change(&item)
    return { [item] in $0.setPlacement(item, of: element) }
  }

  private static func spec(_ change: (inout GridSpec) -> Void, of element: LayoutElement) -> Edit {
    var spec = grid
    change(&spec)
    return { [spec] in $0.setSpec(.grid(spec), of: element) }
  }

  private static let edits: [Edit] = [
    // Attributes of items.
    item({ $0.column = GridRange(.line(3)) }, of: 1),
    item({ $0.row = GridRange(.line(4), .span(2)) }, of: 2),
    item({ $0.column = GridRange(.line(-6)) }, of: 1),
    item({ $0.row = GridRange(.line(-3)) }, of: 2),
    item({ $0.area = "photo" }, of: 3),
    item({ $0.justifySelf = .end }, of: 1),
    item({ $0.alignSelf = .baseline }, of: 2),
    item({ $0.alignSelf = .start }, of: 3),
    item({ $0.margin = edges }, of: 4),
    item({ $0.padding = edges }, of: 1),
    item({ $0.borderWidth = .all(2) }, of: 7),
    item({ $0.padding = edges }, of: 11),
    item({ ($0.insets, $0.position) = (edges, .absolute) }, of: 2),
    item({ $0.insets = LayoutEdges(start: .points(4)) }, of: 9),
    item({ ($0.position, $0.column) = (.absolute, GridRange(.line(-2), .line(-1))) }, of: 9),
    item({ ($0.position, $0.row) = (.absolute, GridRange(.line(-1), .line(2))) }, of: 3),
    item({ $0.aspectRatio = 2 }, of: 3),
    item({ $0.boxSizing = .contentBox }, of: 10),
    item({ $0.display = .none }, of: 4),
    item({ _ in }, of: 4),
    item({ $0.column = GridRange(.line(2)) }, of: 6),
    { $0.setSize(ElementSize(height: .percent(40)), of: 3) },
    { $0.setSize(.points(33, 44), of: 10) },
    { $0.setSize(ElementSize(minWidth: .points(70)), of: 1) },
    { $0.setSize(ElementSize(maxWidth: .percent(10)), of: 5) },
    { $0.setSize(.auto, of: 3) },
    // Attributes of grids.
    spec({ $0.columns = [.fraction(1), .points(40)] }, of: 0),
    spec({ $0.columns = [.percent(30), .repeated(.times(2), [.auto])] }, of: 0),
    spec({ $0.columns = [.repeated(.autoFill, [.points(60)])] }, of: 0),
    spec({ $0.rows = [.fraction(1), .points(17)] }, of: 4),
    spec({ $0.areas = GridAreas([["photo", "photo"], ["title", "words"]]) }, of: 0),
    spec({ $0.autoFlow = .columnDense }, of: 4),
    spec({ $0.autoRows = [.points(23)] }, of: 0),
    spec({ $0.gap = .percent(5) }, of: 0),
    spec({ $0.justifyItems = .center }, of: 4),
    spec({ $0.alignItems = .baseline }, of: 0),
    spec({ $0.justifyContent = .spaceBetween }, of: 0),
    spec({ $0.columns = .subgrid }, of: 4),
    spec({ $0.rows = .subgrid }, of: 4),
    spec({ _ in }, of: 4),
    spec({ $0.padding = .all(9) }, of: 4),
    spec({ $0.layoutDirection = .rtl }, of: 0),
    spec({ _ in }, of: 0),
    // Contents of items.
    { $0.setText("lllllll", of: 1) },
    { $0.setText("mm", of: 5) },
    { $0.setText("n oo ppp qqqq", of: 8) },
    { $0.setText("r", of: 12) },
    { $0.setSpec(.stack(StackSpec(direction: .horizontal, spacing: 5)), of: 7) },
    { $0.setVisibility(.gone, of: 2) },
    { $0.setVisibility(.visible, of: 2) },
    // Insertions, removals and moves.
    { tree in tree.insert(into: 0, at: 1) { (grid: inout Children<GridItem>) in grid.text("ss") } },
    { tree in tree.insert(into: 4, at: 0) { (grid: inout Children<GridItem>) in grid.view() } },
    { tree in
      tree.insert(into: 7, at: 0) { (column: inout Children<StackItem>) in
        column.grid(GridSpec(columns: [.auto, .auto])) { $0.text("tttttttt") }
      }
    },
    { tree in
      tree.insert(into: 11, at: 0) { (flex: inout Children<FlexItem>) in flex.text("uuu") }
    },
    { $0.move(3, into: 0, at: 0) },
    { $0.move(5, into: 0, at: 2) },
    { $0.remove(3) },
  ]

  @Test func whatIsEditedIsLikeWhatIsNew() {
    var random = SeededGenerator(seed: firstSeed)
    let metrics = FixedTextMetrics(width: 10, height: 20)
    for environment in [LayoutEnvironment(), rightToLeft] {
      for round in 0..<6 {
        var tree = Self.tree
        var edits: [Int] = []
        for place in Self.edits.indices.shuffled(using: &random) {
          edits.append(place)
          var fresh = Self.tree
          for place in edits { Self.edits[place](&fresh) }
          Self.edits[place](&tree)
          // Enough solves to fill the cache, and to find another width from it.
          for width: Float in [130, 200, 170] {
            tree.solve(in: .width(width), environment: environment, measurer: metrics)
            var fresh = fresh
            fresh.solve(in: .width(width), environment: environment, measurer: metrics)
            #expect(tree.frames == fresh.frames, "round \(round), width \(width), edits \(edits)")
          }
        }
      }
    }
  }

  /// The caches of removed grids are removed as well.
  @Test func noMemoryIsLeftBehind() {
    var tree = Self.tree
    for width: Float in [200, 130, 200] { tree.solve(in: .width(width)) }
    let (items, containers) = (tree.arrangedItems, tree.containers)
    #expect(items == 9)
    #expect(containers == 2)
    for _ in 0..<3 {
      tree.insert(into: 0, at: 0) { (grid: inout Children<GridItem>) in
        grid.grid { $0.text("aa") }
      }
      for width: Float in [200, 130, 200] { tree.solve(in: .width(width)) }
      #expect(tree.arrangedItems == items + 2)
      #expect(tree.containers == containers + 1)
      tree.remove(1)
      for width: Float in [200, 130, 200] { tree.solve(in: .width(width)) }
      // The nested grid keeps its cached results.
      #expect(tree.arrangedItems == items - 2)
      #expect(tree.containers == containers)
    }
  }

  /// The number of a subgrid's columns changes with the width if the columns around are repeated.
  @Test func subgridsAreArrangedAnewWhereColumnsAreRepeated() {
    var tree = LayoutTree()
    tree.build { root in
      root.grid(GridSpec(columns: [.repeated(.autoFill, [.points(50)])])) { outer in
        outer.grid(
          GridSpec(columns: .subgrid), as: GridItem(column: GridRange(.line(1), .line(-1)))
        ) { inner in
          for _ in 0..<5 { inner.view(size: ElementSize(height: .points(10))) }
        }
      }
    }
    let fresh = tree
    for width: Float in [250, 100, 250, 100, 150, 250] {
      tree.solve(in: .width(width))
      var other = fresh
      other.solve(in: .width(width))
      #expect(tree.frames == other.frames, "width \(width)")
      #expect(tree.frames[6].y == [250: 0, 150: 10, 100: 20][width])
    }
  }

  /// An item's minimum contribution may change once percentages of its tracks are definite: it is
  /// then clamped to the maximum of fixed tracks (CSS Grid §6.6).
  @Test func whatHangsOnPercentsIsFoundAnew() {
    var tree = LayoutTree()
    tree.build { root in
      root.grid { outer in
        outer.grid(
          GridSpec(columns: [.percent(10), .minmax(.auto, .points(20)), .points(1)])
        ) { inner in
          inner.view(
            ViewSpec(intrinsicSize: .size(LayoutSize(width: 200, height: 10))),
            as: GridItem(column: GridRange(.span(2))))
          inner.view()
        }
      }
    }
    tree.solve(in: .width(300))
    // 10 % of 300, and the second track's maximum of 20.
    #expect(tree.frames[3].x == 50)
  }

  /// A grid has its item's edges as its own where a CSS flexbox lays it out, and around itself
  /// where it becomes an item of the Yoga flexbox around that one.
  @Test func whoseFlexboxIsReplacedByItsChildrenIsMeasuredAnew() {
    var tree = LayoutTree()
    tree.build { root in
      root.flex { outer in
        outer.flex(FlexSpec(flexbox: .css)) { inner in
          inner.grid(as: FlexItem(borderWidth: LayoutEdges(end: .points(96)))) { _ in }
        }
      }
    }
    let edits: [Edit] = [
      { $0.setPlacement(FlexItem(display: .contents), of: 1) },
      { $0.setPlacement(FlexItem(), of: 1) },
    ]
    var fresh = tree
    for edit in edits + edits {
      tree.solve(in: SizeRange.unbounded)
      edit(&tree)
      edit(&fresh)
      tree.solve(in: SizeRange.unbounded)
      var other = fresh
      other.solve(in: SizeRange.unbounded)
      #expect(tree.frames == other.frames)
      #expect(tree.frames[0].width == 96)
    }
  }

  /// Edits of a copy do not affect the original tree.
  @Test func copiesAreEditedApart() {
    let metrics = FixedTextMetrics(width: 10, height: 20)
    for place in Self.edits.indices {
      var tree = Self.tree
      for width: Float in [200, 130, 200] { tree.solve(in: .width(width), measurer: metrics) }
      let frames = tree.frames
      var copy = tree
      Self.edits[place](&copy)
      for width: Float in [130, 200] { copy.solve(in: .width(width), measurer: metrics) }
      for width: Float in [130, 200] { tree.solve(in: .width(width), measurer: metrics) }
      #expect(tree.frames == frames, "edit \(place)")
    }
  }

  /// Cached widths of texts are not used in an environment with another text size.
  @Test func whatWasFoundInAnotherEnvironmentIsForgotten() {
    let environments = [
      LayoutEnvironment(), LayoutEnvironment(textScale: 2), rightToLeft,
      LayoutEnvironment(scale: 3),
    ]
    for first in environments {
      for second in environments {
        var tree = Self.tree
        for width: Float in [200, 130, 200] { tree.solve(in: .width(width), environment: first) }
        var fresh = Self.tree
        tree.solve(in: .width(130), environment: second)
        fresh.solve(in: .width(130), environment: second)
        #expect(tree.frames == fresh.frames)
      }
    }
  }
}
