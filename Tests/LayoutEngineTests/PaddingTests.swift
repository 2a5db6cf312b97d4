import ElementLiterals
import LayoutEngine
import Testing

/// The padding of containers: the content stands as it would in a container without padding inside
/// an inset, and the padded container has the frame of that inset.
@Suite struct PaddingTests {
  typealias Box =
    @Sendable (
      inout Children<NoPlacement>, _ padding: LayoutEdges, _ size: ElementSize
    ) -> Void

  private static func leaves(_ children: inout Children<some Placement>) {
    children.view(ViewSpec(intrinsicSize: .size(LayoutSize(width: 40.3, height: 30))))
    children.text("aa bb cc")
  }

  private static let boxes: [Box] = [
    { root, padding, size in
      root.stack(StackSpec(direction: .vertical, spacing: 3, padding: padding), size: size) {
        leaves(&$0)
        $0.view(as: StackItem(flexGrow: 1, alignSelf: .end), size: ElementSize(width: .percent(50)))
      }
    },
    { root, padding, size in
      let spec = StackSpec(
        direction: .horizontal, justifyContent: .center, alignItems: .center, flexWrap: .wrap,
        padding: padding)
      root.stack(spec, size: size) { leaves(&$0) }
    },
    { root, padding, size in
      root.absolute(AbsoluteSpec(padding: padding), size: size) {
        $0.text("aa bb", as: AbsoluteItem(layoutPosition: LayoutPoint(x: 10, y: 5)))
      }
    },
    { root, padding, size in
      root.absolute(AbsoluteSpec(sizing: .sizeToFit, padding: padding), size: size) {
        $0.text("aa bb", as: AbsoluteItem(layoutPosition: LayoutPoint(x: 10, y: 5)))
      }
    },
    { root, padding, size in
      root.zstack(ZStackSpec(padding: padding), size: size) {
        leaves(&$0)
        $0.view(as: ZStackItem(gravity: .topRight), size: .points(10, 10))
      }
    },
    { root, padding, size in
      root.scroll(ScrollSpec(padding: padding), size: size) { $0.text("aa bb cc dd ee") }
    },
    { root, padding, size in
      root.scroll(ScrollSpec(axis: .both, padding: padding), size: size) { $0.text("aa bb cc") }
    },
    { root, padding, size in
      root.view(ViewSpec(padding: padding), size: size) { $0.text("aa bb cc") }
    },
    { root, padding, size in
      root.view(
        ViewSpec(intrinsicSize: .size(LayoutSize(width: 33.5, height: 20)), padding: padding),
        size: size)
    },
  ]

  private static let ranges: [SizeRange] = [
    .unbounded, .width(100), .exact(width: 120, height: 90), .exact(width: 8, height: 5),
    SizeRange(min: LayoutSize(width: 60, height: 70), max: LayoutSize(width: 90, height: 200)),
  ]

  @Test(arguments: boxes.indices, [WritingDirection.ltr, .rtl])
  func aPaddingIsAnInsetWithin(box: Int, direction: WritingDirection) {
    let padding = LayoutEdges(
      top: .points(4), left: .points(6), bottom: .points(2.5), right: .points(9))
    let insets = LayoutEdges.points(top: 4, left: 6, bottom: 2.5, right: 9)
    let environment = LayoutEnvironment(direction: direction)
    for range in Self.ranges {
      let padded = frames(in: range, environment) { root in
        root.wrapper { Self.boxes[box](&$0, padding, .auto) }
      }
      let inset = frames(in: range, environment) { root in
        root.wrapper { wrapper in
          wrapper.inset(InsetSpec(insets: insets)) { Self.boxes[box](&$0, .none, .auto) }
        }
      }
      #expect(padded[1] == inset[1], "in \(range)")
      let within = inset.dropFirst(3).map { frame in
        rect(frame.x + inset[2].x, frame.y + inset[2].y, frame.width, frame.height)
      }
      #expect(Array(padded.dropFirst(2)) == within, "in \(range)")
    }
  }

  /// A container's own size includes its padding, as that of a `border-box` does in CSS.
  @Test(arguments: boxes.indices)
  func aSizeHoldsThePadding(box: Int) {
    let found = frames(in: .unbounded) { root in
      root.wrapper { Self.boxes[box](&$0, .all(10), .points(70, 60)) }
    }
    #expect(found[1] == rect(0, 0, 70, 60))
    let narrow = frames(in: .unbounded) { root in
      root.wrapper { Self.boxes[box](&$0, .all(10), .points(15, 12)) }
    }
    #expect(narrow[1] == rect(0, 0, 15, 12))
  }

