import LayoutEngine
import LayoutViews
import Testing
import UIKit

@testable import LayoutUIKit

/// Touches on documents: taps, scrolling, cells.
@MainActor struct TouchTests {
  private static let two = Built<OneOutlet> { root in
    root.stack(StackSpec(direction: .vertical)) { column in
      column.text("one", id: 0)
      column.text("two")
    }
  }

  @Test func aTapDoesWhatIsToBeDone() {
    let view = LayoutView.shown(Self.two)
    var taps = 0
    view.host.onTap(\.it) { taps += 1 }
    view.touch(10, 10)
    #expect(taps == 1)
    view.touch(10, 30)
    #expect(taps == 1, "another element")
    view.touch(10, 10, liftingAt: CGPoint(x: 10, y: 30))
    #expect(taps == 1, "a finger that was dragged elsewhere")
    view.touchesBegan([UITouch(fakeAt: CGPoint(x: 10, y: 10))], with: nil)
    view.touchesCancelled([UITouch(fakeAt: CGPoint(x: 10, y: 10))], with: nil)
    #expect(taps == 1, "a finger that scrolls")
  }

  /// The opacity of a box that is paler while the pointer of an iPad is over it.
  @Test func whatThePointerIsOverLooksSo() throws {
    let view = LayoutView.shown(
      Built<OneOutlet> { root in
        root.stack(StackSpec(direction: .vertical)) { column in
          column.view(
            id: 0, size: .points(100, 40),
            style: .changing(
              [StateLook(state: .hovered, opacity: 0.75)],
              besides: ElementStyle(backgroundColor: .rgba(0xFF))))
        }
      })
    let box = try #require(view.host.view(\.it))
    let pointer = try #require(view.fakeInteractions.first as? UIPointerInteraction)
    pointer.fakeMove(to: CGPoint(x: 10, y: 10))
    #expect(box.alpha == 0.75)
    pointer.fakeMove(to: CGPoint(x: 10, y: 60))
    #expect(box.alpha == 1)
    pointer.fakeMove(to: CGPoint(x: 10, y: 10))
    pointer.fakeMove(to: nil)
    #expect(box.alpha == 1)
    #expect(view.fakeInteractions.count == 1)
  }

  /// A document whose actions are known by their names.
  private struct Fired: LayoutDocument {
    typealias FiredAction = LayoutAction

    func build(into root: inout Children<NoPlacement>) {
      root.scroll(
        style: ElementStyle.firing([ElementAction(.refresh, LayoutAction("reload"))])
      ) { inner in
        inner.stack(StackSpec(direction: .vertical)) { column in
          column.text(
            "hold",
            style: ElementStyle.firing([
              ElementAction(.longPress, LayoutAction("menu")),
              ElementAction(.tap, LayoutAction("open")),
            ]))
          column.text(
            TextSpec(
              runs: [
                TextRun(content: .verbatim("see ")),
                TextRun(content: .verbatim("terms"), tap: LayoutAction("terms")),
              ], fontSize: 10))
        }
      }
    }
  }

  @Test func aFingerThatRestsIsALongPressAndNoTap() {
    let view = LayoutView.shown(Fired())
    var done: [String] = []
    view.host.onAction { done.append($0.name) }
    var waiting: [@MainActor () -> Void] = []
    view.wait = { seconds, call in
      #expect(seconds == 0.5)
      waiting.append(call)
    }
    func down() { view.touchesBegan([UITouch(fakeAt: CGPoint(x: 10, y: 10))], with: nil) }
    func move(_ x: CGFloat) {
      view.touchesMoved([UITouch(fakeAt: CGPoint(x: x, y: 10))], with: nil)
    }
    func up() { view.touchesEnded([UITouch(fakeAt: CGPoint(x: 10, y: 10))], with: nil) }
    down()
    move(15)
    waiting.removeFirst()()
    #expect(done == ["menu"])
    up()
    #expect(done == ["menu"], "the end of a long press is no tap")
    down()
    up()
    #expect(done == ["menu", "open"])
    waiting.removeFirst()()
    #expect(done == ["menu", "open"], "a finger that is gone")
    down()
    move(20)
    move(10)
    waiting.removeFirst()()
    #expect(done == ["menu", "open"], "a finger that moved")
  }

