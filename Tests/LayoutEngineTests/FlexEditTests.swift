import LayoutEngine
import SeededRandom
import Testing

/// That a flexbox of which one thing after the other is said is like a new one, whatever was said of it
/// before.
@Suite struct FlexEditTests {
  private typealias Change =
    @Sendable (inout FlexSpec, inout FlexItem, inout ElementSize) -> Void

  private static let edges = FlexEdges(top: .percent(4), start: .points(7), end: .percent(9))

  /// One of each kind of thing that may be said of a box.
  private static let changes: [Change] = [
    { _, _, _ in },
    { spec, _, _ in spec.direction = .row },
    { spec, _, _ in spec.direction = .rowReverse },
    { spec, _, _ in spec.direction = .columnReverse },
    { spec, _, _ in (spec.direction, spec.wrap) = (.row, .wrap) },
    { spec, _, _ in (spec.direction, spec.wrap) = (.row, .wrapReverse) },
    { spec, _, _ in (spec.direction, spec.alignItems) = (.row, .baseline) },
    { spec, _, _ in spec.alignItems = .end },
    { spec, _, _ in spec.justifyContent = .spaceEvenly },
    { spec, _, _ in spec.layoutDirection = .rtl },
    { spec, _, _ in spec.layoutDirection = .ltr },
    { spec, _, _ in spec.overflow = .scroll },
    { spec, _, _ in spec.flexbox = .flexLayout },
    { spec, _, _ in spec.gap = .percent(5) },
    { spec, _, _ in spec.padding = edges },
    { spec, _, _ in spec.display = .none },
    { spec, _, _ in spec.display = .contents },
    { spec, _, _ in spec.aspectRatio = 2 },
    { _, item, _ in item.margin = edges },
    { _, item, _ in item.margin = FlexEdges(end: .auto) },
    { _, item, _ in item.padding = edges },
    { _, item, _ in item.borderWidth = .all(2) },
    { _, item, _ in item.insets = edges },
    { _, item, _ in (item.insets, item.position) = (edges, .absolute) },
    { _, item, _ in item.position = .static },
    { _, item, _ in item.flex = 1 },
    { _, item, _ in item.flexShrink = 1 },
    { _, item, _ in item.flexBasis = .percent(30) },
    { _, item, _ in item.alignSelf = .baseline },
    { _, item, _ in item.display = .none },
    { _, item, _ in item.isReferenceBaseline = true },
    { _, item, _ in item.boxSizing = .contentBox },
    { _, _, size in size.width = .percent(40) },
    { _, _, size in size.height = .points(70) },
    { _, _, size in size.minWidth = .points(90) },
    { _, _, size in size.maxHeight = .percent(10) },
  ]

  /// The box of which it is said, and what else the flexbox is.
  enum Subject: CaseIterable {
    case flexbox
    case text
    case root
  }

  private static func tree(
    _ change: Change, of subject: Subject, _ direction: FlexSpec.Direction
  ) -> LayoutTree {
    var tree = LayoutTree()
    tree.build { root in
      let (spec, _, size) = said(change, subject == .root, direction)
      root.flex(spec, size: size) { outer in
        let (spec, item, size) = said(change, subject == .flexbox, .column)
        outer.flex(spec, as: item, size: size) { inner in
          inner.text("aaa bbbb")
          inner.view(
            as: FlexItem(insets: FlexEdges(end: .points(3)), position: .absolute),
            size: .points(6, 5))
          inner.flex(as: FlexItem(flexGrow: 1)) { $0.text("cc") }
        }
        let (_, leaf, length) = said(change, subject == .text, .column)
        outer.text("dd eeeee", as: leaf, size: length)
        outer.view(as: FlexItem(flexGrow: 1, flexShrink: 1), size: .points(80, 30))
      }
    }
    return tree
  }

  /// What is said of a box, with that change or without it.
  private static func said(
    _ change: Change, _ isChanged: Bool, _ direction: FlexSpec.Direction
  ) -> (FlexSpec, FlexItem, ElementSize) {
    var (spec, item, size) = (FlexSpec(direction: direction), FlexItem(), ElementSize.auto)
    if isChanged { change(&spec, &item, &size) }
    return (spec, item, size)
  }

  private static func apply(
    _ change: Change, to subject: Subject, _ direction: FlexSpec.Direction,
    in tree: inout LayoutTree
  ) {
    let (spec, item, size) = said(change, true, subject == .root ? direction : .column)
    let element = [Subject.flexbox: 1, .text: 6, .root: 0][subject] ?? 0
    if subject != .text { tree.setSpec(.flex(spec), of: element) }
    if subject != .root { tree.setPlacement(item, of: element) }
    tree.setSize(size, of: element)
  }

  @Test(arguments: Subject.allCases, [FlexSpec.Direction.row, .column])
  func whatIsSaidLaterIsLikeWhatWasSaidFirst(subject: Subject, direction: FlexSpec.Direction) {
    let metrics = FixedTextMetrics(width: 10, height: 20)
    for environment in [LayoutEnvironment(), rightToLeft] {
      var random = SeededGenerator(seed: firstSeed)
      var tree = Self.tree({ _, _, _ in }, of: subject, direction)
      tree.solve(in: .width(200), environment: environment, measurer: metrics)
      for _ in 0..<3 {
        for place in Self.changes.indices.shuffled(using: &random) {
          Self.apply(Self.changes[place], to: subject, direction, in: &tree)
          var fresh = Self.tree(Self.changes[place], of: subject, direction)
          for range in [SizeRange.width(200), SizeRange(max: Size(width: 130, height: 300))] {
            tree.solve(in: range, environment: environment, measurer: metrics)
            fresh.solve(in: range, environment: environment, measurer: metrics)
            #expect(tree.frames == fresh.frames, "change \(place)")
          }
          let answers = KeptAnswers(of: tree, environment: environment, measurer: metrics)
          #expect(answers.contradiction(using: &random) == nil, "change \(place)")
        }
      }
    }
  }
}
