import ElementLiterals
import LayoutEngine
import LayoutViews
import RecordingViews
import Testing

/// Hit testing, and the actions of taps.
@Suite struct TouchTests {
  private func point(_ x: Float, _ y: Float) -> LayoutPoint { LayoutPoint(x: x, y: y) }

  private func element(
    at point: LayoutPoint, minimumSize: LayoutSize = .zero,
    _ content: (inout Children<NoPlacement>) -> Void
  ) -> LayoutElement? {
    let mounted = Mounted(content)
    let surroundings = HitTest.Surroundings { mounted.tree.contentOffset(of: $0) ?? .zero }
    return HitTest.element(
      at: point, of: mounted.tree, surroundings, minimumSize: minimumSize,
      where: { mounted.tree.hasView($0) })
  }

  @Test func whatIsInFrontIsFoundFirst() {
    let found = element(at: point(5, 5)) { root in
      root.wrapper { box in
        box.view(size: .points(20, 20))
        box.view(size: .points(10, 10))
      }
    }
    #expect(found == 2)
    let behind = element(at: point(15, 15)) { root in
      root.background { box in
        box.view(size: .points(10, 10))
        box.view()
      }
    }
    #expect(behind == 1)
  }

  /// A button with something in front of it.
  private struct CoveredButton: LayoutDocument, Equatable {
    enum FiredAction: LayoutActions {
      case fired
      init?(_ action: LayoutAction) { self = .fired }
    }

    enum Cover: CaseIterable {
      case nothing, words, picture, room, roomWithAnAction
    }

    let event: ElementAction.Event
    let cover: Cover

    func build(into root: inout Children<NoPlacement>) {
      root.wrapper { box in
        box.view(
          size: .points(10, 10),
          style: .firing([ElementAction(event, LayoutAction("button"))]))
        switch cover {
        case .nothing: box.view(size: .points(1, 1))
        case .words: box.text("words", size: .points(40, 40))
        case .picture: box.image(ImageSpec(source: .url("a")), size: .points(40, 40))
        case .room: box.stack(StackSpec(direction: .vertical), size: .points(40, 40)) { _ in }
        case .roomWithAnAction:
          box.stack(
            StackSpec(direction: .vertical), size: .points(40, 40),
            style: .firing([ElementAction(.swipeEnd, LayoutAction("cover"))])
          ) { _ in }
        }
      }
    }
  }

  private func host(
    _ event: ElementAction.Event, behind cover: CoveredButton.Cover
  ) -> ViewHost<CoveredButton, RecordingBackend> {
    let host = ViewHost(
      CoveredButton(event: event, cover: cover), in: .unbounded, backend: RecordingBackend())
    host.onAction { _ in }
    host.mount()
    return host
  }

  /// Room that shows nothing lets a press through, also with an action of another kind.
  @Test func whatShowsNothingLetsOtherEventsThrough() {
    let answers = CoveredButton.Cover.allCases.map { cover in
      host(.longPress, behind: cover).perform(.longPress, at: point(5, 5))
    }
    #expect(answers == [true, false, false, true, true])
  }

  /// What is enlarged for fingers does not reach over a picture in front of it, and over words it
  /// does.
  @Test func aPictureKeepsTheTouchesOnIt() {
    let covers: [CoveredButton.Cover] = [.nothing, .words, .picture]
    let answers = covers.map { cover in
      let host = host(.tap, behind: cover)
      host.minimumTouchSize = LayoutSize(width: 60, height: 60)
      return host.tap(at: point(25, 25))
    }
    #expect(answers == [true, true, false])
  }

  @Test func whatIsNotSeenLetsTouchesThrough() {
    for look in [
      ElementStyle(opacity: 0), ElementStyle(visibility: .invisible),
      ElementStyle(visibility: .gone),
    ] {
      let found = element(at: point(5, 5)) { root in
        root.wrapper { box in
          box.view(size: .points(20, 20))
          box.center(style: look) { $0.view(size: .points(200, 300)) }
        }
      }
      #expect(found == 1, "\(look.visibility)")
    }
  }

  /// A point finds nothing of the alternatives that a `fit` left out.
  @Test func whatAFitLeftOutIsNotThere() {
    let found = element(at: point(5, 5)) { root in
      root.fit(FitSpec(axis: .horizontal)) { fit in
        fit.stack(StackSpec(direction: .horizontal), size: .points(900, 20)) { row in
          row.view(size: .points(900, 20))
        }
        fit.view(size: .points(10, 10))
        fit.view(size: .points(5, 5))
      }
    }
    #expect(found == 3)
  }

  /// What may cut off the content of an element, each by itself.
  private enum Cut: CaseIterable {
    case nothing, scroll, clip, look, corners, mask

