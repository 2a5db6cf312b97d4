import ElementLiterals
import LayoutEngine
import LayoutViews
import RecordingViews
import Testing

/// What is pinned: how far it is moved to stay in sight, and that touches find it there.
@Suite struct PinnedTests {
  /// Two sections without looks, each of a header of 20 points and rows of 20 points.
  private struct Sections: LayoutDocument {
    typealias FiredAction = LayoutAction
    var counts = [5, 10]
    var axis = ScrollSpec.Axis.vertical
    var isPinned = true

    struct Outlets: LayoutOutlets {
      private let frames: GeneratedCode.OutletFrames
      var list: Outlet { frames[0] }
      var headers: OutletList<Outlet> { frames.all(1) }
      static let names = ["list", "headers"]
      init(_ frames: GeneratedCode.OutletFrames) { self.frames = frames }
    }

    func build(into root: inout Children<NoPlacement>) {
      let direction: StackSpec.Direction = axis == .horizontal ? .horizontal : .vertical
      root.scroll(ScrollSpec(axis: axis), id: 0) { scroll in
        scroll.stack(StackSpec(direction: direction)) { list in
          for (section, count) in counts.enumerated() {
            list.stack(StackSpec(direction: direction)) { (rows: inout Children<StackItem>) in
              // A container without looks.
              rows.stack(
                StackSpec(direction: .vertical), as: StackItem(pinned: isPinned), id: 1,
                style: .firing([ElementAction(.tap, LayoutAction("header \(section)"))])
              ) { $0.view(size: .points(20, 20)) }
              for row in 0..<count {
                rows.view(
                  size: .points(20, 20),
                  style: .firing([ElementAction(.tap, LayoutAction("row \(section).\(row)"))]))
              }
            }
          }
        }
      }
    }
  }

  /// Pinned elements in each other, each with 20 points before and after the one in it.
  private struct Nest: LayoutDocument {
    typealias FiredAction = LayoutAction
    var depth: Int
    var axis = ScrollSpec.Axis.vertical
    var direction: StackSpec.Direction { axis == .horizontal ? .horizontal : .vertical }

    struct Outlets: LayoutOutlets {
      private let frames: GeneratedCode.OutletFrames
      var list: Outlet { frames[0] }
      var nested: OutletList<Outlet> { frames.all(1) }
      static let names = ["list", "nested"]
      init(_ frames: GeneratedCode.OutletFrames) { self.frames = frames }
    }

    func build(into root: inout Children<NoPlacement>) {
      root.scroll(ScrollSpec(axis: axis), id: 0) { scroll in
        scroll.stack(StackSpec(direction: direction)) { list in
          nest(&list, depth)
          list.view(size: axis == .horizontal ? .points(4000, 20) : .points(20, 4000))
        }
      }
    }

    private func nest(_ rows: inout Children<StackItem>, _ depth: Int) {
      rows.stack(StackSpec(direction: direction), as: StackItem(pinned: true), id: 1) { inner in
        inner.view(size: .points(20, 20))
        if depth > 1 { nest(&inner, depth - 1) }
        inner.view(size: .points(20, 20))
      }
    }
  }

