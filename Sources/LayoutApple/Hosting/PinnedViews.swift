#if canImport(UIKit) && !os(watchOS)
  package import LayoutEngine
  package import LayoutViews
  package import UIKit
#elseif canImport(AppKit)
  package import AppKit
  package import LayoutEngine
  package import LayoutViews
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
    ///
    /// - Parameter distance: Returns how far the view of a token is moved, in points; nil leaves it
    ///   where it is.
    package func arrange(_ distance: (ViewToken) -> LayoutPoint?) {
      for (key, entry) in entries {
        guard let view = entry.view else {
          entries[key] = nil
          continue
        }
        guard let token = (view as? any ShownView)?.token, let moved = distance(token) else {
          continue
        }
        let frame = entry.base.offsetBy(dx: CGFloat(moved.x), dy: CGFloat(moved.y))
        if view.place != frame { view.place = frame }
      }
    }
  }
#endif
