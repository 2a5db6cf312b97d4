import ElementLiterals
import LayoutEngine
import SeededRandom
import Testing

/// A flexbox after a sequence of changes equals a new one, whatever its attributes were before.
@Suite struct FlexEditTests {
  private typealias Change =
    @Sendable (inout FlexSpec, inout FlexItem, inout ElementSize) -> Void

  private static let edges = LayoutEdges(top: .percent(4), start: .points(7), end: .percent(9))

  /// One change of each kind to a box's attributes.
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
    { _, item, _ in item.margin = LayoutEdges(end: .auto) },
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

  /// The box whose attributes change.
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
            as: FlexItem(insets: LayoutEdges(end: .points(3)), position: .absolute),
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

  /// Returns the attributes of a box, with the change or without it.
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
    let element: LayoutElement = [Subject.flexbox: 1, .text: 6, .root: 0][subject] ?? 0
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
          for range in [SizeRange.width(200), SizeRange(max: LayoutSize(width: 130, height: 300))] {
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

  /// The only flexbox, which is most of the tree, is removed along with its storage, and added
  /// again.
  @Test func whatIsLeftOfATreeNeedsNoFlexbox() {
    var tree = LayoutTree()
    tree.build { root in
      root.stack(StackSpec(direction: .vertical)) { column in
        column.view(size: .points(30, 20))
        column.flex { flex in
          for _ in 0..<100 { flex.flex { $0.view(size: .points(3, 2)) } }
        }
        column.view(size: .points(10, 5))
      }
    }
    tree.solve(in: .width(200))
    tree.remove(2)
    tree.solve(in: .width(200))
    #expect(tree.frames == [rect(0, 0, 200, 25), rect(0, 0, 30, 20), rect(0, 20, 10, 5)])
    tree.replace(2) { (column: inout Children<StackItem>) in
      column.flex(FlexSpec(direction: .row)) { $0.view(size: .points(3, 2)) }
    }
    tree.solve(in: .width(200))
    #expect(tree.frames.suffix(2) == [rect(0, 20, 200, 2), rect(0, 0, 3, 2)])
  }

  /// In trees so deep that they are laid out in parts, the engine tracks whether any box has limits
  /// or a baseline.
  ///
  /// Both are found again when the boxes are rebuilt.
  @Test(arguments: [FlexSpec.AlignItems.start, .end, .baseline])
  func aDeepTreeIsAlikeAfterItsBoxesAreMadeAnew(align: FlexSpec.AlignItems) {
    func tree(from first: Int) -> LayoutTree {
      var tree = LayoutTree()
      let row = FlexSpec(direction: .row, alignItems: align)
      let levels = first..<first + Int(Limits.calls) + 16
      for level in levels {
        tree.open(
          .flex(level % 2 == 0 ? FlexSpec() : row),
          as: level == first ? .none : .flex(FlexItem()))
      }
      for level in levels.reversed() {
        // Its padding makes it longer than its maximum.
        let size = level % 4 == 0 ? ElementSize(maxHeight: .points(10)) : .auto
        tree.open(
          .view(ViewSpec()), as: .flex(FlexItem(padding: LayoutEdges(top: .points(20)))), size: size
        )
        tree.close()
        tree.close()
      }
      return tree
    }
    // The part that is laid out separately begins at a row or at a column, with limits or without.
    for first in 0..<4 {
      let new = tree(from: first)
      var fresh = new
      fresh.solve(in: .width(300))
      var edited = new
      // The insertion renumbers every element for a while, before anything is cached.
      edited.insert(new, into: 0, at: 0, as: .flex(FlexItem()))
      edited.remove(1)
      edited.solve(in: .width(300))
      #expect(edited.frames == fresh.frames, "\(first)")
    }
  }
}
