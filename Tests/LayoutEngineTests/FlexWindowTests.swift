import LayoutEngine
import SeededRandom
import Testing

/// A flexbox caches results only for constraints that they hold for.
///
/// No two of its edges are alike, and lengths go from less than a point to more than the available
/// space.
@Suite struct FlexWindowTests {
  private typealias Content = @Sendable (inout Children<FlexItem>) -> Void

  private static let edges = LayoutEdges(
    top: .points(1.5), left: .points(7.25), bottom: .points(0.4), right: .points(12))

  private static let contents: [(name: String, add: Content)] = [
    (
      "texts",
      {
        $0.text("a bb ccc")
        $0.text("dd", as: FlexItem(margin: LayoutEdges(top: .points(0.3), left: .points(0.1))))
      }
    ),
    (
      "texts in edges",
      {
        $0.text("e", as: FlexItem(flexShrink: 1, padding: edges))
        $0.text("ff", as: FlexItem(alignSelf: .center, margin: edges, borderWidth: edges))
        $0.text("g", as: FlexItem(alignSelf: .end, padding: LayoutEdges(left: .points(-3))))
      }
    ),
    (
      "texts that grow",
      {
        $0.text("e", as: FlexItem(flexGrow: 1))
        $0.text(
          "f f", as: FlexItem(flexGrow: 2, flexShrink: 1), size: ElementSize(width: .points(1)))
        $0.text("gg", as: FlexItem(alignSelf: .start), size: ElementSize(height: .points(0.7)))
      }
    ),
    (
      "images",
      {
        $0.image(ImageSpec(intrinsicSize: LayoutSize(width: 0.8, height: 0.3)))
        $0.image(ImageSpec(intrinsicSize: LayoutSize(width: 20.3, height: 10.7)))
      }
    ),
    ("what fills", { $0.view(ViewSpec(intrinsicSize: .fill), as: FlexItem(flexShrink: 1)) }),
    (
      "a basis",
      {
        $0.view(as: FlexItem(flexGrow: 1, flexBasis: .points(9)), size: .points(4, 3))
        $0.text("dd", as: FlexItem(flexBasis: .points(2)))
      }
    ),
    (
      "limits",
      {
        $0.text("a bb", size: ElementSize(minWidth: .points(6), minHeight: .points(5)))
        $0.text("ccc dd", size: ElementSize(maxWidth: .points(0.7), maxHeight: .points(0.8)))
      }
    ),
    (
      "more at least than it begins with",
      {
        let size = ElementSize(minWidth: .points(14), minHeight: .points(14))
        for _ in 0..<2 { $0.view(as: FlexItem(flexBasis: .points(2)), size: size) }
      }
    ),
    (
      "percents",
      {
        $0.text("a bb", size: ElementSize(width: .percent(40)))
        $0.view(as: FlexItem(margin: LayoutEdges(left: .percent(5))), size: .points(2, 3))
      }
    ),
    (
      "margins of some percent",
      {
        let percents = LayoutEdges(top: .percent(9), left: .percent(30), bottom: .percent(14))
        $0.flex(as: FlexItem(margin: percents)) { $0.view(size: .points(2, 3)) }
        $0.flex(FlexSpec(direction: .row), as: FlexItem(margin: percents)) { $0.text("a bb") }
      }
    ),
    (
      "a least length in margins of some percent",
      {
        let percents = LayoutEdges(top: .percent(9), left: .percent(30), bottom: .percent(14))
        let least = ElementSize(minWidth: .points(14), minHeight: .points(14))
        $0.flex(as: FlexItem(margin: percents), size: least) { $0.view(size: .points(16, 16)) }
      }
    ),
    (
      "ratios",
      {
        $0.text("a bb", as: FlexItem(aspectRatio: 1.5))
        $0.view(as: FlexItem(aspectRatio: 0.5), size: ElementSize(width: .points(4)))
      }
    ),
    (
      "a stack",
      {
        $0.stack(StackSpec(direction: .horizontal), as: FlexItem(padding: edges)) { $0.text("a b") }
      }
    ),
    (
      "a column",
      {
        $0.flex(FlexSpec(padding: edges), as: FlexItem(flexGrow: 1, margin: .all(0.2))) {
          $0.text("a bb")
        }
        $0.flex(as: FlexItem(flexShrink: 1)) { $0.text("ccc dd") }
      }
    ),
    (
      "a row",
      {
        $0.flex(FlexSpec(direction: .row, gap: .points(0.3)), as: FlexItem(padding: edges)) {
          $0.text("a bb")
          $0.view(as: FlexItem(flexShrink: 1), size: .points(3, 2))
        }
      }
    ),
    (
      "an absolute box of a greatest length",
      {
        let most = ElementSize(maxWidth: .points(2), maxHeight: .points(2))
        $0.flex(as: FlexItem(position: .absolute), size: most) { $0.text("a bb ccc dd e") }
      }
    ),
    (
      "what takes less than nothing",
      {
        $0.view(
          as: FlexItem(margin: LayoutEdges(top: .points(-9), left: .points(-8))),
          size: .points(3, 2))
        $0.text("a bb")
      }
    ),
  ]

