import LayoutEngine
import LayoutViews
import RecordingViews
import Testing

/// Threads: layouts are made on any thread, views on one.
@Suite struct ThreadTests {
  /// A backend of a toolkit that belongs to the main thread.
  @MainActor private final class MainBackend: @MainActor ViewBackend {
    var views: [String] = []
    let measurer: any TextMeasuring = FixedTextMetrics(width: 8, height: 16)

    func makeView(_ kind: ViewKind) -> Int { views.count }
    func configure(_ view: Int, as content: ViewContent, changed parts: ViewContent.Parts) {}
    func setFrame(_ frame: LayoutRect, of view: Int) {}
    func setOpacity(_ opacity: Float, of view: Int) {}
    func setScroll(_ geometry: ScrollGeometry, of view: Int) {}
    func insert(_ view: Int, into parent: Int?, at index: Int) { views.append("\(view)") }
    func move(_ view: Int, in parent: Int?, to index: Int) {}
    func remove(_ view: Int, from parent: Int?) {}
  }

  @MainActor @Test func aBackendMayBelongToTheMainThread() {
    let backend = MainBackend()
    let host = ViewHost(
      Feed(posts: Feed.posts(0..<2)), in: .exact(width: 100, height: 200), backend: backend)
    host.mount()
    #expect(backend.views.count == 7)
  }

  /// Four threads lay out documents while another one shows and updates them.
  @Test func layoutsAreMadeOnFourThreadsWhileOneMounts() async {
    let host = Feed.host(Feed(posts: Feed.posts(0..<60)))
    for round in 0..<6 {
      let works = (0..<4).map { thread in
        host.prefetch(
          Feed(title: "\(round)", posts: Feed.posts((thread * 7..<60).map { ($0 * 11) % 97 })))
      }
      let layouts = await withTaskGroup(of: RunningLayout<Feed>.self) { group in
        for work in works { group.addTask { work() } }
        // The shown document changes while the threads run.
        host.update(Feed(posts: Feed.posts(round..<40)))
        var layouts: [RunningLayout<Feed>] = []
        for await layout in group { layouts.append(layout) }
        return layouts
      }
      for layout in layouts {
        host.adopt(layout)
        if let list = host.outlets.list.element, let token = host.mounter.token(of: list) {
          host.scroll(token, to: LayoutPoint(y: Float(round) * 130))
        }
      }
    }
    #expect(host.backend.mistakes == [])
    #expect(host.view(\.title) != nil)
  }
}
