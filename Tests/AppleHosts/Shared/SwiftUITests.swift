import LayoutEngine
import SwiftUI
import Testing

@testable import LayoutApple
@testable import LayoutSwiftUI

#if canImport(UIKit)
  @testable import LayoutUIKit
  import UIKit
#else
  import AppKit
  @testable import LayoutAppKit
#endif

/// SwiftUI views arranged by the engine.
///
/// Each is a number of squares of 10 points, broken into lines.
struct SwiftUITests {
  private func laidOut(
    _ views: [FakeSubview], in proposal: ProposedViewSize, at origin: CGPoint = .zero,
    environment: LayoutEnvironment = LayoutEnvironment(), _ build: @escaping EngineLayout.Build
  ) -> CGSize {
    let layout = EngineLayout(environment: environment, build)
    let subviews = LayoutSubviews(fake: views)
    var cache = layout.makeCache(subviews: subviews)
    let size = layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    layout.placeSubviews(
      in: CGRect(origin: origin, size: size), proposal: proposal, subviews: subviews,
      cache: &cache)
    return size
  }

  @Test func viewsStandWhereTheEngineHasThem() {
    let views = [FakeSubview(squares: 3), FakeSubview(squares: 5)]
    let size = laidOut(views, in: ProposedViewSize(width: nil, height: nil)) { root, views in
      root.stack(StackSpec(direction: .horizontal, spacing: 4)) { row in
        for view in views { row.subview(view) }
      }
    }
    #expect(size == CGSize(width: 84, height: 10))
    #expect(views[0].frame == CGRect(x: 0, y: 0, width: 30, height: 10))
    #expect(views[1].frame == CGRect(x: 34, y: 0, width: 50, height: 10))
  }

  @Test func viewsWrapInWhatIsLeftForThem() {
    let views = [FakeSubview(squares: 3), FakeSubview(squares: 8)]
    let size = laidOut(
      views, in: ProposedViewSize(width: 70, height: nil), at: CGPoint(x: 5, y: 7)
    ) { root, views in
      root.stack(StackSpec(direction: .horizontal)) { row in
        row.subview(views[0])
        row.subview(views[1], as: StackItem(flexShrink: 1))
      }
    }
    #expect(size == CGSize(width: 70, height: 20))
    #expect(views[0].frame?.origin == CGPoint(x: 5, y: 7))
    #expect(views[1].frame == CGRect(x: 35, y: 7, width: 40, height: 20))
  }

  @Test func aDirectionIsSwiftUIsToMirror() {
    let views = [FakeSubview(squares: 3)]
    _ = laidOut(
      views, in: ProposedViewSize(width: 100, height: 20),
      environment: LayoutEnvironment(direction: .rtl)
    ) { root, views in
      root.stack(StackSpec(direction: .horizontal, alignItems: .start), size: .points(100, 20)) {
        $0.subview(views[0])
      }
    }
    #expect(views[0].frame?.minX == 0)
  }

  /// A view is measured once for each proposal, however often SwiftUI calls the layout.
  @Test func whatWasMeasuredIsNotMeasuredAgain() {
    let view = FakeSubview(squares: 3)
    let layout = EngineLayout { root, views in
      root.stack(StackSpec(direction: .vertical, alignItems: .start)) { $0.subview(views[0]) }
    }
    let subviews = LayoutSubviews(fake: [view])
    var cache = layout.makeCache(subviews: subviews)
    let proposal = ProposedViewSize(width: 200, height: nil)
    for _ in 0..<5 {
      _ = layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    }
    #expect(view.proposals.count == 1)
    layout.updateCache(&cache, subviews: subviews)
    _ = layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    #expect(view.proposals.count == 2, "SwiftUI has said that views changed")
  }

  @Test func aViewSaysHowItStands() {
    let views = [FakeSubview(squares: 2), FakeSubview(squares: 2)]
    views[1].values = [ObjectIdentifier(ItemKey.self): StackItem(flexGrow: 1)]
    _ = laidOut(views, in: ProposedViewSize(width: 100, height: nil)) { root, views in
      root.stack(
        StackSpec(direction: .horizontal),
        size: ElementSize(width: .points(100))
      ) { row in
        for view in views { row.subview(view) }
      }
    }
    #expect(views[1].frame?.minX == 20)
    #expect(views[1].proposals.last == ProposedViewSize(width: 80, height: 10))
  }
}

/// A document in SwiftUI.
@MainActor struct LayoutContentTests {
  private struct Boxes: LayoutDocument {
    var count: Int

    func build(into root: inout Children<NoPlacement>) {
      root.stack(StackSpec(direction: .vertical)) { (list: inout Children<StackItem>) in
        for _ in 0..<count {
          list.view(size: .points(40, 20), style: ElementStyle(backgroundColor: .rgba(0xFF)))
        }
      }
    }
  }

  @Test func aDocumentThatChangesInWithAnimationIsAnimated() {
    #if canImport(UIKit)
      typealias Context = LayoutContent<Boxes>.Context
      let view = LayoutContent(Boxes(count: 1)).makeUIView(context: Context(fakeAnimated: false))
      view.fakeWindow(true)
      view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
      view.layoutIfNeeded()
      func update(_ count: Int, animated: Bool) {
        LayoutContent(Boxes(count: count)).updateUIView(
          view, context: Context(fakeAnimated: animated))
      }
    #else
      typealias Context = LayoutContent<Boxes>.Context
      let view = LayoutContent(Boxes(count: 1)).makeNSView(context: Context(fakeAnimated: false))
      view.fakeWindow(scale: 1)
      view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
      view.layoutSubtreeIfNeeded()
      func update(_ count: Int, animated: Bool) {
        LayoutContent(Boxes(count: count)).updateNSView(
          view, context: Context(fakeAnimated: animated))
      }
    #endif
    update(2, animated: false)
    #expect(view.ticks == nil && view.subviews.count == 2)
    update(3, animated: true)
    #expect(view.ticks != nil && view.subviews.count == 3)
  }

  @Test func theClosureBehindTheCallGetsTheView() {
    var made: [LayoutView<Boxes>] = []
    let content = LayoutContent(Boxes(count: 1)) { made.append($0) }
    let context = LayoutContent<Boxes>.Context(fakeAnimated: false)
    #if canImport(UIKit)
      let view = content.makeUIView(context: context)
    #else
      let view = content.makeNSView(context: context)
    #endif
    #expect(made == [view])
  }
}
