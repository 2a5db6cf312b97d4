import LayoutEngine
import SeededRandom
import Testing

/// A small tree of each kind, solved in many constraints one after the other: a cached result is
/// reused only where it holds.
@Suite struct KeptOfferTests {
  typealias Content = @Sendable (inout Children<NoPlacement>) -> Void

  private static func leaves(_ root: inout Children<NoPlacement>) {
    root.view(ViewSpec(intrinsicSize: .size(LayoutSize(width: 40, height: 30))))
    root.text("aa bb cc")
  }

  private static let ratios: [Content] = ([0.5, 1, 2] as [Float]).map { ratio -> Content in
    { root in
      root.ratio(RatioSpec(ratio: .number(ratio))) { $0.text("aa bb") }
      root.ratio(RatioSpec(ratio: .number(ratio)), size: ElementSize(maxWidth: .percent(50))) {
        $0.view(ViewSpec(intrinsicSize: .fill))
      }
    }
  }

  private static let clips: [Content] = ClipSpec.Dimensions.allCases.map { dimensions -> Content in
    { root in
      root.clip(ClipSpec(clippedDimensions: dimensions)) { $0.text("aa bbbbb cc") }
      root.scroll(size: ElementSize(maxHeight: .points(40))) { $0.text("aa bbbbb cc") }
    }
  }

  private static let places: [Content] = [
    { root in
      root.center(CenterSpec(centering: .x, sizing: .minimumY)) { $0.text("aa bb cc") }
      root.center(CenterSpec(centering: .y, sizing: .minimumX)) { $0.text("aa bb cc") }
      root.center { $0.text("aa bb cc") }
    },
    { root in
      root.relative(RelativeSpec(horizontalPosition: .end, sizing: .minimumHeight)) {
        $0.text("aa bb cc")
      }
      root.relative(RelativeSpec(verticalPosition: .center, sizing: .minimumWidth)) {
        $0.text("aa bb cc")
      }
    },
    { root in
      for wraps in [false, true] {
        root.corner(
          CornerSpec(
            cornerLocation: .bottomRight, offset: LayoutPoint(x: 3, y: -2), wrapsCorner: wraps)
        ) { corner in
          corner.text("aa bb cc")
          corner.view(size: .points(10, 14))
        }
      }
    },
    { root in
      for sizing in AbsoluteSpec.Sizing.allCases {
        root.absolute(AbsoluteSpec(sizing: sizing)) { absolute in
          absolute.text("aa bb cc", as: AbsoluteItem(layoutPosition: LayoutPoint(x: 10, y: 5)))
          absolute.text(
            "aa bb",
            as: AbsoluteItem(
              sizeRange: DimensionRange(minHeight: .points(30), maxWidth: .percent(50))))
        }
      }
    },
  ]

  private static let edges: [Content] = [
    { root in
      root.inset(InsetSpec(insets: .points(top: 3, left: 5, bottom: 7, right: 11))) {
        leaves(&$0)
      }
      root.inset(InsetSpec(insets: .uniform(.percent(10)))) { leaves(&$0) }
    },
    { root in
      root.inset(InsetSpec(insets: .points(top: .infinity, left: .infinity))) { leaves(&$0) }
      root.inset(InsetSpec(insets: .points(bottom: .infinity, right: .infinity))) { leaves(&$0) }
    },
    { root in
      root.inset(InsetSpec(insets: .points(left: 60, right: 70))) {
        $0.view(size: ElementSize(width: .percent(50), height: .percent(50)))
      }
    },
  ]

  private static let limits: [Content] = [
    { root in
      root.wrapper(
        size: ElementSize(
          minWidth: .points(60), maxWidth: .points(70), minHeight: .points(60),
          maxHeight: .points(70))
      ) { leaves(&$0) }
      root.wrapper(size: .points(45, 45)) { leaves(&$0) }
    },
    { root in
      root.wrapper(size: ElementSize(minWidth: .points(60), minHeight: .points(60))) {
        $0.view(ViewSpec(intrinsicSize: .size(LayoutSize(width: 120, height: 120))))
      }
    },
  ]

  private static let layers: [Content] = [
    { root in
      root.overlay { both in
        both.text("aa bb cc")
        both.inset(InsetSpec(insets: .uniform(.percent(10)))) { $0.view() }
      }
      root.background { both in
        both.text("aa bb cc")
        both.view()
      }
    },
    { root in
      root.zstack { zstack in
        zstack.text("aa bb cc", as: ZStackItem(gravity: .topRight))
        zstack.view(size: ElementSize(width: .percent(50), height: .points(30)))
      }
    },
  ]

