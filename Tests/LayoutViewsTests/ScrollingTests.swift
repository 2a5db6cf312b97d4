import ElementLiterals
import LayoutEngine
import LayoutViews
import RecordingViews
import Testing

/// The rows of a long list that have views.
@Suite struct ScrollingTests {
  private func posts(_ host: ViewHost<Feed, RecordingBackend>) -> [String] {
    host.backend.allViews.compactMap { $0.content?.text?.content }
  }

  private func scroll(_ host: ViewHost<Feed, RecordingBackend>, to y: Float) {
    guard let list = host.outlets.list.element, let token = host.mounter.token(of: list) else {
      return
    }
    host.scroll(token, to: LayoutPoint(y: y))
    #expect(host.backend.mistakes == [])
  }

  @Test func onlyRowsInSightHaveViews() {
    let host = Feed.host(Feed(posts: Feed.posts(0..<1000)))
    #expect(posts(host) == ["Post 0", "Post 1", "Post 2", "Post 3", "Post 4"])
    scroll(host, to: 75)
    #expect(posts(host) == ["Post 1", "Post 2", "Post 3", "Post 4", "Post 5"])
    scroll(host, to: 49_800)
    #expect(posts(host) == ["Post 995", "Post 996", "Post 997", "Post 998", "Post 999"])
    scroll(host, to: -300)
    #expect(posts(host) == [])
    scroll(host, to: 0)
    // Five rows of three views, and the scroll. No view was made twice.
    #expect(host.backend.madeCount == 5 * 3 + 1)
  }

  @Test func scrollingByARowCostsARow() {
    let host = Feed.host(Feed(posts: Feed.posts(0..<1000)))
    scroll(host, to: 25)
    host.backend.operations = []
    scroll(host, to: 75)
    let words = host.backend.operations.map { String($0.prefix { $0 != " " }) }
    let expected = [
      "remove", "remove", "remove", "recycle", "recycle", "recycle",
      "configure", "frame", "insert", "configure", "frame", "configure", "frame", "insert",
      "insert",
    ]
    #expect(words == expected)
    host.backend.operations = []
    scroll(host, to: 80)
    #expect(host.backend.operations == [])
  }

  @Test func beyondWhatShowsRowsAreReady() {
    let host = Feed.host(Feed(posts: Feed.posts(0..<1000)))
    host.mounter.overscan = 0.5
    scroll(host, to: 1000)
    #expect(posts(host).first == "Post 17")
    #expect(posts(host).last == "Post 26")
  }

  @Test func aRowThatComesBackShowsWhatItIsByThen() {
    var list = Feed.posts(0..<100)
    let host = Feed.host(Feed(posts: list))
    list[50].words = "news"
    host.update(Feed(posts: list))
    #expect(host.backend.operations == [])
    scroll(host, to: 2500)
    #expect(posts(host).contains("news"))
  }

  @Test func whatIsInsertedAboveMovesRowsOutOfSight() {
    let host = Feed.host(Feed(posts: Feed.posts(0..<100)))
    host.update(Feed(posts: Feed.posts([500, 501] + Array(0..<100))))
    #expect(posts(host) == ["Post 500", "Post 501", "Post 0", "Post 1", "Post 2"])
    #expect(host.backend.mistakes == [])
  }

  @Test func whereItWasScrolledToIsKeptUntilThatIsGone() {
    let host = Feed.host(Feed(posts: Feed.posts(0..<100)))
    scroll(host, to: 2000)
    host.update(Feed(posts: Feed.posts(0..<90)))
    #expect(posts(host).first == "Post 39")
    host.update(Feed(posts: Feed.posts(0..<10)))
    #expect(host.backend.surface.first?.offset == LayoutPoint(y: 300))
    #expect(posts(host).last == "Post 9")
    // What fits is not scrolled.
    host.update(Feed(posts: Feed.posts(0..<2)))
    #expect(host.backend.surface.first?.offset == .zero)
    #expect(posts(host) == ["Post 0", "Post 1"])
  }

