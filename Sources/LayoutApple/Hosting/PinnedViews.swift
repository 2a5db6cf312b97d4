#if canImport(UIKit) && !os(watchOS)
  package import LayoutEngine
  package import UIKit
#elseif canImport(AppKit)
  package import AppKit
  package import LayoutEngine
#endif

#if canImport(UIKit) && !os(watchOS) || canImport(AppKit)

  /// The views that stay in sight while the scroll view around them scrolls, within their parents.
  @MainActor package final class PinnedViews {
    private struct Entry {
      weak var view: PlatformView?
      /// The frame in the layout.
      var base: CGRect
    }

    /// The entries by the addresses of their views, which new views have after those are gone.
    private var entries: [ObjectIdentifier: Entry] = [:]

    /// The entry of a view; nil if it is not pinned.
    ///
    /// Weak references tell a view from another that was at its address before. Strong ones would
    /// keep each other alive, since a label refers to these pinned views.
    private subscript(view: PlatformView) -> Entry? {
      get { entries[ObjectIdentifier(view)].flatMap { $0.view === view ? $0 : nil } }
      set { entries[ObjectIdentifier(view)] = newValue }
    }

    /// Pins a view, or unpins it and restores its frame.
    package func pin(_ view: PlatformView, _ isPinned: Bool) {
      let entry = self[view]
      if isPinned, entry == nil {
        self[view] = Entry(view: view, base: view.place)
        // In front of elements that follow in the document.
        view.looksLayer.zPosition = 1
      } else if !isPinned, let entry {
        self[view] = nil
        view.place = entry.base
        view.looksLayer.zPosition = 0
      }
    }

    /// Stores the frame of a pinned view in the layout.
    package func place(_ view: PlatformView, at frame: CGRect) {
      self[view]?.base = frame
    }

    /// Moves the pinned views to where they stay in sight.
    package func arrange() {
      for (key, entry) in entries {
        guard let view = entry.view else {
          entries[key] = nil
          continue
        }
        guard let around = Self.scroll(around: view), let parent = view.superview else { continue }
        let frame = entry.base.kept(
          in: Self.visible(of: around, in: parent),
          within: parent === around.scroller.scrolled
            ? around.scroller.contentSize : parent.bounds.size,
          along: around.axis)
        if view.place != frame { view.place = frame }
      }
    }

    private static func scroll(around view: PlatformView) -> ScrollerView? {
      var current = view.superview
      while let next = current {
        if let scroll = next as? ScrollerView { return scroll }
        current = next.superview
      }
      return nil
    }

    /// The visible part of a scroll view, in the coordinates of a view in it.
    private static func visible(of scroll: ScrollerView, in view: PlatformView) -> CGRect {
      var visible = scroll.scroller.visible
      var current: PlatformView? = view
      while let next = current, next !== scroll.scroller.scrolled {
        visible = visible.offsetBy(dx: -next.place.minX, dy: -next.place.minY)
        current = next.superview
      }
      return visible
    }
  }

  extension CGRect {
    /// The frame, moved to the edge of the visible part but not out of its parent.
    package func kept(
      in visible: CGRect, within parent: CGSize, along axis: ScrollSpec.Axis
    ) -> CGRect {
      var frame = self
      if axis != .horizontal {
        frame.origin.y += Pinning.distance(
          from: minY, to: maxY, visibleFrom: visible.minY, within: parent.height)
      }
      if axis != .vertical {
        frame.origin.x += Pinning.distance(
          from: minX, to: maxX, visibleFrom: visible.minX, within: parent.width)
      }
      return frame
    }
  }
#endif