  private static let stacks: [Content] = StackSpec.Direction.allCases.flatMap { direction in
    [StackSpec.FlexWrap.noWrap, .wrap].flatMap { wrap in
      [StackSpec.AlignItems.stretch, .center, .baselineFirst].map { align -> Content in
        { root in
          let spec = StackSpec(
            direction: direction, spacing: 3, justifyContent: .spaceBetween, alignItems: align,
            flexWrap: wrap, alignContent: .stretch, lineSpacing: 2)
          root.stack(spec) { stack in
            stack.text("aa bb", as: StackItem(flexShrink: 1))
            stack.view(
              as: StackItem(flexGrow: 1, spacingBefore: 2),
              size: ElementSize(width: .points(20), minHeight: .points(12)))
            stack.text("cc", as: StackItem(flexGrow: 2, flexShrink: 1, flexBasis: .percent(30)))
            stack.text("dd ee", as: StackItem(alignSelf: .stretch))
          }
        }
      }
    }
  }

  /// Stacks without percentages, which would make cached results depend on the parent's length too.
  private static let plainStacks: [Content] = StackSpec.Direction.allCases.flatMap { direction in
    [StackSpec.JustifyContent.start, .end].map { justify -> Content in
      { root in
        let spec = StackSpec(direction: direction, justifyContent: justify)
        root.stack(spec) { stack in
          stack.text("aa bb", as: StackItem(flexShrink: 1))
          stack.view(as: StackItem(flexGrow: 1), size: .points(20, 20))
        }
        // The view's maximum across the stack is below the stack's minimum.
        root.stack(spec) { stack in
          stack.view(
            ViewSpec(intrinsicSize: .size(LayoutSize(width: 120, height: 120))),
            as: StackItem(alignSelf: .stretch),
            size: ElementSize(maxWidth: .points(10), maxHeight: .points(10)))
        }
        // The text's minimum across the stack may be above the stack's maximum.
        root.stack(spec) { stack in
          stack.text(
            "aa bb", as: StackItem(alignSelf: .stretch),
            size: ElementSize(minWidth: .points(60), minHeight: .points(60)))
        }
      }
    }
  }

  private static let linears: [Content] = Orientation.allCases.flatMap { orientation -> [Content] in
    [
      { root in
        root.linear(LinearSpec(orientation: orientation, spacing: 3, margin: .all(2))) { line in
          line.text("aa bb", as: LinearItem(width: .wrap, height: .wrap))
          line.text("cc dd", as: LinearItem(weight: 1, padding: .all(1)))
          line.view(as: LinearItem(width: 30, height: 20))
          line.text("ee", as: LinearItem(weight: 2, gravity: .center))
        }
      },
      { root in
        root.flow(FlowSpec(orientation: orientation, spacing: 3, lineSpacing: 2)) { flow in
          for word in ["aa", "bbb", "cc dd"] {
            flow.text(TextSpec(content: .verbatim(word)), as: FlowItem(width: .wrap, height: .wrap))
          }
          flow.view(as: FlowItem(width: 30, height: 20))
        }
      },
      { root in
        let padding = LayoutEdges(
          top: .points(2), left: .points(11), bottom: .points(3), right: .points(7))
        root.layers(LayersSpec(margin: .all(2))) { layers in
          layers.text(
            "aa bbbb cc",
            as: LayersItem(width: .wrap, height: .wrap, gravity: .center, padding: padding),
            size: ElementSize(maxWidth: .points(60)))
          layers.text(
            "dd ee", as: LayersItem(width: .wrap, height: .match, padding: padding),
            size: ElementSize(minWidth: .points(45), maxHeight: .points(40)))
        }
      },
    ] as [Content]
  }

  private static let flexes: [Content] = [FlexSpec.Direction.row, .column].flatMap { direction in
    [FlexSpec.Wrap.noWrap, .wrap].map { wrap -> Content in
      { root in
        root.flex(
          FlexSpec(
            direction: direction, wrap: wrap, alignContent: .spaceAround, gap: .points(3),
            padding: .all(2))
        ) { flex in
          flex.text("aa bb", as: FlexItem(flexShrink: 1))
          flex.flex(FlexSpec(direction: .row), as: FlexItem(flexGrow: 1)) { inner in
            inner.text("cc dd", as: FlexItem(flexShrink: 1, margin: .all(1)))
            inner.view(size: ElementSize(width: .percent(20), minHeight: .points(12)))
          }
          flex.view(as: FlexItem(flexBasis: .percent(30), aspectRatio: 2))
          flex.text("ee", as: FlexItem(insets: LayoutEdges(right: .points(2)), position: .absolute))
        }
      }
    }
  }

  /// Lines of two lengths, and a line that its own limits make longer or shorter.
  private static let flexLines: [Content] = [FlexSpec.Direction.row, .column].map { direction in
    { root in
      let spec = FlexSpec(direction: direction, wrap: .wrap, justifyContent: .end)
      root.flex(spec) { flex in
        flex.view(size: .points(60, 60))
        flex.view(size: .points(35, 35))
      }
      root.flex(FlexSpec(direction: .column, alignItems: .start)) { flex in
        let size = ElementSize(
          minWidth: .points(45), maxWidth: .points(90), minHeight: .points(45),
          maxHeight: .points(90))
        flex.flex(spec, size: size) { inner in
          for _ in 0..<3 { inner.view(size: .points(30, 30)) }
        }
      }
    }
  }