  private static let specs: [(name: String, spec: FlexSpec, size: ElementSize)] = [
    ("plain", FlexSpec(), .auto),
    ("padded", FlexSpec(justifyContent: .end, padding: edges), .auto),
    ("bordered", FlexSpec(alignItems: .center, gap: .points(0.6), borderWidth: edges), .auto),
    ("wrapping", FlexSpec(wrap: .wrap, gap: .points(0.6)), .auto),
    ("wrapping within edges", FlexSpec(wrap: .wrap, alignItems: .end, padding: edges), .auto),
    ("on baselines", FlexSpec(alignItems: .baseline, padding: edges), .auto),
    ("scrolling", FlexSpec(overflow: .scroll, padding: edges), .auto),
    ("with a ratio", FlexSpec(padding: edges, aspectRatio: 2), .auto),
    (
      "least", FlexSpec(padding: edges), ElementSize(minWidth: .points(25), minHeight: .points(9))
    ),
    (
      "greatest", FlexSpec(padding: edges),
      ElementSize(maxWidth: .points(25), maxHeight: .points(9))
    ),
  ]

  private static let ranges: [SizeRange] =
    [
      (.infinity, .infinity), (40, .infinity), (.infinity, 12), (21, 18), (0.6, .infinity),
      (.infinity, 0.4), (0.2, 0.2), (9_999_999, 9_999_999),
    ].map { SizeRange(max: LayoutSize(width: $0, height: $1)) }
    + [
      SizeRange(min: LayoutSize(width: 30, height: 15)),
      SizeRange(min: LayoutSize(width: 3, height: 2), max: LayoutSize(width: 35, height: 20)),
      SizeRange(min: LayoutSize(width: 33, height: 0), max: LayoutSize(width: 33, height: 20)),
      .exact(width: 33, height: 14),
    ]

  private enum Place: CaseIterable {
    case root
    case inRow
    case inColumn
  }

  private static func tree(
    _ spec: FlexSpec, _ size: ElementSize, _ content: Content, _ place: Place
  ) -> LayoutTree {
    var tree = LayoutTree()
    tree.build { root in
      root.wrapper { wrapper in
        guard place != .root else { return wrapper.flex(spec, size: size) { content(&$0) } }
        let outer = FlexSpec(
          direction: place == .inRow ? .row : .column,
          alignItems: place == .inRow ? .start : .stretch,
          padding: LayoutEdges(top: .points(0.7), right: .points(0.2)))
        wrapper.flex(outer) { flex in
          flex.flex(
            spec,
            as: FlexItem(flexShrink: 1, margin: LayoutEdges(left: .points(3), bottom: .points(1))),
            size: size
          ) { content(&$0) }
          flex.text("aa bb")
        }
      }
    }
    return tree
  }

  @Test(arguments: contents.map(\.name))
  func everyAnswerIsForTheOffersThatItIsKeptFor(name: String) throws {
    let (_, content) = try #require(Self.contents.first { $0.name == name })
    // Letters of less than a point make lines as short as the shortest length here.
    let metrics = FixedTextMetrics(width: 0.25, height: 0.5)
    let measurers: [any TextMeasuring] =
      name.contains("texts") ? [metrics, HostMetrics(metrics)] : [metrics]
    var random = SeededGenerator(seed: firstSeed)
    for (index, (other, spec, size)) in Self.specs.enumerated() {
      for direction in [FlexSpec.Direction.row, .column] {
        // Every place has a third of the specs, and each axis of a spec has another place.
        let place = Place.allCases[(index + (direction == .row ? 0 : 1)) % Place.allCases.count]
        var spec = spec
        spec.direction = direction
        let new = Self.tree(spec, size, content, place)
        let note: Comment = "\(name), \(other), \(direction), \(place)"
        // Texts measured by a host are measured less often: where a text fits, its size is known.
        var trees = measurers.map { _ in new }
        for range in Self.ranges {
          var fresh = new
          fresh.solve(in: range, measurer: metrics)
          for place in trees.indices {
            trees[place].solve(in: range, measurer: measurers[place])
            #expect(trees[place].frames == fresh.frames, note)
          }
        }
        for (tree, measurer) in zip(trees, measurers) {
          let answers = KeptAnswers(of: tree, measurer: measurer)
          #expect(answers.contradiction(using: &random) == nil, note)
        }
      }
    }
  }
}
