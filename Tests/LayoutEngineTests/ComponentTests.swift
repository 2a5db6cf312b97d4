import ElementLiterals
import LayoutEngine
import Testing

// Components as the generator writes them.

private struct Tag: LayoutDocument {
  var word: String

  struct Outlets: LayoutOutlets {
    private let frames: GeneratedCode.OutletFrames

    var label: Outlet { frames[0] }

    init(_ frames: GeneratedCode.OutletFrames) { self.frames = frames }
  }

  func build(into root: inout Children<NoPlacement>) {
    root.inset(InsetSpec(insets: .all(2)), style: ElementStyle(cornerRadius: 4, opacity: 0.5)) {
      (inset: inout Children<NoPlacement>) in
      inset.text(TextSpec(content: .verbatim(word)), id: 0)
    }
  }
}

/// A component whose root is another component.
private struct WideTag: LayoutDocument {
  var word: String

  struct Outlets: LayoutOutlets {
    private let frames: GeneratedCode.OutletFrames

    var tag: ComponentOutlet<Tag.Outlets> { frames.rootComponent() }

    init(_ frames: GeneratedCode.OutletFrames) { self.frames = frames }
  }

  func build(into root: inout Children<NoPlacement>) {
    root.component(
      Tag(word: word), id: 0, over: RootOverrides(minWidth: .points(50), opacity: 0.75))
  }
}

private struct Box: LayoutDocument {
  var badge: Slot<StackItem>?

  struct Outlets: LayoutOutlets {
    private let frames: GeneratedCode.OutletFrames

    var before: Outlet { frames[0] }
    var empty: Outlet? { frames.first(1) }

    init(_ frames: GeneratedCode.OutletFrames) { self.frames = frames }
  }

  func build(into root: inout Children<NoPlacement>) {
    root.stack(StackSpec(direction: .horizontal), size: .points(90, 10)) {
      (row: inout Children<StackItem>) in
      row.view(id: 0, size: .points(5, 5))
      if let badge {
        row.fill(with: badge)
      } else {
        row.view(id: 1, size: .points(7, 7))
      }
    }
  }
}

private struct Page: LayoutDocument {
  var words: [String]
  var isWide = false

  struct Outlets: LayoutOutlets {
    private let frames: GeneratedCode.OutletFrames

    var box: ComponentOutlet<Box.Outlets> { frames.component(0) }
    var inside: ComponentOutlet<Tag.Outlets> { frames.component(1) }
    var tags: OutletList<ComponentOutlet<WideTag.Outlets>> { frames.all(2) }
    var plain: ComponentOutlet<Box.Outlets>? { frames.firstComponent(3) }

    init(_ frames: GeneratedCode.OutletFrames) { self.frames = frames }
  }

  func build(into root: inout Children<NoPlacement>) {
    root.stack(StackSpec(direction: .vertical, alignItems: .start)) {
      (column: inout Children<StackItem>) in
      column.component(
        Box(
          badge: { (row: inout Children<StackItem>) in
            row.component(Tag(word: "ab"), as: StackItem(flexGrow: 1), id: 1)
          }),
        id: 0,
        over: RootOverrides(width: .points(60)))
      for word in words {
        column.component(WideTag(word: word), id: 2, over: RootOverrides(opacity: 1))
      }
      if isWide { column.component(Box(), id: 3, over: RootOverrides(visibility: .gone)) }
    }
  }
}

/// A component whose root is one of two elements, each with an id.
private struct Either: LayoutDocument {
  var isTag: Bool

  struct Outlets: LayoutOutlets {
    private let frames: GeneratedCode.OutletFrames

    var tag: ComponentOutlet<Tag.Outlets>? { frames.firstComponent(0) }
    var view: Outlet? { frames.first(1) }

    init(_ frames: GeneratedCode.OutletFrames) { self.frames = frames }
  }

  func build(into root: inout Children<NoPlacement>) {
    if isTag {
      root.component(Tag(word: "abc"), id: 0)
    } else {
      root.view(id: 1, size: .points(3, 3))
    }
  }
}

/// A component whose root is an `Either`.
private struct Around: LayoutDocument {
  var isTag: Bool

  struct Outlets: LayoutOutlets {
    private let frames: GeneratedCode.OutletFrames

    var either: ComponentOutlet<Either.Outlets> { frames.component(5) }

    init(_ frames: GeneratedCode.OutletFrames) { self.frames = frames }
  }

  func build(into root: inout Children<NoPlacement>) {
    root.component(Either(isTag: isTag), id: 5)
  }
}

private struct Choices: LayoutDocument {
  var tags: [Bool]

  struct Outlets: LayoutOutlets {
    private let frames: GeneratedCode.OutletFrames

    var all: OutletList<ComponentOutlet<Around.Outlets>> { frames.all(2) }

    init(_ frames: GeneratedCode.OutletFrames) { self.frames = frames }
  }

  func build(into root: inout Children<NoPlacement>) {
    root.stack(StackSpec(direction: .vertical, alignItems: .start)) {
      (column: inout Children<StackItem>) in
      for isTag in tags { column.component(Around(isTag: isTag), id: 2) }
    }
  }
}