  /// Lines without a width, which keep their height in every width except 0.
  private static let blankLines: [Content] = [FlexSpec.Direction.row, .column].map { direction in
    { root in
      root.flex(FlexSpec(direction: direction, alignItems: .start)) { flex in
        flex.text("\n")
        flex.flex(FlexSpec(alignItems: .start), as: FlexItem(flexShrink: 1)) { $0.text("\n") }
      }
    }
  }

  /// A flexbox in which a single percentage depends on the parent's length.
  private static let flexPercents: [Content] = {
    typealias Change = @Sendable (inout FlexSpec, inout FlexItem, inout ElementSize) -> Void
    let changes: [Change] = [
      { _, item, _ in item.flexBasis = .percent(30) },
      { _, _, size in size.width = .percent(40) },
      { _, _, size in size.height = .percent(40) },
      { _, _, size in size.minWidth = .percent(60) },
      { _, _, size in size.maxWidth = .percent(20) },
      { _, _, size in size.minHeight = .percent(60) },
      { _, _, size in size.maxHeight = .percent(20) },
      { _, item, _ in item.margin = LayoutEdges(left: .percent(10)) },
      { _, item, _ in item.margin = LayoutEdges(top: .percent(10)) },
      { _, item, _ in item.padding = LayoutEdges(left: .percent(10)) },
      { _, item, _ in item.padding = LayoutEdges(bottom: .percent(10)) },
      { _, item, _ in item.insets = LayoutEdges(left: .percent(10)) },
      { _, item, _ in item.insets = LayoutEdges(top: .percent(10)) },
      { spec, _, _ in spec.columnGap = .percent(10) },
      { spec, _, _ in spec.rowGap = .percent(10) },
      { spec, _, _ in spec.padding = LayoutEdges(top: .percent(10)) },
    ]
    return changes.flatMap { change in
      [FlexSpec.Direction.row, .column].flatMap { direction in
        [FlexSpec.Wrap.noWrap, .wrap].map { wrap -> Content in
          { root in
            var (spec, item, size) = (FlexSpec(), FlexItem(), ElementSize())
            change(&spec, &item, &size)
            spec.direction = direction
            spec.wrap = wrap
            root.flex(spec) { flex in
              flex.text("aa bb", as: item, size: size)
              flex.text("cc", as: FlexItem(flexShrink: 1))
            }
          }
        }
      }
    }
  }()

  /// Many lengths on one axis and few on the other, and the other way round.
  private static let ranges: [SizeRange] = {
    let lengths: [Float] = [100, 50, 45.5, 40, 64, 200, .infinity, 0, 30]
    let few: [(Float, Float)] = [(0, 100), (0, .infinity), (40, 40)]
    let many = lengths.flatMap { most in
      ([0, 30, 40, most] as [Float]).filter { $0 <= most && $0 < .infinity }.map { ($0, most) }
    }
    return many.flatMap { one in
      few.flatMap { other in
        [(one, other), (other, one)].map { width, height in
          SizeRange(
            min: LayoutSize(width: width.0, height: height.0),
            max: LayoutSize(width: width.1, height: height.1))
        }
      }
    }
  }()

  static let contents: [Content] =
    ratios + clips + places + edges + limits + layers + stacks + plainStacks + linears + flexes
    + flexLines + blankLines

  @Test(arguments: contents.indices)
  func aTreeInOneOfferAfterTheOtherIsLikeANewOne(index: Int) {
    let seed = UInt64(index) + 1
    let metrics = FixedTextMetrics(width: 10, height: 15)
    expectLikeFresh(Self.contents[index], offers: Self.ranges.count, seed, metrics)
    expectLikeFresh(Self.contents[index], offers: 40, seed, HostMetrics(metrics))
  }

  @Test(arguments: flexPercents.indices)
  func soIsAFlexboxWithOnePercentage(index: Int) {
    let metrics = FixedTextMetrics(width: 10, height: 15)
    expectLikeFresh(Self.flexPercents[index], offers: 60, UInt64(index) + 1, metrics)
  }

  /// Solves a tree with `content` in `offers` random constraints, and compares each solve with a
  /// new tree.
  private func expectLikeFresh(
    _ content: @escaping Content, offers: Int, _ seed: UInt64, _ metrics: any TextMeasuring
  ) {
    func fill(_ root: inout Children<NoPlacement>) {
      root.wrapper { wrapper in
        wrapper.wrapper { content(&$0) }
        wrapper.stack(StackSpec(direction: .vertical, alignItems: .start)) { column in
          column.wrapper(size: ElementSize(maxWidth: .percent(80))) { content(&$0) }
        }
      }
    }
    var tree = LayoutTree()
    tree.build { fill(&$0) }
    var generator = SeededGenerator(seed: seed)
    for (step, range) in Self.ranges.shuffled(using: &generator).prefix(offers).enumerated() {
      var fresh = LayoutTree()
      fresh.build { fill(&$0) }
      let environment = step % 5 == 4 ? rightToLeft : LayoutEnvironment()
      tree.solve(in: range, environment: environment, measurer: metrics)
      fresh.solve(in: range, environment: environment, measurer: metrics)
      #expect(tree.frames == fresh.frames, "\(range)")
    }
  }
}