  @Test func aLinkInATextIsTappedWhereItsWordsAre() throws {
    let view = LayoutView.shown(Fired())
    var done: [String] = []
    view.host.onAction { done.append($0.name) }
    // Letters are half as wide as they are high: the link begins after four of them.
    view.touch(18, 25)
    #expect(done == [])
    view.touch(22, 25)
    view.touch(44, 25)
    #expect(done == ["terms", "terms"])
    view.touch(46, 25)
    #expect(done == ["terms", "terms"])
    let spoken = try #require(view.accessibilityElements?.last as? UIAccessibilityElement)
    #expect(spoken.accessibilityLabel == "terms" && spoken.accessibilityTraits == .link)
    #expect(spoken.accessibilityActivate() && done.count == 3)
  }

  @Test func pullingRefreshesUntilTheNextDocument() throws {
    let view = LayoutView.shown(Fired())
    var done: [String] = []
    view.host.onAction { done.append($0.name) }
    let scroller: UIScrollView = try view.first()
    let control = try #require(scroller.refreshControl)
    control.fakeSend(.valueChanged)
    #expect(done == ["reload"] && control.fakeEnds == 0)
    view.update(Fired())
    #expect(control.fakeEnds == 1)
    view.update(Fired())
    #expect(control.fakeEnds == 1)
  }

  /// Shows a scroll of nine children of 300 points, which are 320 × 300 points each in a column.
  private func scroller(_ spec: ScrollSpec, _ style: ElementStyle = ElementStyle()) throws
    -> (LayoutView<Built<NoOutlets>>, UIScrollView)
  {
    let isRow = spec.axis == .horizontal
    let view = LayoutView.shown(
      Built<NoOutlets> { root in
        root.scroll(spec, style: style) { inner in
          inner.stack(StackSpec(direction: isRow ? .horizontal : .vertical)) { line in
            for _ in 0..<9 { line.view(size: .points(isRow ? 300 : 320, 300)) }
          }
        }
      })
    return (view, try view.first())
  }

  /// Lets a finger go at an offset; returns where the content goes from there.
  private func target(_ scroller: UIScrollView, from start: CGPoint, near end: CGPoint) -> CGPoint {
    var target = end
    scroller.contentOffset = start
    scroller.delegate?.scrollViewWillEndDragging(
      scroller, withVelocity: .zero, targetContentOffset: &target)
    return target
  }

  @Test func aFingerLetsTheContentGoOnToAChild() throws {
    let (view, scroller) = try scroller(ScrollSpec(snap: .start))
    #expect(!scroller.isPagingEnabled && scroller.decelerationRate == .fast)
    let start = CGPoint(x: 0, y: 320)
    #expect(target(scroller, from: start, near: CGPoint(x: 0, y: 700)) == CGPoint(x: 0, y: 600))
    #expect(target(scroller, from: start, near: CGPoint(x: 0, y: 321)) == CGPoint(x: 0, y: 600))
    #expect(target(scroller, from: start, near: start) == CGPoint(x: 0, y: 300))
    withExtendedLifetime(view) {}
  }