  @Test func startAndEndTurnAndWin() {
    let padding = LayoutEdges(all: .all(1), left: .points(2), start: .points(5))
    let spec = StackSpec(direction: .vertical, padding: padding)
    let content = { (root: inout Children<NoPlacement>) in
      root.stack(spec) { $0.view(size: .points(20, 10)) }
    }
    #expect(
      frames(in: .unbounded, LayoutEnvironment(), content) == [
        rect(0, 0, 26, 12), rect(5, 1, 20, 10),
      ])
    #expect(
      frames(in: .unbounded, rightToLeft, content) == [rect(0, 0, 27, 12), rect(2, 1, 20, 10)])
  }

  @Test func whatIsNoLengthCountsAsNone() {
    let padding = LayoutEdges(
      top: .points(.nan), left: .points(-4), bottom: .percent(50), right: .auto)
    let found = frames(in: .unbounded) { root in
      root.stack(StackSpec(direction: .vertical, padding: padding)) {
        $0.view(size: .points(20, 10))
      }
    }
    #expect(found == [rect(0, 0, 20, 10), rect(0, 0, 20, 10)])
  }

  /// Padding can be set edge by edge, in any order.
  @Test func edgesAreSaidOneByOne() {
    var spec = ZStackSpec()
    spec.padding.vertical = .points(3)
    spec.padding.all = .all(1)
    spec.padding.top = .points(7)
    #expect(
      spec == ZStackSpec(padding: LayoutEdges(all: .all(1), top: .points(7), vertical: .points(3))))
    #expect(spec.padding.top == .points(7) && spec.padding.bottom == nil)
    spec.padding = .none
    #expect(spec == ZStackSpec())
  }

  /// Padding moves the baselines of its content: 16 + 3 from the top, 4 + 7 from the bottom.
  @Test func baselinesLieWithinThePadding() {
    for align in [StackSpec.AlignItems.baselineFirst, .baselineLast] {
      var tree = LayoutTree()
      tree.build { root in
        root.stack(StackSpec(direction: .horizontal, alignItems: align)) { row in
          row.text("a")
          row.stack(
            StackSpec(
              direction: .vertical, padding: LayoutEdges(top: .points(3), bottom: .points(7)))
          ) { $0.text("b") }
        }
      }
      tree.solve(in: .unbounded, measurer: FixedTextMetrics(width: 10, height: 20))
      #expect(tree.frames[1] == rect(0, 3, 10, 20), "\(align)")
      #expect(tree.frames[2] == rect(10, 0, 10, 30), "\(align)")
    }
  }

  /// What is scrolled has the padding around it, wherever the scroll stands: its own in a stack,
  /// that of the box that a flexbox or a grid makes of it.
  @Test func whatScrollsHasThePaddingAroundIt() {
    let padding = LayoutEdges(
      top: .points(1), left: .points(2), bottom: .points(4), right: .points(8))
    func scroll(_ space: LayoutEdges) -> ScrollSpec { ScrollSpec(axis: .both, padding: space) }
    let trees: [(String, (inout Children<NoPlacement>) -> Void)] = [
      (
        "stack",
        {
          $0.stack(StackSpec(direction: .vertical)) {
            $0.scroll(scroll(padding)) { $0.view(size: .points(500, 300)) }
          }
        }
      ),
      (
        "flex",
        {
          $0.flex {
            $0.scroll(scroll(.none), as: FlexItem(padding: padding)) {
              $0.view(size: .points(500, 300))
            }
          }
        }
      ),
      (
        "CSS flex",
        {
          $0.flex(FlexSpec(flexbox: .css)) {
            $0.scroll(
              scroll(.none), as: FlexItem(padding: padding)
            ) { $0.view(size: .points(500, 300)) }
          }
        }
      ),
      (
        "grid",
        {
          $0.grid {
            $0.scroll(scroll(.none), as: GridItem(padding: padding)) {
              $0.view(size: .points(500, 300))
            }
          }
        }
      ),
    ]
    for (name, build) in trees {
      var tree = LayoutTree()
      tree.build { build(&$0) }
      // Solved again, the padding is there once.
      for width in [100, 120, 120, 100] as [Float] {
        tree.solve(in: .exact(width: width, height: 80))
        #expect(tree.contentSize(of: 1) == LayoutSize(width: 510, height: 305), "\(name)")
        #expect(tree.frame(of: 2).x == 2, "\(name)")
      }
      tree.setSize(.points(400, 200), of: 2)
      tree.solve(in: .exact(width: 100, height: 80))
      #expect(tree.contentSize(of: 1) == LayoutSize(width: 410, height: 205), "\(name)")
    }
  }

  @Test func anEditMovesWhatIsInside() {
    var tree = LayoutTree()
    tree.build { root in
      root.flex(FlexSpec(direction: .row, alignItems: .start)) { row in
        row.view(ViewSpec(intrinsicSize: .size(LayoutSize(width: 20, height: 10))))
        row.stack(StackSpec(direction: .vertical)) { $0.view(size: .points(20, 10)) }
      }
    }
    tree.solve(in: .unbounded)
    #expect(tree.frames[2] == rect(20, 0, 20, 10))
    tree.setSpec(
      .view(
        ViewSpec(intrinsicSize: .size(LayoutSize(width: 20, height: 10)), padding: .all(3))), of: 1)
    tree.setSpec(.stack(StackSpec(direction: .vertical, padding: .all(2))), of: 2)
    tree.solve(in: .unbounded)
    #expect(tree.frames[1] == rect(0, 0, 26, 16))
    #expect(tree.frames[2] == rect(26, 0, 24, 14))
    #expect(tree.frames[3] == rect(2, 2, 20, 10))
  }
}