/// A component whose root is another chain, for `levels` levels.
private struct Chain: LayoutDocument {
  var levels: Int

  struct Outlets: LayoutOutlets {
    private let frames: GeneratedCode.OutletFrames

    var next: ComponentOutlet<Chain.Outlets> { frames.rootComponent() }
    var last: Outlet { frames[0] }

    init(_ frames: GeneratedCode.OutletFrames) { self.frames = frames }
  }

  func build(into root: inout Children<NoPlacement>) {
    if levels == 0 {
      root.view(id: 0, size: .points(7, 3))
    } else {
      root.component(Chain(levels: levels - 1))
    }
  }
}

/// A component that passes its slot on to another tunnel, for `levels` levels.
private struct Tunnel: LayoutDocument {
  var levels: Int
  var slot: Slot<StackItem>

  struct Outlets: LayoutOutlets {
    init(_ frames: GeneratedCode.OutletFrames) {}
  }

  func build(into root: inout Children<NoPlacement>) {
    root.stack(StackSpec(direction: .vertical)) { (column: inout Children<StackItem>) in
      if levels == 0 {
        column.fill(with: slot)
      } else {
        column.component(Tunnel(levels: levels - 1, slot: { $0.fill(with: slot) }))
      }
    }
  }
}

/// Many components, each with ids at its root.
private struct Register: LayoutDocument {
  var count: Int32

  struct Entry: LayoutDocument {
    var number: Int32

    struct Outlets: LayoutOutlets {
      private let frames: GeneratedCode.OutletFrames

      func view(_ number: Int32) -> Outlet { frames[number] }

      init(_ frames: GeneratedCode.OutletFrames) { self.frames = frames }
    }

    func build(into root: inout Children<NoPlacement>) {
      root.view(id: ElementID(number), size: .points(1, Float(number)))
    }
  }

  struct Outlets: LayoutOutlets {
    private let frames: GeneratedCode.OutletFrames

    func entry(_ number: Int32) -> ComponentOutlet<Entry.Outlets> {
      frames.component(number)
    }

    init(_ frames: GeneratedCode.OutletFrames) { self.frames = frames }
  }

  func build(into root: inout Children<NoPlacement>) {
    root.stack(StackSpec(direction: .vertical)) { (column: inout Children<StackItem>) in
      for number in 0..<count {
        column.component(Entry(number: number), id: ElementID(number))
      }
    }
  }
}

@Suite struct ComponentTests {
  private let metrics = FixedTextMetrics(width: 10, height: 20)

  private func tree(of document: some LayoutDocument) -> LayoutTree {
    var tree = LayoutTree()
    _ = document.layout(in: .unbounded, measurer: metrics, reusing: &tree)
    return tree
  }

  @Test func aUseWinsOverTheRootAttributeByAttribute() {
    let tree = tree(of: Page(words: ["x"]))
    #expect(tree.frame(of: 1) == rect(0, 0, 60, 10))
    let tag: LayoutElement = 5
    #expect(tree.kind(of: tag) == .inset)
    #expect(tree.style(of: tag) == ElementStyle(cornerRadius: 4, opacity: 1))
  }

  @Test func outletsOfComponentsLieBelowTheirUse() {
    let page = Page(words: ["x", "yy"])
    let outlets = page.layout(in: .unbounded, measurer: metrics).outlets
    #expect(outlets.box.frame == rect(0, 0, 60, 10))
    #expect(outlets.box.before.frame == rect(0, 0, 5, 5))
    #expect(outlets.box.empty == nil)
    #expect(outlets.tags.map(\.tag.label.frame.width) == [10, 20])
    #expect(outlets.tags.map(\.frame.y) == [10, 34])
    #expect(outlets.plain == nil)
  }

  @Test func rootsOfBranchesAreOutletsBelowTheUse() {
    var choices = RunningLayout(
      Choices(tags: [true, false]), in: .unbounded, measurer: metrics)
    for tags in [[true, false], [false, true], [true], [false, true, true]] {
      choices.update(Choices(tags: tags))
      let all = choices.result.outlets.all
      #expect(all.map { $0.either.tag != nil } == tags)
      #expect(all.map { $0.either.view == nil } == tags)
      #expect(all.map { $0.either.tag?.label.frame.width ?? 0 } == tags.map { $0 ? 30 : 0 })
      #expect(all.map(\.either.element) == all.map(\.element))
    }
  }

  @Test func whatFillsASlotBelongsToTheCaller() {
    let outlets = Page(words: []).layout(in: .unbounded, measurer: metrics).outlets
    #expect(outlets.inside.frame == rect(5, 0, 55, 10))
    #expect(outlets.inside.label.frame == rect(2, 2, 51, 6))
    #expect(outlets.inside.outlet.element == 3)
  }