  @Test func pagesAreThoseOfUIKitButOfARowFromRightToLeft() throws {
    let (column, scroller) = try scroller(ScrollSpec(paging: true))
    #expect(scroller.isPagingEnabled)
    let end = CGPoint(x: 0, y: 700)
    #expect(target(scroller, from: .zero, near: end) == end)
    let (row, turned) = try self.scroller(
      ScrollSpec(axis: .horizontal, paging: true), ElementStyle(writingDirection: .rightToLeft))
    #expect(!turned.isPagingEnabled)
    // 2700 points are 2380 more than are seen: the second page from the right is at 2060.
    #expect(
      target(turned, from: CGPoint(x: 2_100, y: 0), near: CGPoint(x: 900, y: 0))
        == CGPoint(x: 2_060, y: 0))
    withExtendedLifetime((column, row)) {}
  }

  @Test func whatMayRestAnywhereGoesWhereItWould() throws {
    let (view, scroller) = try scroller(ScrollSpec())
    #expect(!scroller.isPagingEnabled && scroller.decelerationRate == .normal)
    let end = CGPoint(x: 0, y: 700)
    #expect(target(scroller, from: .zero, near: end) == end)
    withExtendedLifetime(view) {}
  }

  /// The opacity of a box that has a tap handler and is paler while it is pressed.
  @Test func whatIsPressedLooksSo() throws {
    let view = LayoutView.shown(
      Built<OneOutlet> { root in
        root.stack(StackSpec(direction: .vertical)) { column in
          column.view(
            id: 0, size: .points(100, 40),
            style: .changing(
              [StateLook(state: .pressed, opacity: 0.5)],
              besides: ElementStyle(backgroundColor: .rgba(0xFF))))
        }
      })
    view.host.onTap(\.it) {}
    let box = try #require(view.host.view(\.it))
    let touches: Set = [UITouch(fakeAt: CGPoint(x: 10, y: 10))]
    for ends in [view.touchesEnded, view.touchesCancelled] {
      view.touchesBegan(touches, with: nil)
      #expect(box.alpha == 0.5)
      ends(touches, nil)
      #expect(box.alpha == 1)
    }
  }

  /// The letters of a text are red while the row around it is pressed.
  @Test func lettersChangeTheirColorWithTheRow() throws {
    let view = LayoutView.shown(
      Built<OneOutlet> { root in
        root.stack(StackSpec(direction: .vertical), id: 0) { row in
          row.text(
            TextSpec(content: .verbatim("Open"), color: .rgba(0x0000_FFFF)),
            style: .changing([StateLook(state: .pressed, color: .rgba(0xFF00_00FF))]))
        }
      })
    view.host.onTap(\.it) {}
    let label: UILabel = try view.first()
    func color() -> UIColor? {
      label.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor
    }
    let (blue, frame) = (color(), label.frame)
    let touches: Set = [UITouch(fakeAt: CGPoint(x: 10, y: 10))]
    view.touchesBegan(touches, with: nil)
    let red = color()
    #expect(red != nil && red != blue)
    view.touchesEnded(touches, with: nil)
    #expect(color() == blue && label.frame == frame)
  }

  /// Taps without an action reach the surrounding view, so that a cell can be selected.
  @Test func whoeverIsAroundSeesTheTapsThatNobodyWanted() {
    final class Around: UIView {
      var ended = 0
      var cancelled = 0

      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { ended += 1 }
      override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        cancelled += 1
      }
    }
    let around = Around(frame: .zero)
    let view = LayoutView.shown(Self.two)
    around.addSubview(view)
    view.host.onTap(\.it) {}
    view.touch(10, 10)
    #expect((around.ended, around.cancelled) == (0, 1))
    view.touch(10, 30)
    #expect((around.ended, around.cancelled) == (1, 1))
  }

  @Test func whatScrollsHasItsRowsMountedAsTheyComeIntoSight() throws {
    let view = LayoutView.shown(
      Built<ManyOutlets> { root in
        root.scroll { inner in
          inner.stack(StackSpec(direction: .vertical)) { column in
            for row in 0..<1000 {
              column.text(TextSpec(content: .verbatim("row \(row)")), id: 0)
            }
          }
        }
      })
    var tapped: [Int] = []
    view.host.onTap(\.all) { tapped.append($0) }
    let scroller: UIScrollView = try view.first()
    #expect(scroller.contentSize == CGSize(width: 320, height: 21000))
    #expect(scroller.subviews.count < 60)
    #expect(scroller.subviews.first?.frame.minY == 0)
    scroller.contentOffset = CGPoint(x: 0, y: 10500)
    let rows = scroller.subviews.compactMap { ($0 as? UILabel)?.attributedText?.string }
    #expect(rows.contains("row 500"))
    #expect(!rows.contains("row 0"))
    #expect(scroller.subviews.count < 80)
    view.touch(10, 5)
    #expect(tapped == [500])
  }

  @Test func anUpdateLeavesAScrollWhereItIs() throws {
    func document(_ count: Int) -> Built<NoOutlets> {
      Built { root in
        root.scroll { inner in
          inner.stack(StackSpec(direction: .vertical)) { column in
            for row in 0..<count { column.text(TextSpec(content: .verbatim("row \(row)"))) }
          }
        }
      }
    }
    let view = LayoutView.shown(document(500))
    let scroller: UIScrollView = try view.first()
    scroller.contentOffset = CGPoint(x: 0, y: 2100)
    view.update(document(600))
    view.layoutIfNeeded()
    #expect(scroller.contentOffset == CGPoint(x: 0, y: 2100))
    #expect(scroller.contentSize.height == CGFloat(600 * 21))
  }

  /// A section without looks has no view of its own.
  @Test(arguments: [true, false])
  func whatIsPinnedStaysInSightAsLongAsItsParent(hasLooks: Bool) throws {
    let view = LayoutView.shown(
      Built<NoOutlets> { root in
        root.scroll { inner in
          inner.stack(StackSpec(direction: .vertical)) { column in
            for section in 0..<3 {
              column.stack(
                StackSpec(direction: .vertical),
                style: hasLooks ? ElementStyle(backgroundColor: .rgba(0xFF)) : nil
              ) { rows in
                rows.text(
                  TextSpec(content: .verbatim("head \(section)")), as: StackItem(pinned: true))
                for row in 0..<49 { rows.text(TextSpec(content: .verbatim("row \(row)"))) }
              }
            }
          }
        }
      })
    let scroller: UIScrollView = try view.first()
    func heads() -> [String: CGFloat] {
      var tops: [String: CGFloat] = [:]
      for section in scroller.subviews {
        for case let label as UILabel in hasLooks ? section.subviews : [section] {
          let words = label.attributedText?.string ?? ""
          let start = hasLooks ? section.frame.minY : 0
          if words.hasPrefix("head") {
            tops[words] = start + label.frame.minY - scroller.contentOffset.y
          }
        }
      }
      return tops
    }
    // A section is 50 rows of 21 points.
    #expect(heads()["head 0"] == 0)
    scroller.contentOffset = CGPoint(x: 0, y: 300)
    #expect(heads()["head 0"] == 0)
    scroller.contentOffset = CGPoint(x: 0, y: 1040)
    #expect(heads()["head 0"] == -11, "the next section pushes it out")
    #expect(heads()["head 1"] == 10)
    scroller.contentOffset = CGPoint(x: 0, y: 1100)
    #expect(heads()["head 1"] == 0)
    scroller.contentOffset = .zero
    #expect(heads()["head 0"] == 0)
  }

  // MARK: Cells

  private static func row(_ words: String) -> Built<OneOutlet> {
    Built { root in
      root.stack(StackSpec(direction: .vertical)) {
        $0.text(TextSpec(content: .verbatim(words)), id: 0)
      }
    }
  }

  @Test(arguments: [
    (LayoutCell<Built<OneOutlet>>.Fitting.width, CGSize(width: 40, height: 41)),
    (.height, CGSize(width: 60, height: 100)), (.size, CGSize(width: 26, height: 41)),
  ])
  func aCellIsAsLargeAsItsDocument(
    fitting: LayoutCell<Built<OneOutlet>>.Fitting, size: CGSize
  ) {
    let cell = LayoutCell<Built<OneOutlet>>(frame: CGRect(x: 0, y: 0, width: 40, height: 100))
    cell.fitting = fitting
    cell.show(Self.row("one two"))
    let attributes = UICollectionViewLayoutAttributes()
    attributes.size = CGSize(width: 40, height: 100)
    #expect(cell.preferredLayoutAttributesFitting(attributes).size == size)
  }

  @Test func aCellThatIsUsedAgainShowsTheOther() throws {
    let cell = LayoutCell<Built<OneOutlet>>(frame: CGRect(x: 0, y: 0, width: 40, height: 100))
    var made = 0
    cell.didMakeView = { _ in made += 1 }
    cell.show(Self.row("one"))
    let view = try #require(cell.layoutView)
    view.layoutIfNeeded()
    cell.show(Self.row("two"))
    #expect(cell.layoutView === view)
    #expect(made == 1)
    #expect(try view.first(UILabel.self).attributedText?.string == "two")
  }

  /// Rows that were laid out on other threads are shown as without prefetching.
  @Test func prefetchedRowsAreThoseThatAreLaidOutHere() async throws {
    let measurer = TextKitMeasurer()
    let prefetcher = LayoutPrefetcher<Int, Built<OneOutlet>>(measurer: measurer)
    let environment = LayoutEnvironment(scale: 1)
    for row in 0..<50 {
      prefetcher.prefetch(
        row, Self.row("row \(row) of these"), in: .width(100), environment: environment)
    }
    await prefetcher.finish()
    let cell = LayoutCell<Built<OneOutlet>>(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    cell.makeView = { LayoutView($0, measurer: measurer) }
    for row in 0..<50 {
      let ready = try #require(prefetcher.take(row))
      let words = "row \(row) of these"
      cell.show(Self.row(words), prefetched: ready)
      let attributes = UICollectionViewLayoutAttributes()
      attributes.size = CGSize(width: 100, height: 44)
      let size = cell.preferredLayoutAttributesFitting(attributes).size
      let here = Self.row(words).layout(
        in: .width(100), environment: environment, measurer: TextKitMeasurer())
      #expect(size == CGSize(width: 100, height: CGFloat(here.size.height)))
      let view = try #require(cell.layoutView)
      view.layoutIfNeeded()
      #expect(try view.first(UILabel.self).attributedText?.string == words)
    }
    #expect(prefetcher.take(0) == nil, "it was taken")
  }
}