  /// The outermost takes all others along, and a nest takes no more time than its depth.
  @Test(.timeLimit(.minutes(20)), arguments: [ScrollSpec.Axis.vertical, .horizontal])
  func nestsAreMovedOnce(axis: ScrollSpec.Axis) throws {
    func along(_ length: Float) -> LayoutPoint {
      axis == .horizontal ? LayoutPoint(x: length) : LayoutPoint(y: length)
    }
    let host = ViewHost(
      Nest(depth: 40, axis: axis), in: .exact(width: 100, height: 100),
      environment: LayoutEnvironment(), backend: RecordingBackend())
    host.mount()
    func token(_ element: LayoutElement?) throws -> ViewToken {
      try #require(element.flatMap { host.mounter.token(of: $0) })
    }
    host.scroll(try token(host.outlets.list.element), to: along(30))
    for depth in [0, 1, 20] {
      #expect(
        host.pinnedDistance(of: try token(host.outlets.nested[depth].element))
          == along(depth == 0 ? 30 : 0))
    }
    #expect(host.element(at: LayoutPoint(x: 10, y: 10)) != nil)
  }

  private final class Screen {
    let host: ViewHost<Sections, RecordingBackend>
    var fired: [String] = []

    init(_ sections: Sections = Sections()) {
      host = ViewHost(
        sections, in: .exact(width: 100, height: 100), environment: LayoutEnvironment(),
        backend: RecordingBackend())
      host.mount()
      host.onAction { [unowned self] in fired.append($0.name) }
    }

    func scroll(to offset: LayoutPoint) throws {
      host.scroll(try token(host.outlets.list.element), to: offset)
    }

    func token(_ element: LayoutElement?) throws -> ViewToken {
      try #require(element.flatMap { host.mounter.token(of: $0) })
    }

    func distance(_ section: Int) throws -> LayoutPoint? {
      host.pinnedDistance(of: try token(host.outlets.headers[section].element))
    }
  }

  @Test func whatIsPinnedIsMovedAsFarAsItsSectionGoes() throws {
    let screen = Screen()
    #expect(try screen.distance(0) == .zero)
    for (offset, distance) in [(30, 30), (100, 100), (110, 100), (-20, 0)] as [(Float, Float)] {
      try screen.scroll(to: LayoutPoint(y: offset))
      #expect(try screen.distance(0) == LayoutPoint(y: distance), "at \(offset)")
    }
    try screen.scroll(to: LayoutPoint(y: 150))
    #expect(try screen.distance(1) == LayoutPoint(y: 30))
    // The list becomes shorter, and what was above it too.
    screen.host.update(Sections(counts: [2, 10]))
    #expect(try screen.distance(1) == LayoutPoint(y: 90))
    #expect(screen.host.backend.mistakes == [])
  }

  @Test func aRowIsPinnedAtItsLeft() throws {
    let screen = Screen(Sections(axis: .horizontal))
    try screen.scroll(to: LayoutPoint(x: 45))
    #expect(try screen.distance(0) == LayoutPoint(x: 45))
    try screen.scroll(to: LayoutPoint(x: 110))
    #expect(try screen.distance(0) == LayoutPoint(x: 100))
    // The second section begins at 120 and has room for 200.
    try screen.scroll(to: LayoutPoint(x: 240))
    #expect(try screen.distance(1) == LayoutPoint(x: 120))
  }

  /// The header of each section goes from the start of the section to its end, less its own length.
  @Test(arguments: [ScrollSpec.Axis.vertical, .horizontal])
  func everyHeaderGoesAsFarAsItsSection(axis: ScrollSpec.Axis) throws {
    let screen = Screen(Sections(axis: axis))
    func along(_ length: Float) -> LayoutPoint {
      axis == .horizontal ? LayoutPoint(x: length) : LayoutPoint(y: length)
    }
    for offset in stride(from: -14 as Float, through: 336, by: 7) {
      try screen.scroll(to: along(offset))
      for (section, start, length) in [(0, 0, 120), (1, 120, 220)] as [(Int, Float, Float)]
      where start < offset + 100 && offset < start + length {
        let distance = min(max(offset - start, 0), length - 20)
        #expect(try screen.distance(section) == along(distance), "\(section) at \(offset)")
      }
    }
  }

  @Test func whatIsNotPinnedIsNotMoved() throws {
    let screen = Screen()
    let token = try screen.token(screen.host.outlets.headers[0].element)
    try screen.scroll(to: LayoutPoint(y: 30))
    let list = try screen.token(screen.host.outlets.list.element)
    #expect(screen.host.pinnedDistance(of: list) == .zero)
    // Without looks, the header has a view only because it is pinned.
    screen.host.update(Sections(isPinned: false))
    #expect(screen.host.pinnedDistance(of: token) != LayoutPoint(y: 30))
    screen.host.unmount()
    #expect(screen.host.pinnedDistance(of: token) == nil)
  }

  @Test func whatHasGoneIsNotMoved() throws {
    let screen = Screen()
    try screen.scroll(to: LayoutPoint(y: 30))
    let token = try screen.token(screen.host.outlets.headers[0].element)
    screen.host.update(Sections(counts: []), animated: true)
    #expect(screen.host.pinnedDistance(of: token) == nil)
    #expect(screen.host.backend.mistakes == [])
  }

  /// While an animation moves what is around it, it stays at the edge.
  @Test func anAnimationLeavesItAtTheEdge() throws {
    let screen = Screen()
    try screen.scroll(to: LayoutPoint(y: 150))
    screen.host.update(Sections(counts: [4, 10]), animated: true)
    let view = try #require(screen.host.view(\.headers, at: 1))
    for step in 0...4 {
      screen.host.animate(at: Double(step) / 4, standard: LayoutAnimation(.linear, seconds: 1))
      let (start, distance) = (view.frame?.y ?? 0, try screen.distance(1)?.y ?? 0)
      #expect((start + distance - 150).magnitude < 0.001, "\(start) \(distance)")
    }
  }

  @Test func touchesFindItWhereItIs() throws {
    let screen = Screen()
    func tap(_ y: Float) -> String? {
      screen.fired = []
      screen.host.tap(at: LayoutPoint(x: 10, y: y))
      return screen.fired.first
    }
    try screen.scroll(to: LayoutPoint(y: 50))
    // It is in front of the rows behind it.
    #expect([tap(5), tap(25), tap(75)] == ["header 0", "row 0.2", "header 1"])
    try screen.scroll(to: LayoutPoint(y: 110))
    #expect([tap(5), tap(15), tap(35)] == ["header 0", "header 1", "row 1.0"])
    // Assistive technology is told the same place.
    let spoken = screen.host.spokenElements.filter { $0.name == "headers" }
    #expect(spoken.map(\.frame.y) == [-10, 10])
  }

  /// A header at its own place, which the row after it overlaps.
  private struct Overlapped: LayoutDocument {
    typealias FiredAction = LayoutAction

    func build(into root: inout Children<NoPlacement>) {
      root.scroll(ScrollSpec(axis: .vertical)) { scroll in
        scroll.stack(StackSpec(direction: .vertical)) { list in
          for (place, name) in ["header", "row", "end"].enumerated() {
            list.view(
              as: StackItem(spacingBefore: place == 1 ? -10 : 0, pinned: place == 0),
              size: .points(20, place == 2 ? 400 : 20),
              style: .firing([ElementAction(.tap, LayoutAction(name))]))
          }
        }
      }
    }
  }

  /// Only what sticks is in front of what comes after it.
  @Test func atItsOwnPlaceItIsBehindWhatOverlapsIt() throws {
    let host = ViewHost(
      Overlapped(), in: .exact(width: 100, height: 100), environment: LayoutEnvironment(),
      backend: RecordingBackend())
    var fired: [String] = []
    host.onAction { fired.append($0.name) }
    host.mount()
    host.tap(at: LayoutPoint(x: 10, y: 15))
    let scroll = try #require(host.layout.tree.elements.first)
    host.scroll(try #require(host.mounter.token(of: scroll)), to: LayoutPoint(y: 5))
    host.tap(at: LayoutPoint(x: 10, y: 15))
    #expect(fired == ["row", "header"])
  }
}
