import ElementLiterals
import LayoutEngine
import LayoutViews
import RecordingViews
import Testing

/// Where scroll views come to rest.
@Suite struct RestTests {
  /// A scroll of four views of 100 points, in a column or in a row.
  private struct Strip: LayoutDocument {
    var spec: ScrollSpec

    struct Outlets: LayoutOutlets {
      private let frames: GeneratedCode.OutletFrames
      var strip: Outlet { frames[0] }
      static let names = ["strip"]
      init(_ frames: GeneratedCode.OutletFrames) { self.frames = frames }
    }

    func build(into root: inout Children<NoPlacement>) {
      root.scroll(spec, id: 0) { scroll in
        scroll.stack(
          StackSpec(direction: spec.axis == .horizontal ? .horizontal : .vertical)
        ) { line in
          for _ in 0..<4 { line.view(size: .points(100, 100)) }
        }
      }
    }
  }

  private func host(
    _ spec: ScrollSpec, _ direction: WritingDirection = .ltr
  ) -> ViewHost<Strip, RecordingBackend> {
    let host = ViewHost(
      Strip(spec: spec), in: .exact(width: 100, height: 100),
      environment: LayoutEnvironment(direction: direction), backend: RecordingBackend())
    host.mount()
    return host
  }

  private func token(_ host: ViewHost<Strip, RecordingBackend>) throws -> ViewToken {
    try #require(host.outlets.strip.element.flatMap { host.mounter.token(of: $0) })
  }

  @Test func aBackendAsksWhereItsViewRests() throws {
    let host = host(ScrollSpec(snap: .start))
    let token = try token(host)
    let start = LayoutPoint(y: 120)
    #expect(host.restingOffset(of: token, near: start) == LayoutPoint(y: 100))
    #expect(host.restingOffset(of: token, near: LayoutPoint(y: 130), from: start)?.y == 200)
    host.update(Strip(spec: ScrollSpec()))
    #expect(host.restingOffset(of: token, near: start) == start)
    host.unmount()
    #expect(host.restingOffset(of: token, near: start) == nil)
  }

  @Test func aPageStaysThePageInAnotherSize() throws {
    let host = host(ScrollSpec(paging: true))
    host.scroll(try token(host), to: LayoutPoint(y: 200))
    host.update(in: .exact(width: 100, height: 150), environment: host.layout.environment)
    // The second page of 150 points would begin at 300, which is further than the end.
    #expect(host.backend.surface.first?.offset == LayoutPoint(y: 250))
    host.update(in: .exact(width: 100, height: 60), environment: host.layout.environment)
    #expect(host.backend.surface.first?.offset == LayoutPoint(y: 120))
    // Without pages, it stays where it is.
    host.update(Strip(spec: ScrollSpec()))
    host.update(in: .exact(width: 100, height: 80), environment: host.layout.environment)
    #expect(host.backend.surface.first?.offset == LayoutPoint(y: 120))
  }

  @Test func aPageCountsFromTheRightInARowFromRightToLeft() throws {
    let host = host(ScrollSpec(axis: .horizontal, paging: true), .rtl)
    #expect(host.backend.surface.first?.offset == LayoutPoint(x: 300))
    host.scroll(try token(host), to: LayoutPoint(x: 200))
    host.update(in: .exact(width: 80, height: 100), environment: host.layout.environment)
    #expect(host.backend.surface.first?.offset == LayoutPoint(x: 240))
  }

  /// In any other size, it is the same page, or the end where so many pages do not fit.
  @Test(arguments: [ScrollSpec.Axis.vertical, .horizontal], [WritingDirection.ltr, .rtl])
  func everyPageStaysThePage(axis: ScrollSpec.Axis, direction: WritingDirection) throws {
    for page in 0...3 {
      /// Where the page begins if so much of the strip of 400 points is shown.
      func start(_ shown: Float) -> LayoutPoint {
        let start = min(Float(page) * shown, 400 - shown)
        if axis == .vertical { return LayoutPoint(y: start) }
        return LayoutPoint(x: direction == .rtl ? 400 - shown - start : start)
      }
      for shown in [37, 60, 80, 150, 250] as [Float] {
        let host = host(ScrollSpec(axis: axis, paging: true), direction)
        host.backend.surface.first?.offset = start(100)
        host.scroll(try token(host), to: start(100))
        let (width, height) = axis == .vertical ? (70, shown) : (shown, 70)
        host.update(
          in: .exact(width: width, height: height), environment: host.layout.environment)
        #expect(
          host.backend.surface.first?.offset == start(shown), "page \(page) of \(shown) points")
      }
    }
  }
}
