import LayoutEngine
import LayoutViews
import RecordingViews
import Testing

/// Animated transitions of views from one layout to the next.
@Suite struct AnimatingTests {
  private static let even = LayoutAnimation(.linear, seconds: 1)

  private func cards(_ host: ViewHost<Feed, RecordingBackend>) -> [String] {
    (host.backend.surface.first?.children ?? []).map {
      let words = $0.children.first?.content?.text?.content ?? "?"
      return "\(words) at \($0.frame?.y ?? -1), \($0.opacity)"
    }
  }

  @Test func viewsMoveFadeInAndFadeOut() {
    let host = Feed.host(Feed(posts: Feed.posts(0..<2)))
    host.update(Feed(posts: Feed.posts([5, 1])), animated: true)
    #expect(cards(host) == ["Post 5 at 0.0, 0.0", "Post 0 at 0.0, 1.0", "Post 1 at 50.0, 1.0"])
    host.animate(at: 0.25, standard: Self.even)
    #expect(cards(host) == ["Post 5 at 0.0, 0.25", "Post 0 at 0.0, 0.75", "Post 1 at 50.0, 1.0"])
    #expect(!host.animate(at: 1, standard: Self.even))
    #expect(cards(host) == ["Post 5 at 0.0, 1.0", "Post 1 at 50.0, 1.0"])
    #expect(host.backend.mistakes == [])
    #expect(!host.mounter.isAnimating)
  }

  @Test func anotherUpdateTakesThemFromWhereTheyAre() {
    let host = Feed.host(Feed(posts: Feed.posts(0..<2)))
    host.update(Feed(posts: Feed.posts([1])), animated: true)
    host.animate(at: 0.5, standard: Self.even)
    #expect(cards(host) == ["Post 0 at 0.0, 0.5", "Post 1 at 25.0, 1.0"])
    host.update(Feed(posts: Feed.posts([2, 3, 1])), animated: true)
    host.animate(at: 0.5, standard: Self.even)
    #expect(
      cards(host) == [
        "Post 2 at 0.0, 0.5", "Post 3 at 50.0, 0.5", "Post 0 at 0.0, 0.25", "Post 1 at 62.5, 1.0",
      ])
    host.finishAnimation()
    #expect(cards(host) == ["Post 2 at 0.0, 1.0", "Post 3 at 50.0, 1.0", "Post 1 at 100.0, 1.0"])
    #expect(host.backend.mistakes == [])
  }

  @Test func aPlainUpdateEndsThem() {
    let host = Feed.host(Feed(posts: Feed.posts(0..<2)))
    host.update(Feed(posts: Feed.posts([1])), animated: true)
    host.animate(at: 0.5, standard: Self.even)
    host.update(Feed(posts: Feed.posts([1, 2])))
    #expect(cards(host) == ["Post 1 at 0.0, 1.0", "Post 2 at 50.0, 1.0"])
    #expect(host.backend.mistakes == [])
  }

  @Test func whatChangesNothingLeavesThem() {
    let host = Feed.host(Feed(posts: Feed.posts(0..<2)))
    host.update(Feed(posts: Feed.posts([1])), animated: true)
    host.animate(at: 0.5, standard: Self.even)
    host.update(Feed(posts: Feed.posts([1])))
    host.update(in: host.layout.range, environment: host.layout.environment)
    #expect(cards(host) == ["Post 0 at 0.0, 0.5", "Post 1 at 25.0, 1.0"])
    host.update(in: host.layout.range, environment: LayoutEnvironment(scale: 3))
    #expect(cards(host) == ["Post 1 at 0.0, 1.0"])
    #expect(host.backend.mistakes == [])
  }

  /// Whatever interrupts an animation, the views end as though the last layout had been mounted at
  /// once.
  @Test func inTheEndAllIsInItsPlace() {
    for seed in 0..<60 {
      let host = Feed.host(Feed(posts: Feed.posts(0..<4)))
      var state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 &+ 1
      func random(_ count: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int((state >> 33) % UInt64(count))
      }
      var feed = host.document
      for _ in 0..<12 {
        feed.posts = Feed.posts((0..<8).filter { _ in random(2) == 0 })
        if random(2) == 0 { feed.posts.reverse() }
        for place in feed.posts.indices { feed.posts[place].isBare = random(3) == 0 }
        host.update(feed, animated: random(4) > 0)
        host.animate(at: Double(random(11)) / 10, standard: Self.even)
        if random(5) == 0, let list = host.outlets.list.element,
          let token = host.mounter.token(of: list)
        {
          host.backend.surface.first?.offset = LayoutPoint(y: Float(random(3)) * 40)
          host.scroll(token, to: host.backend.surface.first?.offset ?? .zero)
        }
      }
      host.finishAnimation()
      let other = Feed.host(feed)
      let offset = host.backend.surface.first?.offset ?? .zero
      if let list = other.outlets.list.element, let token = other.mounter.token(of: list) {
        other.backend.surface.first?.offset = offset
        other.scroll(token, to: offset)
      }
      #expect(host.backend.text == other.backend.text, "seed \(seed)")
      #expect(host.backend.mistakes == [], "seed \(seed)")
    }
  }
}