  @Test func whereItWasScrolledToIsKeptWhenSomethingComesBefore() {
    let host = Feed.host(Feed(posts: Feed.posts(0..<100)))
    scroll(host, to: 2000)
    host.update(Feed(title: "Feed", posts: Feed.posts(0..<100)))
    #expect(posts(host).prefix(2) == ["Feed", "Post 39"])
    host.update(Feed(posts: Feed.posts(0..<100)))
    #expect(posts(host).first == "Post 39")
  }

  @Test func largerScreensShowMore() {
    let host = Feed.host(Feed(posts: Feed.posts(0..<100)))
    host.update(in: .exact(width: 100, height: 400), environment: host.layout.environment)
    #expect(posts(host).count == 9)
    host.update(in: .exact(width: 100, height: 100), environment: host.layout.environment)
    #expect(posts(host).count == 3)
  }

  /// Three sections of twenty rows, each row with a line around it.
  private func sections() -> Mounted {
    let mounted = Mounted(height: 100) { root in
      root.scroll { scroll in
        scroll.stack(StackSpec(direction: .vertical)) { page in
          for section in 0..<3 {
            page.stack(
              StackSpec(direction: .vertical), style: ElementStyle(strokeWidth: 1)
            ) { (rows: inout Children<StackItem>) in
              for row in 0..<20 {
                rows.text(TextSpec(content: .verbatim("\(section).\(row)")))
              }
            }
          }
        }
      }
    }
    mounted.mounter.overscan = 0
    return mounted
  }

  @Test func sectionsAreAsNewWhereverOneComesFrom() {
    let mounted = sections()
    for step in 0..<40 {
      let offset = LayoutPoint(y: Float(step * 371 % 900))
      mounted.mounter.scroll(0, to: offset, in: mounted.tree)
      let fresh = sections()
      fresh.mounter.scroll(0, to: offset, in: fresh.tree)
      #expect(mounted.backend.text == fresh.backend.text, "at \(offset.y)")
    }
    #expect(mounted.backend.mistakes == [])
  }

  @Test func sectionsAreLookedIntoWhereTheyAreLong() {
    let mounted = sections()
    mounted.mounter.scroll(0, to: LayoutPoint(y: 290), in: mounted.tree)
    #expect(
      mounted.backend.text == """
        scroll at 0 0, 200 × 100: 200 × 960 vertical
          box at 0 0, 200 × 320: stroked
            text at 0 288, 200 × 16: "0.18"
            text at 0 304, 200 × 16: "0.19"
          box at 0 320, 200 × 320: stroked
            text at 0 0, 200 × 16: "1.0"
            text at 0 16, 200 × 16: "1.1"
            text at 0 32, 200 × 16: "1.2"
            text at 0 48, 200 × 16: "1.3"
            text at 0 64, 200 × 16: "1.4"
        """)
    #expect(mounted.backend.mistakes == [])
  }

  @Test func whatIsPinnedStaysInSight() {
    let mounted = Mounted(height: 32) { root in
      root.scroll { scroll in
        scroll.stack(StackSpec(direction: .vertical)) { (list: inout Children<StackItem>) in
          list.text("header", as: StackItem(pinned: true))
          for row in 0..<50 { list.text(TextSpec(content: .verbatim("\(row)"))) }
        }
      }
    }
    mounted.mounter.overscan = 0
    mounted.mounter.scroll(0, to: LayoutPoint(y: 400), in: mounted.tree)
    let words = mounted.backend.allViews.compactMap { $0.content?.text?.content }
    #expect(words == ["header", "23", "24", "25", "26"])
    #expect(mounted.backend.allViews.filter { $0.content?.isPinned ?? false }.count == 1)
  }

  @Test func tokensNameOnlyWhatTheyWereGivenFor() {
    let host = Feed.host(Feed(posts: Feed.posts(0..<100)))
    guard let token = host.backend.allViews.dropFirst().first?.content?.token else {
      Issue.record("there is no card")
      return
    }
    #expect(host.element(of: token) == host.outlets.rows[0].element)
    scroll(host, to: 2000)
    #expect(host.element(of: token) == nil)
  }
}
