import ElementLiterals
import LayoutEngine
import LayoutViews
import RecordingViews
import Testing

/// The operations on views that follow from a change of a layout.
@Suite struct UpdatingTests {
  @Test func nothingIsDoneWhereNothingChanged() {
    let host = Feed.host(Feed(posts: Feed.posts(0..<3)))
    host.update(Feed(posts: Feed.posts(0..<3)))
    host.update(in: host.layout.range, environment: host.layout.environment)
    #expect(host.backend.operations == [])
  }

  @Test func otherWordsAreOneViewsBusiness() {
    let host = Feed.host(Feed(posts: Feed.posts(0..<3)))
    var posts = Feed.posts(0..<3)
    posts[1].words = "Post A"
    host.update(Feed(posts: posts))
    #expect(host.backend.operations == ["configure text words at 0 0, 80 × 50: \"Post A\""])
    #expect(host.backend.surface.first?.children[1].children.first?.content?.changes == .words)
  }

  @Test func rowsThatMoveKeepTheirViews() {
    let host = Feed.host(Feed(posts: Feed.posts(0..<4)))
    let cards = host.backend.surface.first?.children ?? []
    host.update(Feed(posts: Feed.posts([1, 2, 3, 0])))
    #expect(
      host.backend.operations == [
        "frame box rows at 0 0, 100 × 50: filled Card",
        "frame box rows at 0 50, 100 × 50: filled Card",
        "frame box rows at 0 100, 100 × 50: filled Card",
        "move box rows at 0 0, 100 × 50: filled Card",
        "frame box rows at 0 150, 100 × 50: filled Card",
      ])
    let now = host.backend.surface.first?.children ?? []
    #expect(now.map(\.number) == [cards[1], cards[2], cards[3], cards[0]].map(\.number))
  }

  /// The list has a height of its own, so that its frame does not tell that it has another row.
  @Test func aRowComesIntoAListThatStaysAsLongAsItIs() {
    struct List: LayoutDocument {
      var rows: Int
      var hasLast = true

      func build(into root: inout Children<NoPlacement>) {
        root.scroll { scroll in
          scroll.stack(
            StackSpec(direction: .vertical), size: ElementSize(height: .points(2000))
          ) { (list: inout Children<StackItem>) in
            for row in 0..<rows {
              let isGone = row == rows - 1 && !hasLast
              list.text(
                TextSpec(content: .verbatim("row \(row)")),
                style: ElementStyle(visibility: isGone ? .gone : .visible))
            }
          }
        }
      }
    }
    let host = ViewHost(
      List(rows: 3), in: .exact(width: 200, height: 300), backend: RecordingBackend())
    func shown() -> Int { host.backend.text.split(separator: "\n").count { $0.contains("row ") } }
    host.mount()
    for (list, count) in [
      (List(rows: 4), 4), (List(rows: 4, hasLast: false), 3), (List(rows: 4), 4),
      (List(rows: 2), 2),
    ] {
      host.update(list)
      #expect(shown() == count)
    }
    #expect(host.backend.mistakes == [])
  }

  /// Another alternative of a `fit` comes in the place of the one that showed.
  @Test func anAlternativeComesForTheOneBefore() {
    var mounted = Mounted { root in
      root.stack(StackSpec(direction: .vertical)) { column in
        column.fit(FitSpec(axis: .horizontal)) { fit in
          fit.text("a long text in a line")
          fit.stack(StackSpec(direction: .vertical), style: ElementStyle(cornerRadius: 2)) {
            $0.text("short")
          }
        }
      }
    }
    #expect(mounted.backend.text == "text at 0 0, 200 × 16: \"a long text in a line\"")
    let operations = mounted.operations { $0.setSize(.points(90, 300), of: 1) }
    #expect(operations.contains { $0.hasPrefix("remove text") })
    #expect(
      mounted.backend.text == """
        box at 0 0, 90 × 300: clips
          text at 0 0, 90 × 16: "short"
        """)
    _ = mounted.operations { $0.setSize(.auto, of: 1) }
    #expect(mounted.backend.text == "text at 0 0, 200 × 16: \"a long text in a line\"")
  }

  @Test func viewsOfWhatLeftAreUsedForWhatEnters() {
    let host = Feed.host(Feed(posts: Feed.posts(0..<3)))
    let made = host.backend.madeCount
    host.update(Feed(posts: Feed.posts(10..<13)))
    #expect(host.backend.madeCount == made)
    #expect(host.backend.mistakes == [])
    #expect(
      host.backend.text.split(separator: "\n").filter { $0.contains("Post") } == [
        "    text words at 0 0, 80 × 50: \"Post 10\"",
        "    text words at 0 0, 80 × 50: \"Post 11\"",
        "    text words at 0 0, 80 × 50: \"Post 12\"",
      ])
  }

  @Test func aContainerThatGetsLooksIsPutAroundItsViews() {
    var posts = Feed.posts([7])
    posts[0].isBare = true
    let host = Feed.host(Feed(posts: posts))
    let text = host.view(\.rows, at: 0, \.words)
    #expect(host.view(\.rows, at: 0) == nil)
    posts[0].isBare = false
    host.update(Feed(posts: posts))
    #expect(
      host.backend.operations == [
        "make box",
        "configure box rows: filled Card",
        "frame box rows at 0 0, 100 × 50: filled Card",
        "insert box rows at 0 0, 100 × 50: filled Card",
        "remove text words at 0 0, 80 × 50: \"Post 7\"",
        "insert text words at 0 0, 80 × 50: \"Post 7\"",
        "remove image like at 80 0, 20 × 20: heart, spoken \"Like\", button",
        "insert image like at 80 0, 20 × 20: heart, spoken \"Like\", button",
      ])
    #expect(host.view(\.rows, at: 0, \.words) === text)
    host.backend.operations = []
    posts[0].isBare = true
    host.update(Feed(posts: posts))
    #expect(
      host.backend.operations == [
        "remove text words at 0 0, 80 × 50: \"Post 7\"",
        "insert text words at 0 0, 80 × 50: \"Post 7\"",
        "remove image like at 80 0, 20 × 20: heart, spoken \"Like\", button",
        "insert image like at 80 0, 20 × 20: heart, spoken \"Like\", button",
        "remove box rows at 0 0, 100 × 50: filled Card",
        "recycle box rows at 0 0, 100 × 50: filled Card",
      ])
    #expect(host.view(\.rows, at: 0, \.words) === text)
  }

  @Test func noMoreViewsAreKeptThanTheLimitSays() {
    let host = Feed.host(Feed(posts: Feed.posts(0..<4)))
    host.mounter.poolLimit = 2
    host.update(Feed(posts: []))
    let words = host.backend.operations.map { String($0.prefix { $0 != " " }) }
    // Three boxes, texts and images in two rows.
    #expect(words.filter { $0 == "recycle" }.count == 6)
    #expect(words.filter { $0 == "discard" }.count == 6)
    #expect(host.backend.mistakes == [])
  }

  /// A padding in percent is another one when the width is, whether or not the frame is.
  @Test func anotherPaddingIsToldToTextsAndPictures() {
    var mounted = Mounted { root in
      root.flex(FlexSpec(direction: .column, alignItems: .flexStart)) { column in
        column.text("ab", as: FlexItem(padding: .uniform(.percent(10))), size: .points(80, 60))
        column.image(ImageSpec(source: .asset("Cat")), as: FlexItem(padding: .all(3)))
      }
    }
    func padded() -> [LayoutEdges?] { mounted.backend.surface.map { $0.content?.padding } }
    #expect(padded() == [.all(20), .all(3)])
    _ = mounted.operations { $0.setSize(.points(150, 300), of: 0) }
    #expect(padded() == [.all(15), .all(3)])
    _ = mounted.operations { $0.setPlacement(.flex(FlexItem(padding: .all(4))), of: 2) }
    #expect(padded() == [.all(15), .all(4)])
    _ = mounted.operations { $0.setPlacement(.flex(FlexItem()), of: 2) }
    #expect(padded() == [.all(15), LayoutEdges.none])
  }

  @Test func aMovedContainerMovesTheViewsInIt() {
    var mounted = Mounted { root in
      root.stack(StackSpec(direction: .vertical)) { column in
        column.view(size: .points(10, 10))
        column.inset(InsetSpec(insets: .all(2))) { $0.text("below") }
      }
    }
    let operations = mounted.operations { $0.setSize(.points(10, 30), of: 1) }
    #expect(
      operations == [
        "frame box at 0 0, 10 × 30", "frame text at 2 32, 196 × 16: \"below\"",
      ])
  }

  /// A line that takes its room from the space between rows moves none of them.
  @Test(arguments: [nil, ElementStyle(cornerRadius: 2)])
  func aLineComesAndGoesThoughNoRowMoves(look: ElementStyle?) {
    let spaced = LinearSpec(orientation: .vertical, spacing: 5)
    let lined = LinearSpec(orientation: .vertical, spacing: 2, separator: 1)
    var mounted = Mounted { root in
      root.linear(spaced, style: look) { list in
        list.text("one", as: LinearItem(height: 20))
        list.text("two", as: LinearItem(height: 20, separatorBefore: true))
      }
    }
    let before = mounted.backend.text
    let coming = mounted.operations { $0.setSpec(.linear(lined), of: 0) }
    #expect(!coming.contains { $0.hasPrefix("frame text") })
    #expect(mounted.backend.text.contains("separator at 0 22, 200 × 1\n"))
    let going = mounted.operations { $0.setSpec(.linear(spaced), of: 0) }
    #expect(!going.contains { $0.hasPrefix("frame text") })
    #expect(mounted.backend.text == before)
  }

  @Test func whatWasInSomethingMayBeAroundItThen() {
    var mounted = Mounted { root in
      root.stack(StackSpec(direction: .vertical)) { column in
        column.stack(
          StackSpec(direction: .vertical), style: ElementStyle(backgroundColor: .asset("A"))
        ) { outer in
          outer.stack(
            StackSpec(direction: .vertical), style: ElementStyle(backgroundColor: .asset("B"))
          ) { $0.text("words") }
        }
      }
    }
    let views = [1, 2].map { mounted.mounter.view(of: $0) }
    _ = mounted.operations { tree in
      tree.move(2, into: 0, at: 0)
      // The button stands behind the other one now.
      tree.move(3, into: 1, at: 0)
    }
    #expect(
      mounted.backend.text == """
        box at 0 0, 200 × 16: filled B
          box at 0 0, 200 × 0: filled A
          text at 0 0, 200 × 16: "words"
        """)
    #expect([2, 1].map { mounted.mounter.view(of: $0) }.elementsEqual(views) { $0 === $1 })
  }

  @Test func anotherTextScaleIsToldToAll() {
    let host = Feed.host(Feed(posts: Feed.posts(0..<1)))
    host.update(in: host.layout.range, environment: LayoutEnvironment(textScale: 2))
    #expect(
      host.backend.text == """
        scroll list at 0 0, 100 × 200: 100 × 50 vertical
          box rows at 0 0, 100 × 50: filled Card
            text words at 0 0, 80 × 50: "Post 0", letters × 2
            image like at 80 0, 20 × 20: heart, spoken "Like", button
        """)
  }

  @Test func otherSafeAreasAreNoBusinessOfViews() {
    let host = Feed.host(Feed(posts: Feed.posts(0..<1)))
    var environment = LayoutEnvironment()
    environment.safeArea = .points(top: 20)
    host.update(in: host.layout.range, environment: environment)
    #expect(host.backend.operations == [])
  }

  @Test func afterUnmountingNothingIsLeft() {
    let host = Feed.host(Feed(posts: Feed.posts(0..<4)))
    host.unmount()
    #expect(host.backend.text == "")
    #expect(host.mounter.viewCount == 0)
    host.update(Feed(posts: Feed.posts(0..<2)))
    #expect(host.backend.text == "")
    host.mount()
    #expect(host.view(\.rows, at: 1) != nil)
    #expect(host.backend.mistakes == [])
  }
}