  @Test(arguments: [1, 15, 16, 40, 300])
  func rootsOfRootsAreOutletsHoweverManyThereAre(levels: Int) {
    var outlets = Chain(levels: levels).layout(in: .unbounded, measurer: metrics).outlets
    for _ in 0..<levels { outlets = outlets.next.outlets }
    #expect(outlets.last.frame == rect(0, 0, 7, 3))
  }

  @Test(arguments: [0, 14, 15, 40])
  func whatIsHandedThroughManySlotsBelongsToTheCaller(levels: Int) {
    struct Mouth: LayoutDocument {
      var levels: Int

      struct Outlets: LayoutOutlets {
        let light: Outlet

        init(_ frames: GeneratedCode.OutletFrames) { light = frames[0] }
      }

      func build(into root: inout Children<NoPlacement>) {
        root.component(Tunnel(levels: levels, slot: { $0.view(id: 0, size: .points(4, 9)) }))
      }
    }
    let outlets = Mouth(levels: levels).layout(in: .unbounded, measurer: metrics).outlets
    #expect(outlets.light.frame == rect(0, 0, 4, 9))
  }

  @Test func eachOfManyRootsHasItsOutlet() {
    let count: Int32 = 65_600
    let outlets = Register(count: count).layout(in: .unbounded, measurer: metrics).outlets
    for number in [0, 1, 65_534, 65_535, 65_536, count - 1] {
      #expect(outlets.entry(number).outlets.view(number).frame.height == Float(number))
    }
  }

  @Test func aUseCanBeGone() {
    let page = Page(words: [], isWide: true)
    #expect(page.layout(in: .unbounded, measurer: metrics).size.height == 10)
  }

  @Test func inALinearLayoutPointsAreALength() {
    var tree = LayoutTree()
    tree.build {
      $0.linear { linear in
        linear.component(Box())
        linear.component(Box(), as: LinearItem(width: 20), over: RootOverrides(width: .auto))
        linear.component(Box(), over: RootOverrides(width: .points(30)))
      }
    }
    tree.solve(in: .exact(width: 300, height: 50))
    let boxes = tree.elements.filter { tree.parent(of: $0) == 0 }
    #expect(boxes.map { tree.frame(of: $0).width } == [90, 20, 30])
    #expect(boxes.map { tree.frame(of: $0).height } == [10, 10, 10])
  }

  @Test func aComponentInAFlexboxIsAChildOfIt() {
    struct Padded: LayoutDocument {
      func build(into root: inout Children<NoPlacement>) {
        root.flex(FlexSpec(padding: LayoutEdges(all: .all(4), top: .points(8)))) {
          $0.view(size: .points(10, 10))
        }
      }
    }
    var tree = LayoutTree()
    tree.build {
      $0.flex { flex in
        flex.component(
          Padded(), as: FlexItem(padding: LayoutEdges(all: .all(1))),
          over: RootOverrides(width: .points(40)))
        flex.component(Tag(word: "a"), over: RootOverrides(width: .points(30)))
      }
    }
    tree.solve(in: .width(100), measurer: metrics)
    #expect(tree.frame(of: 2) == rect(1, 8, 10, 10))
    #expect(tree.frame(of: 1) == rect(0, 0, 40, 19))
    #expect(tree.frame(of: 3).width == 30)
  }

  @Test func aComponentThatAddsNothingLeavesNothingBehind() {
    struct Empty: LayoutDocument {
      func build(into root: inout Children<NoPlacement>) {}
    }
    var tree = LayoutTree()
    tree.build {
      $0.wrapper { wrapper in
        wrapper.component(Empty(), over: RootOverrides(visibility: .gone))
        wrapper.component(Box(), over: RootOverrides(height: .points(20)))
      }
    }
    tree.solve(in: .unbounded)
    #expect(tree.size == LayoutSize(width: 90, height: 20))
  }

  @Test func boundsOfASizeConditionAreIncluded() {
    #expect(SizeRange.width(400).offers(minWidth: 400, maxWidth: 400))
    #expect(!SizeRange.width(400).offers(minWidth: 400.5))
    #expect(SizeRange.unbounded.offers(minWidth: 1e6))
    #expect(!SizeRange.unbounded.offers(maxHeight: 1e6))
  }

  @Test func aSlotIsFilledByWhatComesOutOfIt() {
    var answers: [Bool] = []
    var tree = LayoutTree()
    tree.build(for: .unbounded, environment: LayoutEnvironment(scale: 2)) { root in
      root.stack(StackSpec(direction: .vertical)) { (column: inout Children<StackItem>) in
        let nothing: Slot<FlexItem> = { _ in }
        let view: Slot<FlexItem> = { $0.view(ViewSpec(), as: FlexItem(flexGrow: 1)) }
        let large: Slot<StackItem> = { row in
          if row.environment.scale > 1 { row.view(ViewSpec()) }
        }
        answers = [
          column.isFilled(nothing), column.isFilled(view), column.isFilled(large),
          column.isFilled(nil as Slot<StackItem>?),
        ]
      }
    }
    #expect(answers == [false, true, true, false])
    #expect(tree.count == 1)
  }
}
