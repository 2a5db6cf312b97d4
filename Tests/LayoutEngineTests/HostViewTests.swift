import ElementLiterals
import LayoutEngine
import Testing

/// Host views with attributes of their own.
@Suite struct HostViewTests {
  private struct Switch: ViewAttributes {
    var isOn: Bool
  }

  private struct Dial: ViewAttributes {
    var isOn: Bool
  }

  /// A switch that is the root, one in each row, and one that may be missing.
  private struct Settings: LayoutDocument {
    var states: [Bool]
    var isLast = true

    struct Outlets: LayoutOutlets {
      let rows: OutletList<ViewOutlet<Switch>>
      let last: ViewOutlet<Switch>?
      let plain: ViewOutlet<Switch>
      let nobody: ViewOutlet<Switch>

      init(_ frames: GeneratedCode.OutletFrames) {
        rows = frames.all(0)
        last = frames.firstView(1)
        plain = frames.view(2)
        nobody = frames.view(3)
      }
    }

    func build(into root: inout Children<NoPlacement>) {
      root.stack(StackSpec(direction: .vertical, alignItems: .start)) { column in
        for isOn in states { column.view(Settings.spec(isOn), id: 0) }
        if isLast { column.view(Settings.spec(true), id: 1, size: .points(60, 40)) }
        column.view(ViewSpec(class: "Plain"), id: 2)
      }
    }

    static func spec(_ isOn: Bool) -> ViewSpec {
      ViewSpec(
        class: "UISwitch", intrinsicSize: .size(LayoutSize(width: 51, height: 31)),
        attributes: Switch(isOn: isOn))
    }
  }

  @Test func outletsHandOverTheValues() {
    let outlets = Settings(states: [true, false]).layout(in: .width(100)).outlets
    #expect(outlets.rows.map { $0.attributes?.isOn } == [true, false])
    #expect(outlets.rows.map(\.frame) == [rect(0, 0, 51, 31), rect(0, 31, 51, 31)])
    #expect(outlets.last?.attributes == Switch(isOn: true))
    #expect(outlets.last?.frameInRoot == rect(0, 62, 60, 40))
    #expect(outlets.plain.attributes == nil)
    #expect(outlets.plain.element == 4)
    #expect(outlets.nobody.attributes == nil && outlets.nobody.element == nil)
  }

  @Test func valuesOfAnotherTypeAreOthers() {
    let spec = ViewSpec(class: "A", attributes: Switch(isOn: true))
    #expect(spec == ViewSpec(class: "A", attributes: Switch(isOn: true)))
    #expect(spec != ViewSpec(class: "A", attributes: Switch(isOn: false)))
    #expect(spec != ViewSpec(class: "A", attributes: Dial(isOn: true)))
    #expect(spec != ViewSpec(class: "A"))
    #expect(ViewSpec(class: "A") != spec)
    var other = ViewSpec(class: "A", padding: .all(4))
    other.attributes = Switch(isOn: true)
    #expect(other.class == "A" && other.padding == .all(4))
    other.padding = .none
    #expect(other == spec)
  }

  @Test func aRunningViewStaysItselfWithOtherValues() {
    let environment = LayoutEnvironment()
    var running = RunningLayout(
      Settings(states: [true, false]), in: .width(100), environment: environment)
    let changes = running.update(Settings(states: [true, true]))
    #expect(changes.altered.map(\.parts) == [.attributes])
    #expect(changes.inserted.isEmpty && changes.removed.isEmpty)
    #expect(running.result.outlets.rows.map { $0.attributes?.isOn } == [true, true])
  }
}

/// The initial offset of a scroll, and the elements that the host keeps in sight.
@Suite struct ScrollTests {
  private func tree(
    _ spec: ScrollSpec, in size: LayoutSize, _ direction: WritingDirection = .ltr
  ) -> LayoutTree {
    var tree = LayoutTree()
    tree.build { root in
      root.scroll(spec) { scroll in
        scroll.stack(StackSpec(direction: .vertical, justifyContent: .end, alignItems: .start)) {
          column in
          column.view(as: StackItem(pinned: true), size: .points(80, 20))
          column.view(size: .points(30, 40))
        }
      }
    }
    tree.solve(in: SizeRange(max: size), environment: LayoutEnvironment(direction: direction))
    return tree
  }

  private let small = LayoutSize(width: 50, height: 50)

  @Test func theEndIsAsFarAsThereIsContent() {
    #expect(tree(ScrollSpec(), in: small).contentOffset(of: 0) == LayoutPoint(x: 0, y: 0))
    #expect(
      tree(ScrollSpec(anchor: .end), in: small).contentOffset(of: 0) == LayoutPoint(x: 0, y: 10))
    let padded = ScrollSpec(anchor: .end, padding: .all(8))
    #expect(tree(padded, in: small).contentOffset(of: 0) == LayoutPoint(x: 0, y: 26))
    let large = LayoutSize(width: 100, height: 100)
    #expect(
      tree(ScrollSpec(anchor: .end), in: large).contentOffset(of: 0) == LayoutPoint(x: 0, y: 0))
    #expect(tree(ScrollSpec(), in: small).contentOffset(of: 1) == nil)
  }

  @Test func aRowStartsAtTheRightFromRightToLeft() {
    let start = ScrollSpec(axis: .both)
    #expect(tree(start, in: small, .rtl).contentOffset(of: 0) == LayoutPoint(x: 30, y: 0))
    let end = ScrollSpec(axis: .both, anchor: .end)
    #expect(tree(end, in: small, .rtl).contentOffset(of: 0) == LayoutPoint(x: 0, y: 10))
    #expect(tree(end, in: small, .ltr).contentOffset(of: 0) == LayoutPoint(x: 30, y: 10))
  }

  @Test func whatFillsIsAsLongAsWhatShows() {
    let size = LayoutSize(width: 100, height: 100)
    var exact = LayoutTree()
    exact.build { root in
      root.scroll(ScrollSpec(fillsViewport: true)) { scroll in
        scroll.stack(StackSpec(direction: .vertical, justifyContent: .end)) { column in
          column.view(size: .points(30, 40))
        }
      }
    }
    exact.solve(in: .exact(size))
    #expect(exact.frame(of: 1) == rect(0, 0, 100, 100))
    #expect(exact.frame(of: 2) == rect(0, 60, 30, 40))
    // A scroll that may be as small as its content is no larger than it.
    exact.solve(in: SizeRange(max: size))
    #expect(exact.frame(of: 0).height == 40)
    // Content longer than the scroll keeps its length.
    exact.solve(in: .exact(LayoutSize(width: 100, height: 30)))
    #expect(exact.frame(of: 1).height == 40)
  }

  @Test func childrenOfStacksArePinned() {
    let tree = tree(ScrollSpec(), in: small)
    #expect(tree.elements.filter { tree.isPinned($0) } == [2])
  }
}