    var look: ElementStyle? {
      switch self {
      case .nothing, .scroll, .clip: nil
      case .look: ElementStyle(clipsContent: true)
      case .corners: ElementStyle(cornerRadius: 4)
      case .mask: ElementStyle(mask: .capsule)
      }
    }
  }

  @Test func whatIsClippedAwayIsNotThere() {
    func addRow<Item: Placement>(_ box: inout Children<Item>, _ look: ElementStyle? = nil) {
      box.flex(FlexSpec(direction: .row), size: .points(20, 20), style: look) { row in
        row.view(size: .points(30, 20))
        row.view(size: .points(20, 20))
      }
    }
    for cut in Cut.allCases {
      let found = element(at: point(40, 5)) { root in
        root.absolute { box in
          switch cut {
          case .scroll: box.scroll(size: .points(20, 20)) { addRow(&$0) }
          case .clip: box.clip(size: .points(20, 20)) { addRow(&$0) }
          case .nothing, .look, .corners, .mask: addRow(&box, cut.look)
          }
        }
      }
      #expect(found == (cut == .nothing ? 3 : nil), "\(cut)")
    }
  }

  @Test func whatIsScrolledIsWhereItShows() {
    let host = Feed.host(Feed(posts: Feed.posts(0..<100)))
    guard let list = host.outlets.list.element, let token = host.mounter.token(of: list) else {
      Issue.record("there is no list")
      return
    }
    #expect(host.element(at: point(90, 60)) == host.outlets.rows[1].like.element)
    host.scroll(token, to: point(0, 1010))
    #expect(host.element(at: point(90, 2)) == host.outlets.rows[20].like.element)
    #expect(host.element(at: point(90, 47)) == host.outlets.rows[21].like.element)
    #expect(host.element(at: point(-1, 2)) == nil)
  }

  @Test func tapsAreForTheNearestThatDoesSomething() {
    let host = Feed.host(Feed(title: "Feed", posts: Feed.posts(0..<100)))
    var done: [String] = []
    host.onTap(\.rows) { done.append("row \($0)") }
    host.onTap(\.rows, \.like) { done.append("like \($0)") }
    host.onTap(\.title) { done.append("title") }
    #expect(host.tap(at: point(90, 20)))
    #expect(host.tap(at: point(20, 20)))
    #expect(host.tap(at: point(20, 70)))
    #expect(host.tap(at: point(20, 5)))
    #expect(!host.tap(at: point(500, 5)))
    #expect(done == ["like 0", "row 0", "row 1", "title"])
  }

  @Test func handlersFollowTheirElements() {
    let host = Feed.host(Feed(title: "Feed", posts: Feed.posts(0..<100)))
    var done: [Int] = []
    host.onTap(\.rows, \.like) { done.append($0) }
    guard let token = host.outlets.rows[3].like.element.flatMap({ host.mounter.token(of: $0) })
    else {
      Issue.record("there is no picture")
      return
    }
    host.update(Feed(posts: Feed.posts([40, 3, 0, 1])))
    host.tap(token)
    #expect(done == [1])
    host.update(Feed(posts: []))
    #expect(!host.tap(token))
  }

  @Test func disabledHandlersDoNothing() {
    let host = Feed.host(Feed(posts: Feed.posts(0..<3)))
    var done: [String] = []
    host.onTap(\.rows) { done.append("row \($0)") }
    let like = host.onTap(\.rows, \.like) { done.append("like \($0)") }
    host.setEnabled(false, like)
    host.tap(at: point(90, 5))
    host.setEnabled(true, like)
    host.tap(at: point(90, 5))
    #expect(done == ["row 0", "like 0"])
  }

  @Test func whatIsSmallCountsAsLarger() {
    let host = Feed.host(Feed(posts: Feed.posts(0..<3)))
    var done: [Int] = []
    host.onTap(\.rows, \.like) { done.append($0) }
    // The pictures are 20 points high, from 0 and from 50 on.
    #expect(!host.tap(at: point(85, 27)))
    host.minimumTouchSize = LayoutSize(width: 44, height: 44)
    #expect(host.tap(at: point(85, 27)))
    #expect(host.tap(at: point(75, 43)))
    #expect(!host.tap(at: point(60, 5)))
    #expect(done == [0, 1])
  }

  /// A long bar is made thicker for touches, by what it lacks on either side, and no longer.
  @Test func onlyTheShortSidesOfABarCountAsLonger() {
    func isFound(_ x: Float, _ y: Float, width: Float, height: Float) -> Bool {
      let found = element(at: point(x, y), minimumSize: LayoutSize(width: 44, height: 44)) { root in
        root.inset(InsetSpec(insets: .points(top: 100, left: 100))) {
          $0.stack(StackSpec(direction: .vertical)) { $0.view(size: .points(width, height)) }
        }
      }
      return found == 2
    }
    // The bar lies from 100 to 160, and from 100 to 110; 17 points are missing on either side.
    #expect(isFound(130, 84, width: 60, height: 10) && !isFound(130, 82, width: 60, height: 10))
    #expect(isFound(130, 126, width: 60, height: 10) && !isFound(130, 128, width: 60, height: 10))
    #expect(!isFound(99, 105, width: 60, height: 10) && !isFound(161, 105, width: 60, height: 10))
    // The bar stands.
    #expect(isFound(84, 130, width: 10, height: 60) && !isFound(82, 130, width: 10, height: 60))
    #expect(isFound(126, 130, width: 10, height: 60) && !isFound(128, 130, width: 10, height: 60))
    #expect(!isFound(105, 99, width: 10, height: 60) && !isFound(105, 161, width: 10, height: 60))
  }

  /// A button of 20 × 20 points at (40, 40), and a leaf around, behind, in front of or inside of
  /// it.
  private struct Covered: LayoutDocument {
    enum Cover: CaseIterable {
      case around, backgroundAround, behind, none, front, frontInBackground, frontUnderCaption,
        frontWithoutFill,
        inside
    }

    let cover: Cover

    struct Outlets: LayoutOutlets {
      private let frames: GeneratedCode.OutletFrames
      var button: Outlet { frames[0] }
      static let names = ["button"]
      init(_ frames: GeneratedCode.OutletFrames) { self.frames = frames }
    }

    func build(into root: inout Children<NoPlacement>) {
      func add<Item: Placement>(_ children: inout Children<Item>) {
        children.inset(InsetSpec(insets: .points(top: 40, left: 40, bottom: 40, right: 40))) {
          $0.center(id: 0) { inner in if cover == .inside { inner.view(size: .points(5, 5)) } }
        }
      }
      func addCover<Item: Placement>(_ children: inout Children<Item>) {
        let fill = cover == .frontWithoutFill ? nil : LayoutColor.rgba(0xFF)
        children.center {
          $0.view(size: .points(30, 30), style: ElementStyle(backgroundColor: fill))
        }
      }
      switch cover {
      case .around:
        root.inset(InsetSpec(), style: ElementStyle(backgroundColor: .rgba(0xFF))) { add(&$0) }
      case .backgroundAround:
        root.background(style: ElementStyle(backgroundColor: .rgba(0xFF))) { add(&$0) }
      case .none, .inside: add(&root)
      case .behind:
        root.wrapper { layers in
          addCover(&layers)
          add(&layers)
        }
      case .front, .frontWithoutFill:
        root.wrapper { layers in
          add(&layers)
          addCover(&layers)
        }
      case .frontUnderCaption:
        root.wrapper { layers in
          add(&layers)
          addCover(&layers)
          layers.center { $0.text("Caption", size: .points(30, 30)) }
        }
      case .frontInBackground:
        root.background { layers in
          addCover(&layers)
          add(&layers)
        }
      }
    }
  }

  /// Neither an element that contains the point nor one enlarged for touches has the tap of another
  /// element in front of it.
  @Test func whatIsInFrontKeepsTouchesFromWhatIsBehind() {
    for cover in Covered.Cover.allCases {
      let host = ViewHost(
        Covered(cover: cover), in: .exact(width: 100, height: 100), backend: RecordingBackend())
      host.minimumTouchSize = LayoutSize(width: 44, height: 44)
      host.mount()
      #expect(host.outlets.button.frame.size == LayoutSize(width: 20, height: 20))
      var taps = 0
      host.onTap(\.button) { taps += 1 }
      let isInFront = [.front, .frontInBackground, .frontUnderCaption].contains(cover)
      // On the cover: at the button, and near it.
      #expect(host.tap(at: point(50, 50)) != isInFront, "\(cover)")
      #expect(host.tap(at: point(37, 50)) != isInFront, "\(cover)")
      // Near the button, beside the cover.
      #expect(host.tap(at: point(50, 30)), "\(cover)")
      #expect(!host.tap(at: point(50, 20)), "\(cover)")
      #expect(taps == (isInFront ? 1 : 3), "\(cover)")
    }
  }

  @Test func aHandlerMayUpdateTheHost() {
    let host = Feed.host(Feed(posts: Feed.posts(0..<3)))
    host.onTap(\.rows, \.like) { place in
      var feed = host.document
      feed.posts[place].isLiked.toggle()
      host.update(feed)
    }
    host.tap(at: point(90, 60))
    #expect(host.view(\.rows, at: 1, \.like)?.content?.image?.source == .symbol("heart.fill"))
  }
}
